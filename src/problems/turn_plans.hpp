// Used inside this folder and by the tool: the search for the best turn of a problem.
#pragma once
#include "problems/measure.hpp"

namespace tavern::problems {

inline constexpr int widest_beam = 4096;
/** The most ways to move dice that are searched. */
inline constexpr std::size_t most_placements = 2048;

/** The best plans of a turn, the best first; while serving, dice may be moved first. For each placement of the dice on
 * the board at most as many as wanted. The search becomes wider until it is exact, as wide as this,
 * or too long. */
Plans best_plans(const Measure& measure, std::size_t wanted, Variety variety, int widest = widest_beam);

}  // namespace tavern::problems
