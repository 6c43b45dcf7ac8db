#include "ai/luck.hpp"

#include <doctest/doctest.h>

#include "record/playout.hpp"

using namespace tavern;

namespace {

/** The first position of a random game where chance is asked this. */
State asked_for(Question wanted, std::uint8_t players) {
    Setup setup;
    setup.players = players;
    setup.module = 5;
    State state = new_game(setup);
    Dealer dealer(3);
    RandomNumbers numbers(3);
    PlayoutSpace space;
    while (question(state) != wanted) {
        Action action;
        if (actor(state).kind == ActorKind::chance) {
            action = dealer.deal(state);
        } else {
            legal_actions(state, space.legal);
            action = space.legal[numbers.below(space.legal.size())];
        }
        space.effects.clear();
        apply_legal(state, action, space.effects);
    }
    return state;
}

/** Every way in which this many dice can fall. */
std::vector<Action> all_falls(int dice) {
    std::vector<Roll> rolls{Roll()};
    for (int die = 0; die < dice; ++die) {
        std::vector<Roll> more;
        for (const Roll roll : rolls)
            for (Face face = 1; face <= faces; ++face) {
                more.push_back(roll);
                more.back().add(face);
            }
        rolls = more;
    }
    std::vector<Action> actions;
    for (const Roll roll : rolls) actions.push_back(act::roll(roll));
    return actions;
}

/** Every card that may come, as often as it is in the bag. */
std::vector<Action> all_cards(const CardCounts& bag) {
    std::vector<Action> actions;
    for (int index = 0; index < bag.total(); ++index) actions.push_back(act::draw(bag.at(index)));
    return actions;
}

/** Luck is unbiased: over all equally likely outcomes it adds up to nothing, though single outcomes have some. */
void check_adds_up_to_nothing(const State& state, const std::vector<Action>& outcomes) {
    Luck luck(state.setup);
    const auto seat = std::size_t{actor(state).seat};
    double most = 0;
    for (const Action outcome : outcomes) {
        const double before = luck.of(seat);
        luck.add(state, outcome);
        most = std::max(most, luck.of(seat) - before);
    }
    CHECK(most > 0.05);
    for (std::size_t any = 0; any < state.setup.players; ++any) CHECK(luck.of(any) == doctest::Approx(0).epsilon(1e-6));
}

}  // namespace

TEST_CASE("luck adds up to nothing over all cards, and over all ways in which dice can fall") {
    const State draw = asked_for(Question::draw_card, 2);
    check_adds_up_to_nothing(draw, all_cards(draw.players[actor(draw).seat].bag));
    const State own = asked_for(Question::roll_own, 2);
    check_adds_up_to_nothing(own, all_falls(own.tasks[own.task_count - 1U].amount));
    for (const std::uint8_t players : {std::uint8_t{1}, std::uint8_t{3}})
        check_adds_up_to_nothing(asked_for(Question::roll_coaster, players), all_falls(components::white_dice));
}

TEST_CASE("four sixes on a coaster touch all players who pick from it") {
    const State state = asked_for(Question::roll_coaster, 3);
    Luck luck(state.setup);
    luck.add(state, all_falls(components::white_dice).back());
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) CHECK(luck.of(seat) != 0);
}
