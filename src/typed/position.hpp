// A position in words, all that its tables show: the alternative text of a picture, and the content of a diagram.
#pragma once
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** The game and its standing, the guests of the row, then each player's tavern. An empty line lies before each
 * part but the first, and the first line of a part is its heading. */
std::vector<std::string> position_in_words(const Game& game);

/** The same as one text. */
std::string position_text(const Game& game);

}  // namespace tavern
