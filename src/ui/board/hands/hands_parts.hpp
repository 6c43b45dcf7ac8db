// The parts of the bar at the hands, shared between its files.
#pragma once
#include <string>
#include <string_view>

#include "ui/board/table.hpp"

namespace tavern::ui {

/** Height of the edge along the bar's top. */
inline constexpr float bar_edge = 7;
void draw_bar_top(Painter& paint, Rect rect);

/** One line, never shortened: where it is too long, the shorter words, and then smaller letters. */
void name_leaf(Tree& tree, const TextStyle& style, std::string_view words, std::string_view shorter, float share = 0,
               Align align = Align::left);

/** Counters in boxes two by two. */
void counters(Tree& tree, Table& table, float width);

// The prompt: a question and a hint.
struct Prompt {
    std::string head;
    std::string hint;
    bool long_hint = false;  // stands where the dice are at other times
};
Prompt prompt_of(const Table& table, bool brief);
std::string_view name_of(const Table& table, int seat);
/** What follows when this player is ready, or ends the turn. */
std::string what_next(const Table& table, bool brief);

/** What ends with the part of the turn although it could still be used. */
struct Leftover {
    int dice = 0;           // planning: that would fit a space
    bool unserved = false;  // serving: dice or barbacks
    std::string lost;       // "2[thaler] 1[beer]" above what is kept overnight
    bool avoidable = false;
    bool any() const { return dice > 0 || unserved || avoidable; }
};
Leftover leftover(const Table& table);
/** Whether the button was touched once already since the last deed. */
bool asked_to_end(const Table& table);
/** Cards of the valley that can be paid now. */
int buys(const Table& table);
/** Besides giving up a counter guest and ending the turn. */
bool may_spend(const Table& table);

// Buttons.
bool may_turn_die(const Table& table);
/** Whether buttons have few words. */
bool brief_buttons(const Table& table);
void undo_and_redo(Tree& tree, Table& table, float width, bool redo);
/** What ends the part of the turn, or leads back to where it can be ended. */
void actions(Tree& tree, Table& table, const Style& style);

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
