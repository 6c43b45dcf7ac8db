// What the game is at, in sentences, for those who do not see the table.
#pragma once
#include <string>

#include "ui/interface.hpp"

namespace tavern::ui {

/** Whose turn and which phase; nothing without a game. */
std::string status_heading(const Model& model);
/** Round, purse, points and dice of who decides, and what can be done; nothing away from the table. */
std::string status_text(const Model& model, const Reading& reading);

}  // namespace tavern::ui
