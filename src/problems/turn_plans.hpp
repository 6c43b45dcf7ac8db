// Used inside this folder and by the tool: the search for the best turn of a problem.
#pragma once
#include "problems/measure.hpp"

namespace tavern::problems {

inline constexpr int widest_beam = 4096;

/** The best plans of a turn, the best first; while serving, dice may be moved first. Lists at most as many as wanted
 * for each placement of the dice. Widens the beam until the search is exact, the beam is the widest, or it takes too
 * long. */
Plans best_plans(const Measure& measure, std::size_t wanted, Variety variety, int widest = widest_beam);

}  // namespace tavern::problems
