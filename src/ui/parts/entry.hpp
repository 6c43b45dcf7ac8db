// Places to write, and what belongs to them.
#pragma once
#include <string_view>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** A line that a person writes. */
struct TextEntry {
    std::string_view id;
    std::string_view text;
    std::string_view hint;  // while it is empty
    std::string_view label;
};
/** True when it was touched: then app is to ask for the text, see edit_text. */
bool text_entry(Tree& tree, const TextEntry& entry);

/** A button as small as a finger, with a picture only. */
bool picture_button(Tree& tree, std::string_view id, const ButtonLook& look, std::string_view label,
                    bool enabled = true);

}  // namespace tavern::ui
