// Layers over the table, and updates of the view before a frame.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** Before a frame: the tavern to show, and the choices still valid. */
void follow_game(const Stage& stage, View& view);
/** The open question and dialogs. */
void draw_sheets(Table& table);
bool draw_question(Table& table);
/** The card with the others' actions and the closing time. */
void show_turn_card(Table& table);
/** Whether the own turn leaves no room for the card: then a button in the sky opens the news. */
bool news_waits(const Table& table);
/** The content of the card as a dialog. */
void draw_news_sheet(Table& table);
/** A coach mark. */
void show_first_hint(Table& table);
/** Shows the page and stop of the lesson's step. */
void turn_to_lesson(const Stage& stage, View& view);
/** The box of the lesson's step, a veil with holes, and the targets allowed. */
void draw_lesson(Table& table);
/** The computer's advice: beside the board where there is room, else in a dialog over it. */
bool hint_beside(const Table& table);
void hint_panel(Tree& tree, Table& table);
void show_hint(Table& table);
/** One step of "serve all": the next placed die in a sensible order. */
void serve_next(Table& table);

}  // namespace tavern::ui
