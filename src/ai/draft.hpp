// Section 4 D as what it is, a game of perfect information: all coasters lie open.
#pragma once
#include <cstdint>

#include "ai/turn_planner.hpp"

namespace tavern {

/** own_dice: the face that is best for oneself now. all_picks: what the others will take is thought of to the end. */
enum class DraftView : std::uint8_t { own_dice, all_picks };

/** A face of the own coaster and what taking it comes to, for one's own points or against the others'. */
struct DraftChoice {
    Face face = 1;
    Worth worth = 0;    // own expected points
    Worth against = 0;  // the same less the mean of the others', by which all_picks chooses
};

/** The choices of the player who is asked to take a die, the best first. */
std::vector<DraftChoice> draft(const State& state, const Judgement& judgement, PlanLimits limits, DraftView view,
                               TurnPlanner& planner);

}  // namespace tavern
