// What a player could have done better in a game that is over, in words.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "ai/review.hpp"
#include "record/game.hpp"

namespace tavern {

/** Of the review: what was made for looking at it, as long as it fits what is known. */
struct ReviewLines {
    std::size_t told_of = 0;  // how many lapses of all were known
    int told_seat = -1;
    std::vector<std::size_t> lapses;  // of the seat: indices into Review::lapses
    std::vector<std::string> lines;   // what each was, in words
    std::vector<State> moments;       // the position before each
};

/** The part of an evening in which this is asked. */
Phase phase_of(Question question);
/** Tells the costliest decisions of this seat, as far as they are known and not told yet. */
void tell(ReviewLines& told, const Game& game, const Review* review, int seat);

}  // namespace tavern
