// Inside of links: how likely each legal action is, as small whole numbers. Part of the link format: a change needs a
// new link version.
#pragma once
#include <array>
#include <cstdint>

#include "rules/rules.hpp"

namespace tavern {

using ActionWeights = std::array<std::uint16_t, ActionList::capacity>;

/** A weight of 1..63 for every action of the list. */
void weigh(const State& state, const ActionList& legal, ActionWeights& weights);

}  // namespace tavern
