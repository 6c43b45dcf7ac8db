#include <algorithm>

#include "ai/evaluation/hand_made_evaluation.hpp"
#include "ai/learned_weights.hpp"

namespace tavern {

const Evaluation& evaluation(EvaluationKind kind, const Setup& setup) {
    if (kind == EvaluationKind::hand_made) return hand_made_evaluation();
    // A single player has the same dice and cards as one of two.
    const auto players = static_cast<std::size_t>(std::max(2, int{setup.players}));
    const auto& by_module = learned_weights[players - 2];
    // A module without training plays by the weights of the last one that has them.
    return by_module[std::min<std::size_t>(setup.module, by_module.size()) - 1];
}

}  // namespace tavern
