// The parts of the bar at the hands, shared between its files.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** Height of the edge along the bar's top. */
inline constexpr float bar_edge = 7;
void draw_bar_top(Painter& paint, Rect rect);

/** One line, never shortened: where it is too long, the shorter words, and then smaller letters. */
void name_leaf(Tree& tree, const TextStyle& style, std::string_view words, std::string_view shorter, float share = 0,
               Align align = Align::left);

/** Counters in boxes two by two, or in one row. */
void draw_counters(Table& table, Rect area, bool one_row, bool boxed);

/** Units. */
struct DiceLook {
    float die = 52;
    float pitch = 66;
    float slot_width = 42;
    float slot_height = 38;
    float slot_pitch = 76;
    bool names = true;
    bool slots = true;
};
/** Draws all dice; closer, without names or overlapping where room is short. */
void draw_dice(Table& table, Rect area, DiceLook look);

}  // namespace tavern::ui
