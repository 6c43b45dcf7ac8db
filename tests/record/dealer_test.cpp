#include "record/dealer.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>

#include "record/names.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

/** Sum over all outcomes of (seen - expected)^2 / expected. */
template <class Seen, class Expected>
double chi_square(const Seen& seen, Expected expected) {
    double sum = 0;
    for (const auto& [outcome, count] : seen) {
        const double wanted = expected(outcome);
        sum += (count - wanted) * (count - wanted) / wanted;
    }
    return sum;
}

/** The outcome of the first chance event of this kind. */
Action first_answer(std::uint64_t seed, const Setup& setup, Question asked) {
    State state = new_game(setup);
    Dealer dealer(seed);
    Effects effects;
    for (;;) {
        effects.clear();
        const Action action = actor(state).kind == ActorKind::chance ? dealer.deal(state) : [&] {
            ActionList legal;
            legal_actions(state, legal);
            return legal[0];
        }();
        if (question(state) == asked) return action;
        apply_legal(state, action, effects);
    }
}

constexpr int deals = 20000;

}  // namespace

TEST_CASE("the dealer rolls each combination of dice as often as dice do") {
    std::map<std::uint32_t, int> seen;
    for (int seed = 0; seed < deals; ++seed)
        ++seen[first_answer(static_cast<std::uint64_t>(seed), samples::setup_of(2, 1), Question::roll_coaster).bits()];
    CHECK(seen.size() == 126);
    const auto expected = [](std::uint32_t bits) {
        const Roll roll = Action::from_bits(bits).rolled();
        std::array<int, faces + 1> of_face{};
        int orders = 24;
        for (int die = 0; die < 4; ++die) orders /= ++of_face[roll.at(die)];
        return deals * orders / 1296.0;
    };
    CHECK(chi_square(seen, expected) < 200);  // 125 degrees of freedom: 1 in 30,000 is higher
}

TEST_CASE("the dealer draws each card of the bag alike") {
    std::map<Card, int> seen;
    for (int seed = 0; seed < deals; ++seed)
        ++seen[first_answer(static_cast<std::uint64_t>(seed), samples::setup_of(2, 1), Question::draw_card).card()];
    const State state = new_game(samples::setup_of(2, 1));
    const auto expected = [&](Card card) { return deals * state.players[0].bag[card] / 10.0; };
    CHECK(seen.size() == 5);
    CHECK(chi_square(seen, expected) < 30);
}

TEST_CASE("the dealer shows each three start cards alike") {
    std::map<std::uint32_t, int> seen;
    for (int seed = 0; seed < deals; ++seed)
        ++seen[first_answer(static_cast<std::uint64_t>(seed), samples::setup_of(2, 4), Question::show_start_cards)
                   .bits()];
    CHECK(seen.size() == 35);
    CHECK(chi_square(seen, [](std::uint32_t) { return deals / 35.0; }) < 80);
}

TEST_CASE("the deal of a seed is legal and does not depend on earlier actions") {
    std::map<std::uint64_t, Roll> rolls;
    for (std::uint64_t luck = 0; luck < 50; ++luck) {
        Game game(samples::setup_of(3, 5), 77, default_innkeepers(samples::setup_of(3, 5)));
        samples::play(game, luck);
        State state = new_game(game.record().setup());
        for (const Step& step : game.steps()) {
            CHECK_FALSE(refusal(state, step.action).has_value());
            if (question(state) == Question::roll_coaster) {
                const std::uint64_t place = state.round * 16U + step.actor.seat;
                const auto known = rolls.try_emplace(place, step.action.rolled()).first;
                CHECK(known->second == step.action.rolled());
            }
            Effects effects;
            apply_legal(state, step.action, effects);
        }
    }
}

TEST_CASE("a seed deals the same for ever: revision 1") {
    const Game game = samples::game_of(samples::setup_of(2, 1), 2018, 0);
    CHECK(id_of(game.steps()[0].action.card()) == "guest-6-server");
}
