#include <algorithm>
#include <numeric>

#include "ai/turn/moved_dice.hpp"
#include "problems/turn_plans.hpp"
#include "tool/problems/make_problems.hpp"

namespace tavern::problems {
namespace {

// Ratings on the scale of Elo.
constexpr int easiest = 600;        // everybody solves it
constexpr int range = 1600;         // added if nobody does
constexpr int obvious_range = 200;  // added if the obvious answer gains nothing

/** Moves the dice that lie badly, if any, as far as the level sees. */
std::vector<Action> moves_of(const Decider& decider, const State& start) {
    TurnSearch search;
    std::vector<Action> moves;
    Value most = 0;
    for (DicePlan& moved : moved_dice(start).plans) {
        const Value value = decider.plan(*after(start, moved.actions), search).value;
        if (value <= most) continue;
        most = value;
        moves = std::move(moved.actions);
    }
    return moves;
}

/** The turn of a level that plays for the goal. */
std::vector<Action> turn_of(ComputerPlayer level, const Problem& problem, std::uint64_t seed) {
    const Measure measure(problem);
    LevelParameters parameters = parameters_of(level);
    parameters.rollouts = {};  // only this turn counts
    const Evaluation tasted = with_taste(measure.evaluation(), parameters.taste);
    const Decider decider{parameters, tasted, parameters.noise > 0 ? seed : 0};
    std::vector<Action> turn;
    if (question(problem.state) == Question::serve && !parameters.moves_dice) turn = moves_of(decider, measure.start());
    for (State state = *after(measure.start(), turn);;) {
        for (const Action action : decider.decide(state)) {
            turn.push_back(action);
            if (action.kind() == ActionKind::end_turn) return turn;
            state = *after(state, {action});
        }
    }
}

}  // namespace

bool solves(ComputerPlayer level, const Problem& problem, const Solution& solution, std::uint64_t seed) {
    const std::vector<Action> answer =
        asks_for_turn(problem.goal) ? turn_of(level, problem, seed) : decide(level, problem.state, seed);
    return grade(problem, solution, answer, 0).stars == most_stars;
}

Rating rate(const Problem& problem, const Solution& solution, std::uint64_t first_seed, int tries) {
    Rating rating;
    rating.tries = tries;
    for (std::size_t level = 0; level < levels; ++level)
        for (int attempt = 0; attempt < tries; ++attempt) {
            const auto kind = static_cast<ComputerPlayer>(static_cast<std::size_t>(ComputerPlayer::novice) + level);
            const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(attempt);
            rating.solved[level] += solves(kind, problem, solution, seed) ? 1 : 0;
        }
    const int all = tries * static_cast<int>(levels);
    const int missed = all - std::accumulate(rating.solved.begin(), rating.solved.end(), 0);
    const auto most = std::int64_t{solution.best().worth} - solution.nothing;
    const auto short_by = std::int64_t{solution.best().worth} - solution.lines[solution.tempting].worth;
    rating.rating =
        easiest + range * missed / all +
        static_cast<int>(most > 0 ? std::min<std::int64_t>(obvious_range * short_by / most, obvious_range) : 0);
    return rating;
}

}  // namespace tavern::problems
