// Suggestions as texts.
#pragma once
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {

/** The actions as lines, with dice by space: "[die-white-6][die-blue-6] ▸ Brewer", "[die-white-4] ▸ Hunter". before is
 * the position of the first action; names and colours are those of the game. A whole turn includes what comes after
 * chance and after the plans of others. Actions that only end a part or serve are left out. */
std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions);
/** A heading: the reason of a whole turn, or else the answer itself. */
std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion);
/** The reason as a full sentence. */
std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion);
/** "18[thaler] 4[beer] +3[reputation] +9[step]": everything that the turn can spend, with the goods from before it, and
 *  the steps that it brings. Empty where there is nothing, or no whole turn. */
std::string gains_text(const State& before, const Suggestion& suggestion);
/** What one suggestion does and the other does not, or what it leaves out where it does nothing more. */
std::string difference_text(const std::vector<std::string>& deeds, const std::vector<std::string>& other,
                            std::string_view number);
/** A suggestion in a list. */
struct SuggestionWords {
    std::string title;
    std::string right;  // "best", or the points that it is worse
    std::vector<std::string> deeds;
    std::string gains;
    std::string why;
};
std::vector<SuggestionWords> words_of(const Game& game, const State& before, const Advice& advice);
/** "1.4" of 140 hundredths; never negative. */
std::string points_text(Value value);

}  // namespace tavern
