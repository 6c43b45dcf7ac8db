#include "problems/solution.hpp"

#include <algorithm>

#include "ai/draft.hpp"
#include "ai/evening.hpp"
#include "ai/simple_players.hpp"
#include "problems/turn_plans.hpp"
#include "record/numbers/hash.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern::problems {
namespace {

/** The beam of searches done many times: of hands of the draft, and of evenings in play-outs. */
constexpr int draft_beam = 48;
constexpr int play_out_beam = 4;
constexpr int play_outs = 64;

/** The mean of differences between two ways to go on with the same chance, and its standard error. */
struct Differences {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t difference) {
        ++count;
        sum += difference;
        squares += difference * difference;
    }
    Value mean() const { return static_cast<Value>(sum / count); }
    Value error() const {
        const std::int64_t square = (count * squares - sum * sum) / (count * count * (count - 1));
        Value root = 0;
        while (std::int64_t{root} * root < square) ++root;
        return root;
    }
};

/** The player without foresight: each action with the best immediate result. */
std::vector<Action> obvious_turn(State state) {
    std::vector<Action> actions;
    ActionList legal;
    for (;;) {
        legal_actions(state, legal);
        const Action action = greedy_action(state, legal);
        actions.push_back(action);
        if (action.kind() == ActionKind::end_turn) return actions;
        state = *after(state, {action});
    }
}

Value worth_of(const Problem& problem, const Measure& measure, const std::vector<Action>& actions) {
    return measure.worth(after(problem.state, actions).value_or(problem.state));
}

/** Plays both plans out to the end of the game. */
Differences lead_of(const Problem& problem, const Measure& measure, const Plan& plan, const Plan& other) {
    TurnSearch search;
    Differences lead;
    const int seat = actor(problem.state).seat;
    const State ends[] = {after_turn(problem.state, plan), after_turn(problem.state, other)};
    for (unsigned seed = 0; seed < play_outs; ++seed) {
        int points[2];
        for (const std::size_t index : {0U, 1U})
            points[index] = points_at_end(ends[index], seat, {}, measure.evaluation(), SearchLimits{play_out_beam},
                                          mixed(seed), search);
        lead.add(a_point * (points[0] - points[1]));
    }
    return lead;
}

Solution solve_turn(const Problem& problem) {
    const Measure measure(problem);
    const Plans plans = best_plans(measure, 2, Variety::dice);
    Solution solution;
    solution.nothing = measure.worth(problem.state);
    const auto add = [&](std::vector<Action> actions) {
        const Value worth = worth_of(problem, measure, actions);
        solution.lines.push_back({std::move(actions), worth});
    };
    add(plans.best.front().actions);
    const bool judged = problem.goal == Goal::best_turn;
    solution.proved = plans.exact && (!judged || problem.state.round == components::rounds);
    // The search counts two nobles and two tiles like three nobles and a tile, so it proves only that the goal can be
    // reached.
    if (problem.goal == Goal::noble_and_tile) solution.proved = solution.best().worth == 2 * a_point;
    add(obvious_turn(problem.state));
    if (solution.lines.back().worth < solution.best().worth)
        solution.tempting = 1;
    else
        solution.lines.pop_back();
    if (!solution.proved && judged && plans.best.size() > 1) {
        const Differences lead = lead_of(problem, measure, plans.best[0], plans.best[1]);
        solution.margin = lead.mean();
        solution.error = lead.error();
    }
    return solution;
}

void note_choices(Solution& solution, const State& state) {
    sort_by(solution.lines, [](const Line& line) { return -line.worth; });
    solution.nothing = solution.lines.back().worth;
    ActionList legal;
    legal_actions(state, legal);
    const Action obvious = greedy_action(state, legal);
    while (solution.lines[solution.tempting].actions.front() != obvious) ++solution.tempting;
    if (solution.lines[solution.tempting].worth == solution.best().worth) solution.tempting = 0;
}

Solution solve_pick(const State& state) {
    TurnSearch search;
    const auto choices = draft(state, evaluation(EvaluationKind::learned, state.setup), SearchLimits{draft_beam},
                               DraftView::all_picks, search);
    Solution solution;
    for (const DraftChoice& choice : choices)
        solution.lines.push_back({{Action(ActionKind::take_die, choice.face)}, choice.lead});
    note_choices(solution, state);
    if (choices.size() > 1) solution.margin = choices[0].lead - choices[1].lead;
    return solution;
}

Solution solve_starting_over(const State& state) {
    TurnSearch search;
    const int seat = actor(state).seat;
    const Evaluation& learned = evaluation(EvaluationKind::learned, state.setup);
    const ActionKind kinds[] = {ActionKind::keep_guests, ActionKind::start_over};
    Differences lead;
    std::int64_t sums[2]{};
    for (unsigned seed = 0; seed < play_outs; ++seed) {
        Value values[2];
        for (const std::size_t index : {0U, 1U}) {
            State choice = state;
            Effects effects;
            apply_legal(choice, Action(kinds[index]), effects);
            values[index] =
                evening_value(choice, state.round, seat, learned, SearchLimits{play_out_beam}, mixed(seed), search);
            sums[index] += values[index];
        }
        lead.add(values[0] - values[1]);
    }
    Solution solution;
    for (const std::size_t index : {0U, 1U})
        solution.lines.push_back({{Action(kinds[index])}, static_cast<Value>(sums[index] / play_outs)});
    note_choices(solution, state);
    solution.margin = solution.best().worth - solution.nothing;
    solution.error = lead.error();
    return solution;
}

}  // namespace

Solution solve(const Problem& problem) {
    switch (problem.goal) {
        case Goal::pick_die: return solve_pick(problem.state);
        case Goal::keep_or_start_over: return solve_starting_over(problem.state);
        default: return solve_turn(problem);
    }
}

Grade grade(const Problem& problem, const Solution& solution, const std::vector<Action>& actions, int hints) {
    Grade grade{solution.nothing, 0};
    if (asks_for_turn(problem.goal)) {
        grade.worth = worth_of(problem, Measure(problem), actions);
    } else {
        for (const Line& line : solution.lines)
            if (!actions.empty() && line.actions.front() == actions.front()) grade.worth = line.worth;
    }
    // Three stars for the best, two for nine tenths of it, one for three quarters.
    const std::int64_t own = std::int64_t{grade.worth} - solution.nothing;
    const std::int64_t best = std::int64_t{solution.best().worth} - solution.nothing;
    if (own >= best)
        grade.stars = most_stars;
    else if (10 * own >= 9 * best)
        grade.stars = 2;
    else if (4 * own >= 3 * best)
        grade.stars = 1;
    grade.stars = std::max(0, grade.stars - hints);
    return grade;
}

}  // namespace tavern::problems
