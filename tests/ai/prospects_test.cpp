#include "ai/turn/prospects.hpp"

#include <doctest/doctest.h>

#include "ai/turn/turn_search.hpp"
#include "positions.hpp"
#include "tool/arena/former_weights.hpp"

using namespace tavern;
using positions::position;

namespace {

/** Only an upgraded cashbox, which costs 8 thalers, is worth more than its printed points: 20 points. */
Evaluation likes_the_cashbox() {
    Evaluation evaluation{};
    for (Weights& weights : evaluation) weights[feature::tiles + static_cast<int>(Tile::cashbox)] = 20 * a_point;
    return evaluation;
}

struct Guesses {
    Value purchases;
    Value all;
};

/** Both kinds of guess, of Anna's position. */
Guesses guesses(const State& state) {
    const Evaluation evaluation = likes_the_cashbox();
    const Evaluator evaluator(evaluation, state, 0, state.round);
    Prospects prospects;
    const auto guess = [&](Foresight foresight) {
        prospects.begin(state, 0, evaluator, foresight);
        return prospects.of(state);
    };
    return {guess(Foresight::purchases), guess(Foresight::all)};
}

State after(State state, std::initializer_list<Action> actions) {
    Effects effects;
    for (const Action action : actions) REQUIRE_FALSE(apply(state, action, effects).has_value());
    return state;
}

}  // namespace

TEST_CASE("a guess counts purchases by the thalers at hand") {
    const auto with = [](std::string_view thalers) {
        return guesses(position("2 players, module 1, round 3, serving", {"Anna tables regular-1", thalers}));
    };
    const Guesses poor = with("Anna has thalers 7");
    const Guesses rich = with("Anna has thalers 8");
    CHECK(rich.purchases >= 20 * a_point);
    CHECK(poor.purchases < 20 * a_point);
    CHECK(rich.all == rich.purchases);
    CHECK(poor.all == poor.purchases);
}

TEST_CASE("a guess with all foresight counts the thalers of a guest that has a die") {
    // A regular brings the eighth thaler. Section 4 F.
    const State state = position("2 players, module 1, round 3, planning",
                                 {"Anna tables regular-1", "Anna has thalers 7", "Anna hand white 1"});
    const Guesses guess = guesses(after(state, {act::place(1, seat_space(0)), Action(ActionKind::ready)}));
    CHECK(guess.purchases < 20 * a_point);
    CHECK(guess.all >= 20 * a_point);
}

TEST_CASE("a guess with all foresight counts bards' steps of reputation") {
    // From space 3 on, a step is a point, up to 5. Section 6.
    const auto with = [](std::string_view staff) {
        return guesses(position("2 players, module 3, round 3, serving",
                                {"Anna tables regular-1", staff, "Anna has reputation 4"}));
    };
    const Guesses none = with("Anna staff barback");
    const Guesses two = with("Anna staff barback, bard x2");
    CHECK(two.purchases == none.purchases);
    CHECK(two.all == none.all + 2 * a_point);
}

TEST_CASE("a guess with all foresight counts the thalers of a die on a cashbox upgraded first") {
    // With 8 thalers the cashbox is upgraded and then gives 3 instead of 1; a barback costs 2 and is a point. Sections
    // 4 F and 9.
    const State state = position("2 players, module 1, planning in turn, round 3, planning",
                                 {"Anna tables regular-1", "Anna has thalers 8", "Anna hand white 3"});
    const State placed = after(state, {act::place(3, Space::cashbox), Action(ActionKind::ready)});
    const State upgraded = after(placed, {act::upgrade(Tile::cashbox, 0), act::serve(3, Space::cashbox)});
    CHECK(upgraded.players[0].thalers == 3);
    const Evaluation evaluation = likes_the_cashbox();
    const Evaluator evaluator(evaluation, placed, 0, placed.round);
    Prospects prospects;
    prospects.begin(placed, 0, evaluator, Foresight::all);
    // The guess came true: nothing is gained or lost by the upgrade that it counted on.
    CHECK(evaluator.value(placed) + prospects.of(placed) == evaluator.value(upgraded) + prospects.of(upgraded));
}

TEST_CASE("a guess with all foresight follows monks round the track") {
    // From 22, the last space, the marker goes to the start and on. Space 22 brings a noble, 3 a barback. Section 4 F.
    const auto monks = [](std::string_view marker, std::string_view hand, int dice) {
        State state = position("2 players, planning in turn, module 1, round 3, planning",
                               {"Anna tables regular-1", marker, hand});
        for (int die = 0; die < dice; ++die) state = after(state, {act::place(5, Space::monk)});
        return guesses(after(state, {Action(ActionKind::ready)})).all;
    };
    const Value noble = monks("Anna has monastery 21", "Anna hand white 5", 1);
    CHECK(noble == 10 * a_point);
    CHECK(monks("Anna has monastery 20", "Anna hand white 5", 1) == 0);
    CHECK(monks("Anna has monastery 21", "Anna hand white 5 5", 2) == noble);
    CHECK(monks("Anna has monastery 22", "Anna hand white 5 5 5", 3) == 0);
    CHECK(monks("Anna has monastery 22", "Anna hand white 5 5 5 5", 4) == a_point);
}

TEST_CASE("a guess with all foresight brews with the brewers before it gives them back") {
    // Two dice with three brewers bring four beer each; then the brewers pay for the upgrade. Section 4 F.
    Evaluation evaluation{};
    for (Weights& weights : evaluation) weights[feature::tiles + static_cast<int>(Tile::brewer)] = 40 * a_point;
    const State state = position("2 players, planning in turn, module 1, round 3, planning",
                                 {"Anna tables regular-1", "Anna staff brewer x3", "Anna hand white 1 6"});
    const State placed =
        after(state, {act::place(1, Space::brewer), act::place(6, Space::brewer), Action(ActionKind::ready)});
    const State upgraded =
        after(placed, {act::serve(1, Space::brewer), act::serve(6, Space::brewer), act::upgrade(Tile::brewer, 3)});
    const Evaluator evaluator(evaluation, placed, 0, placed.round);
    Prospects prospects;
    prospects.begin(placed, 0, evaluator, Foresight::all);
    CHECK(evaluator.value(placed) + prospects.of(placed) == evaluator.value(upgraded) + prospects.of(upgraded));
}

TEST_CASE("with all foresight a search of equal width finds better turns") {
    TurnSearch search;
    std::int64_t gained = 0;
    int worse = 0;
    int compared = 0;
    for (int number = 0; compared < 100; ++number) {
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const State state = positions::random_planning(number, numbers);
        const Evaluation& frozen = of_setup(former_weights, state.setup);  // no training changes it
        const Value purchases = search.plan(state, frozen, {.beam_width = 8}).best.front().value;
        const SearchLimits limits{.beam_width = 8, .foresight = Foresight::all};
        const Plan all = search.plan(state, frozen, limits).best.front();
        const Plan fresh = TurnSearch().plan(state, frozen, limits).best.front();  // nothing searched before
        CHECK(fresh.value == all.value);
        CHECK(fresh.actions == all.actions);
        if (state.setup.module < 5) continue;
        ++compared;
        gained += all.value - purchases;
        worse += all.value < purchases ? 1 : 0;
    }
    CHECK(gained > 100 * a_point);
    CHECK(worse < 25);
    MESSAGE("points a turn: " << static_cast<double>(gained) / a_point / compared << ", worse " << worse);
}
