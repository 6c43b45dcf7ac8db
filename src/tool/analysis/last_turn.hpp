// Turns of the last evening, whose worth is known exactly: nothing comes after them but the count of points. Chance has
// no say in them either: it only refills the row once the one guest of the round is recruited.
#pragma once
#include "ai/players.hpp"

namespace tavern {

/** Points at the end of the game after the best turn. */
struct BestTurn {
    int points = 0;
    bool exact = false;  // the search has left out nothing that could be better
};
/** Searches with wider and wider beams until the turn is exact, or the beam as wide as this. Dice that lie badly are
 * moved, as the legend does. */
BestTurn best_turn(const State& state, int widest_beam);

/** Points at the end of the game after the turn of this player. */
int points_after_turn(ComputerPlayer player, State state, std::uint64_t seed);

/** By how many points of lead a pick of the last draft falls behind the best one. Exact for two players as far as the
 * plans found with this beam are best: the search goes through all picks to the end. */
int lost_by_pick(ComputerPlayer player, const State& state, std::uint64_t seed, int beam_width);

}  // namespace tavern
