// A player by name that answers one action at a time, for commands that look at every action.
#pragma once
#include <cstdint>
#include <vector>

#include "ai/players.hpp"
#include "record/playout.hpp"
#include "record/result.hpp"

namespace tavern {

class Chooser {
  public:
    /** The seed is that of the game, which the page uses for its computer players too. */
    Chooser(ComputerPlayer player, std::uint64_t seed) : player_(player), seed_(seed) {}
    /**
     * The next action of the player whose decision it is. random and greedy choose with the numbers, the others by the
     * seed. An error when a player proposes an illegal action.
     */
    Result<Action> choose(const State& state, const ActionList& legal, RandomNumbers& numbers);

  private:
    ComputerPlayer player_;
    std::uint64_t seed_;
    std::vector<Action> planned_;
    std::size_t next_ = 0;  // of the planned actions
};

}  // namespace tavern
