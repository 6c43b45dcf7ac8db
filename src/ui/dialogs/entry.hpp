// Text fields and their buttons.
#pragma once
#include <string_view>

#include "ui/flow/tree.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** A line of text to edit. */
struct TextEntry {
    std::string_view id;
    std::string_view text;
    std::string_view hint;  // shown while it is empty
    std::string_view label;
};
/** True when pressed: app must then ask for the text, see edit_text. */
bool text_entry(Tree& tree, const TextEntry& entry);

/** A button with only a picture, of the least size for fingers. */
bool picture_button(Tree& tree, std::string_view id, const ButtonLook& look, std::string_view label,
                    bool enabled = true);

}  // namespace tavern::ui
