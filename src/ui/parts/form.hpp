// What sheets are made of: letters, buttons, choices, panels. All of it grows with the letters that a reader wants.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/parts/sheet.hpp"

namespace tavern::ui {

/** As large as a reader wants letters to be. */
TextStyle grown(const Tree& tree, TextStyle style);
float grown(const Tree& tree, float length);

/** The serif's figures are old-style: a name that counts is written in the clear face. */
TextStyle name_style(std::string_view name, float size = letters::name);
void section_heading(Tree& tree, std::string_view text, ImU32 color = palette::ink);
void caption(Tree& tree, std::string_view text, ImU32 color = palette::second_ink);
void paragraph(Tree& tree, std::string_view text, ImU32 color = palette::second_ink);
/** The name of a thing and, if there is more to say, a sentence below it. */
void named(Tree& tree, std::string_view name, std::string_view about, float width);

/** True when it was pressed. The label is for those who do not see it; empty: the text. */
bool push_button(Tree& tree, std::string_view id, const ButtonLook& look, bool enabled = true, float share = 0,
                 std::string_view label = {});

/** A cross that closes or removes something: true when it was pressed. */
bool cross(Tree& tree, std::string_view id, std::string_view label);
/** The cross that closes a sheet: true when it was pressed. */
bool close_cross(Tree& tree);

/** One of several. */
struct RadioGroup {
    std::string_view id;     // of the options: id-0, id-1..
    std::string_view name;   // empty: the options say it all
    std::string_view about;  // empty: nothing more to say
    std::vector<std::string> options;
    int chosen = 0;
};
/** Returns the option that was touched, or -1; the chosen one does nothing. */
int radio_group(Tree& tree, const RadioGroup& group);

/** A field of a colour for things that belong together. */
Tree::Scope filled_panel(Tree& tree, const Style& style, ImU32 fill);
/** A field on the parchment for things that belong together. */
Tree::Scope panel(Tree& tree, const Style& style);
/** The same, of one that stands out. */
Tree::Scope chosen_panel(Tree& tree, const Style& style);
/** The same, for what can be done. */
Tree::Scope dashed_panel(Tree& tree, const Style& style);
/** The same of the board's wood. */
Tree::Scope board_panel(Tree& tree, const Style& style);
/** A line from side to side. */
void line_across(Tree& tree, ImU32 color);
/** A key of the keyboard, and what it does. */
void key_row(Tree& tree, std::string_view key, std::string_view deed);
/** A picture of this side. */
void picture_leaf(Tree& tree, Picture picture, float side, ImU32 tint = IM_COL32_WHITE, float share = 0);
/** The same of one that says something. */
void image_leaf(Tree& tree, Picture picture, float side, std::string words);
/** A number in a disc. It says nothing: what it stands before does. */
void draw_disc(Painter& paint, Point center, std::string_view number, ImU32 fill, ImU32 ink = palette::ink);
void disc_leaf(Tree& tree, std::string_view number, ImU32 fill, ImU32 figure = palette::ink);
void chip_leaf(Tree& tree, std::string_view text);

/** The name of a sheet and what it is for. */
struct SheetTitle {
    Picture picture = no_picture;
    std::string_view title;
    std::string_view about = {};
    ImU32 tint = IM_COL32_WHITE;  // of the picture
};
/** A sheet with a title above, a foot below, if there is one, and what scrolls between them. Returns whether it was
 * closed. */
bool show_sheet(Stage& stage, const SheetTitle& title, float width, const Part& content, const Part& foot = {});

}  // namespace tavern::ui
