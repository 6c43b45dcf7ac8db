// The ways to place a hand of dice that differ in what they bring, reduced to the Pareto front: no way is left that
// another one dominates.
#pragma once
#include <vector>

#include "rules/rules.hpp"

namespace tavern {

/** What the dice of a plan bring, as counts; upgrades in the turn may still change what each die yields. */
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
 * The non-dominated plans for the dice in hand of a player who is asked to plan (section 4 E, side 6 of section 5).
 * Where plans move the reputation (section 6), a plan dominates another one only if both move it equally far.
 */
std::vector<DicePlan> dice_plans(const State& state, int seat);

/** The position in which a player plans and serves at once, before the others, with these white dice in hand. */
State alone_at_planning(const State& state, int seat, Dice white);

}  // namespace tavern
