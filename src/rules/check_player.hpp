// Inside of check_state: what one player has.
#pragma once
#include "rules/check_state.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** What must hold before anything else may look at the player: indices in range, nothing where nothing can be. */
std::optional<PositionFault> shape_fault(const Player& player);
/** Section 7: three different start cards lie open from the moment they are shown. */
bool start_cards_shown_fit(const State& state);
/** What the player at this index of the turn order has, measured at the phase and the turn. */
std::optional<PositionFault> player_fault(const State& state, int index);

}  // namespace tavern
