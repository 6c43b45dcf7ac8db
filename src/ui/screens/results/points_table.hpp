// The final points of all players by source, counted up at first; the winners come first.
#pragma once
#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** The number of sources counted up, including the share of the current one; a press counts the rest at once. */
float counted_sources(Stage& stage);
/** Whether all are counted. */
bool is_counted(const Stage& stage, float counted);
/** A row for each source, a column for each innkeeper. */
void points_table(Tree& tree, float counted);

}  // namespace tavern::ui
