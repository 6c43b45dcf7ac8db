// How often each face was rolled in a game.
#pragma once
#include <array>
#include <cstddef>

#include "record/game.hpp"

namespace tavern {

/** By face - 1. */
using FaceCounts = std::array<int, faces>;

inline void add(FaceCounts& sum, const FaceCounts& counts) {
    for (std::size_t face = 0; face < sum.size(); ++face) sum[face] += counts[face];
}

/** By seat: white dice rolled onto the coaster of the seat (section 4 D), and its own dice (A, C). */
inline std::array<FaceCounts, max_players> faces_rolled(const Game& game) {
    std::array<FaceCounts, max_players> counts{};
    for (const Step& step : game.steps()) {
        if (step.action.kind() != ActionKind::roll) continue;
        const Roll roll = step.action.rolled();
        for (int die = 0; die < roll.size(); ++die) ++counts[step.actor.seat][roll.at(die) - std::size_t{1}];
    }
    return counts;
}

}  // namespace tavern
