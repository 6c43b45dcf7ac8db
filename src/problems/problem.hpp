// A problem: a position of the game, and a goal for the player to act.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern::problems {

/** The task. Links hold the numbers of the goals, so a new one goes to the end. */
enum class Goal : std::uint8_t {
    most_points,         // the most points at the end of this turn, as if the game ended then
    best_turn,           // the turn after which the most points can be expected at the end of the game
    noble_and_tile,      // a tile upgraded and, besides the noble that comes with it, another noble in the same turn
    pick_die,            // the die of the coaster with which the lead becomes largest
    keep_or_start_over,  // the guests as they sit, or others
};
inline constexpr std::size_t goals = static_cast<std::size_t>(Goal::keep_or_start_over) + 1;

/** Whether the answer is a whole turn, or the rest of one; of the other goals it is a single choice. */
constexpr bool asks_for_turn(Goal goal) {
    return goal != Goal::pick_die && goal != Goal::keep_or_start_over;
}

/** The player to act solves it. */
struct Problem {
    State state;
    Goal goal = Goal::most_points;
};

/** Whether the goal is one for the question of this position; most goals need a whole turn, or the rest of one. */
bool fits(const State& state, Goal goal);

/** The problem of a moment of a game, in which no other turn comes between planning and serving. Nothing where the goal
 * does not fit, or where others have placed dice before. */
std::optional<Problem> problem_at(const State& state, Goal goal);

/** The fragment of a link, "q1..." (record/link/link.hpp). */
std::string link_of(const Problem& problem);
/** The problem of a fragment with nothing around it. */
Result<Problem> open_problem(std::string_view fragment);

}  // namespace tavern::problems
