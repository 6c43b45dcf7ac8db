// The parts of the draft, shared between its files.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The face of the own coaster's die that is being dragged; 0: none is. */
tavern::Face dragged_face(const Table& table);
/** What everybody has taken so far; a die that is dragged off the own coaster is dropped there. */
void taken(Tree& tree, Table& table);

}  // namespace tavern::ui
