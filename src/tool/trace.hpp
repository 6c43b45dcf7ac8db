// One game as JSON lines, behind `tavern trace`.
#pragma once
#include "record/json.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Plays one of the legal actions and tells of it: who acted, asked what, out of what, and what came of it. */
Json play_step(State& state, int number, const ActionList& legal, Action action);

}  // namespace tavern
