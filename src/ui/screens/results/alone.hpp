// The end of a game played alone: the rank reached, the table of targets, and the personal best.
#pragma once
#include <string>

#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** Whether the current game is played alone, for points. */
bool is_alone(const Stage& stage);
/** For a finished game: the points missing to the next rank, and the personal best of the date's deal, otherwise of the
 * module; with hints, that it counts for none. */
std::string alone_summary(const Game& game, const OwnBest& best);
/** The ranks of the module with their points, the highest first; those reached are highlighted. */
void targets(Tree& tree);

}  // namespace tavern::ui
