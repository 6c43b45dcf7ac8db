// ci/tavern picture: a moment of a game as a PNG, with its alternative text.
#pragma once
#include <string>
#include <vector>

#include "tool/commands.hpp"
#include "ui/interface.hpp"

namespace tavern::look {

/** All that a screen tells those who do not see it: a line for each region. */
std::string alternative_text(const ui::Interface& interface);

extern const Command picture_command;

}  // namespace tavern::look
