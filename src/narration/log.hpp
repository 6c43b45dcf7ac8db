// The log of a game as lines.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** A line of the log. */
struct LogLine {
    std::string text;
    std::optional<int> seat{};  // of the player whose shape stands before it; empty: all players
    bool evening = false;       // begins an evening
};
/** The steps up to the end of this range as lines, oldest first. */
std::vector<LogLine> log_entries(const Game& game, std::size_t from_step = 0, std::size_t to_step = Game::all);
/** The lines that lead to a moment (record/history.hpp): one for each player, and one at the start of an evening. */
std::vector<LogLine> lines_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment);
/** The same as one line; empty if nothing happened. */
LogLine line_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment);
std::vector<std::string> log_lines(const Game& game, std::size_t from_step = 0);
/** The last line. */
LogLine last_line(const Game& game);

}  // namespace tavern
