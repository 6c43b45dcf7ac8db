// The parts of the tavern, shared between its files.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "ui/board/table.hpp"

namespace tavern::ui {

/** What a touch on a space means now. */
struct SpaceUse {
    std::optional<Action> of_hand;  // what the die in hand does
    std::optional<Action> serve;
    bool take_back = false;
    std::string label;
};
SpaceUse use_of(const Table& table, Space space, std::optional<PlacedDie> lies);
std::string space_id(Space space);
std::optional<PlayerColor> die_color(const Table& table, bool own);
/** The touch on a space: place or move the die in hand, take back, serve. */
Touched touch_space(Table& table, Space space, Rect rect, std::optional<PlacedDie> lies, const SpaceUse& use);
void draw_gain(Table& table, Rect rect, const SpaceUse& use, Space space);
void draw_counts_as(Table& table, Rect die, Face face, Space space);

/** The dice that are only proposed for a space, the first one there. */
void draw_ghosts(Table& table, Space space, Rect first);

void draw_seat(Table& table, const TavernLayout& layout, int index, bool named);
/** The table that may be set up: a place of its own in the row of seats. */
void draw_table_slot(Table& table, const SeatBox& box);

void draw_tile(Table& table, const TavernLayout& layout, Tile tile);
/** The dice that lie on it, and above the cards beside it, so that each of several is seen. */
void draw_dice_on(Table& table, const TavernLayout& layout, Tile tile);
/** The chip with what the upgrade costs. */
void draw_price(Table& table, Tile tile, Rect rect);
std::vector<std::string> tile_lines(const Table& table, Tile tile);

}  // namespace tavern::ui
