// Pieces that only the screens around the table are built of.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {

void draw_line(Painter& paint, Rect across, float y, ImU32 color = palette::parchment_line, float width = 1);

/** A place to write: true when touched. An empty text shows the hint in second ink. */
void draw_text_field(Painter& paint, Rect rect, std::string_view text, std::string_view hint, const TextStyle& style,
                     const Touched& touched);

NewGame without_player(NewGame choices, std::size_t seat);
/** Tells app the choices before a game. */
void change_new_game(Stage& stage, NewGame choices);

/** That all is kept, or why not. */
std::string_view what_is_kept(const Stage& stage, Text kept);

/** Asks app for the name of a bookmark. */
void ask_save_name(Stage& stage);

/** Opens a sheet; the share sheet needs its link made. */
void open_sheet(Stage& stage, Sheet sheet);

inline bool looks_back(const Stage& stage) {
    return stage.model.history != nullptr;
}
/** Asks app for a moment of the game at hand, -1: the last one. */
void look_back(Stage& stage, int moment = -1);
/** For the moment at which so many steps of the game were played. */
void look_back_to(Stage& stage, std::size_t step);

const Innkeeper& innkeeper(const Stage& stage, int seat);

}  // namespace tavern::ui
