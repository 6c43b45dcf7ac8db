#include "tool/analysis/last_turn.hpp"

#include <doctest/doctest.h>

#include "ai/turn/start_of_turn.hpp"
#include "tool/analysis/losses.hpp"

using namespace tavern;

TEST_CASE("no turn of the last evening is worth more than the best one, and a wide search reaches it") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Setup setup;
        setup.module = static_cast<std::uint8_t>(1 + seed);
        const Decision decision = decision_of(setup, DecisionKind::planning, Policy(ComputerPlayer::novice), seed, 8);
        REQUIRE(decision.state);
        CHECK(decision.state->round == components::rounds);
        const State state = start_of_turn(*decision.state, actor(*decision.state).seat);
        const BestTurn best = best_turn(state, 16384);
        if (!best.exact) continue;
        ++compared;
        CAPTURE(seed);
        CHECK(points_after_turn(ComputerPlayer::random, state, seed) < best.points);
        CHECK(points_after_turn(ComputerPlayer::novice, state, seed) <= best.points);
        CHECK(points_after_turn(ComputerPlayer::legend, state, seed) == best.points);
    }
    CHECK(compared > 1);
}

TEST_CASE("the best turn moves dice that lie badly, as the legend does") {
    int compared = 0;
    int gained = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Decision decision = decision_of({}, DecisionKind::serving, Policy(ComputerPlayer::novice), seed, 8);
        if (!decision.state) continue;
        const State state = *decision.state;
        const BestTurn best = best_turn(state, 16384);
        if (!best.exact) continue;
        ++compared;
        CAPTURE(seed);
        CHECK(points_after_turn(ComputerPlayer::legend, state, seed) <= best.points);
        const Plans unmoved =
            TurnSearch().plan(state, evaluation(EvaluationKind::learned, state.setup), SearchLimits{16384});
        gained += best.points > unmoved.best.front().value / a_point;
    }
    CHECK(compared > 4);
    CHECK(gained > 0);
}

TEST_CASE("the legend picks the best die of the last draft, where narrow rollouts would lose points") {
    Setup setup;
    // The frozen player's game stays the same when the others learn.
    const Decision decision =
        decision_of(setup, DecisionKind::draft, Policy(ComputerPlayer::legend_2026_11), 9, components::rounds);
    REQUIRE(decision.state);
    CHECK(lost_by_pick(ComputerPlayer::legend, *decision.state, 1, 64) == 0);
    CHECK(lost_by_pick(ComputerPlayer::legend_2026_11, *decision.state, 1, 64) == 3);
}
