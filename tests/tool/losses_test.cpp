#include "tool/analysis/losses.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tavern;

TEST_CASE("a decision of each kind is found, and play-outs tell what it loses") {
    Setup setup;
    setup.module = 3;
    const Policy policy(PlayerKind::novice);
    for (std::size_t kind = 0; kind < decision_kinds; ++kind) {
        const Decision decision = decision_of(setup, static_cast<DecisionKind>(kind), policy, 5);
        CAPTURE(decision_names[kind]);
        REQUIRE(decision.found);
        CHECK(static_cast<std::size_t>(kind_of(decision.state)) == kind);
        CHECK(*std::min_element(decision.asked.begin(), decision.asked.end()) > 0);
        const auto candidates = candidates_of(decision.state, 3);
        CHECK(candidates.size() > 1);
        if (kind_of(decision.state) != DecisionKind::serving) continue;
        // Equal answers have the same chance, so they lose the same; ending the turn at once loses points.
        const std::vector<std::vector<Action>> answers{
            candidates.front(), candidates.front(), {Action(ActionKind::end_turn)}};
        const std::vector<double> losses = losses_of(decision.state, answers, policy, 20, 1);
        CHECK(losses[0] == losses[1]);
        CHECK(losses[2] > losses[0] + 1);
        CHECK(losses_of(decision.state, answers, policy, 20, 1) == losses);
    }
}
