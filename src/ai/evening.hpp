// Rollouts of coming evenings, in which one player goes on alone with random dice, and decisions compared by them.
#pragma once
#include <cstdint>

#include "ai/turn/turn_search.hpp"

namespace tavern {

/** Plays from before the draft, or from the end of a turn, to the planning of a round. Returns the value of the seat's
 * best plan for random dice. */
Value evening_value(const State& state, int round, int seat, const Evaluation& evaluation, SearchLimits limits,
                    std::uint64_t seed, TurnSearch& search);

/** Plays on alone to the end of the game, from before, in or after the own turn of an evening. planned: the player's
 * actions in this turn, which is planned anew after their end. Returns the points. */
int points_at_end(State state, int seat, std::vector<Action> planned, const Evaluation& evaluation, SearchLimits limits,
                  std::uint64_t seed, TurnSearch& search);

/** The position after a plan for the present turn. */
State after_turn(const State& state, const Plan& plan);

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

/** How plans are compared by rollouts of the next evening, all through the same draws and rolls. */
struct Rollouts {
    int candidates = 1;  // the best plans of the search
    int most = 0;        // for the last of them
    int halvings = 0;    // stages before the last: each plays half as often as the next, and half of the plans go on
    /** Once a stage has done half of the work left (TurnSearch::work), the next one begins; the last does the rest. */
    std::int64_t most_work = std::numeric_limits<std::int64_t>::max();
};

/** The part of a plan that can be carried out now: up to chance, or up to "ready" where everybody plans first. */
std::vector<Action> first_part(const State& state, const Plan& plan);

/**
 * A plan for the present turn (question plan or serve), chosen among the best by rollouts of the next evening. Where
 * only the first part of it is to be decided, the rest may be another one than the best.
 */
Plan plan_with_rollouts(const State& state, const Evaluation& evaluation, SearchLimits limits, SearchLimits rollout,
                        const Rollouts& rollouts, TurnSearch& search);

}  // namespace tavern
