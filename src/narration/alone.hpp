// Ranks, targets and the deal of the day in words, for whoever plays alone.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "record/alone.hpp"

namespace tavern {

/** A rank 0..alone_ranks; 0: none reached yet. */
std::string_view rank_name(int rank);
/** "Target: 75 (Scullion)": the next rank, or the highest one, which is reached. */
std::string target_text(const State& state);
/** "Deal of the day 2026-11-18"; nothing of any other game. */
std::string deal_text(const Record& record);
/** What a deal of the day ended with, for others who play it: date, points, rank, hints, and nothing of how it went. */
std::string deal_line(const Game& game, bool hinted);

}  // namespace tavern
