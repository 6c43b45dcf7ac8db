// Keys that tell positions of one turn apart, so that a search follows none twice.
#pragma once
#include <cstdint>

#include "rules/state.hpp"

namespace tavern {

/** A hash of everything that decisions of an own turn change, except thalers and beer. Cards gained count as a set,
 * since no evaluation looks at their order. The noise of the levels is drawn from it, so another hash would be another
 * play. */
std::uint64_t key_of(const State& state, const Player& player);

}  // namespace tavern
