// What the end shows to one who played alone: the rank reached, the target table, and the own best.
#pragma once
#include <string>
#include <string_view>

#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** Whether the game at hand was one of one alone, for points. */
bool is_alone(const Stage& stage);
/** A rank 0..alone_ranks; 0: none reached yet. */
std::string_view rank_name(int rank);
/** Of a game that is over: what is missing to the next rank, and the own best of the date's deal, else of the module.
 */
std::string alone_summary(const Game& game, const OwnBest& best);
/** The ranks of the module with their points, the highest first; those reached are lit. */
void targets(Tree& tree);

}  // namespace tavern::ui
