// The problem being solved on the table, and all that this device remembers of problems.
#pragma once
#include <optional>
#include <string>

#include "problems/solution.hpp"
#include "record/alone.hpp"

namespace tavern::ui {

struct ProblemPlace {
    problems::Problem problem;
    std::optional<Date> daily;  // it is the problem of this day
    int hints = 0;
    bool answered = false;                       // from then on the table waits
    std::optional<problems::Solution> solution;  // once it has been found
    problems::Grade grade;                       // with the solution
};

/** The problem that a moment of a game makes, if it asks for anything. */
inline std::optional<problems::Problem> problem_of(const State& state) {
    const Question asked = question(state);
    return problems::problem_at(state, asked == Question::take_die     ? problems::Goal::pick_die
                                       : asked == Question::start_over ? problems::Goal::keep_or_start_over
                                                                       : problems::Goal::best_turn);
}

struct SolvedProblems {
    int streak = 0;                  // days in a row, up to today or yesterday, with the problem of the day
    std::optional<int> today_stars;  // of the problem of the day; empty: it waits
};

}  // namespace tavern::ui
