// The evaluation written by hand before one was learned, as an owner of the game would guess it. It serves as a
// baseline.
#pragma once
#include "ai/evaluation.hpp"

namespace tavern {

const Evaluation& hand_made_evaluation();

}  // namespace tavern
