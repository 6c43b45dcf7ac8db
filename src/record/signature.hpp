// One number for the behaviour of all rooms below: equal numbers mean that two builds play the same game.
#pragma once
#include <cstdint>

#include "rules/state.hpp"

namespace tavern {

/** The set-up of the n-th game of the signature: modules, players, editions, planning and start players in turn. */
Setup signature_setup(int game);

/** A hash over this many seeded random games: every legal list, action, effect and final score. 10,000 are the
 *  project's signature; each game has the same part in it whatever the count. */
std::uint64_t behaviour_signature(int games);

}  // namespace tavern
