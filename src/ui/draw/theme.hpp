// Colours and recurring lengths by name.
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

/** Relative luminance as in the Web Content Accessibility Guidelines, 0..1. */
float luminance(ImU32 value);
/** Strong contrast: the colours of texts and of filled boxes. Opacity stays. */
ImU32 strong_text(ImU32 value);
ImU32 strong_fill(ImU32 value);

namespace palette {
inline constexpr ImU32 night = color(0x14202E);
inline constexpr ImU32 slate = color(0x22344A);
inline constexpr ImU32 slate_edge = color(0x3B5876);
inline constexpr ImU32 candle = color(0xF2B04B);  // possible actions
inline constexpr ImU32 candle_shade = color(0xB8741C);
inline constexpr ImU32 ember = color(0xD9722C);       // questions that need an answer
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
inline constexpr ImU32 guest = color(0x2F4460);     // points from guests
inline constexpr ImU32 schnapps = color(0x4F8A8B);  // points from schnapps
inline constexpr ImU32 noble = color(0x6B3FA0);
inline constexpr ImU32 reputation = color(0xB23A48);
inline constexpr ImU32 lit_space = color(0xFFE3A1);
inline constexpr ImU32 dusk = color(0x3B2A49);
inline constexpr ImU32 past = color(0x3A2B14, 0.07F);  // over a room
inline constexpr ImU32 star = color(0xDCE8F0);
inline constexpr ImU32 evening = color(0x2E445E);  // a coming evening
inline constexpr ImU32 evening_edge = color(0x8FB0C8);
inline constexpr ImU32 parchment_thumb = color(0x8A6A3C);
inline constexpr ImU32 dull_bar = color(0xBCA57B);            // bars of a chart
inline constexpr ImU32 cost = color(0x8E2A37);                // lost points
inline constexpr ImU32 faint = color(0xFFFFFF, 0.65F);        // pale overlay on a picture, still 3:1 on parchment
inline constexpr ImU32 sheen = color(0xFFFFFF, 0.3F);         // overlay on the hovered thing
inline constexpr ImU32 dark_sheen = color(0xFFFFFF, 0.07F);   // the same on dark things
inline constexpr ImU32 idle_picture = color(0xFFFFFF, 0.4F);  // pictures of disabled buttons
inline constexpr ImU32 shadow = color(0x000000, 0.4F);
inline constexpr ImU32 dark_band = color(0x14202E, 0.82F);  // behind text on a picture
inline constexpr ImU32 slate_shade = color(0x101A26);
inline constexpr ImU32 served = color(0x140C06, 0.24F);  // over a served place
inline constexpr ImU32 lesson_veil = color(0x0C131C, 0.74F);
inline constexpr ImU32 played = color(0xA68A62);  // the played part of the line of moments
inline constexpr ImU32 bottle = color(0x2F5A4A);
inline constexpr ImU32 ruling = color(0xE9DDF4);
inline constexpr ImU32 ruling_text = color(0x5B3A86);
// Parchment and text on it.
inline constexpr ImU32 parchment_field = color(0xFBF0D6);
inline constexpr ImU32 parchment_input = color(0xFFF8E6);
inline constexpr ImU32 parchment_well = color(0xE2CDA0);
inline constexpr ImU32 parchment_line = color(0xD3BA86);
inline constexpr ImU32 parchment_chosen = color(0xF9D98F);
inline constexpr ImU32 parchment_answer = color(0xEAD5A8);
inline constexpr ImU32 parchment_dashes = color(0xA98A5C);
// The curtain.
inline constexpr ImU32 cloth = color(0x8C3240);
inline constexpr ImU32 cloth_low = color(0x7E2A36);
inline constexpr ImU32 cloth_deep = color(0x5E1C27);
inline constexpr ImU32 cloth_light = color(0xA94A57);
inline constexpr ImU32 valance = color(0x69202D);
inline constexpr ImU32 valance_deep = color(0x4A141E);
inline constexpr ImU32 planks = color(0x54341A);
// The title.
inline constexpr ImU32 inn_name = color(0xFFF1D0);  // the page uses the same colour while loading
inline constexpr ImU32 summer_sky = color(0x2A2F52);
inline constexpr ImU32 meadow = color(0x7D964A);
inline constexpr ImU32 snow = color(0xEDF1F2);
// Placeholders for pictures that are not loaded.
inline constexpr ImU32 staff_ground = color(0xB9762F);
inline constexpr ImU32 regular_ground = color(0x8A4630);
inline constexpr ImU32 guest_ground = color(0x2B4565);
inline constexpr ImU32 back_ground = color(0x7A2631);
// The valley.
inline constexpr ImU32 veil = color(0x0A0806, 0.55F);  // covered by a drawer
inline constexpr ImU32 empty_place = color(0xD4E1EC, 0.5F);
inline constexpr ImU32 pale_card = color(0xCCCCCC);  // too expensive
inline constexpr ImU32 gone_card = color(0x5E5E5E);  // sold out
inline constexpr ImU32 nobles_card = color(0x4A2A74);
inline constexpr ImU32 nobles_text = color(0xE3D3F3);
inline constexpr ImU32 track_panel = color(0x14202E, 0.86F);
inline constexpr ImU32 summer_panel = color(0x4E6232, 0.55F);  // panel of the monastery track
inline constexpr ImU32 winter_panel = color(0x22344A, 0.7F);
inline constexpr ImU32 summer_start = color(0xC3D79B);
inline constexpr ImU32 winter_start = color(0x8FB0C8);
inline constexpr ImU32 summer_space = color(0xC3D0A8);
inline constexpr ImU32 summer_walked = color(0x98AB85);
inline constexpr ImU32 winter_space = color(0xBFD1DE);
inline constexpr ImU32 winter_walked = color(0x8EA2B5);
inline constexpr ImU32 bonus_walked = color(0xBFB092);
inline constexpr ImU32 crown_space = color(0xB79AD8);
inline constexpr ImU32 reputation_field = color(0xE3C9BE);
inline constexpr ImU32 reputation_walked = color(0xC9A9A0);
inline constexpr ImU32 open_line = color(0xC9D6E0);  // guest book
inline constexpr ImU32 signed_line = color(0xE9C88A);
inline constexpr ImU32 not_yet = color(0x8A8A8A);  // an entertainer still to come
inline constexpr ImU32 evenings_panel = color(0x2A1B12, 0.8F);
inline constexpr ImU32 this_evening = color(0xF9D98F);
inline constexpr ImU32 log_line = color(0xE9D9B8);
}  // namespace palette

