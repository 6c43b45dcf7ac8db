// A button with a fixed place, as on the board and on the title.
#pragma once
#include <string>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** True when pressed. Its letters shrink to fit. label: for screen readers; empty: the text. over: drawn on top. */
bool fitted_button(Tree& tree, std::string_view id, const Style& style, const ButtonLook& look, bool enabled = true,
                   const std::string& label = {}, Tree::Draw over = {});

}  // namespace tavern::ui
