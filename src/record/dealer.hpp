// Chance from a seed. Each event has its own place: the dice of round 3, seat 1 are the same whatever was played
// before, and so is the n-th guest opened; so mirrored games and "the same deal again" really meet the same luck.
#pragma once
#include <array>
#include <cstdint>

#include "rules/rules.hpp"

namespace tavern {

class Dealer {
 public:
  explicit Dealer(std::uint64_t seed) : seed_(seed) {}
  /** The outcome of the chance event that the state waits for; actor(state) must be chance. */
  Action deal(const State& state);

 private:
  std::uint64_t seed_;
  std::uint32_t guests_opened_ = 0;
  std::array<std::uint32_t, max_players> cards_drawn_{};
};

}  // namespace tavern
