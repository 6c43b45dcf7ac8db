// The line of all moments of a game.
#pragma once
#include "ui/flow/tree.hpp"
#include "ui/screens/table/history.hpp"

namespace tavern::ui {

/** The meaning of the symbols above the line. */
std::string legend_of_line(const Setup& setup);
/** "moment 12 of 180". */
std::string moment_count(const History& history);
/** The line with the evenings below and the players of highlights above; dragging moves along it. Its style sets its
 * width. */
void line_of_time(Tree& tree, Table& table, Style style);

}  // namespace tavern::ui
