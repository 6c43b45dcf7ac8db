// What the sheet of the rules is made of.
#pragma once
#include <string_view>
#include <vector>

#include "ui/flow/tree.hpp"
#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {

/** A paragraph, a box, a line of a table: as wide as there is room. Indented: as far as if it had a sign. */
void rule_block(Tree& tree, const RuleBlock& block, bool indented);

/** What was found: how much it is, and each place, which is turned to when it is touched. */
void found_rules(Tree& tree, const std::vector<RulePlace>& places, std::string_view query);

/** In the next frame the sheet shows this block of this chapter. */
void turn_to(Stage& stage, const RulePlace& place);

}  // namespace tavern::ui
