// A second implementation of the legal actions in planning and serving, straight from sections 4 to 6 of the rules:
// slow, action by action, without the tables of the engine. The legal lists must agree with it.
#pragma once
#include "rules/rules.hpp"

namespace tavern::plain_legality {

/** Whether the action is legal. Only for the questions plan and serve. */
bool may(const State& state, Action action);

/** Throws invariants::Broken when the list differs from the legal actions. Checks only the questions plan and serve. */
void check(const State& state, const ActionList& legal);

}  // namespace tavern::plain_legality
