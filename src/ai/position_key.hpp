// Tells positions of one turn apart, so that none is followed twice.
#pragma once
#include <cstdint>

#include "rules/state.hpp"

namespace tavern {

/** All of a position within one own turn that decisions change, but for thalers and beer. Cards gained count as a set:
 *  no judgement looks at their order. */
std::uint64_t key_of(const State& state, const Player& player);

}  // namespace tavern
