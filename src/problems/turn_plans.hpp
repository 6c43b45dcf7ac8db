// Used inside this folder and by the tool: the search for the best turn of a problem.
#pragma once
#include "problems/measure.hpp"

namespace tavern::problems {

/** A position to search from, and the moves of dice that lead to it. */
struct Placement {
    State state;
    std::vector<Action> moves;
};

/** The position, and all that moves of the dice on the board lead to; while serving they may lie badly. */
std::vector<Placement> placements(const State& start);

inline constexpr int widest_beam = 4096;

/** The best plans of a turn, the best first; while serving, dice may be moved first. For each placement of the dice on
 * the board at most as many as wanted. The search becomes wider until it is exact, as wide as this,
 * or too long. */
Plans best_plans(const Measure& measure, std::size_t wanted, Variety variety, int widest = widest_beam);

}  // namespace tavern::problems
