// What a player missed while others had the device.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** One line of what happened, for the player who takes the device. */
struct SummaryLine {
    int seat = 0;
    std::string text;     // without the name
    std::string brought;  // points or steps, for the right edge; may be empty
};

/** What the others did from a step on, by player and kind, and what the valley saw. */
std::vector<SummaryLine> summary_since(const Game& game, std::size_t first_step, int reader);

}  // namespace tavern
