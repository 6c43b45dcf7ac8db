// Actions and effects in words.
#pragma once
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** The action for words in this position: "place 5 on monk", "recruit guest-4", "draw noble". */
Action action_of(std::string_view text, const State& state);
std::string name_of(Action action, const State& state);

/** An effect in words, without its source: "Anna gains 3 thalers". */
std::string name_of(const Effect& effect);
/** The source of an effect: " from guest-7-thalers", empty when it has none. */
std::string source_of(const Effect& effect);
/** Whether effects can be described with this verb: "gains", "pays" ... */
bool is_effect_verb(std::string_view verb);

std::string name_of(ActionKind kind);
std::string name_of(EffectKind kind);

}  // namespace tavern::scenario
