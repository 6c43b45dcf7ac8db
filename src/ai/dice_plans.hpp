// All that a hand of dice can be made into: the ways to place it that differ in what they bring, without those that
// another way beats in everything.
#pragma once
#include <vector>

#include "rules/rules.hpp"

namespace tavern {

/** What the dice of a plan bring, as counts; the rates at which they do may still change in the turn. */
struct DicePlan {
    std::vector<Action> actions;  // dice turned and placed, in an order that is legal
    int thalers = 0;              // of the seats served
    int cashbox = 0;              // dice newly there, 0..1
    int barrel = 0;
    int brewer = 0;
    int monk = 0;
    int steps = 0;  // of reputation, in all
};

/**
 * The plans for the dice in hand of the player who is asked to plan; the plan without a die is among them when nothing
 * beats it. Section 4 E, side 6 of section 5. Where the plan moves the reputation
 * (section 6), one plan beats another only when both move it equally far.
 */
std::vector<DicePlan> dice_plans(const State& state, int seat);

}  // namespace tavern
