// A simple baseline for measurements and tests; every player that searches must beat it.
#pragma once
#include "rules/rules.hpp"

namespace tavern {

/** The legal action with the best immediate result; the list must not be empty. */
Action greedy_action(const State& state, const ActionList& legal);

}  // namespace tavern
