// A summary of events while other players had the device.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** A line of the summary. */
struct SummaryLine {
    int seat = 0;
    std::string text;     // without the name
    std::string brought;  // points or steps, for the right edge; may be empty
};

/** The others' actions from a step on, by player and kind. */
std::vector<SummaryLine> summary_since(const Game& game, std::size_t first_step, int reader);

}  // namespace tavern
