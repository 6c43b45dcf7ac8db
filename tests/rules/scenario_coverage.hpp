// What scenarios have shown: each names what it covers, and that must really have happened in it.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** Things that happened or are covered, in words: "serve guest-5", "upgrade brewer", "monastery 14". */
using Things = std::set<std::string, std::less<>>;

/** Adds what an action brought about. */
void note_step(const State& before, Action action, const Effects& effects, const State& after, Things& happened);

/** All that the scenarios together must name, made from the component tables. */
Things all_to_cover();
/** All kinds of actions, effects, questions and refusals, which must happen in some scenario without being named. */
Things all_to_happen();

}  // namespace tavern::scenario
