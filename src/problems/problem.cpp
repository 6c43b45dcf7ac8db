#include "problems/problem.hpp"

#include "ai/turn/start_of_turn.hpp"
#include "record/link/link.hpp"
#include "rules/check_state.hpp"

namespace tavern::problems {

static_assert(goals <= most_goals);

bool fits(const State& state, Goal goal) {
    const Question asked = question(state);
    switch (goal) {
        case Goal::pick_die: return asked == Question::take_die;
        case Goal::keep_or_start_over: return asked == Question::start_over;
        default:
            return asked == Question::serve || (asked == Question::plan && state.setup.planning == Planning::own_turn);
    }
}

std::optional<Problem> problem_at(const State& state, Goal goal) {
    const Actor who = actor(state);
    if (who.kind != ActorKind::player) return std::nullopt;
    const Problem problem{start_of_turn(state, who.seat), goal};
    if (!fits(problem.state, goal) || check_state(problem.state)) return std::nullopt;
    return problem;
}

std::string link_of(const Problem& problem) {
    return problem_link({problem.state, static_cast<std::uint8_t>(problem.goal)});
}

Result<Problem> open_problem(std::string_view fragment) {
    const auto asked = open_asked_position(fragment);
    if (!asked) return asked.error();
    const auto goal = static_cast<Goal>(asked->goal);
    if (asked->goal >= goals) return {tavern::Fault::newer_version, "it asks for something that is unknown here"};
    if (!fits(asked->state, goal))
        return {tavern::Fault::illegal_position, "its goal cannot be reached at this moment"};
    return Problem{asked->state, goal};
}

}  // namespace tavern::problems
