// How uneven dice have fallen, as a probability.
#pragma once
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "narration/deck.hpp"
#include "record/rolled.hpp"

namespace tavern {

inline int dice_in(const FaceCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

/** With fewer, the chance would be wrong: each face should be expected five times. */
inline constexpr int enough_dice = 5 * faces;

/** The chance that as many fair dice fall as far from a sixth for each face, or farther: Pearson's test. The root of
 * its sum of squares has about the chi distribution with five degrees of freedom, which is added up here. */
inline Chance chance_of_fair(const FaceCounts& counts) {
    constexpr double step = 0.01;
    constexpr double far = 10;  // less than one in 10^19 lies beyond
    const double expected = dice_in(counts) / static_cast<double>(faces);
    double squares = 0;
    for (const int count : counts) squares += (count - expected) * (count - expected) / expected;
    double chance = 0;
    for (double at = std::sqrt(squares) + step / 2; at < far; at += step)
        chance += step * at * at * at * at * std::exp(-at * at / 2) / 3;
    return std::max(1,
                    static_cast<Chance>(certain * chance * std::numbers::inv_sqrtpi * std::numbers::sqrt2 + 1.0 / 2));
}

}  // namespace tavern
