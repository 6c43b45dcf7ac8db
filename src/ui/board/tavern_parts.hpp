// The parts of the tavern, shared between its files.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "ui/board/table.hpp"

namespace tavern::ui {

// How dice lie on their space.
inline constexpr float askew = -4;      // degrees
inline constexpr float over_edge = -6;  // of the space, at its left

/** What a touch on a space means now. */
struct SpaceUse {
    std::optional<Action> of_hand;  // what the die in hand does
    std::optional<Action> serve;
    bool take_back = false;
    std::string label;
    bool live() const { return of_hand || serve || take_back; }
};
/** Name: as the space is told apart by ear. */
SpaceUse use_of(const Table& table, Space space, const std::optional<PlacedDie>& lies, const std::string& name);
std::string space_id(Space space);
std::optional<PlayerColor> die_color(const Table& table, bool own);
std::vector<PlacedDie> placed_on(const Player& player, Space space);
/** The same as they are named, without their space. */
std::vector<HandDie> dice_lying_on(const Player& player, Space space);
/** The touch on a space: place or move the die in hand, take back, serve. */
Touched touch_space(Table& table, Space space, const std::optional<PlacedDie>& lies, const SpaceUse& use);
/** What the die in hand would bring, what lies there, what it has brought, what is proposed. */
void tell_space(const Table& table, Space space, const SpaceUse& use, std::vector<std::string>& lines);
void draw_gain(Table& table, const Rect& rect, const SpaceUse& use, Space space);
void draw_counts_as(Table& table, const Rect& die, Face face, Space space);
/** The dice that are only proposed for a space, the first one there. */
void draw_ghosts(Table& table, Space space, const Rect& first);

void deck(Tree& tree, Table& table);
void discard(Tree& tree, Table& table);

/** The tables, and the place of the one that may be set up. */
void seats(Tree& tree, Table& table);

void tiles(Tree& tree, Table& table);
/** The dice that lie on it, and above the cards beside it, so that each of several is seen. */
void draw_dice_on(Table& table, Tile tile);
/** The chip with what the upgrade costs. */
void draw_price(Table& table, Tile tile, const Rect& rect);
/** "upgrade Cashbox for 6 thalers", as much as the chip says. */
std::string upgrade_label(const Table& table, Tile tile);
Explanation about_tile(const Table& table, Tile tile);
void open_upgrade(Table& table, Tile tile);

}  // namespace tavern::ui
