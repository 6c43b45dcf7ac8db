// The computer's choice in a player's place and its reason, as facts; narration puts them into words.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/draft.hpp"

namespace tavern {

/** The chief reason for a suggestion; the comments explain Suggestion::a and b. */
enum class Reason : std::uint8_t {
    upgrades,        // a: number of paid tiles, b: the first Tile; nobles come with them
    brewer_first,    // the brewer is upgraded before its dice are served; a: dice, b: beer they bring
    cashbox_first,   // likewise; b: thalers
    nobles,          // a: number recruited with beer
    recruits,        // a: Card recruited
    monastery,       // a: steps, b: space reached
    reputation,      // a: steps; b: 1 if all of them come of the balance of thalers and beer
    buys,            // a: Card, the dearest bought; b: how many cards
    saves,           // a: thalers, b: beer kept for the next evening; not both 0, and never in the last one
    takes_for_self,  // draft; a: Face, b: Space where the die will lie
    denies_others,   // draft of two; a: Face, b: seat of the other player, for whom it is worth more
    better_cards,    // the rest of the cards is worth more in the coming evenings
    nothing,         // of a turn: no purchase would raise the value
};

/** The change of expected points, in hundredths, if a die is taken and not the best one. */
struct DieDifference {
    Face face = 1;
    Value own = 0;
    Value lead = 0;  // over the mean of the other players
};

struct Suggestion {
    std::vector<Action> actions;  // as decide() gives them
    std::vector<Action> turn;     // of a whole turn: all actions, also those after chance or the plans of others
    Value value = 0;              // the player's points at the end
    Reason reason = Reason::better_cards;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::optional<DieDifference> difference{};  // of a die that is not the best, in a review

    /** The actions to be shown: the whole turn where it is known. */
    const std::vector<Action>& actions_shown() const { return turn.empty() ? actions : turn; }
};

struct Advice {
    // The best first, at most three ideas; none for a turn or a die that loses badly to the best.
    std::vector<Suggestion> suggestions;
    bool exact = false;               // all alternatives were compared
    std::vector<DieDifference> dice;  // draft: each other face of the coaster once
};

/** Serves the dice that a plan leaves on the board because their goods buy nothing and their steps bring nothing;
 * readers would miss them. The actions are the player's alone, from the question plan or serve on. */
std::vector<Action> with_dice_served(const State& state, int seat, std::vector<Action> actions);

/** Describes a whole turn, from the question plan or serve to its end, with its chief reason. The actions are the
 * player's alone. */
Suggestion described(const State& state, int seat, std::vector<Action> actions, Value value);

/** Describes taking the die of choices[which]; the choices are those of draft(). */
Suggestion described(const State& state, const std::vector<DraftChoice>& choices, std::size_t which,
                     const Evaluation& evaluation, SearchLimits limits, TurnSearch& search);

/** Gives each of two whole turns the chief reason among those that the other one lacks; better_cards if there is none.
 */
void tell_apart(const State& state, int seat, Suggestion& one, Suggestion& other);

/** From the best of the choices of draft(). */
DieDifference difference_of(const DraftChoice& choice, const DraftChoice& best);

/** Suggestions for the player to act. The actor of the state must be a player. */
Advice advise(const State& state);

}  // namespace tavern
