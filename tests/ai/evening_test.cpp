#include "ai/evening.hpp"

#include <doctest/doctest.h>

#include "ai/evaluation/hand_made_evaluation.hpp"
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
    // In the last evening a plan's value is the points at the end of the game, and less than one for what is left over.
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
