// What lies over the table, and what follows the game before a frame.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** Before a frame: whose tavern is shown, and what of the person's choices still holds. */
void follow_game(const Stage& stage, View& view);
/** The question that must be answered, and sheets that were opened. */
void draw_sheets(Table& table);
bool draw_question(Table& table);
/** The card of what the others did, and of closing time. */
void show_turn_card(Table& table);
/** A caption the first times something comes up. */
void show_first_hint(Table& table);
/** Shows the page and stop that the lesson's step speaks of. */
void turn_to_lesson(const Stage& stage, View& view);
/** The box of the lesson's step, a veil with holes, and what may be touched. */
void draw_lesson(Table& table);
/** The computer's advice: beside the board where there is room, else on a sheet over it. */
bool hint_beside(const Table& table);
void hint_panel(Tree& tree, Table& table);
void show_hint(Table& table);
/** One step of "serve all": the next placed die in a sensible order. */
void serve_next(Table& table);

}  // namespace tavern::ui
