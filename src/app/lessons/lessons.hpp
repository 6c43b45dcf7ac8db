// Lessons of the tutorial (ui/screens/table/lesson_book.hpp): their positions, and the actions that each step allows.
#pragma once
#include "record/game.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::app {

/** The game at the start of a lesson. */
Game lesson_game(int lesson);

/** Leaves only the step's actions in the legal list. */
void narrow(ActionList& legal, const ui::LessonStep& step);

/** Whether the action completes the step; legal: the actions that the step still allows after it. */
bool finishes(const ui::LessonStep& step, const ActionList& legal);

/** The neighbours answer required questions, and do nothing else. */
void answer_neighbours(Game& game);

}  // namespace tavern::app
