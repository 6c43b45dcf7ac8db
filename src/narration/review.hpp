// The mistakes of a finished game as texts.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "ai/review.hpp"
#include "record/game.hpp"

namespace tavern {

/** Texts and positions for a review on the screen, made from the mistakes that are known so far. */
struct ReviewLines {
    std::size_t told_of = 0;  // how many mistakes of all seats were known
    int told_seat = -1;
    std::vector<std::size_t> mistakes;  // of the seat: indices into Review::mistakes
    std::vector<std::string> lines;     // a line for each
    std::vector<State> moments;         // the position before each
};

/** The name of the part of an evening to which a question belongs. */
Phase phase_of(Question question);
/** Adds the costliest mistakes of this seat that are known and not in the texts yet. */
void tell(ReviewLines& told, const Game& game, const Review* review, int seat);

}  // namespace tavern
