// One number for the behaviour of the rules and the dealer: two builds with equal numbers play the same game.
#pragma once
#include <cstdint>

#include "rules/state.hpp"

namespace tavern {

/** The set-up of the n-th game of the signature: modules, 2 to 4 players, editions, planning and start players in turn.
 * A player alone is not covered. */
Setup signature_setup(int game);

/** A hash of this many seeded random games: every legal list, action, effect and final score. The project's signature
 * is that of 10,000 games. */
std::uint64_t behaviour_signature(int games);

}  // namespace tavern
