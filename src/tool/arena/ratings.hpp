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
 * Ratings by which the shares are likeliest (Bradley and Terry), the first player at 0. Every sample is taken
 * cautiously, so that nobody is infinitely strong, and intervals come from the measured spread of the sets (sandwich
 * estimate), as differences to the first. The meetings must join all players; games have so many players each.
 */
std::vector<Rating> ratings_of(std::size_t count, const std::vector<Meeting>& meetings, int players);

}  // namespace tavern
