// What a scenario expects of the position and of what was just told.
#pragma once
#include <string_view>
#include <vector>

#include "rules/rules.hpp"
#include "scenario_coverage.hpp"

namespace tavern::scenario {

/** Checks one line after the word "expect"; told are the effects of the step before. Throws Failure. */
void expect(std::string_view text, const State& state, const std::vector<Effect>& told, Things& happened);

}  // namespace tavern::scenario
