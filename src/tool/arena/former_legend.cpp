#include "tool/arena/former_legend.hpp"

#include <algorithm>

#include "tool/arena/former_weights.hpp"

namespace tavern {

std::vector<Action> decide_in_arena(PlayerKind player, const State& state, std::uint64_t seed) {
    if (player != PlayerKind::legend_2026_11) return decide(player, state, seed);
    const auto players = static_cast<std::size_t>(std::max(2, int{state.setup.players}));
    return Decider{parameters_of(player), former_weights[players - 2][state.setup.module - 1U], seed}.decide(state);
}

}  // namespace tavern
