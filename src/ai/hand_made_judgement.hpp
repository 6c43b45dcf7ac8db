// The judgement written by hand, before any was learned: what an owner of the game would guess. Kept as the player to
// beat.
#pragma once
#include "ai/judgement.hpp"

namespace tavern {

const Judgement& hand_made_judgement();

}  // namespace tavern
