#include <algorithm>
#include <map>

#include "ai/evening.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "problems/turn_plans.hpp"
#include "tool/arena/statistics.hpp"
#include "tool/problems/all_lines.hpp"
#include "tool/problems/make_problems.hpp"

namespace tavern::problems {
namespace {

constexpr std::size_t most_positions = 2'000'000;
constexpr int wide_beam = 1024;
constexpr unsigned play_outs = 192;
constexpr unsigned first_play_out = 1'000'000;  // with other chance than the solution's
constexpr double errors_in_doubt = 2;
constexpr std::size_t rivals = 3;
constexpr int rival_beam = 6;

/** The last draft of two players by all picks to the end: plain recursion, and each hand by a wide search. */
class LastDraft {
  public:
    explicit LastDraft(const State& state) : state_(state) {}

    /** The lead in points of this seat after the pick and the best ones that follow. */
    int lead_after(State state, Face face) {
        const int seat = actor(state).seat;
        Effects effects;
        apply_legal(state, Action(ActionKind::take_die, face), effects);
        if (state.phase != Phase::draft) return points_of(state, seat) - points_of(state, 1 - seat);
        const int next = actor(state).seat;
        int best = -1000;
        for_each_face(state.players[static_cast<std::size_t>(next)].coaster,
                      [&](Face other) { best = std::max(best, lead_after(state, other)); });
        return next == seat ? best : -best;
    }

  private:
    /** The points of the best turn with the dice in hand, played alone. */
    int points_of(const State& picked, int seat) {
        const Dice hand = picked.players[static_cast<std::size_t>(seat)].white;
        std::vector<int> key{seat};
        for (Face face = 1; face <= faces; ++face) key.push_back(hand.count(face));
        const auto [place, fresh] = points_.try_emplace(key, 0);
        if (fresh) {
            const State alone = alone_at_planning(state_, seat, hand);
            place->second = TurnSearch()
                                .plan(alone, evaluation(EvaluationKind::learned, alone.setup), SearchLimits{wide_beam})
                                .best.front()
                                .value /
                            a_point;
        }
        return place->second;
    }

    const State& state_;
    std::map<std::vector<int>, int> points_;
};

std::optional<std::string> fault_of_pick(const Problem& problem, const Solution& solution) {
    if (problem.state.round != components::rounds || problem.state.setup.players != 2)
        return "only the last draft of two players can be checked";
    LastDraft all(problem.state);
    const int best = all.lead_after(problem.state, solution.best().actions.front().face());
    for (std::size_t other = 1; other < solution.lines.size(); ++other)
        if (all.lead_after(problem.state, solution.lines[other].actions.front().face()) >= best)
            return "another die is as good";
    return std::nullopt;
}

/** Whether the first way to go on leads the other in points at the end of the game by more than twice its error. */
bool leads(const State& first, const State& other, int seat, int beam) {
    const Evaluation& learned = evaluation(EvaluationKind::learned, first.setup);
    TurnSearch search;
    Mean lead;
    for (unsigned seed = 0; seed < play_outs; ++seed) {
        const auto points = [&](const State& state) {
            return points_at_end(state, seat, {}, learned, SearchLimits{beam}, mixed(first_play_out + seed), search);
        };
        lead.add(points(first) - points(other));
    }
    return lead.mean() > errors_in_doubt * lead.error();
}

constexpr const char* in_doubt = "to the end of the game, the lead is within its error";

std::optional<std::string> fault_of_starting_over(const Problem& problem, const Solution& solution) {
    State choices[] = {problem.state, problem.state};
    for (const std::size_t index : {0U, 1U}) {
        Effects effects;
        apply_legal(choices[index], solution.lines[index].actions.front(), effects);
    }
    if (!leads(choices[0], choices[1], actor(problem.state).seat, 2)) return in_doubt;
    return std::nullopt;
}

/** Against the next best ends of the turn and the next best uses of the dice. */
std::optional<std::string> fault_of_best_turn(const Problem& problem, const Solution& solution) {
    const Measure measure(problem);
    Plan best;
    best.actions = solution.best().actions;
    const State end = after_turn(problem.state, best);
    for (const Variety variety : {Variety::endings, Variety::dice})
        for (const Plan& plan : best_plans(measure, rivals, variety, wide_beam).best) {
            const State other = after_turn(problem.state, plan);
            if (other != end && !leads(end, other, actor(problem.state).seat, rival_beam)) return in_doubt;
        }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> fault_of(const Problem& problem) {
    const Solution solution = solve(problem);
    if (problem.goal == Goal::pick_die) return fault_of_pick(problem, solution);
    if (problem.goal == Goal::keep_or_start_over) return fault_of_starting_over(problem, solution);
    const bool judged = problem.goal == Goal::best_turn && problem.state.round < components::rounds;
    if (!solution.proved && !(judged && solution.margin > errors_in_doubt * solution.error))
        return "the solution is not proved";
    const auto best = best_of_all_lines(problem, most_positions);
    if (!best) return "there are too many lines to try all";
    if (*best != solution.best().worth)
        return "the best of all lines is worth " + std::to_string(*best) + ", the solution " +
               std::to_string(solution.best().worth);
    if (grade(problem, solution, solution.best().actions, 0).worth != *best) return "the best line is not legal";
    return judged ? fault_of_best_turn(problem, solution) : std::nullopt;
}

}  // namespace tavern::problems
