#include "ai/evaluation/evaluation.hpp"

#include <algorithm>

namespace tavern {
namespace {

/** After the last evening stored goods break ties. Section 9. */
constexpr Weights at_the_end = [] {
    Weights weights{};
    weights[feature::thalers] = weights[feature::beer] = 1;
    return weights;
}();

}  // namespace

Evaluation with_taste(Evaluation evaluation, Taste taste) {
    for (Weights& weights : evaluation) {
        const auto like = [&](int first, int count, std::int16_t more) {
            for (int index = first; index < first + count; ++index) {
                std::int16_t& weight = weights[static_cast<std::size_t>(index)];
                weight = static_cast<std::int16_t>(weight + more);
            }
        };
        like(feature::guests, feature::guest_kinds, taste.guests);
        like(feature::nobles, 1, taste.nobles);
        like(feature::tiles, components::tile_kinds, taste.tiles);
    }
    return evaluation;
}

Evaluator::Evaluator(const Evaluation& evaluation, const State& state, int seat, int evenings)
    : out_of_play_(state.players[static_cast<std::size_t>(seat)]),
      weights_(evenings < components::rounds ? &evaluation[static_cast<std::size_t>(evenings)] : nullptr),
      seat_(static_cast<std::size_t>(seat)) {}

Value Evaluator::value(const State& state) const {
    return weighed(state, state.players[seat_], out_of_play_, weights_ == nullptr ? at_the_end : *weights_);
}

int evenings_over(const State& state, int seat) {
    return has_ended_turn(state, seat) ? state.round : std::max(state.round - 1, 0);
}

}  // namespace tavern
