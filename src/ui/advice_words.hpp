// Suggestions in the game's words.
#pragma once
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "ui/text.hpp"

namespace tavern::ui {

/** "[die-white-5]". */
std::string face_sign(Face face);
/** What is done, dice by their spaces: "[die-white-6][die-blue-6] ▸ Brewer", "[die-white-4] ▸ Hunter". before is the
 *  position in which the first action is taken, innkeepers' names and colours are the game's. What only ends a part or
 *  serves is left out. */
std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions);
/** A heading: of a whole turn by its reason, else the answer itself. */
std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion);
/** The reason as a full sentence. */
std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion);
/** "18[thaler] 4[beer] +3[reputation] 9[step]" of what the turn brings; empty where it brings nothing. */
std::string gains_text(const Suggestion& suggestion);
/** "1.4" of 140 hundredths; never negative. */
std::string points_text(Worth worth);

}  // namespace tavern::ui
