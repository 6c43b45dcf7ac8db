// Games stopped where a player is asked something: where the crawler begins.
#pragma once
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern::crawl {

/** Ten of every number of players and every module: each question that their games ask, early and late rounds, the end.
 */
std::vector<Game> positions();
/** What a person may be asked in them, or a set-up, that is not among them; empty: nothing. */
std::string missing_in(const std::vector<Game>& games);

}  // namespace tavern::crawl
