// The parts of the bar at the hands, shared between its files.
#pragma once
#include <string>
#include <string_view>

#include "ui/board/table.hpp"

namespace tavern::ui {

/** Height of the edge along the bar's top. */
inline constexpr float bar_edge = 7;
void draw_bar_top(Painter& paint, Rect rect);

/** Of one line. */
struct NameLook {
    Picture picture = no_picture;   // before the text
    std::string_view shorter = {};  // for lack of room; after that, the letters shrink
    float most = 1e6F;              // width
    float height = 0;
    float share = 0;
    Align align = Align::left;
    int level = 0;  // of a heading: see Semantics
};
/** A text that is never cut. */
void name_leaf(Tree& tree, const TextStyle& style, std::string_view words, const NameLook& look = {});

/** Leads to the other stop of a compact phone's page. */
void stop_pill(Tree& tree, Table& table, const Style& style);

/** Counters in boxes two by two. */
void counters(Tree& tree, Table& table, float width);

// The prompt: a question and a hint.
struct Prompt {
    std::string head;
    std::string hint;
    bool long_hint = false;  // stands where the dice are at other times
};
/** The goal of a problem in words. */
Text goal_text(problems::Goal goal);
/** The question is that of a problem. */
bool sets_problem(const Table& table);
Prompt prompt_of(const Table& table, bool brief);
std::string_view name_of(const Table& table, int seat);
/** The next event when this player is ready or ends the turn. */
std::string next_step_text(const Table& table, bool brief);

/** Things that the end of the part would waste. */
struct Leftover {
    int dice = 0;            // planning: dice that fit a space
    bool unserved = false;   // serving: dice or barbacks
    std::string lost;        // "2[thaler] 1[beer]" above the limits at the end of the turn
    bool avoidable = false;  // goods that would be lost could still buy something
    bool any() const { return dice > 0 || unserved || avoidable; }
};
Leftover leftover(const Table& table);
/** Whether the button was already pressed once since the last action. */
bool asked_to_end(const Table& table);
/** Whether a free space takes a die of this face now. */
bool fits_somewhere(const Table& table, Face face);
/** Whether there is more to do than giving up a counter guest and ending the turn. */
bool may_spend(const Table& table);

// Prompt, dishwashers and log, as parts of the tree.
inline constexpr float question_size = 18;  // size of its letters
inline constexpr float hint_size = 15;
inline constexpr float two_hints = 34;  // height of two lines
inline constexpr float washers = 106;   // width of the dishwashers
inline constexpr float brief_washers = 48;
inline constexpr float deeds = 474;  // undo, redo and actions, where there is room
/** The prompt, also announced to screen readers. */
Prompt told_prompt(Table& table, bool brief);
/** Question and hint side by side. most: width of the question. */
void prompt_line(Tree& tree, const Table& table, const Prompt& prompt, float most, float height);
/** The same, below each other if they are too wide for one line. */
void prompt_in_room(Tree& tree, const Table& table, const Prompt& prompt, float room);
/** A hint of several lines in place of the dice; a die that came early lies on its left. */
void long_hint(Tree& tree, const Table& table, const std::string& hint, float height);
/** The dishwashers in force, if any. */
void dishwashers(Tree& tree, Table& table, bool brief);
/** The last line of the log, or only the link that opens it. */
void log(Tree& tree, Table& table);

// Buttons.
bool may_turn_die(const Table& table);
inline constexpr float brief_turn_die_width = 52;  // leaves room for five dice in a small window
/** Whether buttons use short texts. */
bool brief_buttons(const Table& table);
/** Back from another player's tavern. */
void end_visit(Tree& tree, Table& table, const Style& style);
void undo_and_redo(Tree& tree, Table& table, const Style& style, bool redo);
/** The button that ends the part of the turn, or leads back to the place where it can be ended. */
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
/** All dice, in a row of this width; closer, without names or overlapping where room is short. */
void dice(Tree& tree, Table& table, DiceLook look, float width);

}  // namespace tavern::ui
