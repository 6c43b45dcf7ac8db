// How lessons of the tutorial (ui/screens/table/lesson_book.hpp) are played: their positions, and what a step offers.
#pragma once
#include "record/game.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::app {

/** The game a lesson begins with. */
Game lesson_game(int lesson);

/** Leaves of the legal list only what the step offers. */
void narrow(ActionList& legal, const ui::LessonStep& step);

/** Whether the step is done now that the action was played; legal is what the step still offers. */
bool finishes(const ui::LessonStep& step, const ActionList& legal);

/** The neighbours do what must be done, and nothing more. */
void answer_neighbours(Game& game);

}  // namespace tavern::app
