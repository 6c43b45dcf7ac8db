// The best turn of a problem by trying every legal line: another search than the one that solves problems.
#pragma once
#include <cstddef>
#include <optional>

#include "problems/measure.hpp"

namespace tavern::problems {

/** The most that any legal line of the turn is worth; nothing if there are more positions than this. Moves of dice are
 * tried without their limit of 7, which only adds lines: no legal line is better. It shares with the solution only the
 * rules and the measure. */
std::optional<Value> best_of_all_lines(const Problem& problem, std::size_t most_positions);

}  // namespace tavern::problems
