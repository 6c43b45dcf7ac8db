// A suggested turn, played as if the others did nothing meanwhile.
#pragma once
#include <vector>

#include "narration/account.hpp"

namespace tavern {

struct PlayedTurn {
    Account account;
    Standing before;
    bool monastery_bonus = false;  // the last step on the monastery track gave something
};

/** The turn of the player who acts, with these actions from its start on; it ends early at an illegal one. */
PlayedTurn played(const State& before, const std::vector<Action>& actions);

}  // namespace tavern
