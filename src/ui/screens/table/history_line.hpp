// The line of all moments of a game.
#pragma once
#include "ui/flow/tree.hpp"
#include "ui/screens/table/history.hpp"

namespace tavern::ui {

/** The evenings below it, and who did something great above it; a drag goes along it. */
void line_of_time(Tree& tree, Table& table, const Style& style);

}  // namespace tavern::ui
