#include "ai/evening.hpp"

#include <algorithm>

#include "record/playout.hpp"

namespace tavern {
namespace {

/** From a position before the draft to the best plan for dice that chance gives. */
Worth evening_worth(State state, int seat, const Judgement& judgement, PlanLimits limits, std::uint64_t seed,
                    TurnPlanner& planner) {
    Dealer dealer(seed);
    ActionList legal;
    Effects effects;
    while (state.phase < Phase::draft) {
        const Actor who = actor(state);
        Action action;
        if (who.kind == ActorKind::chance) {
            action = dealer.deal(state);
        } else {
            legal_actions(state, legal);
            action = legal[0];  // keep the guests, take the first
        }
        effects.clear();
        apply_legal(state, action, effects);
    }
    RandomNumbers numbers(seed);
    Dice white;
    for (int die = 0; die < components::white_dice; ++die) white.add(static_cast<Face>(1 + numbers.below(faces)));
    return planner.plan(alone_at_planning(state, seat, white), judgement, limits).best.front().worth;
}

}  // namespace

std::vector<WeighedAction> weigh_choices(const State& state, const Judgement& judgement, PlanLimits limits, int samples,
                                         std::uint64_t seed, TurnPlanner& planner) {
    const int seat = actor(state).seat;
    ActionList legal;
    legal_actions(state, legal);
    const bool evening_to_come = state.phase < Phase::draft && samples > 0;
    std::vector<WeighedAction> choices;
    for (const Action action : legal) {
        State after = state;
        Effects effects;
        apply_legal(after, action, effects);
        std::int64_t sum = 0;
        if (evening_to_come)
            for (int sample = 0; sample < samples; ++sample)
                sum +=
                    evening_worth(after, seat, judgement, limits, mixed(seed + static_cast<unsigned>(sample)), planner);
        else
            sum = Judge(judgement, after, seat, evenings_over(state, seat)).worth(after);
        choices.push_back({action, static_cast<Worth>(sum / (evening_to_come ? samples : 1))});
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const WeighedAction& left, const WeighedAction& right) { return left.worth > right.worth; });
    return choices;
}

}  // namespace tavern
