#include <algorithm>
#include <numeric>
#include <set>

#include "ai/simple_players.hpp"
#include "problems/turn_plans.hpp"
#include "tool/analysis/losses.hpp"
#include "tool/analysis/play_on.hpp"
#include "tool/problems/make_problems.hpp"

namespace tavern::problems {
namespace {

// Conditions for a turn to be a problem.
constexpr int first_round = 2;
constexpr int fewest_dice = 3;
constexpr int most_dice = 5;
constexpr int widest_searched = 1024;
constexpr int most_searched = 2000;  // positions of the exact search: then all legal lines can be tried, too
constexpr int most_dice_to_move = 4;
constexpr Value least_worth = 5 * a_point;
constexpr int tempting_plans = 3;
constexpr std::size_t plans_seen = 100;

/** Themes' worth of problems that are enough. */
constexpr int fullest = 9;

// Conditions for a choice to be one. Later in the game, and with fewer dice left, it can be checked in seconds.
constexpr std::size_t least_picks = 3;
constexpr int most_dice_on_coaster = 3;
constexpr int first_round_of_starting_over = 4;
constexpr Value least_lead_of_a_pick = a_point;
constexpr Value least_lead_of_guests = 2 * a_point;
constexpr Value errors_of_lead = 4;

// Conditions for a turn to be one that is judged. Later in the game, its play-outs take less time.
constexpr int first_round_judged = 5;
constexpr Value least_lead_of_a_turn = 2 * a_point;

/** The tiles, guests and nobles that a turn has gained: two best turns that differ in them are two solutions. */
std::vector<int> gains_of(const Problem& problem, const State& end) {
    const Player& player = end.players[actor(problem.state).seat];
    std::vector<int> gains;
    for (std::size_t card = 0; card < player.known_count; ++card)
        if (index_of(player.known[card]) >= components::tavern_kinds && problem.goal == Goal::most_points)
            gains.push_back(static_cast<int>(index_of(player.known[card])));
    std::sort(gains.begin(), gains.end());
    gains.push_back(player.upgraded);
    return gains;
}

/** Unique in its gains, with several tempting plans beside it. */
bool is_good(const Problem& problem) {
    const Measure measure(problem);
    const bool serving = question(problem.state) == Question::serve;
    // A narrow search of too many positions comes before a wide one of far more.
    if (!serving && TurnSearch().plan(measure.start(), measure.evaluation(), {}).positions > most_searched / 2)
        return false;
    const Plans uses = best_plans(measure, plans_seen, Variety::dice, widest_searched);
    if (!uses.exact || (!serving && uses.positions > most_searched)) return false;
    const auto worth = [&](const Plan& plan) { return measure.worth(*after(problem.state, plan.actions)); };
    const Value best = worth(uses.best.front());
    if (problem.goal == Goal::noble_and_tile ? best < 2 * a_point : best < least_worth) return false;
    int near = 0;
    for (const Plan& plan : uses.best) {
        const Value here = worth(plan);
        near += here < best && 2 * here >= best ? 1 : 0;
        if (near == tempting_plans) break;
    }
    if (near < tempting_plans) return false;
    std::set<std::vector<int>> solutions;
    for (const Plan& plan : best_plans(measure, plans_seen, Variety::endings, widest_searched).best) {
        const State end = *after(problem.state, plan.actions);
        if (measure.worth(end) < best && problem.goal == Goal::most_points) break;
        if (measure.worth(end) == best) solutions.insert(gains_of(problem, end));
        if (solutions.size() > 1) return false;
    }
    return true;
}

/** Whether no other way to end the turn comes near the best one, as far as the evaluation tells. */
bool is_clear(const Problem& problem) {
    const Measure measure(problem);
    const Plans endings = best_plans(measure, 2, Variety::endings, widest_searched);
    return endings.best.size() > 1 && endings.best[0].value - endings.best[1].value >= least_lead_of_a_turn;
}

/** Whether the best turn from there needs moves of dice, as far as a narrow search sees. */
bool needs_moves(const State& planning, const State& placed) {
    const auto best = [](const State& state) {
        const Measure measure({state, Goal::most_points});
        return TurnSearch().plan(measure.start(), measure.evaluation(), {}).best.front().value / a_point;
    };
    return best(placed) < best(planning);
}

/** The position to serve from after the obvious plan: its dice may lie badly. */
State planned_without_foresight(State state) {
    ActionList legal;
    Effects effects;
    while (question(state) == Question::plan) {
        legal_actions(state, legal);
        effects.clear();
        apply_legal(state, greedy_action(state, legal), effects);
    }
    return state;
}

class ProblemMaker {
  public:
    ProblemMaker(Made what, int each, const std::function<void(const PackLine&)>& tell)
        : what_(what), each_(each), tell_(tell) {}

