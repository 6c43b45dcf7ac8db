// Decisions before the draft and at closing time, compared by rollouts.
#pragma once
#include <cstdint>

#include "ai/turn_search.hpp"

namespace tavern {

struct WeighedAction {
    Action action;
    Value value = 0;
};

/**
 * The legal actions of the player to decide before the draft or at closing time, the best first. Each is
 * followed through the same draws and rolls, samples times, and its value is the mean of the best plans.
 */
std::vector<WeighedAction> weigh_choices(const State& state, const Evaluation& evaluation, SearchLimits limits,
                                         int samples, std::uint64_t seed, TurnSearch& search);

/**
 * A plan for the present turn (question plan or serve), chosen among the best by rollouts of the next evening: each of
 * the candidates is followed through the same draws and rolls, samples times.
 */
Plan plan_with_rollouts(const State& state, const Evaluation& evaluation, SearchLimits limits, SearchLimits rollout,
                        std::size_t candidates, int samples, TurnSearch& search);

}  // namespace tavern
