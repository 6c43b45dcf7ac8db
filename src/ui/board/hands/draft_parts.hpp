// The parts of the draft, shared between its files.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The face of the die being dragged from the player's coaster; 0: none. */
tavern::Face dragged_face(const Table& table);
/** The dice that all players have taken so far; a die from the player's coaster can be dropped there. */
void taken(Tree& tree, Table& table);

}  // namespace tavern::ui
