// Used inside this folder and by the tool: how the end of a turn is measured.
#pragma once
#include <vector>

#include "ai/turn/turn_search.hpp"
#include "problems/solution.hpp"

namespace tavern::problems {

/** The same position in another evening, with the same player to act. Nothing in a turn depends on the evening but the
 * evaluation: after the last one only the points count. */
State in_evening(State state, int round);

class Measure {
  public:
    explicit Measure(const Problem& problem);

    /** The position and the evaluation for a search: its best plan is best for the goal. */
    const State& start() const { return start_; }
    const Evaluation& evaluation() const { return evaluation_; }
    /** The worth of a turn that ends there, in hundredths of the goal's unit; end_turn has not been played yet. */
    Value worth(const State& end) const;

  private:
    Goal goal_;
    State start_;
    int seat_;
    Evaluation evaluation_;
    Score before_;
};

/** The position after actions of the player, up to the end of the turn without it. The outcomes of chance do not
 * matter, since nothing in the turn depends on them. Nothing if an action is illegal. */
std::optional<State> after(State state, const std::vector<Action>& actions);

}  // namespace tavern::problems
