// Signs: pictures within a text, where words would be too long.
#pragma once
#include <string>
#include <string_view>

#include "record/game.hpp"

namespace tavern {

/** "[die-white-5]". */
std::string face_sign(Face face);
/** "[die-blue-5]" for a die in its player's colour, else the sign of the face. */
std::string die_sign(Face face, bool own, PlayerColor color);
/** The shape of a player. */
std::string player_sign(PlayerColor color);
/** "[card-server]", "2[step]". */
std::string bonus_sign(const Bonus& bonus);
/** The points of a space of the reputation track or the sign of its bonus; 0 off the track. */
std::string reputation_sign(const Setup& setup, int space);

}  // namespace tavern
