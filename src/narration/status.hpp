// What the game is at, in sentences, for those who do not see the table.
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
/** Whose turn and which phase. */
std::string status_heading(const Game& game);
/** The dice in hand, and those that are placed with their spaces. */
std::string dice_text(const State& state, int seat, PlayerColor color);
/** Round, purse, points and dice of whoever decides, and then what is asked. */
std::string status_text(const Game& game, std::string_view asked);

}  // namespace tavern
