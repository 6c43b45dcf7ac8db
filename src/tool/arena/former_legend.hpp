// A frozen player that measures its successors.
#pragma once
#include <cstdint>
#include <vector>

#include "ai/players.hpp"

namespace tavern {

/** decide(), where legend-2026-11 plays with the weights it had, which the page does not carry. */
std::vector<Action> decide_in_arena(PlayerKind player, const State& state, std::uint64_t seed);

}  // namespace tavern
