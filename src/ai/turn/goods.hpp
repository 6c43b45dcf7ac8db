// Used inside this folder: the results of a placement of dice, and which of two is better whatever follows.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tavern {

class Goods {
  public:
    static constexpr std::size_t helping = 5;
    std::array<int, helping> counts{};  // thalers, cashbox, barrel, brewer, monk
    int steps = 0;                      // of reputation
    int turned = 0;

    int sum() const {
        int all = -turned;
        for (const int count : counts) all += count;
        return all;
    }
    /** A byte for each number of which more is better, and two for the steps, of which neither more nor fewer are. */
    std::uint64_t packed() const {
        std::uint64_t bytes = 0;
        for (const int count : counts) bytes = bytes << 8U | byte(count);
        return bytes << 24U | byte(most - turned) << 16U | byte(steps) << 8U | byte(most - steps);
    }
    /** Whether no byte of the one is less than that of the other. */
    static bool dominates(std::uint64_t one, std::uint64_t other) {
        constexpr std::uint64_t high = 0x8080808080808080U;
        return (((one | high) - other) & high) == high;
    }

  private:
    static constexpr int most = 127;
    static std::uint64_t byte(int number) { return static_cast<std::uint64_t>(std::clamp(number, 0, most)); }
};

}  // namespace tavern
