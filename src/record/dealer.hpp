// Chance from a seed. Each event has its own place in the seed: the dice of seat 1 in round 3 and the n-th guest do not
// depend on earlier play. So mirrored games and "the same deal again" have the same luck.
#pragma once
#include <array>
#include <cstdint>

#include "record/numbers/hash.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Seeds have 40 bits: seven characters of a link, and enough that no deal comes twice by accident. */
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 40U;

class Dealer {
  public:
    explicit Dealer(std::uint64_t seed) : seed_(mixed(seed + 0x9E3779B97F4A7C15U)) {}
    /** The outcome of the chance event that comes next; actor(state) must be chance. */
    Action deal(const State& state);

  private:
    std::uint64_t number(unsigned event, unsigned round, unsigned seat, unsigned index) const;

    std::uint64_t seed_;
    std::uint32_t guests_opened_ = 0;
    std::array<std::uint32_t, max_players> cards_drawn_{};
};

}  // namespace tavern
