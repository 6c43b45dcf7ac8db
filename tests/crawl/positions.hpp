// Games stopped at a question to a player: the starting points of the crawler.
#pragma once
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern::crawl {

/** Ten games for each number of players and each module: all their questions, early and late rounds, and the end. */
std::vector<Game> positions();
/** A question to players, or a set-up, missing among them; empty: none. */
std::string missing_in(const std::vector<Game>& games);

}  // namespace tavern::crawl
