// The parts of the rules' dialog.
#pragma once
#include <string_view>
#include <vector>

#include "ui/flow/tree.hpp"
#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {

/** A paragraph, a box, or a line of a table, as wide as possible. indented: as far as with a sign. */
void rule_block(Tree& tree, const RuleBlock& block, bool indented);

/** The search results: their number, and each place; a press opens it. */
void found_rules(Tree& tree, const std::vector<RulePlace>& places, std::string_view query);

/** Makes the dialog show this block of this chapter in the next frame. */
void turn_to(Stage& stage, const RulePlace& place);

}  // namespace tavern::ui
