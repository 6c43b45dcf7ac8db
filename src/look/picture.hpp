// ci/tavern picture: a moment of a game as a PNG, with its alternative text.
#pragma once
#include "tool/commands.hpp"

namespace tavern::look {

extern const Command picture_command;

}  // namespace tavern::look
