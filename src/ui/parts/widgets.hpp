// The pieces that screens are built of. Each draws at once; those that can be touched return whether they were.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "text/signs.hpp"
#include "text/text.hpp"
#include "ui/flow/tree.hpp"
#include "ui/parts/view.hpp"

namespace tavern::ui {

// --- Text styles, by use ---
TextStyle heading(float size, ImU32 color = palette::cream);
TextStyle plain(float size, ImU32 color = palette::ink);
TextStyle bold(float size, ImU32 color = palette::ink);
TextStyle number(float size, ImU32 color = palette::ink);

// --- Buttons ---
enum class ButtonKind : std::uint8_t { oak, candle, slate };
struct ButtonLook {
    ButtonKind kind = ButtonKind::oak;
    std::string_view text = {};    // with pictures
    std::string_view below = {};   // a second, smaller line
    Picture picture = no_picture;  // before the text, or alone in the middle
    float picture_size = size::icon;
    float text_size = letters::name;
    bool chosen = false;          // one of several that are alternatives
    std::string_view about = {};  // what it does, for whoever asks it
    std::string refuses = {};     // why a press comes to nothing while it is out of use
};
/** The box of a button; returns where its content lies, which sinks while it is held. */
Rect draw_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled);
/** What is touched: the label is for those who do not see it; empty: the text. */
Control button_control(std::string_view id, const ButtonLook& look, bool enabled, std::string_view label);
/** The button with its picture and text, smaller where there is little room. */
void draw_labelled_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled);
/** The colour of its letters. */
ImU32 button_text(const ButtonLook& look, bool enabled);

/** A parchment that lies over the window. */
void draw_parchment(Painter& paint, Rect rect);

// --- Sheets: a parchment over everything, which is darkened and out of reach ---
struct SheetLook {
    float width = size::summary;  // at most the window's
    float height = 300;
    bool ember = false;  // must be answered: no way round it
    float darken = 0.6F;
    bool low = false;  // at the window's foot, so that the board is seen above it
    float most = 1;    // of the window's height
};
/** The box for the content of a sheet that fills this one. */
Rect sheet_inside(const Rect& rect);
/** Returns the box for the content. */
Rect sheet(Stage& stage, const SheetLook& look);
/** The cross that closes. */
void draw_cross(Painter& paint, Rect corner, const Touched& touched);
/** Whether a sheet is left by Escape or a touch beside it. */
bool leaves_sheet(const Touch& touch);

// --- Dice ---
/** The picture of a die; color empty: white. */
Picture die_picture(Face face, std::optional<PlayerColor> color);
void draw_die(Painter& paint, Rect rect, Face face, std::optional<PlayerColor> color, float degrees = 0,
              float opacity = 1);
/** The die lifted into the hand: ring and glow. */
void draw_die_ring(Painter& paint, Rect rect);
void draw_empty_die(Painter& paint, Rect rect);

// --- Cards ---
Picture card_picture(Card card, int variant = 0);
enum class PriceLook : std::uint8_t { none, idle, plan_can_pay, buy_now, cannot_pay };
struct CardLook {
    int variant = 0;
    bool seated = false;  // die and coin, no price, no bonus but a table's
    PriceLook price = PriceLook::none;
    bool dim = false;  // cannot be had: 80 % light
    bool signature = false;
    int stock = -1;  // "×5", -1: none; 0: sold out, told where the price is at other times
    bool name = true;
    bool facts = true;    // false: only the picture, as small drawn cards
    bool thalers = true;  // false: told beside it what came of it
};
/** Whether the name fits at the smallest size: the cards of a row are all named or none is. */
bool card_name_fits(const Painter& paint, Rect rect, Card card);
void draw_card(Painter& paint, Rect rect, Card card, const CardLook& look);
/** In words where they fit, else "×0". */
void draw_sold_out(Painter& paint, Point place, Align align, ImU32 color, float room);
void draw_card_back(Painter& paint, Rect rect);
/** Ink veil and a tick chip with what it gave, so far from the middle. */
void draw_used(Painter& paint, Rect rect, std::string_view gain, Point away = {});

// --- Marks ---
/** The candle ring of a space where the die in hand may lie. */
void draw_lit(Painter& paint, Rect rect, float radius, float light = 1);
/** Where what is dragged would be dropped now. */
void draw_aimed_at(Painter& paint, Rect rect, float radius);
void draw_focus(Painter& paint, Rect rect, float radius);
/** A rounded chip around a text; returns its box. The point is the middle of the upper edge, or the right end of it. */
struct ChipLook {
    ImU32 fill = palette::candle;
    ImU32 text = palette::ink;
    ImU32 edge = palette::ink;
    float height = 28;
    float size = 16;
    float padding = 10;
    float least_width = 0;
    bool candle_rim = false;
};
Rect draw_chip(Painter& paint, Point place, Align align, const ChipLook& look, std::string_view text);
ChipLook price_chip(PriceLook price);
/** Words on a wall: a dark board behind them, so that they are read over any picture; returns the width drawn. The
 * place is as for a text. */
float draw_sign(Painter& paint, Point place, const TextStyle& style, std::string_view text, Align align = Align::left);
/** The rayed seal of points. */
void draw_points(Painter& paint, Rect rect, int points);
/** A number in a coin: what a seat pays. */
void draw_coin(Painter& paint, Rect rect, int thalers);
/** A number beside what it counts, or the evening beside the moon. */
void draw_badge(Painter& paint, Point middle, int count);
Picture player_picture(PlayerColor color);
constexpr Picture keeper_picture(PlayerType keeper) {
    constexpr auto portraits = [] {
        std::array<Picture, player_types> all{picture("icon-person")};
        for (std::size_t level = 1; level < player_types; ++level) {
            std::array<char, 40> name{'k', 'e', 'e', 'p', 'e', 'r', '-'};
            const std::string_view id = Ids<PlayerType>::list[level];
            for (std::size_t letter = 0; letter < id.size(); ++letter) name[7 + letter] = id[letter];
            all[level] = find_picture({name.data(), 7 + id.size()});
        }
        return all;
    }();
    static_assert(std::find(portraits.begin(), portraits.end(), no_picture) == portraits.end());
    return portraits[static_cast<std::size_t>(keeper)];
}
/** A panel of the night, as in the valley. */
void draw_panel(Painter& paint, Rect rect, ImU32 fill);
/** The backdrop of sheets that are not over the table: the painted valley, darkened. */
void draw_scene(Stage& stage, bool summer, float darken);

// --- Explanations ---
/** What a thing says of itself, if one was asked in this frame. Covered: a box that it leaves in sight, if it is not
 *  empty. */
void draw_explanation(Stage& stage, const Rect& covered);
/** Shows why the last press came to nothing, and keeps why one of this frame does. Returns its box. */
Rect show_refusal(Stage& stage);
/** How far a die lies aside that shakes, as it was refused just now. */
float shaken(const Stage& stage);

}  // namespace tavern::ui
