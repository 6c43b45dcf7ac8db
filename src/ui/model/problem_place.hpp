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

struct SolvedProblems {
    int solved = 0;                  // with three stars, at the last attempt
    int streak = 0;                  // days in a row, up to today or yesterday, with the problem of the day
    std::optional<int> today_stars;  // of the problem of the day; empty: it waits
};

}  // namespace tavern::ui
