// Used inside this folder: which actions of a turn a search has to decide about.
#pragma once
#include <optional>

#include "ai/turn/turn_search.hpp"

namespace tavern {

/** Actions that gain nothing from waiting: serving dice that no upgrade would improve, and barbacks. */
std::optional<Action> forced(const State& state, std::size_t seat, Habits habits);

/** Whether an action can help here. The others are part of the dice plans, or never help.
 *  tried: the places of guests tried before in this position, a bit each. */
bool worth_trying(const State& state, Action action, bool late_dice, Habits habits, unsigned& tried);

}  // namespace tavern
