// Dice on the board moved while serving. They lie badly after a bad plan, or once others have changed the row or the
// supply.
#pragma once
#include "ai/turn/dice_plans.hpp"

namespace tavern {

struct MovedDice {
    std::vector<DicePlan> plans;  // the ways that no other one dominates; the dice as they lie only if among them
    bool complete = true;         // false: the limit stopped the list, or a later answer may allow more moves
};

/** The non-dominated ways to move the dice of the player who serves (section 4 F), the fewest moves first. Stops at
 * a limit. */
MovedDice moved_dice(const State& start);

}  // namespace tavern
