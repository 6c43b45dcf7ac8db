// What is on the screen, in WAI-ARIA's words. The elements beside the canvas, the tests and the audit read these.
#pragma once
#include <cstdint>
#include <string>

namespace tavern::ui {

/** In the order of their names in assets/messages.json. */
enum class Role : std::uint8_t {
    none,  // means nothing by itself; what lies in it does
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
    field,  // opens a place to write
    list,
    list_item,
    table,
    row,
    column_header,
    row_header,
    cell,
};
inline constexpr int roles = static_cast<int>(Role::cell) + 1;

/** Texts may hold pictures, see spoken() in text/text.hpp. */
struct Semantics {
    Role role = Role::none;
    std::string name;
    std::string description = {};  // more than its name says: rule, effect, reason
    int level = 0;                 // of a heading: 2 of a screen or dialog, 3 of its parts
};

/** A thing with its place in the tree; states of a target are the target's. */
struct SemanticNode {
    Semantics meaning;
    std::string target;                         // the id of what is touched; empty: it cannot be
    int parent = -1;                            // place of an earlier node; -1: it lies in none
    float x = 0, y = 0, width = 0, height = 0;  // CSS pixels
};

}  // namespace tavern::ui
