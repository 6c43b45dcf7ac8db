// Numbers from a seed, as indexes.
#pragma once
#include <cstddef>

#include "record/numbers/random_numbers.hpp"

namespace tavern::crawl {

class Random {
  public:
    explicit Random(std::uint64_t seed) : numbers_(seed) {}
    /** In 0..limit-1; the limit is above 0. */
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(numbers_.next() % limit); }
    bool one_in(std::size_t times) { return below(times) == 0; }

  private:
    RandomNumbers numbers_;
};

}  // namespace tavern::crawl
