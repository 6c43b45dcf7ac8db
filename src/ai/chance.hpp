// The outcomes of an event of chance with their probabilities.
#pragma once
#include <vector>

#include "rules/rules.hpp"

namespace tavern {

/** An outcome, and how many of the equally likely cases lead to it. */
struct Outcome {
    Action action;
    int cases = 1;
};

/** All that can happen in a position where chance acts: each die and each card is as likely as every other. */
std::vector<Outcome> outcomes_of(const State& state);

}  // namespace tavern
