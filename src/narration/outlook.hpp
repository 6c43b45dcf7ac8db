// A player's dice one by one, and their future gains.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/state.hpp"

namespace tavern {

/** Ascending. */
std::vector<Face> faces_of(const Dice& dice);
/** All dice in hand, white first, by face. */
struct HandDie {
    Face face;
    bool own;
};
std::vector<HandDie> dice_in_hand(const Player& player);
/** A die that lies on the board. */
struct PlacedDie {
    Face face;
    bool own;
    Space space;
};
std::vector<PlacedDie> placed_dice(const Player& player);

/** The next action of serving all: thalers first, then beer, then the monk, whose steps may raise a question, then the
 * barbacks' beer. Nothing when no such action is legal. */
std::optional<Action> next_to_serve(const Player& player, const ActionList& legal);

/** A player's goods after all dice on the board are served; after the turn, those of now. */
struct Outlook {
    int thalers_after = 0;
    int beer_after = 0;
    int steps = 0;  // of reputation that the plan earns
};
Outlook outlook(const State& state, int seat);
/** The sign of a space's yield: "[beer]". */
std::string_view yield_icon(Space space);
/** "4[thaler]". */
std::string yield_text(const Player& player, Space space);

/** A possible use of a die of the draft. */
struct Use {
    Space space;
    int dishwashers;  // needed
};
/** The uses of a face, the highest yield first; thalers, beer and steps count the same. Leaves out guests for whom a
 * die in hand is meant, and repetitions. */
std::vector<Use> uses_of(const Player& player, Face face);
/** The best use that some faces lack, so that dice can be compared: the cashbox and the barrel take any die. Without
 * one the best of all. */
std::optional<Use> characteristic_use(const Player& player, Face face, bool with_dishwashers);
/** How many cards can make the upgrade cheaper this round (section 4 F); before planning, with the dishwashers that
 * will come into force. */
int cards_to_return(Player player, Tile tile);
/** "Hunter: 5[thaler] with 1 dishwasher". */
std::string use_in_words(const Player& player, const Use& use);

}  // namespace tavern
