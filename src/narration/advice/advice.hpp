// Suggestions as texts.
#pragma once
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "text/signs.hpp"
#include "text/text.hpp"

namespace tavern {

/** The actions as lines, with dice by space: "[die-white-6][die-blue-6] ▸ Brewer", "[die-white-4] ▸ Hunter". before is
 * the position of the first action; names and colours are those of the game. A whole turn includes the actions after
 * chance and after the plans of others. Actions that only end a part or serve are left out. */
std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions);
/** A line that places or moves dice begins so. */
inline constexpr std::string_view line_with_dice = "[die-";
/** A heading: the reason for a whole turn, otherwise the answer itself. */
std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion);
/** The reason as a full sentence. */
std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion);
/** "18[thaler] 4[beer] +3[reputation] +9[step] +1[noble]": all goods to spend in the turn, including earlier ones, its
 * steps, and the cards that come as a bonus. Of a die in a review its worth. Empty if there is nothing to tell. */
std::string gains_text(const Game& game, const State& before, const Suggestion& suggestion);
/** "As long as nobody recruits the Warden first."; empty if nobody could. */
std::string unless_text(const State& before, const Suggestion& suggestion);
/** The worth of those dice of the coaster that are not suggested. */
std::vector<std::string> other_dice(const Game& game, const State& before, const Advice& advice);
/** The actions of one list that the other lacks. */
std::vector<std::string> only_here(const std::vector<std::string>& deeds, std::vector<std::string> other);
/** The actions of one suggestion missing in that with the number; if there are none, its actions missing here. */
std::string difference_text(const std::vector<std::string>& own, const std::vector<std::string>& like,
                            std::string_view number);
/** A suggestion in a list. */
struct SuggestionWords {
    std::string title;
    std::string right;   // "best", or the points below the best
    bool loses = false;  // there are such points
    std::vector<std::string> deeds;
    std::string gains;  // of a die: how it differs from the best one
    std::string left;
    std::string why;
};
std::vector<SuggestionWords> words_of(const Game& game, const State& before, const Advice& advice);
/** "1.4" of 140 hundredths; never negative. */
std::string points_text(Value value);
/** The same with a sign, unless it is 0. */
std::string signed_points(Value value);

}  // namespace tavern
