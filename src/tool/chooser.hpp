// A player by name that answers one action at a time, for commands that look at every action.
#pragma once
#include <optional>
#include <vector>

#include "ai/players.hpp"
#include "record/playout.hpp"
#include "record/result.hpp"

namespace tavern {

class Chooser {
  public:
    explicit Chooser(PlayerKind player) : player_(player) {}
    PlayerKind player() const { return player_; }
    /**
     * The next action of the player who is asked, out of the legal ones. random and greedy choose with the numbers as
     * PolicyKind does, the others decide by seeds from them. An error when a player proposes what is not legal.
     */
    Result<Action> choose(const State& state, const ActionList& legal, RandomNumbers& numbers);

  private:
    PlayerKind player_;
    std::vector<Action> planned_;
    std::size_t next_ = 0;  // of the planned
};

}  // namespace tavern
