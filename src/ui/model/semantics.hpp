// The accessibility tree of the screen, in WAI-ARIA's terms, for the DOM mirror, the tests and the audit.
#pragma once
#include <cstdint>
#include <string>

namespace tavern::ui {

/** In the order of their names in assets/messages.json. */
enum class Role : std::uint8_t {
    none,  // without a meaning of its own, unlike its children
    region,
    group,
    text,
    heading,
    image,
    button,
    radio_group,
    radio,
    tab_list,
    tab,
    field,  // opens a text field
    list,
    list_item,
    table,
    row,
    column_header,
    row_header,
    cell,
};
inline constexpr int roles = static_cast<int>(Role::cell) + 1;

/** Texts may contain pictures, see spoken() in text/text.hpp. */
struct Semantics {
    Role role = Role::none;
    std::string name;
    std::string description = {};  // more than the name: rule, effect, reason
    int level = 0;                 // of a heading: 2 of a screen or dialog, 3 of its parts
};

/** A node and its place in the tree; the target has the states of a control. */
struct SemanticNode {
    Semantics meaning;
    std::string target;                         // id of the target; empty: none
    int parent = -1;                            // index of an earlier node; -1: none
    float x = 0, y = 0, width = 0, height = 0;  // CSS pixels
};

}  // namespace tavern::ui
