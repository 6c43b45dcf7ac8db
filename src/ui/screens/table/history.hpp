// The table at an earlier moment: the marks of the past, and the timeline in place of the hands.
#pragma once
#include "ui/board/table.hpp"

namespace tavern::ui {

/** The seat of the action that led to the moment, -1: none. */
int seat_of_moment(const Stage& stage);
/** Before drawing: looking back drops the die in hand, and each change of moment shows the tavern of its innkeeper. */
void follow_moment(Stage& stage, View& view);
/** Over the rooms: the veil, the frame, and a light on the action's thing. */
void past(Tree& tree, Table& table);
/** In place of the hands. */
void timeline(Tree& tree, Table& table);

}  // namespace tavern::ui
