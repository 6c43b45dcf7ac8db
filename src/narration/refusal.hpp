// Why what was tried at the table comes to nothing: at most eight words, for the moment and the place of the press.
#pragma once
#include <string>

#include "record/game.hpp"

namespace tavern {

/** Why an action of whoever decides is refused, by the rules' own check. Empty: it is legal. A die of face 0: none is
 * in hand. */
std::string why_not(const State& state, Action action);
/** Why whoever looks on can do nothing now: another one's turn or tavern, or the end. Seats: whose tavern is shown, and
 *  whose own it is. */
std::string why_not_now(const Game& game, int shown, int own);

}  // namespace tavern
