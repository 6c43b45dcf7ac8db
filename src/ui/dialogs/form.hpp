// The parts of dialogs: letters, buttons, choices, panels. All grow with the reader's text size.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/dialogs/layer.hpp"
#include "ui/dialogs/sheet.hpp"

namespace tavern::ui {

/** The style at the reader's text size. */
TextStyle grown(const Tree& tree, TextStyle style);
float grown(const Tree& tree, float length);

/** The serif has old-style figures, so names with numbers use the clear face. */
TextStyle name_style(std::string_view name, float size = letters::name);
void section_heading(Tree& tree, std::string_view text, ImU32 color = palette::ink);
void caption(Tree& tree, std::string_view text, ImU32 color = palette::second_ink);
void paragraph(Tree& tree, std::string_view text, ImU32 color = palette::second_ink);
/** The name of a thing and, below it, an optional sentence. */
void named(Tree& tree, std::string_view name, std::string_view about, float width);

/** A button of a dialog: its letters and its picture have the sizes of all of them. */
struct PushLook {
    ButtonKind kind = ButtonKind::oak;
    std::string_view text = {};
    Picture picture = no_picture;
    bool chosen = false;          // the selected one of several alternatives
    std::string_view about = {};  // explanation of its effect
    std::string refuses = {};     // why a press is refused while it is disabled
};
/** True when pressed. The label is for screen readers; empty: the text. */
bool push_button(Tree& tree, std::string_view id, const PushLook& push, bool enabled = true, float share = 0,
                 std::string_view label = {});

/** A cross that removes something; true when pressed. */
bool remove_cross(Tree& tree, std::string_view id, std::string_view label);
/** The cross that closes a dialog; true when pressed. */
bool close_cross(Tree& tree, std::string_view id = "close");

/** A choice among several options. */
struct RadioGroup {
    std::string_view id;     // options have the ids id-0, id-1..
    std::string_view name;   // drawn beside it; empty: it has only a label
    std::string_view about;  // empty: no sentence
    std::vector<std::string> options;
    int chosen = 0;
    std::string_view label = {};  // for screen readers; empty: the name
};
/** Returns the pressed option, or -1; the chosen one does nothing. */
int radio_group(Tree& tree, const RadioGroup& group);
/** The same for the values of an enum, in their order: sets the chosen one in the next view. */
template <typename Enum>
void radio_group(Tree& tree, RadioGroup group, Enum& chosen) {
    group.chosen = static_cast<int>(chosen);
    const int option = radio_group(tree, group);
    if (option >= 0) chosen = static_cast<Enum>(option);
}

/** A coloured panel around things that belong together. */
Tree::Scope filled_panel(Tree& tree, const Style& style, ImU32 fill);
/** A panel on the parchment around things that belong together. */
Tree::Scope panel(Tree& tree, const Style& style);
/** The same, highlighted. */
Tree::Scope chosen_panel(Tree& tree, const Style& style);
/** The same, for possible actions. */
Tree::Scope dashed_panel(Tree& tree, const Style& style);
/** The same in the board's wood. */
Tree::Scope board_panel(Tree& tree, const Style& style);
/** A line from side to side. */
void line_across(Tree& tree, ImU32 color);
/** A key of the keyboard and its effect. */
void key_row(Tree& tree, std::string_view key, std::string_view deed);
/** A square picture with this side. */
void picture_leaf(Tree& tree, Picture picture, float side, ImU32 tint = IM_COL32_WHITE, float share = 0);
/** The same with a meaning for screen readers. */
void image_leaf(Tree& tree, Picture picture, float side, std::string words);
/** The moon with the number of a round; alone before the first one. */
void moon_leaf(Tree& tree, int round, float side, Semantics meaning = {});
/** A number in a disc. Screen readers skip it; the text behind it speaks. */
void draw_disc(Painter& paint, Point center, std::string_view number, ImU32 fill, ImU32 ink = palette::ink);
void disc_leaf(Tree& tree, std::string_view number, ImU32 fill, ImU32 figure = palette::ink);
void chip_leaf(Tree& tree, std::string_view text);

/** Title of a dialog and its purpose. */
struct SheetTitle {
    Picture picture = no_picture;
    std::string_view title;
    std::string_view about = {};
    ImU32 tint = IM_COL32_WHITE;  // picture's tint
};
/** A dialog with a title above, an optional foot below, and scrolled content between them. full: as high as the window,
 * whatever the content. Returns whether it was closed. */
bool show_sheet(Stage& stage, const SheetTitle& title, float width, const Part& content, const Part& foot = {},
                Layer layer = Layer::sheet, bool full = false);

}  // namespace tavern::ui
