// The cost of a decision: two ways to go on, played out to the end of the game with the same chance.
#pragma once
#include <vector>

#include "ai/players.hpp"

namespace tavern {

/** In hundredths of a point. */
struct Loss {
    Value points = 0;
    Value error = 0;  // the standard error; 0 where chance has no say
};

/** The position from which a player goes on alone: before the draft, in the player's turn or after it. */
struct Way {
    int seat = 0;
    State state;
    std::vector<Action> planned{};  // in this turn
};

/** The way on by this plan of the player to act. */
Way way_by(const State& state, const Plan& plan);

/** Ways for all players, this one first, after a pick in the draft: all go on picking as the player that decides, and
 * plan their turns. */
std::vector<Way> ways_after_pick(State state, Action pick, const Decider& decider, TurnSearch& search);

/**
 * How much less lead the way played brings than the better one; the lead is the points ahead of the mean of the others.
 * Both have the same seats in the same order. Play-outs go on until the error is small, or there are many.
 */
Loss loss_between(const std::vector<Way>& played, const std::vector<Way>& better, const Decider& decider,
                  TurnSearch& search);

}  // namespace tavern
