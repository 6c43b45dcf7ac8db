// The status of the game as sentences, for screen readers.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "narration/outlook.hpp"
#include "record/game.hpp"

namespace tavern {

/** "white 3", or in its owner's colour "blue 3". */
std::string die_name(const HandDie& die, PlayerColor color);
/** "white 3, blue 3". */
std::string dice_names(const std::vector<HandDie>& dice, PlayerColor color);
/** The player whose turn it is, and the phase. */
std::string status_heading(const Game& game);
/** The dice in hand, and the placed ones with their spaces. */
std::string dice_text(const State& state, int seat, PlayerColor color);
/** Round, purse, points and dice of the player to decide, and the question. */
std::string status_text(const Game& game, std::string_view asked);

}  // namespace tavern
