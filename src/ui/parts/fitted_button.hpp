// A button whose place is given, as on the board and on the title.
#pragma once
#include <string>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** True when it was pressed. Its letters become smaller where they need more room than there is. The label is for those
 * who do not see it; empty: the text. Over: drawn on it. */
bool fitted_button(Tree& tree, std::string_view id, const Style& style, const ButtonLook& look, bool enabled = true,
                   const std::string& label = {}, Tree::Draw over = {});

}  // namespace tavern::ui
