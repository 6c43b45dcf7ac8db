#include "tool/arena/former_legend.hpp"

#include "tool/arena/former_weights.hpp"

namespace tavern {

std::vector<Action> decide_in_arena(ComputerPlayer player, const State& state, std::uint64_t seed) {
    if (player != ComputerPlayer::legend_2026_11) return decide(player, state, seed);
    return Decider{parameters_of(player), of_setup(former_weights, state.setup), seed}.decide(state);
}

}  // namespace tavern
