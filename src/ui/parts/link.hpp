// A link as it is handed on: its letters, and its code for cameras.
#pragma once
#include <optional>
#include <string>

#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** The first lines of it; those who do not see it are told all. */
void link_field(Tree& tree, const std::string& link);
/** Nothing yet, a code, or that the link is too long for one; what it is for below it. */
void code_panel(Tree& tree, const std::optional<QrCode>& code);

}  // namespace tavern::ui
