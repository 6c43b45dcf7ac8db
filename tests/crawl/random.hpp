// Numbers by a seed, the same on every machine.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tavern::crawl {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    /** From 0 up to below the limit, which is above 0. */
    std::size_t below(std::size_t limit) {
        // splitmix64
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % limit);
    }
    bool one_in(std::size_t times) { return below(times) == 0; }

  private:
    std::uint64_t state_;
};

}  // namespace tavern::crawl
