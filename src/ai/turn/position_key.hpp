// Keys that distinguish positions of one turn, so that a search follows none twice.
#pragma once
#include <cstdint>

#include "rules/state.hpp"

namespace tavern {

/** A hash of everything that a player's turn can change, except thalers and beer. Cards gained count as a set, since no
 * evaluation uses their order. The noise of the levels is derived from it, so another hash would change their play. */
std::uint64_t key_of(const State& state, const Player& player);

}  // namespace tavern
