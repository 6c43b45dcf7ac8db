// What a position is worth to a player: the points at the end of the game that are to be expected.
#pragma once
#include <cstdint>

#include "ai/features.hpp"

namespace tavern {

/** Points of the end of the game as expected now, in hundredths. */
using Worth = std::int32_t;

/** hand_made: by a table of guesses; learned: by what self-play has shown, for each module, player count and round. */
enum class JudgementKind : std::uint8_t { hand_made, learned };

/** One weight a feature, in hundredths of a point: what the evenings to come will add to the points of now. */
using Weights = std::array<std::int16_t, feature::count>;
/** By own turns that are over, 0..7. After the last one section 9 is exact. */
using Judgement = std::array<Weights, components::rounds>;

const Judgement& judgement(JudgementKind kind, const Setup& setup);

/** Judges one player in one search: the own turns that are over are the same in all its positions. */
class Judge {
  public:
    /** evenings: 0..8, own turns that are over where the positions are judged. The judgement must outlive the judge. */
    Judge(const Judgement& judgement, const State& state, int seat, int evenings);
    Worth worth(const State& state) const;

  private:
    SleepingCards sleeping_;
    const Weights* weights_;  // none after the last evening
    std::size_t seat_;
};

/** Own turns that are over for a player: all of the round from the end of the own turn on. */
int evenings_over(const State& state, int seat);

}  // namespace tavern
