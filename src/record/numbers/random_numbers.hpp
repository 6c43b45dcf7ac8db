// Random numbers for decisions, not for dealing: Dealer gives each event its own place in the seed.
#pragma once
#include <cstdint>

#include "record/numbers/hash.hpp"

namespace tavern {

/** The same numbers from a seed on every machine (splitmix64); the standard distributions differ by library. */
class RandomNumbers {
  public:
    explicit RandomNumbers(std::uint64_t seed) : at_(seed) {}
    std::uint64_t next() { return mixed(at_ += 0x9E3779B97F4A7C15U); }
    /** 0..limit-1. */
    int below(int limit) { return static_cast<int>((next() >> 32U) * static_cast<std::uint64_t>(limit) >> 32U); }
    bool one_in(int number) { return below(number) == 0; }

  private:
    std::uint64_t at_;
};

}  // namespace tavern
