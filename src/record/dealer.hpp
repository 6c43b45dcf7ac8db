// Chance from a seed. Each event has its own place in the seed: the dice of seat 1 in round 3 and the n-th guest do not
// depend on earlier play. So mirrored games and "the same deal again" have the same luck.
#pragma once
#include <array>
#include <cstdint>
#include <string>

#include "record/numbers/hash.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Seeds have 40 bits: seven characters of a link, and enough that no deal comes twice by accident. */
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 40U;

/** "taverns deal 123456". Its SHA-256 is the seal of the deal: shown from the beginning on, it proves afterwards that
 *  the deal was fixed. It does not hide the seed from somebody who tries all of them; links do not hide it either. */
std::string sealed_text(std::uint64_t seed);

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
