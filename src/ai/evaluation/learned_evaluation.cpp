#include "ai/evaluation/hand_made_evaluation.hpp"
#include "ai/learned_weights.hpp"

namespace tavern {

const Evaluation& evaluation(EvaluationKind kind, const Setup& setup) {
    if (kind == EvaluationKind::hand_made) return hand_made_evaluation();
    return of_setup(learned_weights, setup);
}

Value error_of_learned(const Setup& setup, int evenings) {
    return of_setup(learned_weights_errors, setup)[static_cast<std::size_t>(evenings)];
}

}  // namespace tavern
