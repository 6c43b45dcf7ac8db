// The points of all at the end, by source: counted up before one looks, the winners first.
#pragma once
#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** How many sources are counted up, with the share of the one that is being counted; a touch counts the rest at once.
 */
float counted_sources(Stage& stage);
/** Whether these are all. */
bool is_counted(float counted);
/** A row for each source, a column for each innkeeper. */
void points_table(Tree& tree, float counted);
/** What those who have the most points alike have stored, which decides; empty where nobody ties. */
std::string tie_text(const Stage& stage);

}  // namespace tavern::ui
