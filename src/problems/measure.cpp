#include "problems/measure.hpp"

#include <algorithm>
#include <bit>

#include "ai/turn/start_of_turn.hpp"

namespace tavern::problems {
namespace {

/** Nobles and tiles count so much that nothing else does. */
Evaluation of_nobles_and_tiles() {
    constexpr std::int16_t much = 20000;
    Evaluation evaluation{};
    for (Weights& weights : evaluation) {
        weights[feature::nobles] = much;
        std::fill_n(weights.begin() + feature::tiles, components::tile_kinds, much);
    }
    return evaluation;
}

}  // namespace

State in_evening(State state, int round) {
    const int players = state.setup.players;
    state.setup.start_player = static_cast<std::uint8_t>(
        (state.setup.start_player + state.round - round + players * components::rounds) % players);
    state.round = static_cast<std::uint8_t>(round);
    return state;
}

Measure::Measure(const Problem& problem)
    : goal_(problem.goal),
      start_(problem.state),
      seat_(actor(problem.state).seat),
      evaluation_(goal_ == Goal::noble_and_tile ? of_nobles_and_tiles()
                                                : tavern::evaluation(EvaluationKind::learned, problem.state.setup)),
      before_(score(problem.state, seat_)) {
    if (goal_ == Goal::most_points) start_ = in_evening(start_, components::rounds);
    if (goal_ == Goal::noble_and_tile) start_ = in_evening(start_, components::rounds - 1);
}

Value Measure::worth(const State& end) const {
    const auto seat = static_cast<std::size_t>(seat_);
    if (goal_ == Goal::noble_and_tile) {
        const int nobles = (score(end, seat_).nobles - before_.nobles) / facts(Card::noble).points;
        const int tiles = std::popcount(end.players[seat].upgraded) - std::popcount(start_.players[seat].upgraded);
        return a_point * ((nobles > 1 ? 1 : 0) + (tiles > 0 ? 1 : 0));
    }
    const Value value = Evaluator(evaluation_, start_, seat_, start_.round).value(end);
    if (goal_ != Goal::most_points) return value;
    return (value / a_point - before_.total()) * a_point;
}

std::optional<State> after(State state, const std::vector<Action>& actions) {
    Effects effects;
    for (const Action action : actions) {
        if (action.kind() == ActionKind::end_turn) break;
        effects.clear();
        if (go_on_with(state, action, effects)) return std::nullopt;
    }
    effects.clear();
    go_past_chance(state, effects);
    return state;
}

}  // namespace tavern::problems
