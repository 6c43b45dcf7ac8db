// The evaluation of positions: the points that a player can expect at the end of the game.
#pragma once
#include <algorithm>
#include <cstdint>

#include "ai/evaluation/features.hpp"

namespace tavern {

/** Expected points at the end of the game, in hundredths. */
using Value = std::int32_t;
inline constexpr Value a_point = 100;

/** hand_made: guessed weights. learned: weights from self-play, for each module and number of players. */
enum class EvaluationKind : std::uint8_t { hand_made, learned };

/** By the player's finished turns, 0..7. After the last one section 9 gives the exact points. */
using Evaluation = std::array<Weights, components::rounds>;

const Evaluation& evaluation(EvaluationKind kind, const Setup& setup);

/** The standard deviation of the final points from the learned evaluation after this many evenings, 0..7, in hundredths
 * of a point, as training measured it. */
Value error_of_learned(const Setup& setup, int evenings);

/** The entry for a set-up out of a table by number of players, from two on, and module. A single player has the
 * same dice and cards as one of two; a module without training takes the weights of the last one that has them. */
template <class Table>
const auto& of_setup(const Table& table, const Setup& setup) {
    const auto& by_module = table[std::max<std::size_t>(2, setup.players) - 2];
    return by_module[std::min<std::size_t>(setup.module, by_module.size()) - 1];
}

/** The style of a player, which likes some things more than they are worth: in hundredths of a point for each. */
struct Taste {
    std::int16_t guests = 0;  // other than regulars and nobles
    std::int16_t nobles = 0;
    std::int16_t tiles = 0;  // upgraded
};

/** The evaluation of a player with this taste. */
Evaluation with_taste(Evaluation evaluation, Taste taste);

/** Evaluates positions for one player in one search, during which the number of finished turns stays the same. */
class Evaluator {
  public:
    /** evenings: the player's finished turns in the positions, 0..8. The evaluation must outlive the evaluator. */
    Evaluator(const Evaluation& evaluation, const State& state, int seat, int evenings);
    Value value(const State& state) const;

  private:
    CardsOutOfPlay out_of_play_;
    const Weights* weights_;  // none after the last evening
    std::size_t seat_;
};

/** The number of finished turns; a round counts as soon as the player's turn ends. */
int evenings_over(const State& state, int seat);

}  // namespace tavern
