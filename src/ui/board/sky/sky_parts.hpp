// The parts of the sky, shared between its files.
#pragma once
#include "ui/board/sky/layout_sky.hpp"
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The eight evenings along the moon's path. */
void evenings(Tree& tree, Table& table, const SkyLayout& sky);
/** The current evening, if the moon shows its number. */
void evening_at_hand(Tree& tree, Table& table, const Rect& moon);

/** A tab for each player. */
void players_tabs(Tree& tree, Table& table, const SkyLayout& sky);
/** A single tab for the player shown; a press goes to the next player. */
void next_tab(Tree& tree, Table& table, const Rect& place);
/** Its preferred width. */
float next_tab_width(const Table& table);

/** The lantern in the sky. */
void sky_hint(Tree& tree, Table& table, const Rect& place);

}  // namespace tavern::ui
