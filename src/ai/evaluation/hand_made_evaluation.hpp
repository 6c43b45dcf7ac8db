// An evaluation with weights guessed by hand, before training. It serves as a baseline.
#pragma once
#include "ai/evaluation/evaluation.hpp"

namespace tavern {

const Evaluation& hand_made_evaluation();

}  // namespace tavern
