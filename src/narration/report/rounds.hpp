// The rounds of a game as sentences for its report. Every number and name comes from the effects (account.hpp), the
// chronicle or the review.
#pragma once
#include <string>
#include <vector>

#include "ai/review.hpp"
#include "record/game.hpp"

namespace tavern {

struct RoundTold {
    int round = 0;
    std::vector<std::string> sentences;
};
/** The finished rounds. */
std::vector<RoundTold> rounds_told(const Game& game, const Review* review);

}  // namespace tavern
