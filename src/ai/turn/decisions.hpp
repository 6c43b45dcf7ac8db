// Used inside this folder: which actions of a turn a search has to decide about.
#pragma once
#include <optional>

#include "ai/turn/turn_search.hpp"

namespace tavern {

/** The next action that gains nothing from waiting, if any: serving a die that no upgrade would improve, or barbacks.
 */
std::optional<Action> done_at_once(const State& state, std::size_t seat, Habits habits);

/** Whether an action can help here. The others are part of the dice plans, or never help.
 *  tried: the places of guests tried before in this position, a bit each. */
bool worth_trying(const State& state, Action action, bool serving, Habits habits, unsigned& tried);

}  // namespace tavern
