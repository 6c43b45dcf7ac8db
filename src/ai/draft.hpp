// The draft (section 4 D), which is a game of perfect information: all coasters lie open.
#pragma once
#include <cstdint>
#include <optional>

#include "ai/turn/turn_search.hpp"

namespace tavern {

/** own_dice: the best face for the player's own plans. all_picks: searches all picks to the end of the draft;
 * near_picks: with three and four players only those of two rounds of the coasters. */
enum class DraftView : std::uint8_t { own_dice, near_picks, all_picks };

/** A face on the player's coaster, and the value of taking it. */
struct DraftChoice {
    Face face = 1;
    Value value = 0;  // expected points of the player
    Value lead = 0;   // value less the mean of the others'; a search of picks chooses by it
};

/** The choices of the player to take a die, the best first. The beam narrows where all hands together would take more
 * than this work (TurnSearch::work). */
std::vector<DraftChoice> draft(const State& state, const Evaluation& evaluation, SearchLimits limits, DraftView view,
                               TurnSearch& search, std::optional<std::int64_t> most_work = {});

}  // namespace tavern
