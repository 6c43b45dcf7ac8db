// Pictures within a text: what is drawn for a thing where words would be too long.
#pragma once
#include <string>
#include <string_view>

#include "record/game.hpp"

namespace tavern {

/** "[die-white-5]". */
std::string face_sign(Face face);
/** The shape of a player. */
std::string_view player_sign(PlayerColor color);
/** "[card-server]", "2[step]". */
std::string bonus_sign(const Bonus& bonus);
/** What is printed on a space of the reputation track: its points, or the sign of its bonus; off the track 0. */
std::string reputation_sign(const Setup& setup, int space);

}  // namespace tavern
