// Reasons for refusals at the table: at most eight words, for the moment and the place of the press.
#pragma once
#include <string>

#include "record/game.hpp"

namespace tavern {

/** The reason why an action of the player to decide is refused, by the rules' own check. Empty: it is legal. A die of
 * face 0 means no die in hand. */
std::string why_not(const State& state, Action action);
/** The effect of an action that is legal, but that the lesson does not offer. */
std::string consequence_text(const Game& game, Action action);
/** The reason why an onlooker can do nothing now: another player's turn or tavern, or the end. shown: the seat of the
 * tavern on screen; own: the onlooker's seat. */
std::string why_not_now(const Game& game, int shown, int own);

}  // namespace tavern
