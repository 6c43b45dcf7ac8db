// Games stopped where a player is asked something: where the crawler begins.
#pragma once
#include <vector>

#include "record/game.hpp"

namespace tavern::crawl {

/** Ten of every number of players and every module: each question that their games ask, early and late rounds, the end.
 */
std::vector<Game> positions();

}  // namespace tavern::crawl
