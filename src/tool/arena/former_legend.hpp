// A frozen player that measures its successors.
#pragma once
#include <cstdint>
#include <vector>

#include "ai/players.hpp"

namespace tavern {

/** decide(), but legend-2026-11 plays with its former weights, which the page does not have. */
std::vector<Action> decide_in_arena(ComputerPlayer player, const State& state, std::uint64_t seed);

}  // namespace tavern
