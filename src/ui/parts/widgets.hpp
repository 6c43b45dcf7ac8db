// Widgets. Each draws at once; targets return whether they were pressed.
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
    std::string_view text = {};    // may contain pictures
    std::string_view below = {};   // a second, smaller line
    Picture picture = no_picture;  // before the text, or alone in the middle
    float picture_size = size::icon;
    float text_size = letters::name;
    bool chosen = false;          // the selected one of several alternatives
    std::string_view about = {};  // explanation of its effect
    std::string refuses = {};     // why a press is refused while it is disabled
};
/** The box of a button; returns the place of its content, which sinks while held. */
Rect draw_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled);
/** The target of a button. The label is for screen readers; empty: the text. */
Control button_control(std::string_view id, const ButtonLook& look, bool enabled, std::string_view label);
/** A button with picture and text, smaller where room is short. */
void draw_labelled_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled);
/** Its text colour. */
ImU32 button_text(const ButtonLook& look, bool enabled);

/** A parchment over the window. */
void draw_parchment(Painter& paint, Rect rect);

// --- Dialogs: a parchment over everything else, which is darkened and out of reach ---
struct SheetLook {
    float width = size::summary;  // at most the window's
    float height = 300;
    bool ember = false;  // needs an answer: it cannot be closed
    float darken = 0.6F;
    bool low = false;   // at the window's foot, leaving the board visible above it
    float most = 1;     // by the window's height
    bool full = false;  // as high as it may be
};
/** The content box of a dialog with this rectangle. */
Rect sheet_inside(const Rect& rect);
/** Returns the content box. */
Rect sheet(Stage& stage, const SheetLook& look);
/** The cross that closes. */
void draw_cross(Painter& paint, Rect corner, const Touched& touched);
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
    bool seated = false;  // with die and coin; no price, no bonus except at a table
    PriceLook price = PriceLook::none;
    bool dim = false;  // unavailable: 80 % light
    bool signature = false;
    int stock = -1;  // "×5", -1: none; 0: sold out, shown in place of the price
    bool name = true;
    bool facts = true;    // false: only the picture, for small cards
    bool thalers = true;  // false: the result stands beside it
};
/** Whether the name fits at the smallest size: the cards of a row show either all names or none. */
bool card_name_fits(const Painter& paint, Rect rect, Card card);
void draw_card(Painter& paint, Rect rect, Card card, const CardLook& look);
/** In words if they fit, else "×0". */
void draw_sold_out(Painter& paint, Point place, Align align, ImU32 color, float room);
void draw_card_back(Painter& paint, Rect rect);
/** Ink veil and a tick chip with the gain, at this offset from the middle. */
void draw_used(Painter& paint, Rect rect, std::string_view gain, Point away = {});

// --- Marks ---
/** The candle ring of a space for the die in hand. */
void draw_lit(Painter& paint, Rect rect, float radius, float light = 1);
/** The place where the dragged thing would drop now. */
void draw_aimed_at(Painter& paint, Rect rect, float radius);
void draw_focus(Painter& paint, Rect rect, float radius);
/** A rounded chip around a text; returns its box. The point is on its upper edge: its middle, or the end that the
 * alignment names. */
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
/** A text on a dark board, readable over any picture; returns the drawn width. The place is as for a text. */
float draw_sign(Painter& paint, Point place, const TextStyle& style, std::string_view text, Align align = Align::left);
/** The rayed seal of points. */
void draw_points(Painter& paint, Rect rect, int points);
/** A number in a coin: the pay of a seat. */
void draw_coin(Painter& paint, Rect rect, int thalers);
/** A number beside the counted thing, or the evening beside the moon. */
void draw_badge(Painter& paint, Point middle, int count);
Picture player_picture(PlayerColor color);
constexpr Picture player_type_picture(PlayerType keeper) {
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
/** A panel in the colours of the night, as in the valley. */
void draw_panel(Painter& paint, Rect rect, ImU32 fill);
/** The backdrop of dialogs away from the table: the painted valley, darkened. */
void draw_scene(Stage& stage, bool summer, float darken);

// --- Explanations ---
/** The explanation of the thing asked for in this frame, if any. covered: a box to leave in sight, unless empty. */
void draw_explanation(Stage& stage, const Rect& covered);
/** Shows why the last press was refused, and keeps this frame's refusal. Returns its box. */
Rect show_refusal(Stage& stage);
/** The offset of a shaking die that was just refused. */
float shaken(const Stage& stage);

}  // namespace tavern::ui
