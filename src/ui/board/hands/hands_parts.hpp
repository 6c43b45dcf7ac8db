// The parts of the bar at the hands, shared between its files.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

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
