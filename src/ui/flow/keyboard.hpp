// Keyboard: shortcuts that need no focus, and the place of the focus after a change of screen.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/model/target.hpp"

namespace tavern::ui {

/** The target that a key presses: 'S', ' ', or 'z' and 'y' with Ctrl; empty: none. */
std::string_view reached_by(char key, const std::vector<Target>& targets);

/** The target of a question that needs an answer first, or of the likeliest action; empty: none. */
std::string_view first_wanted(const std::vector<Target>& targets);
/** The first focus when no target is wanted. */
std::string_view first_of_all(const std::vector<Target>& targets);

}  // namespace tavern::ui
