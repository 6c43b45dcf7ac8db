#include "tool/analysis/last_turn.hpp"

#include <algorithm>

#include "record/dealer.hpp"
#include "tool/arena/former_legend.hpp"

namespace tavern {
namespace {

constexpr int first_beam = 512;

}  // namespace

BestTurn best_turn(const State& state, int widest_beam) {
    const Evaluation& learned = evaluation(EvaluationKind::learned, state.setup);
    for (int beam_width = std::min(first_beam, widest_beam);; beam_width = std::min(8 * beam_width, widest_beam)) {
        const Plans plans = TurnSearch().plan(
            state, learned, SearchLimits{.beam_width = beam_width, .moves_dice = true, .foresight = Foresight::all});
        // After the last evening the last digits of a value are the goods that break ties.
        if (plans.exact || beam_width == widest_beam) return {plans.best.front().value / a_point, plans.exact};
    }
}

int points_after_turn(ComputerPlayer player, State state, std::uint64_t seed) {
    const int seat = actor(state).seat;
    Dealer dealer(seed);
    Effects effects;
    for (;;) {
        const std::vector<Action> actions = actor(state).kind == ActorKind::chance
                                                ? std::vector<Action>{dealer.deal(state)}
                                                : decide_in_arena(player, state, seed);
        for (const Action action : actions) {
            effects.clear();
            apply_legal(state, action, effects);
            if (action.kind() == ActionKind::end_turn) return score(state, seat).total();
        }
    }
}

int lost_by_pick(ComputerPlayer player, const State& state, std::uint64_t seed, int beam_width) {
    const Face picked = decide_in_arena(player, state, seed).front().face();
    TurnSearch search;
    const std::vector<DraftChoice> choices =
        draft(state, evaluation(EvaluationKind::learned, state.setup),
              SearchLimits{.beam_width = beam_width, .foresight = Foresight::all}, DraftView::all_picks, search);
    const auto choice =
        std::find_if(choices.begin(), choices.end(), [picked](const DraftChoice& one) { return one.face == picked; });
    return (choices.front().lead - choice->lead + a_point / 2) / a_point;
}

}  // namespace tavern
