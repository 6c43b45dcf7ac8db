// The positions from which a turn is searched, and told, as if nobody else acted meanwhile.
#pragma once
#include "rules/rules.hpp"

namespace tavern {

/** The position in which a player plans and serves at once, before the others, with these white dice in hand. */
State alone_at_planning(const State& state, int seat, Dice white);

/** The position in which a seat can carry out its whole turn with no other turn between: alone at planning if the
 * question is plan, else unchanged. */
State start_of_turn(const State& state, int seat);

/** Lets chance take its first outcome as long as it acts, and adds the effects. Which guest refills the row matters to
 * no plan. */
void go_past_chance(State& state, Effects& effects);

/** Lets chance act as above, then the player, and adds the effects of both: the bonus of a recruited guest comes once
 * the row is full again. Refused, chance has acted alone. */
std::optional<Refusal> go_on_with(State& state, Action action, Effects& effects);

}  // namespace tavern
