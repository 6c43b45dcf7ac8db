#include "tool/analysis/losses.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "captured.hpp"
#include "record/dealer.hpp"

using namespace tavern;

TEST_CASE("a decision of each kind is found, and play-outs tell its loss") {
    Setup setup;
    setup.module = 3;
    const Policy policy(ComputerPlayer::novice);
    for (std::size_t kind = 0; kind < decision_kinds; ++kind) {
        const Decision decision = decision_of(setup, static_cast<DecisionKind>(kind), policy, 6);
        CAPTURE(decision_names[kind]);
        REQUIRE(decision.state);
        CHECK(static_cast<std::size_t>(kind_of(*decision.state)) == kind);
        CHECK(*std::min_element(decision.asked.begin(), decision.asked.end()) > 0);
        const auto candidates = candidates_of(*decision.state, 3);
        CHECK(candidates.size() > 1);
        if (kind_of(*decision.state) != DecisionKind::serving) continue;
        // Equal answers have the same chance, so they lose the same; ending the turn at once loses points.
        const std::vector<std::vector<Action>> answers{
            candidates.front(), candidates.front(), {Action(ActionKind::end_turn)}};
        const std::vector<std::size_t> all{0, 1, 2};
        const std::vector<Mean> losses = losses_of(*decision.state, answers, all, policy, {20, 0}, 1);
        CHECK(losses[0].mean() == losses[1].mean());
        CHECK(losses[2].mean() > losses[0].mean() + 1);
        CHECK(losses[2].count == 20);
        // The same again; fewer play-outs where the error may be large.
        CHECK(losses_of(*decision.state, answers, all, policy, {20, 0}, 1)[2].sum == losses[2].sum);
        CHECK(losses_of(*decision.state, answers, {2}, policy, {20, 1000}, 1)[0].count == 16);
        const Mean against = loss_against(*decision.state, answers[2], answers[0], policy, {20, 0}, 1);
        CHECK(against.mean() == losses[2].mean());
    }
}

TEST_CASE("the answers to a planning are placements, not endings of the same one") {
    Setup setup;
    std::size_t answers = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Decision decision = decision_of(setup, DecisionKind::planning, Policy(ComputerPlayer::steady), seed, 4);
        REQUIRE(decision.state);
        answers += candidates_of(*decision.state, 6).size();
    }
    CHECK(answers >= 26);  // some hands have fewer than six that no other dominates
}

TEST_CASE("in play-outs the legend plays the evening at hand to its end" * doctest::test_suite("slow")) {
    // Alone in the last evening, so that chance only fills the row. A narrow search misses the best turn of some of
    // these.
    Setup setup;
    setup.players = 1;
    setup.module = 2;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Decision decision = decision_of(setup, DecisionKind::planning, Policy(), seed, components::rounds);
        REQUIRE(decision.state);
        const auto points_after = [](State state) {
            Effects effects;
            Dealer dealer(1);
            while (actor(state).kind != ActorKind::nobody)
                for (const Action action : actor(state).kind == ActorKind::chance
                                               ? std::vector{dealer.deal(state)}
                                               : strongest(state.setup).decide(state)) {
                    effects.clear();
                    apply_legal(state, action, effects);
                }
            return score(state, 0).total();
        };
        const Action ready(ActionKind::ready);
        State unplanned = *decision.state;
        Effects effects;
        apply_legal(unplanned, ready, effects);
        const std::vector<Action> planned = strongest(setup).decide(*decision.state);
        const Mean lost = loss_against(*decision.state, {ready}, planned, Policy(), {16, 0}, 1);
        CAPTURE(seed);
        CHECK(lost.mean() == points_after(*decision.state) - points_after(unplanned));
    }
}

TEST_CASE("a kind of which a single decision was found leaves the error over all unknown, one never asked does not") {
    const Mean two{2, 2, 4};
    std::array<Mean, decision_kinds> of_kind{two, two, {}, {}};
    const auto [mean, error] = weighted(of_kind, {3, 3, 2, 0});
    CHECK(mean == doctest::Approx(1));
    CHECK(error == doctest::Approx(std::sqrt(0.5)));
    of_kind[2].add(1);
    CHECK(std::isinf(weighted(of_kind, {3, 3, 2, 0}).second));
    CHECK(captured(reviews_command.run, {"novice", "--decisions", "1", "--playouts", "1"}).code == wrong_usage);
}

TEST_CASE("reviews also compare the decisions where a player agrees with the legend") {
    const Ran ran = captured(reviews_command.run, {"legend", "--decisions", "8", "--playouts", "2", "--jobs", "1"});
    CHECK(ran.out.find("\nall                   0 decisions") != std::string::npos);
    CHECK(
        ran.out.find("\nall, with equal ones  6 decisions: 0.00 by the review, 0.00 by play-outs (error of one 0.00), "
                     "bias 0.00 +- 0.00, mean difference 0.00\n") != std::string::npos);
}

TEST_CASE("reviews give no correlation of a few decisions") {
    const Ran ran = captured(reviews_command.run, {"novice", "--decisions", "1", "--playouts", "2", "--jobs", "1"});
    CHECK(ran.code == 0);
    CHECK(ran.out.find("mean difference") != std::string::npos);
    CHECK(ran.out.find("correlation") == std::string::npos);
}
