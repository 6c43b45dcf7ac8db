// The valley's parts that several folds share, and the valley of a phone.
#pragma once
#include "ui/board/layout.hpp"

namespace tavern::ui {

/** The monastery track in rows, from the start space forth and back; the last cell is the end of the start space. */
void monastery_cells(ValleyLayout& layout, Rect area, int columns, float gap);
void reputation_cells(ValleyLayout& layout, const Setup& setup, Rect area, float gap);
void book_cells(ValleyLayout& layout, float x, float y, float width, float height, float pitch_x, float pitch_y);
/** Tavern cards as labels, three to a row. */
void label_cards(ValleyLayout& layout, bool bards, float x, float y, float pitch_x, float pitch_y, float width,
                 float height);
/** The guest book above the entertainers, with its heading beside its rows; without it, they alone below a head. */
void book_above_entertainers(ValleyLayout& layout, const Rect& box, bool has_book, float head);

/** Everything below each other on one page. */
void phone_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts);
/** stop: 0 the market, 1 the tracks. */
void tight_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts, int stop);

}  // namespace tavern::ui
