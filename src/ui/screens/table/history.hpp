// The table at an earlier moment: what marks it as the past, and the timeline in the place of the hands.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** Whose deed led to the moment shown, -1: nobody's. */
int seat_of_moment(const Stage& stage);
/** Before anything is drawn: another moment lets go of what was open and chosen, and brings its innkeeper to the front.
 */
void follow_moment(Stage& stage, View& view);
/** Over the rooms: the veil, the frame, and a light on what the deed was done to. */
void past(Tree& tree, Table& table);
/** In the place of the hands. */
void timeline(Tree& tree, Table& table);

}  // namespace tavern::ui
