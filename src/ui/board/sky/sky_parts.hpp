// The parts of the sky, shared between its files.
#pragma once
#include "ui/board/sky/layout_sky.hpp"
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The eight evenings along the moon's way. */
void evenings(Tree& tree, Table& table, const SkyLayout& sky);
/** The evening at hand, where the moon carries its number. */
void evening_at_hand(Tree& tree, Table& table, const Rect& moon);

/** Whether the mug stands there: this player begins the round. */
bool starts(const Table& table, int seat);
/** A tab for each player. */
void players_tabs(Tree& tree, Table& table, const SkyLayout& sky);
/** One tab for all: the player shown; a touch goes to the next one. */
void next_tab(Tree& tree, Table& table, const Rect& place);
/** The width that it wants. */
float next_tab_width(const Table& table);

/** The lantern in the sky. */
void sky_hint(Tree& tree, Table& table, const Rect& place);

}  // namespace tavern::ui
