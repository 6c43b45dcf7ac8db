// The problem being solved on the table, and all that this device remembers of problems.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ai/review.hpp"
#include "narration/solving/rating.hpp"
#include "problems/pack.hpp"
#include "problems/solution.hpp"
#include "record/alone.hpp"

namespace tavern::ui {

/** The kind of problem that is solved, and comes again after it. */
struct ProblemChoice {
    enum class Kind : std::uint8_t {
        next,      // one that is due, else the easiest one that was never tried
        of_today,  // the same for everybody; after it the next
        of_theme,  // as next, of one theme
        rush,      // against the clock, from easy to hard
        own,       // as next, of the mistakes in own games
        mistakes,  // of the game that has just ended
    };
    Kind kind = Kind::next;
    problems::Theme theme{};
};

/** Problems against the clock. */
struct RushPlace {
    int seconds = 0;  // left
    int solved = 0;
    int failed = 0;
    bool over = false;
    std::optional<int> best;  // before this one
};

/** A mistake of the game that has just ended. */
struct MistakePlace {
    int number = 1;  // in the order in which they come
    int count = 1;   // of all
    Mistake mistake;

    bool is_last() const { return number == count; }
};

struct ProblemPlace {
    problems::Problem problem{};
    ProblemChoice choice{};
    std::optional<MistakePlace> mistake{};  // it is one
    std::optional<RushPlace> rush{};        // it is part of one
    std::optional<Date> daily{};            // it is the problem of this day
    int hints = 0;
    bool hint_waits = false;                       // for the solution
    bool answered = false;                         // from then on the table waits
    std::optional<problems::Solution> solution{};  // once it has been found
    problems::Grade grade{};                       // with the solution
};

/** The problem that a moment of a game makes, if it asks for anything. */
inline std::optional<problems::Problem> problem_of(const State& state) {
    const Question asked = question(state);
    return problems::problem_at(state, asked == Question::take_die     ? problems::Goal::pick_die
                                       : asked == Question::start_over ? problems::Goal::keep_or_start_over
                                                                       : problems::Goal::best_turn);
}

/** Whether the problem at hand, if any, has been answered. */
inline bool is_answered(const std::optional<ProblemPlace>& place) {
    return place && place->answered;
}

/** Whether its answer is shown: in a rush the next problem comes at once. */
inline bool shows_answer(const std::optional<ProblemPlace>& place) {
    return is_answered(place) && (!place->rush || place->rush->over);
}

struct ThemeTally {
    int solved = 0;
    int all = 0;
};

/** All problems, for their dialog. */
struct ProblemList {
    std::array<ThemeTally, problems::themes> themes{};
    ThemeTally own;                    // made of mistakes in own games
    int due = 0;                       // failed ones
    std::optional<int> best_rush;      // solved
    std::vector<RatedAttempt> firsts;  // the first attempt at each that was tried, by day
};

struct SolvedProblems {
    int streak = 0;                  // days in a row, up to today or yesterday, with the problem of the day
    std::optional<int> today_stars;  // of the problem of the day; empty: it waits
};

}  // namespace tavern::ui
