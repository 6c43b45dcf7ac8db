// Dice on the board moved while serving. They lie badly after a bad plan, or once chance has changed the turn.
#pragma once
#include "ai/turn/dice_plans.hpp"

namespace tavern {

struct MovedDice {
    std::vector<DicePlan> plans;  // the dice as they lie, if no other way dominates that, and moved
    bool complete = true;         // no way was left out
};

/** The non-dominated ways to move the dice of the player who serves (section 4 F), the fewest moves first. Looks at no
 * more than about this many ways. */
MovedDice moved_dice(const State& start, std::size_t most);

}  // namespace tavern
