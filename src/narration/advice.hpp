// Suggestions in the game's words.
#pragma once
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {

/** What is done, dice by their spaces: "[die-white-6][die-blue-6] ▸ Brewer", "[die-white-4] ▸ Hunter". before is the
 *  position in which the first action is taken, innkeepers' names and colours are the game's. Of a whole turn all is
 *  told, also what comes after chance and after the others' plans. What only ends a part or serves is left out. */
std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions);
/** A heading: of a whole turn by its reason, else the answer itself. */
std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion);
/** The reason as a full sentence. */
std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion);
/** "18[thaler] 4[beer] +3[reputation] +9[step]": all that the turn has to spend, with what was there before it, and the
 *  steps it brings; empty where there is nothing, and for what is no turn. */
std::string gains_text(const State& before, const Suggestion& suggestion);
/** What a way does that the other one does not; where it does nothing more, what it leaves out. */
std::string difference_text(const std::vector<std::string>& deeds, const std::vector<std::string>& other,
                            std::string_view number);
/** A suggestion as it is shown beside others. */
struct SuggestionWords {
    std::string title;
    std::string right;  // "best", or the points that it is worse
    std::vector<std::string> deeds;
    std::string gains;
    std::string why;
};
std::vector<SuggestionWords> words_of(const Game& game, const State& before, const Advice& advice);
/** "1.4" of 140 hundredths; never negative. */
std::string points_text(Worth worth);

}  // namespace tavern
