// Positions as JSON: every field of State by name (state_fields.hpp lists them), cards as {"regular-1":3}, dice as
// lists of faces, tiles and bought cards as lists of names, a die on a space as {"face":4,"own":true,"used":false}.
#pragma once
#include "record/json.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

Json json_of(const State& state);

/** A position that passes check_state. An error names the field or the fault. */
Result<State> state_from(const Json& json, std::string_view path);

}  // namespace tavern
