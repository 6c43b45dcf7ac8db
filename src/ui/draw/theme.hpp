// Colours by name; each length that comes again and again, too.
#pragma once
#include <imgui.h>

#include <cstdint>

#include "record/game.hpp"

namespace tavern::ui {

/** A colour from 0xRRGGBB and an opacity 0..1. */
constexpr ImU32 color(std::uint32_t rgb, float opacity = 1) {
    return (rgb >> 16U & 0xFFU) << IM_COL32_R_SHIFT | (rgb >> 8U & 0xFFU) << IM_COL32_G_SHIFT |
           (rgb & 0xFFU) << IM_COL32_B_SHIFT | static_cast<ImU32>(opacity * 255.0F + 0.5F) << IM_COL32_A_SHIFT;
}
constexpr ImU32 with_opacity(ImU32 value, float opacity) {
    return (value & ~IM_COL32_A_MASK) | static_cast<ImU32>(opacity * 255.0F + 0.5F) << IM_COL32_A_SHIFT;
}

/** Relative luminance as the Web Content Accessibility Guidelines count it, 0..1. */
float luminance(ImU32 value);
/** Strong contrast: what texts are written in, and what boxes are filled with. Opacity stays. */
ImU32 strong_text(ImU32 value);
ImU32 strong_fill(ImU32 value);

namespace palette {
inline constexpr ImU32 night = color(0x14202E);
inline constexpr ImU32 slate = color(0x22344A);
inline constexpr ImU32 slate_edge = color(0x3B5876);
inline constexpr ImU32 candle = color(0xF2B04B);  // what you can act on
inline constexpr ImU32 candle_shade = color(0xB8741C);
inline constexpr ImU32 ember = color(0xD9722C);       // what you must answer
inline constexpr ImU32 ember_text = color(0x8A3E0E);  // on parchment
inline constexpr ImU32 oak = color(0x8A5A33);
inline constexpr ImU32 dark_oak = color(0x4A2E1B);
inline constexpr ImU32 oak_edge = color(0x6E4727);
inline constexpr ImU32 floor = color(0x5A381D);
inline constexpr ImU32 hands = color(0x3A2413);
inline constexpr ImU32 well = color(0x24160C);
inline constexpr ImU32 table_top = color(0xA06B3C);
inline constexpr ImU32 plate_basic = color(0x6B4529);
inline constexpr ImU32 plate_upgraded = color(0xC58B3C);
inline constexpr ImU32 brass = color(0xE8C34A);
inline constexpr ImU32 parchment = color(0xF3E3C3);
inline constexpr ImU32 parchment_shade = color(0xDCC498);
inline constexpr ImU32 cream = color(0xFFF4D8);
inline constexpr ImU32 ink = color(0x2A1B12);
inline constexpr ImU32 second_ink = color(0x5A4636);
inline constexpr ImU32 dim_parchment = color(0xCBB894);
inline constexpr ImU32 faded_parchment = color(0xB9A88A);
inline constexpr ImU32 sky_text = color(0xA9C0D4);
inline constexpr ImU32 valley_text = color(0xD4E1EC);
inline constexpr ImU32 cannot_pay = color(0x2A3A4C);
inline constexpr ImU32 cannot_pay_text = color(0xC3CEDA);
inline constexpr ImU32 disabled = color(0x3A2819);
inline constexpr ImU32 disabled_text = color(0xA8906C);
inline constexpr ImU32 guest = color(0x2F4460);     // points by guests
inline constexpr ImU32 schnapps = color(0x4F8A8B);  // points by schnapps
inline constexpr ImU32 noble = color(0x6B3FA0);
inline constexpr ImU32 reputation = color(0xB23A48);
inline constexpr ImU32 lit_space = color(0xFFE3A1);
inline constexpr ImU32 dusk = color(0x3B2A49);
inline constexpr ImU32 past = color(0x3A2B14, 0.07F);  // over a room
inline constexpr ImU32 star = color(0xDCE8F0);
inline constexpr ImU32 evening = color(0x2E445E);  // that is to come
inline constexpr ImU32 evening_edge = color(0x8FB0C8);
inline constexpr ImU32 parchment_thumb = color(0x8A6A3C);
inline constexpr ImU32 dull_bar = color(0xBCA57B);     // in a chart
inline constexpr ImU32 cost = color(0x8E2A37);         // points that were lost
inline constexpr ImU32 faint = color(0xFFFFFF, 0.5F);  // over a picture
inline constexpr ImU32 sheen = color(0xFFFFFF, 0.3F);  // over what a pointer rests on
// The valley.
inline constexpr ImU32 veil = color(0x0A0806, 0.55F);  // over what a drawer covers
inline constexpr ImU32 card_shadow = color(0x000000, 0.35F);
inline constexpr ImU32 empty_place = color(0xD4E1EC, 0.5F);
inline constexpr ImU32 pale_card = color(0xCCCCCC);  // cannot be paid
inline constexpr ImU32 gone_card = color(0x5E5E5E);  // sold out
inline constexpr ImU32 nobles_card = color(0x4A2A74);
inline constexpr ImU32 nobles_text = color(0xE3D3F3);
inline constexpr ImU32 track_panel = color(0x14202E, 0.86F);
inline constexpr ImU32 summer_panel = color(0x4E6232, 0.55F);  // of the monastery track
inline constexpr ImU32 winter_panel = color(0x22344A, 0.7F);
inline constexpr ImU32 summer_start = color(0xC3D79B);
inline constexpr ImU32 winter_start = color(0x8FB0C8);
inline constexpr ImU32 summer_space = color(0xC3D0A8);
inline constexpr ImU32 summer_walked = color(0x98AB85);
inline constexpr ImU32 winter_space = color(0xBFD1DE);
inline constexpr ImU32 winter_walked = color(0x8EA2B5);
inline constexpr ImU32 bonus_walked = color(0xBFB092);
inline constexpr ImU32 crown_space = color(0xB79AD8);
inline constexpr ImU32 fame_space = color(0xE3C9BE);
inline constexpr ImU32 fame_walked = color(0xC9A9A0);
inline constexpr ImU32 open_line = color(0xC9D6E0);  // of the guest book
inline constexpr ImU32 signed_line = color(0xE9C88A);
inline constexpr ImU32 not_yet = color(0x8A8A8A);  // an entertainer who has not come
inline constexpr ImU32 evenings_panel = color(0x2A1B12, 0.8F);
inline constexpr ImU32 this_evening = color(0xF9D98F);
inline constexpr ImU32 log_line = color(0xE9D9B8);
}  // namespace palette

/** Sizes of letters at 100 %, units. */
namespace letters {
inline constexpr float title = 30;
inline constexpr float section = 23;
inline constexpr float room = 20;  // of a name in a room of the table
inline constexpr float sign = 18;  // of a heading on the board, a name on a tab or a plate
inline constexpr float name = 17;
inline constexpr float running = 16.5F;  // of a text that one reads on
inline constexpr float body = 15.5F;
inline constexpr float figure = 15;  // a number in a chip, on a card or a space
inline constexpr float small = 14;
inline constexpr float line = 1.3F;  // height of a line by size
}  // namespace letters

/** Room between things, units. */
namespace gap {
inline constexpr float hair = 3;
inline constexpr float edge = 4;  // of a small thing, before what stands in it
inline constexpr float chip = 6;  // beside its words
inline constexpr float small = 8;
inline constexpr float middle = 12;
inline constexpr float hint = 14;  // before what follows a heading in its line
inline constexpr float large = 18;
inline constexpr float page = 28;  // between columns of running text
inline constexpr float columns = 40;
}  // namespace gap

/** Corners, units. */
namespace radius {
inline constexpr float room = 4;  // of the tavern and the valley
inline constexpr float low = 5;   // of what is low
inline constexpr float plate = 6;
inline constexpr float card = 7;
inline constexpr float place = 8;  // where something may lie
inline constexpr float inner = 9;
inline constexpr float control = 11;
inline constexpr float ring = 12;  // around what has the focus
inline constexpr float panel = 13;
}  // namespace radius

/** Widths and heights of things that come again and again, units. */
namespace size {
inline constexpr float line = 1.5F;  // of an edge
inline constexpr float finger = 44;  // at least, of what is touched
inline constexpr float icon = 24;    // in a button
inline constexpr float emblem = 32;  // beside a title or a figure
inline constexpr float illustration = 92;
inline constexpr float bar = 26;  // of what has a share
inline constexpr float chart = 180;
inline constexpr float chart_shape = 0.62F;  // its height by its width
inline constexpr float end_margins = 60;     // at both sides of what the end tells
inline constexpr float wide_end = 1100;      // window, at 100 %: seven buttons beside each other
inline constexpr float die = 50;             // that is only looked at
inline constexpr float button = 50;          // of a sheet's foot
inline constexpr float key = 38;             // the cap of a key
inline constexpr float key_column = 72;
inline constexpr float name = 198;     // beside what is chosen
inline constexpr float options = 300;  // of one of several
inline constexpr float figure = 130;
inline constexpr float tally = 112;
inline constexpr float small_tally = 76;
inline constexpr float share_name = 130;     // picture and name of what has a share
inline constexpr float share_number = 36;    // of a few digits
inline constexpr float share_bar = 120;      // with its number
inline constexpr float narrow_button = 84;   // of a foot with three
inline constexpr float narrow_column = 340;  // a phone has one, a small tablet two
inline constexpr float column = 240;         // of short lines
inline constexpr float readable = 500;       // of a sheet with more than one column
inline constexpr float wide_sheet = 1232;
inline constexpr float face = 96;    // of an innkeeper
inline constexpr float words = 190;  // beside it
inline constexpr float seat = 160;
inline constexpr float menu = 560;
inline constexpr float log = 640;
inline constexpr float menu_column = 150;
inline constexpr float card_column = 330;  // of cards side by side
inline constexpr float progress = 46;      // before the name of a kept game
inline constexpr float book = 800;         // the height of a sheet that one reads on
inline constexpr float high = 720;         // window, at 100 %: there is room for more than what is needed
inline constexpr float two_sides = 740;    // window, at 100 %: what one chooses from lies beside what it shows
inline constexpr float page = 340;         // of running text
inline constexpr float chapter = 150;      // in a list of chapters
inline constexpr float sign = 32;          // beside a paragraph
inline constexpr float tag = 126;
inline constexpr float mark = 11;          // beside a number
inline constexpr float chip = 24;          // words on the board
inline constexpr float badge = 20;         // a number in a corner
inline constexpr float module = 38;        // its sign
inline constexpr float two_columns = 784;  // of a sheet
inline constexpr float row = 28;           // of a table
inline constexpr float thumbnail = 22;
inline constexpr float shape = 17;  // of a player, before a line
inline constexpr float cell = 48;
inline constexpr float card_face = 0.25F;  // where a card's face is, of its height

inline constexpr float marker = 20;         // of a player on a track
inline constexpr float bright_line = 2.5F;  // round what can be had

inline constexpr float card = 104;
inline constexpr float card_shape = 1.42F;  // its height by its width
inline constexpr float notice = 480;
inline constexpr float summary = 560;
inline constexpr float question = 540;  // over the table, which is seen beside it
inline constexpr float wide_question = 780;
inline constexpr float answer = 84;     // in a word
inline constexpr float sentence = 222;  // that is an answer
inline constexpr float low = 540;       // window: each line of a sheet counts
}  // namespace size

constexpr ImU32 player_color(PlayerColor value) {
    switch (value) {
        case PlayerColor::blue: return color(0x2F6FB7);
        case PlayerColor::red: return color(0xD1495B);
        case PlayerColor::green: return color(0x3A8F5C);
        case PlayerColor::yellow: return color(0xE0B23C);
    }
    return palette::parchment;
}

}  // namespace tavern::ui
