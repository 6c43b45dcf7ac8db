// The line of all moments of a game.
#pragma once
#include "ui/flow/tree.hpp"
#include "ui/screens/table/history.hpp"

namespace tavern::ui {

/** "moment 12 of 180". */
std::string moment_count(const History& history);
/** The evenings below it, and the innkeepers of great deeds above it; a drag goes along it. Its style tells its width.
 */
void line_of_time(Tree& tree, Table& table, Style style);

}  // namespace tavern::ui
