// What a player may do when planning and serving, said once more straight from sections 4 to 6 of the rules: slowly,
// action by action, without the tables of the engine. The legal lists must agree with it.
#pragma once
#include "rules/rules.hpp"

namespace tavern::plain_legality {

/** Whether the player asked may do this. Only for the questions plan and serve. */
bool may(const State& state, Action action);

/** Throws invariants::Broken when the list does not hold exactly what may be done. Other questions pass unseen. */
void check(const State& state, const ActionList& legal);

}  // namespace tavern::plain_legality
