// Coverage of the scenarios: each names the things that it covers, and these must happen in it.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** Things that happened or are covered, in words: "serve guest-5", "upgrade brewer", "monastery 14". */
using Things = std::set<std::string, std::less<>>;

/** Adds the effects of an action. */
void note_step(const State& before, Action action, const Effects& effects, const State& after, Things& happened);

/** All things that the scenarios together must name, made from the component tables. */
Things all_to_cover();
/** All kinds of actions, effects, questions and refusals; each must happen in some scenario without being named. */
Things all_to_happen();

}  // namespace tavern::scenario
