// Pieces of several screens.
#pragma once
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "narration/result.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {

/** The pictures of score_sources. */
inline constexpr std::array<Picture, score_sources.size()> source_pictures{
    picture("icon-person"), picture("icon-deck"), picture("icon-noble"), picture("icon-schnapps"),
    picture("icon-reputation")};

Picture entertainer_picture(int entertainer);
Picture tile_picture(Tile tile, bool upgraded);

void draw_line(Painter& paint, Rect across, float y, ImU32 color = palette::parchment_line, float width = 1);

/** A text field. An empty one shows the hint in second ink. */
void draw_text_field(Painter& paint, Rect rect, std::string_view text, std::string_view hint, const TextStyle& style,
                     const Touched& touched);

NewGame without_player(NewGame choices, std::size_t seat);
/** Sends app the choices for a new game. */
void change_new_game(Stage& stage, NewGame choices);
/** Goes to the title, where the choices for a new game are open. */
void to_new_game(Stage& stage);

/** A message that everything is saved, or why not. */
std::string_view keeping_text(const Stage& stage, Text kept);

/** Asks app for the name of a bookmark. */
void ask_save_name(Stage& stage);
/** Whether a line may be typed at the table now. */
bool can_type(const Stage& stage);
void type_line(Stage& stage);

/** Opens a dialog; the share dialog needs its link made. */
void open_sheet(Stage& stage, Sheet sheet);
/** The list of the cards in the deck of this seat. */
void open_decks(Stage& stage, int seat);

inline bool looks_back(const Stage& stage) {
    return stage.model.history != nullptr;
}
/** Asks app to show a moment of the current game; empty: the last one. */
void look_back(Stage& stage, std::optional<std::size_t> moment = {});
/** Asks for the moment after this many steps of the game. */
void look_back_to(Stage& stage, std::size_t step);
/** Replays the steps up to this one, then returns to the present. */
void replay(Stage& stage, std::size_t first_step, std::size_t end_step);

const Innkeeper& innkeeper(const Stage& stage, int seat);

}  // namespace tavern::ui
