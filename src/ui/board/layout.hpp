// Board geometry: pure functions from the window and the position to boxes, in units. Nothing is drawn here, so tests
// can check for overlaps and cut boxes.
#pragma once
#include <array>

#include "rules/state.hpp"
#include "ui/draw/rect.hpp"
#include "ui/draw/window.hpp"
#include "ui/parts/view.hpp"

namespace tavern::ui {

/** The facts of a position that the layout depends on. */
struct TableFacts {
    Setup setup;
    int tables = 3;             // of the player shown, including the table not set up yet
    bool last_is_slot = false;  // the last table is the one not set up yet
    bool drafting = false;      // the hands rise
    bool past = false;          // a timeline takes the hands' place, on every page
    bool over = false;          // the way back to the points lies at the foot of every page
};

/** The rooms, from the window's upper left corner. Boxes of hidden rooms are empty. */
struct TableLayout {
    Fold fold = Fold::wide;
    bool tight = false;  // a phone so small that seats and tiles are two stops of one page
    bool low = false;    // pages so low that everything lies in rows: a phone on its side
    float unit = 1;
    float zoom = 1;  // of the text size: CSS pixels of a unit, by unit
    float width = 0;
    float height = 0;
    Rect sky;
    Rect purse;  // strip of counters on phones
    Rect tavern;
    Rect valley;
    Rect drawer_tab;
    Rect hands;
    Rect tabs;                                  // those of the pages on phones
    float finger() const { return 44 / unit; }  // size of a target in the layout, which grows as a whole with texts
    float least_target() const { return finger() / zoom; }  // 44 CSS pixels, in units
    /** Moves all rooms up by this many units. */
    void scroll(float units);
};
TableLayout table_layout(float width, float height, const TableFacts& facts, Page page, bool drawer_open);

/** A seat: the table top and the card on it. */
struct SeatBox {
    Rect table;
    Rect card;
};

struct TavernLayout {
    Rect room;
    Rect bar;  // the plank and the things below it
    int seats = 0;
    std::array<SeatBox, max_seats + 1> seat;
    Rect deck;
    Rect discard;
    std::array<Rect, components::tile_kinds> tile;     // empty: none of its own
    std::array<Rect, components::tavern_kinds> staff;  // places of drawn cards, by Card; first card on the left
    float staff_card = 54;                             // width of a drawn card
    Rect dog;
    Rect cat;  // on the bar
    std::array<Rect, 3> stools;
    Rect counter_label;
    bool tiles_small = false;
    bool names = true;   // tiles have names
    bool labels = true;  // words under deck, cards and stools
};
/** The parts of the tavern; stop: 0 seats, 1 tiles on compact phones. */
TavernLayout tavern_layout(const TableLayout& table, const TableFacts& facts, int stop);

struct ValleyLayout {
    Rect area;
    bool headings = true;
    bool card_names = true;
    bool bars = false;         // nobles as a bar
    bool labels = false;       // tavern cards as labels
    float heading_guests = 0;  // y of heading lines' middle
    float heading_cards = 0;
    std::array<Rect, components::guest_row + 1> guests;
    std::array<Rect, components::tavern_kinds> cards;  // empty for a card not in play
    Rect nobles;
    Rect monastery;
    std::array<Rect, components::monastery_length + 1> monastery_cells;
    Rect reputation;
    std::array<Rect, 12> reputation_cells;
    Rect book;
    Rect book_picture;
    std::array<std::array<Rect, components::book_columns>, components::book_rows> book_cells;
    std::array<Rect, 3> entertainers;
    Rect evenings;     // module 1: the coming bonuses of the moon
    Rect stop_switch;  // on compact phones: switches between market and tracks
};
/** stop: 0 the market, 1 the tracks, on compact phones. */
ValleyLayout valley_layout(const TableLayout& table, const TableFacts& facts, int stop);

}  // namespace tavern::ui
