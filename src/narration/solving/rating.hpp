// A solver's own rating by Glicko-2, from the first attempts at rated problems. Every attempt ends a period, which
// lasts as many days as have passed: the formulas are straight lines, and would miss by far after a day of many
// problems.
//
// Mark E. Glickman, "Example of the Glicko-2 system", 2022: http://www.glicko.net/glicko/glicko2.pdf
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tavern {

struct RatedAttempt {
    std::int64_t day = 0;
    int rating = 0;  // of the problem
    bool solved = false;
};
/** Keeps the list in the order of the days. */
void add_by_day(std::vector<RatedAttempt>& attempts, RatedAttempt attempt);

struct SolverRating {
    float points = 1500;
    float deviation = 350;  // it lies within twice as much, 19 times of 20
    float volatility = 0.06F;
};

/** An opponent met in a period. */
struct Met {
    float points = 0;
    float deviation = 0;
    bool won = false;
};
SolverRating after_period(SolverRating rating, std::span<const Met> met, std::int64_t days = 1);

/** After all attempts, which are in the order of their days. */
SolverRating rating_of(const std::vector<RatedAttempt>& attempts);

/** "1480 ± 120" */
std::string rating_text(const SolverRating& rating);

}  // namespace tavern
