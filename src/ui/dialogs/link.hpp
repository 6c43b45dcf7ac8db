// A link to share: its text, and its code for cameras.
#pragma once
#include <optional>
#include <string>

#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** The first lines of a link; screen readers get all of it. */
void link_field(Tree& tree, const std::string& link);
/** Nothing yet, a code, or a note that the link is too long for one; its purpose stands below. */
void code_panel(Tree& tree, const std::optional<QrCode>& code);

}  // namespace tavern::ui
