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

}  // namespace tavern
