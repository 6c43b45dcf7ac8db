// The parts of the tavern, shared between its files.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "ui/board/table.hpp"

namespace tavern::ui {

// Placement of dice on their space.
inline constexpr float askew = -4;      // degrees
inline constexpr float over_edge = -6;  // left of the space
inline constexpr float dice_apart = 2;

/** The effect of a press on a space. */
struct SpaceUse {
    std::optional<Action> of_hand;  // action of the die in hand
    std::optional<Action> serve;
    bool take_back = false;
    std::string label;
    bool live() const { return of_hand || serve || take_back; }
};
/** name: the space's name for screen readers. */
SpaceUse use_of(const Table& table, Space space, const std::optional<PlacedDie>& lies, const std::string& name);
std::optional<PlayerColor> die_color(const Table& table, bool own);
std::vector<PlacedDie> placed_on(const Player& player, Space space);
/** The same dice without their space, for their names. */
std::vector<HandDie> dice_lying_on(const Player& player, Space space);
/** The space for dice on a tile, if it has one. */
std::optional<Space> space_of(Tile tile);
/** A press on a space: places or moves the die in hand, takes back, serves. */
Touched touch_space(Table& table, Space space, const std::optional<PlacedDie>& lies, const SpaceUse& use);
/** The gains of the dice used on this space in this turn, if there are any; empty: unknown, in a position without a
 * past. */
std::optional<std::string> used_gain(const Table& table, Space space);
/** The explanation: the gain of the die in hand, the dice there, their gains, and the suggestion. */
void tell_space(const Table& table, Space space, const SpaceUse& use, std::vector<std::string>& lines);
void draw_gain(Table& table, const Rect& rect, const SpaceUse& use, Space space);
void draw_counts_as(Table& table, const Rect& die, Face face, Space space);
/** The dice of a suggestion for a space. */
std::vector<HandDie> proposed_for(const Table& table, Space space);
/** In rows from first on, after the dice that lie there; their gain stands beside them, up to the edge. */
void draw_ghosts(Table& table, Space space, const Rect& first, float edge, std::size_t lying = 0,
                 std::size_t columns = 1);

void deck(Tree& tree, Table& table);
void discard(Tree& tree, Table& table);

/** The tables, and the place for a new one. */
void seats(Tree& tree, Table& table);

void tiles(Tree& tree, Table& table);
/** The dice on a tile, drawn above the cards beside it so that each can be seen. */
void draw_dice_on(Table& table, Tile tile);
/** The lowest price of an upgrade now, and whether it is affordable. */
struct UpgradeOffer {
    bool now = false;
    int price = 0;
    int given = 0;  // cards returned for that price
};
UpgradeOffer offer_of(const Table& table, Tile tile);
/** The chip with the cost of the upgrade. */
void draw_price(Table& table, Tile tile, const Rect& rect);
/** A moon in its place, unless this round is the last one: the upgrade comes with the next one. */
void draw_waits(Table& table, const Rect& rect);
/** "Table, upgraded". */
std::string full_name(Tile tile, bool upgraded);
/** "upgrade Cashbox for 6 thalers", matching the chip. */
std::string upgrade_label(const Table& table, Tile tile);
/** A sentence with the price, and with the discount for returned cards. */
std::string price_about(const Table& table, Tile tile);
Explanation about_tile(const Table& table, Tile tile);
void open_upgrade(Table& table, Tile tile);

}  // namespace tavern::ui
