#include <algorithm>

#include "ai/hand_made_judgement.hpp"
#include "ai/learned_weights.hpp"

namespace tavern {

const Judgement& judgement(JudgementKind kind, const Setup& setup) {
    if (kind == JudgementKind::hand_made) return hand_made_judgement();
    // Whoever plays alone has the same dice and cards to think of as one of two.
    const auto players = static_cast<std::size_t>(std::max(2, int{setup.players}));
    return learned_weights[players - 2][setup.module - 1U];
}

}  // namespace tavern
