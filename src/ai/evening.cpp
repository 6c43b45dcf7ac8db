#include "ai/evening.hpp"

#include <algorithm>

#include "record/playout.hpp"
#include "record/sort_by.hpp"

namespace tavern {
namespace {

/** The others do nothing in particular: they plan nothing, serve nothing, keep their guests, and take the first of two.
 */
Action hasty(const State& state, const ActionList& legal) {
    switch (question(state)) {
        case Question::plan: return Action(ActionKind::ready);
        case Question::serve: return Action(ActionKind::end_turn);
        case Question::put_back: return Action(ActionKind::close);
        default: return legal[0];
    }
}

/** From a position before the draft, or after an own turn, to the best plan
 *  of a round's evening for dice that chance gives. */
Worth evening_worth(State state, int round, int seat, const Judgement& judgement, PlanLimits limits, std::uint64_t seed,
                    TurnPlanner& planner) {
    Dealer dealer(seed);
    ActionList legal;
    Effects effects;
    while (state.phase != Phase::draft || state.round < round) {
        const Actor who = actor(state);
        Action action;
        if (who.kind == ActorKind::chance) {
            action = dealer.deal(state);
        } else {
            legal_actions(state, legal);
            action = hasty(state, legal);
        }
        effects.clear();
        apply_legal(state, action, effects);
    }
    RandomNumbers numbers(seed);
    Dice white;
    for (int die = 0; die < components::white_dice; ++die) white.add(static_cast<Face>(1 + numbers.below(faces)));
    return planner.plan(alone_at_planning(state, seat, white), judgement, limits).best.front().worth;
}

/** Applies a player's plan; whoever chance brings to the guest row. */
void carry_out(State& state, const std::vector<Action>& actions) {
    Effects effects;
    ActionList legal;
    for (const Action action : actions) {
        while (actor(state).kind == ActorKind::chance) {
            legal_actions(state, legal);
            effects.clear();
            apply_legal(state, legal[0], effects);
        }
        effects.clear();
        apply_legal(state, action, effects);
    }
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
                sum += evening_worth(after, std::max(1, int{state.round}), seat, judgement, limits,
                                     mixed(seed + static_cast<unsigned>(sample)), planner);
        else
            sum = Judge(judgement, after, seat, evenings_over(state, seat)).worth(after);
        choices.push_back({action, static_cast<Worth>(sum / (evening_to_come ? samples : 1))});
    }
    sort_by(choices, [](const WeighedAction& choice) { return -choice.worth; });
    return choices;
}

Plan plan_with_foresight(const State& state, const Judgement& judgement, PlanLimits limits, PlanLimits quick,
                         std::size_t candidates, int samples, TurnPlanner& planner) {
    const int seat = actor(state).seat;
    Plans plans = planner.plan(state, judgement, limits, candidates, Variety::endings);
    if (samples == 0 || state.round == components::rounds || plans.best.size() == 1) return plans.best.front();
    const State start = question(state) == Question::plan
                            ? alone_at_planning(state, seat, state.players[static_cast<std::size_t>(seat)].white)
                            : state;
    std::size_t chosen = 0;
    std::int64_t best = 0;
    for (std::size_t index = 0; index < plans.best.size(); ++index) {
        State after = start;
        carry_out(after, plans.best[index].actions);
        std::int64_t sum = 0;
        for (int sample = 0; sample < samples; ++sample)
            sum += evening_worth(after, state.round + 1, seat, judgement, quick,
                                 mixed(limits.seed + static_cast<unsigned>(sample)), planner);
        // Half what is judged now, half what comes of it.
        const std::int64_t worth = std::int64_t{plans.best[index].worth} * samples + sum;
        if (index > 0 && worth <= best) continue;
        best = worth;
        chosen = index;
    }
    return plans.best[chosen];
}

}  // namespace tavern
