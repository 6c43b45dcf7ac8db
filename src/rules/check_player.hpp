// Used by check_state only: the part about one player.
#pragma once
#include "rules/check_state.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Indices are in range, and places that must be empty are empty. The other checks rely on it. */
std::optional<PositionFault> shape_fault(const Player& player);
/** Section 7: three different start cards lie open from the moment they are shown. */
bool start_cards_shown_fit(const State& state);
/** Whether the player at this index of the turn order fits the phase and the turn. */
std::optional<PositionFault> player_fault(const State& state, int index);

}  // namespace tavern
