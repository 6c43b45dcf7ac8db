// Elo ratings of many players from matches between them, by maximum likelihood.
#pragma once
#include <cstddef>
#include <vector>

#include "tool/arena/statistics.hpp"

namespace tavern {

/** A match of one player against another: its sets of mirrored games. */
struct Meeting {
    std::size_t one = 0;
    std::size_t other = 0;
    Sample sample;
};

struct Rating {
    double elo = 0;
    Interval interval;  // 95 %
};

/**
 * The likeliest ratings (Bradley and Terry), with the first player at 0. Every sample is used in its cautious form, so
 * that no rating is infinite. Intervals of the differences to the first player come from the measured spread of the
 * sets (sandwich estimate). The meetings must connect all players.
 */
std::vector<Rating> ratings_of(std::size_t count, const std::vector<Meeting>& meetings, int players);

}  // namespace tavern