    void see(const State& state) {
        if (what_ == Made::judged) {
            if (question(state) == Question::plan) see_judged_turn(state);
            return;
        }
        switch (question(state)) {
            case Question::plan: return see_turn(state);
            case Question::take_die:
                if (state.round == components::rounds) see_pick(state);
                return;
            case Question::start_over: return see_guests(state);
            default: return;
        }
    }
    bool full() const {
        return std::all_of(made_.begin(), made_.end(), [this](int made) { return made >= each_ / 2; }) &&
               std::accumulate(made_.begin(), made_.end(), 0) >= each_ * fullest;
    }
    /** A choice has few answers, and dice that lie badly look alike: there are fewer problems of these themes. */
    int most_choices() const { return each_ / 2; }

  private:
    int& made(Theme theme) { return made_[static_cast<std::size_t>(theme)]; }

    /** Each turn becomes one problem at most. */
    void see_turn(const State& state) {
        const Player& player = state.players[actor(state).seat];
        const int dice = (player.white + player.own).total();
        if (state.round < first_round || dice < fewest_dice || dice > most_dice) return;
        if (dice <= most_dice_to_move && !has_reputation(state.setup) && made(Theme::moves) < most_choices()) {
            const State placed = planned_without_foresight(state);
            const Player& served = placed.players[actor(state).seat];
            if (question(placed) == Question::serve && (served.white + served.own).empty() &&
                needs_moves(state, placed) && offer(placed, Goal::most_points))
                return;
        }
        // Every fourth turn asks for noble and tile first.
        const bool nobly = ++turns_ % 4 == 0;
        if (nobly && offer(state, Goal::noble_and_tile)) return;
        offer(state, Goal::most_points);
    }

    void see_judged_turn(const State& state) {
        const Player& player = state.players[actor(state).seat];
        const int dice = (player.white + player.own).total();
        if (state.round < first_round_judged || state.round == components::rounds) return;
        if (dice >= fewest_dice && dice <= most_dice) offer(state, Goal::best_turn);
    }

    bool offer(const State& state, Goal goal) {
        const auto problem = problem_at(state, goal);
        const bool judged = goal == Goal::best_turn;
        if (!problem || !is_good(*problem) || (judged && !is_clear(*problem))) return false;
        const Solution solution = solve(*problem);
        const Value lead = std::max(least_lead_of_a_turn, errors_of_lead * solution.error);
        if (judged ? solution.margin < lead : !solution.proved) return false;
        if (solution.tempting == 0) return false;
        std::vector<Theme> themes = themes_of(*problem, solution);
        if (question(state) == Question::serve) {
            if (std::find(themes.begin(), themes.end(), Theme::moves) == themes.end()) return false;
            themes = {Theme::moves};
        }
        const auto rarest = std::min_element(themes.begin(), themes.end(),
                                             [this](Theme one, Theme other) { return made(one) < made(other); });
        if (rarest == themes.end() || made(*rarest) >= each_) return false;
        tell(*problem, *rarest);
        return true;
    }

    void see_pick(const State& state) {
        const int dice = state.players[actor(state).seat].coaster.total();
        const auto problem = problem_at(state, Goal::pick_die);
        if (made(Theme::draft) >= most_choices() || dice > most_dice_on_coaster || !problem) return;
        const Solution solution = solve(*problem);
        if (solution.lines.size() >= least_picks && solution.margin >= least_lead_of_a_pick && solution.tempting > 0)
            tell(*problem, Theme::draft);
    }

    void see_guests(const State& state) {
        const auto problem = problem_at(state, Goal::keep_or_start_over);
        if (made(Theme::starting_over) >= most_choices() || state.round < first_round_of_starting_over || !problem)
            return;
        const Solution solution = solve(*problem);
        if (solution.margin < least_lead_of_guests || solution.margin < errors_of_lead * solution.error) return;
        // At most about half of the problems keep the guests.
        const bool keeps = solution.tempting == 0;
        if (keeps && kept_ > made(Theme::starting_over) / 2) return;
        kept_ += keeps ? 1 : 0;
        tell(*problem, Theme::starting_over);
    }

    void tell(const Problem& problem, Theme theme) {
        ++made(theme);
        tell_({problem, 0, theme});
    }

    Made what_;
    int each_;
    const std::function<void(const PackLine&)>& tell_;
    std::array<int, themes> made_{};
    int turns_ = 0;
    int kept_ = 0;
};

}  // namespace

void make_problems(Made what, std::uint64_t first_seed, long games, int each,
                   const std::function<void(const PackLine&)>& tell) {
    ProblemMaker maker(what, each, tell);
    // Good games, and those of a level that buys many cards.
    const Policy policies[] = {Policy(), Policy(ComputerPlayer::homely)};
    for (long game = 0; game < games && !maker.full(); ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Setup setup;
        setup.module = static_cast<std::uint8_t>(1 + game % module_count);
        setup.players = game % 3 == 0 ? 2 : 1;
        setup.planning = Planning::own_turn;
        State state = new_game(setup);
        play_on(state, seed, [&](const State& here, const std::vector<Action>&) {
            maker.see(here);
            return policies[game % 2].decide(here, seed);
        });
    }
}

}  // namespace tavern::problems
