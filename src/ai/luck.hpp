// Luck in points, which results can be adjusted for: control variates from the evaluation (AIVAT, Burch et al. 2018).
#pragma once
#include <array>
#include <map>

#include "ai/evening.hpp"

namespace tavern {

/**
 * Adds up how much better than expected chance was to each seat: the value after each event less its mean over all that
 * could have happened. Opened guests and shown start cards do not count. The mean of that is 0 whatever the players do,
 * so a result less the luck has the same mean as the result, and less spread.
 */
class Luck {
  public:
    explicit Luck(const Setup& setup);
    /** The outcome that chance will have in this position. */
    void add(const State& state, Action outcome);
    /** In points. */
    double of(std::size_t seat) const { return sums_[seat] / a_point * points_per_luck; }

  private:
    /** How much of an advantage is left at the end of the game, about: the slope of points over luck in games of
     * steady, modules 1 and 5. Any fixed number keeps the mean of luck at 0. */
    static constexpr double points_per_luck = 0.5;

    double evening(const State& state, int seat);
    double hand(const State& state, int seat, Roll roll);

    const Evaluation& evaluation_;
    TurnSearch search_;
    std::array<double, max_players> sums_{};  // in hundredths
    int round_ = 0;                           // of the hands
    std::array<std::map<std::uint16_t, Value>, max_players> hands_;
};

}  // namespace tavern
