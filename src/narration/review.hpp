// The mistakes of a finished game as texts.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/review.hpp"
#include "record/game.hpp"
#include "text/language.hpp"

namespace tavern {

/** Texts and positions for a review on the screen, made from the mistakes known so far. */
struct ReviewLines {
    std::size_t told_of = 0;  // number of known mistakes of all seats
    std::optional<int> told_seat;
    std::optional<Language> told_in;
    std::vector<std::size_t> mistakes;  // of the seat: indices into Review::mistakes
    std::vector<std::string> lines;     // a line for each
    std::vector<State> moments;         // the position before each
    std::string rest;                   // the number and the cost of its other mistakes; empty: none
};

/** A moment of a game: the round, if one has begun, and the phase. */
std::string moment_text(int round, Phase phase);
/** The points lost, with the standard error where they come from play-outs. */
std::string cost_text(const Mistake& mistake);
/** "Luck: +3.1 points. Choices: −4.2 points.": the points that chance and the mistakes brought this seat. */
std::string balance_text(const Balance& balance);
/** Hundredths of a point with both decimals: "0.84". */
std::string hundredths_text(int hundredths);
/** The name of the level that loses nearly as many points a decision, in hundredths. */
std::string_view nearest_level(int rate);
/** The points lost a decision, and the level that loses nearly as many. */
std::string rate_text(const Balance& balance);
/** The cost of the mistakes by theme; empty if there are none. */
std::string themes_text(const Review& review, int seat);
/** Renews the texts, of this seat's costliest mistakes, when more are known, or the seat or the language is another. */
void tell(ReviewLines& texts, const Game& game, const Review* review, int seat);

}  // namespace tavern
