// One game as JSON lines, behind `tavern trace`.
#pragma once
#include "record/json.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** Plays one of the legal actions. Returns actor, question, legal actions, action and effects as JSON. */
Json play_step(State& state, int number, const ActionList& legal, Action action);

}  // namespace tavern
