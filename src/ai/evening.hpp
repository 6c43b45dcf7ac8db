// Decisions before the dice are taken, weighed by evenings played out to the planning.
#pragma once
#include <cstdint>

#include "ai/turn_planner.hpp"

namespace tavern {

struct WeighedAction {
    Action action;
    Worth worth = 0;
};

/**
 * The legal actions of the player who is asked in the phases before the draft, or at closing time, the best first. Each
 * is followed through the same draws and rolls, as many as samples says, and the mean of the best plans is taken.
 */
std::vector<WeighedAction> weigh_choices(const State& state, const Judgement& judgement, PlanLimits limits, int samples,
                                         std::uint64_t seed, TurnPlanner& planner);

/**
 * A plan for the turn at hand (question plan or serve), chosen among the best by what the next evening makes of them:
 * each of the candidates is followed through the same draws and rolls, as many as samples says.
 */
Plan plan_with_foresight(const State& state, const Judgement& judgement, PlanLimits limits, PlanLimits quick,
                         std::size_t candidates, int samples, TurnPlanner& planner);

}  // namespace tavern
