// What happened, in words.
#pragma once
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** Something that happened, as a line. */
struct LogLine {
    std::string text;
    int seat = -1;         // whose shape stands before it, -1: it concerns all
    bool evening = false;  // begins an evening
};
/** The steps up to the end of this range as lines, oldest first. */
std::vector<LogLine> log_entries(const Game& game, std::size_t from_step = 0, std::size_t to_step = Game::all);
/** What led to one of the game's moments (record/history.hpp): a line for each player, and for an evening's begin. */
std::vector<LogLine> lines_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment);
/** The same as one line; empty where nothing is to be told. */
LogLine line_of_moment(const Game& game, const std::vector<std::size_t>& moments, std::size_t moment);
std::vector<std::string> log_lines(const Game& game, std::size_t from_step = 0);
/** The last thing that happened. */
LogLine last_line(const Game& game);

}  // namespace tavern
