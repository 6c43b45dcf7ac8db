// The parts of the draft, shared between its files.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The face of the die being dragged from the player's coaster; 0: none. */
tavern::Face dragged_face(const Table& table);
/** The dice on the player's coaster in the row of the dice, while the bar is lowered. Returns its width. */
float coaster_row(Tree& tree, Table& table, float die);
/** The dice that all players have taken so far; a die from the player's coaster can be dropped there. */
void taken(Tree& tree, Table& table);

}  // namespace tavern::ui
