// Expectations of a scenario: the position and the last effects.
#pragma once
#include <string_view>
#include <vector>

#include "rules/rules.hpp"
#include "scenario_coverage.hpp"

namespace tavern::scenario {

/** Checks one line after the word "expect", against the position and the effects of the step before. Throws Failure. */
void expect(std::string_view text, const State& state, const std::vector<Effect>& told, Things& happened);

}  // namespace tavern::scenario
