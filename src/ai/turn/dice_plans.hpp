// The ways to place a hand of dice that differ in their results, reduced to the Pareto front: each way dominated by
// another is dropped.
#pragma once
#include <vector>

#include "ai/turn/goods.hpp"

namespace tavern {

struct DicePlan {
    std::vector<Action> actions;  // dice turned, placed or moved, in a legal order
    Goods goods{};                // of the dice placed, or of all on the board where dice are moved
};

/**
 * The non-dominated plans for the dice in hand of a player with the question plan (section 4 E, side 6 of section 5).
 * Where plans move the reputation (section 6), a plan dominates another one only if both move it equally far.
 */
std::vector<DicePlan> dice_plans(const State& state, int seat);

/** Whether tables of these two cards are the same to a die. Plans take the first of them. */
constexpr bool equal_for_dice(const CardFacts& one, const CardFacts& other) {
    return one.pips == other.pips && one.thalers == other.thalers;
}

}  // namespace tavern