/** Sizes of letters at 100 %, units. */
namespace letters {
inline constexpr float title = 30;
inline constexpr float section = 23;
inline constexpr float room = 20;  // names in a room of the table
inline constexpr float sign = 18;  // headings on the board, names on tabs and plates
inline constexpr float name = 17;
inline constexpr float running = 16.5F;  // running text
inline constexpr float body = 15.5F;
inline constexpr float figure = 15;  // numbers in chips, on cards and spaces
inline constexpr float small = 14;
inline constexpr float line = 1.3F;  // line height by font size
}  // namespace letters

/** Room between things, units. */
namespace gap {
inline constexpr float hair = 3;
inline constexpr float edge = 4;  // between the edge of a small thing and its content
inline constexpr float chip = 6;  // between a chip and its words
inline constexpr float small = 8;
inline constexpr float middle = 12;
inline constexpr float hint = 14;  // between a heading and the text on its line
inline constexpr float large = 18;
inline constexpr float page = 28;  // between columns of running text
inline constexpr float columns = 40;
}  // namespace gap

/** Corners, units. */
namespace radius {
inline constexpr float room = 4;  // tavern and valley
inline constexpr float low = 5;   // low boxes
inline constexpr float plate = 6;
inline constexpr float card = 7;
inline constexpr float place = 8;  // places for cards and dice
inline constexpr float inner = 9;
inline constexpr float control = 11;
inline constexpr float ring = 12;  // focus ring
inline constexpr float panel = 13;
inline constexpr float sheet = 14;
}  // namespace radius

