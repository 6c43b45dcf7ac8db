#include "ai/evening.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "positions.hpp"
#include "record/playout.hpp"
#include "record/signature.hpp"

using namespace tavern;

TEST_CASE("the last answer before the draft is weighed and played out by the evening at hand, that of the last too") {
    // Nobody rolls own dice then, so keeping the guests leads straight to the coasters.
    TurnSearch search;
    int last_rounds = 0;
    ActionList legal;
    Effects effects;
    for (int number = 0; last_rounds < 5; ++number) {
        REQUIRE(number < 2000);
        State state = new_game(signature_setup(number));
        Dealer dealer(static_cast<std::uint64_t>(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        while (actor(state).kind != ActorKind::nobody) {
            const bool chance = actor(state).kind == ActorKind::chance;
            if (question(state) == Question::start_over && state.round == components::rounds) {
                State kept = state;
                effects.clear();
                apply_legal(kept, Action(ActionKind::keep_guests), effects);
                if (kept.phase == Phase::draft) {
                    ++last_rounds;
                    const auto choices =
                        weigh_choices(state, hand_made_evaluation(), SearchLimits{2, 0, 0}, 2, 7, search);
                    REQUIRE(choices.size() == 2);
                    // No evening follows, so the value is at least the present points.
                    const int seat = actor(state).seat;
                    const int points = score(state, seat).total();
                    CHECK(choices.front().value >= 100 * points);
                    // A play-out serves the guests of this evening: whatever it buys brings points.
                    CHECK(points_at_end(kept, seat, {}, hand_made_evaluation(), SearchLimits{2}, 7, search) > points);
                }
            }
            legal_actions(state, legal);
            effects.clear();
            const Action any = chance ? dealer.deal(state) : legal[numbers.below(legal.size())];
            apply_legal(state, any, effects);
        }
    }
}

TEST_CASE("a play-out from within a turn plays the rest of it, as planned where there is a plan") {
    // In the last evening a plan's value is the points at the end of the game, and less than one for the rest.
    constexpr SearchLimits limits{192, 0, 0};
    TurnSearch search;
    PlayoutSpace space;
    int looked_at = 0;
    int recruiting = 0;
    const auto look = [&](const State& state) {
        const int seat = actor(state).seat;
        const Plan plan = search.plan(state, hand_made_evaluation(), limits).best.front();
        CHECK(points_at_end(state, seat, {}, hand_made_evaluation(), limits, 7, search) >= plan.value / 100);
        // A search as narrow as this one would not find all of it again after the row is refilled.
        CHECK(points_at_end(state, seat, plan.actions, hand_made_evaluation(), SearchLimits{1}, 7, search) ==
              plan.value / 100);
        ++looked_at;
        recruiting += plan.sure < plan.actions.size();
    };
    for (int number = 0; number < 40; ++number) {
        State game = new_game(signature_setup(number));
        Dealer dealer(static_cast<std::uint64_t>(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        play_out(
            game, dealer, space,
            [&](const State& state, const ActionList& legal) {
                if (question(state) == Question::serve && state.round == components::rounds) look(state);
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
    }
    CHECK(looked_at > 100);
    CHECK(recruiting > 20);
}

TEST_CASE("a card put back at closing time is judged by the next evening, when it comes") {
    // After round 5 the next start player's cards are drawn before the next question, so a look at the deck comes too
    // late.
    TurnSearch search;
    PlayoutSpace space;
    int looked_at = 0;
    int told_apart = 0;
    const auto look = [&](const State& state, const ActionList& legal) {
        if (question(state) != Question::put_back || state.round != 5 || legal.size() <= 3) return;
        ++looked_at;
        auto choices = weigh_choices(state, hand_made_evaluation(), SearchLimits{2, 0, 0}, 4, 7, search);
        std::erase_if(choices, [](const WeighedAction& choice) { return choice.action == Action(ActionKind::close); });
        told_apart += choices.front().value != choices.back().value;
    };
    for (int number = 0; number < 4000 && looked_at < 20; ++number) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(1 + number % 2);
        setup.module = 3;
        State state = new_game(setup);
        Dealer dealer(static_cast<std::uint64_t>(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        play_out(
            state, dealer, space,
            [&](const State& now, const ActionList& legal) {
                look(now, legal);
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
    }
    REQUIRE(looked_at >= 20);
    CHECK(told_apart == looked_at);
}

TEST_CASE("alone, too, a play-out rolls the same dice before and after the last answer of an evening") {
    // The policy of a play-out keeps the guests, as the answer does.
    TurnSearch search;
    PlayoutSpace space;
    Effects effects;
    int looked_at = 0;
    const auto look = [&](const State& state) {
        if (question(state) != Question::start_over || state.round <= 5) return;
        ++looked_at;
        State kept = state;
        effects.clear();
        apply_legal(kept, Action(ActionKind::keep_guests), effects);
        const auto points_from = [&](const State& from) {
            return points_at_end(from, 0, {}, hand_made_evaluation(), SearchLimits{2, 0, 0}, 7, search);
        };
        CHECK(points_from(state) == points_from(kept));
    };
    for (int number = 0; number < 2000 && looked_at < 10; ++number) {
        Setup setup;
        setup.players = 1;
        State state = new_game(setup);
        Dealer dealer(static_cast<std::uint64_t>(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        play_out(
            state, dealer, space,
            [&](const State& now, const ActionList& legal) {
                look(now);
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
    }
    REQUIRE(looked_at >= 10);
}

TEST_CASE("rollouts that may do little work end early, and still choose one of the best plans") {
    // With no limit each of eight plans is played out eight times.
    const State start = [] {
        for (int number = 0;; ++number) {
            RandomNumbers numbers(static_cast<std::uint64_t>(number));
            const State state = positions::random_planning(number, numbers);
            const Plans plans = TurnSearch().plan(state, hand_made_evaluation(), {}, 8, Variety::endings);
            if (state.round < components::rounds && plans.best.size() == 8) return state;
        }
    }();
    const SearchLimits limits{};
    const SearchLimits rollout{.beam_width = 4};
    const auto work_of = [&](std::int64_t most) {
        TurnSearch search;
        const Plans plans = search.plan(start, hand_made_evaluation(), limits, 8, Variety::endings);
        const std::int64_t before = search.work();
        const Plan best = plan_with_rollouts(start, hand_made_evaluation(), limits, rollout, {8, 8, 0, most}, search);
        CHECK(std::any_of(plans.best.begin(), plans.best.end(),
                          [&](const Plan& plan) { return plan.actions == best.actions; }));
        return search.work() - 2 * before;  // the plans are searched again
    };
    const std::int64_t one = work_of(1);
    CHECK(one > 0);
    CHECK(one < work_of(std::numeric_limits<std::int64_t>::max()) / 4);
}