/** Recurring widths and heights, units. */
namespace size {
inline constexpr float line = 1.5F;  // edges
inline constexpr float light = 15;   // glow around possible targets
inline constexpr float frame = 5;    // from the edge of a parchment to its inner line
inline constexpr float finger = 44;  // least size of a target
inline constexpr float icon = 24;    // icon in a button
inline constexpr float emblem = 32;  // beside a title or a figure
inline constexpr float illustration = 92;
inline constexpr float bar = 26;  // bar that shows a share
inline constexpr float chart = 180;
inline constexpr float chart_shape = 0.62F;  // height by width
inline constexpr float end_margins = 60;     // on both sides of the final screen
inline constexpr float wide_end = 1100;      // window, at 100 %: seven buttons fit side by side
inline constexpr float die = 50;             // a die for display only
inline constexpr float button = 50;          // in the foot of a dialog
inline constexpr float key = 38;             // the cap of a key
inline constexpr float key_column = 72;
inline constexpr float name = 198;     // beside a chosen option
inline constexpr float options = 300;  // one of several options
inline constexpr float figure = 130;
inline constexpr float tally = 112;
inline constexpr float small_tally = 76;
inline constexpr float share_name = 136;     // picture and name beside a share
inline constexpr float share_number = 36;    // a few digits
inline constexpr float count = 66;           // a column of counts
inline constexpr float share_bar = 120;      // bar with its number
inline constexpr float narrow_button = 84;   // in a foot with three buttons
inline constexpr float narrow_column = 340;  // a phone has one, a small tablet two
inline constexpr float column = 240;         // short lines
inline constexpr float readable = 500;       // dialog with more than one column
inline constexpr float wide_sheet = 1232;
inline constexpr float face = 96;    // picture of an innkeeper
inline constexpr float words = 190;  // text beside it
inline constexpr float seat = 160;
inline constexpr float menu = 560;
inline constexpr float log = 640;
inline constexpr float menu_column = 150;
inline constexpr float card_column = 330;  // cards side by side
inline constexpr float progress = 46;      // before the name of a saved game
inline constexpr float book = 800;         // height of a dialog with running text
inline constexpr float high = 720;         // window, at 100 %: room for more than the necessary
inline constexpr float two_sides = 740;    // window, at 100 %: options lie beside a preview
inline constexpr float page = 340;         // running text
inline constexpr float chapter = 150;      // in a list of chapters
inline constexpr float sign = 32;          // beside a paragraph
inline constexpr float tag = 126;
inline constexpr float mark = 11;          // beside a number
inline constexpr float chip = 24;          // words on the board
inline constexpr float badge = 20;         // a number in a corner
inline constexpr float module = 38;        // its sign
inline constexpr float two_columns = 784;  // dialog
inline constexpr float row = 28;           // table
inline constexpr float thumbnail = 22;
inline constexpr float shape = 17;  // player's shape before a line
inline constexpr float cell = 48;
inline constexpr float card_face = 0.25F;  // place of the face on a card, by its height

inline constexpr float marker = 20;         // player's marker on a track
inline constexpr float bright_line = 2.5F;  // around obtainable things

inline constexpr float card = 104;
inline constexpr float card_shape = 1.42F;  // height by width
inline constexpr float notice = 480;
inline constexpr float summary = 560;
inline constexpr float question = 540;  // leaves the table visible beside it
inline constexpr float wide_question = 780;
inline constexpr float answer = 84;     // one word
inline constexpr float sentence = 222;  // a sentence as an answer
inline constexpr float low = 540;       // window: below it, dialogs save lines
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
