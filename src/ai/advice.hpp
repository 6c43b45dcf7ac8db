// What the computer would do in somebody's place, and why, in facts that the interface says in the game's words.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/draft.hpp"

namespace tavern {

/** The chief reason for a suggestion; a and b as said. */
enum class Reason : std::uint8_t {
    upgrades,           // a: how many tiles, b: the first Tile; nobles come with them
    brewer_first,       // the brewer is upgraded before its dice are served; a: dice, b: beer they bring
    cashbox_first,      // likewise; b: thalers
    nobles,             // a: how many are recruited with beer
    recruits,           // a: Card recruited
    monastery,          // a: steps, b: space reached
    reputation,         // a: steps of the plan
    buys,               // a: Card, the dearest bought; b: how many cards
    saves,              // a: thalers, b: beer kept for the next evening; not both 0, and never in the last one
    takes_for_self,     // draft; a: Face, b: Space the die is meant for
    denies_others,      // draft of two; a: Face, b: seat of the other, who would want it more
    better_cards,       // what is left is worth more over the evenings to come
    nothing,            // of a turn: nothing that it could buy is worth more
    comes_to_the_same,  // draft; a: Face, b: the Face told before, which leads to the same
};

struct Suggestion {
    std::vector<Action> actions;  // as decide() gives them
    std::vector<Action> turn;     // of a whole turn: all of it, what comes after chance or the others' plans, too
    Worth worth = 0;              // own points at the end
    Reason reason = Reason::better_cards;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    // What the turn brings in all, for suggestions of a whole turn.
    int thalers = 0;
    int beer = 0;
    int reputation = 0;  // steps
    int monastery = 0;   // steps
};

struct Advice {
    std::vector<Suggestion> suggestions;  // the best first, at most three, all different
    bool exact = false;                   // everything that can be done was weighed
};

/** The position in which the actions of a player's whole turn follow one another: before he plans, alone at it. */
State start_of_turn(const State& state, int seat);
/** Whoever chance brings to the guest row: one guest as good as another. */
void go_past_chance(State& state, Effects& effects);

/** The turn with the dice served that a plan leaves lying since their goods buy nothing, or their steps bring nothing:
 * they lie on the board, and whoever reads of the plan counts them. The actions are those of the player alone, from the
 * question plan or serve on. */
std::vector<Action> with_dice_served(const State& state, int seat, std::vector<Action> actions);

/** What a whole turn of a player comes to, from the question plan or serve to its end, with its chief reason; the
 * actions are those of the player alone. */
Suggestion described(const State& state, int seat, std::vector<Action> actions, Worth worth);

/** What taking a die of the coaster comes to; the choices are those of draft(), which one is meant says the index. */
Suggestion described(const State& state, const std::vector<DraftChoice>& choices, std::size_t which,
                     const Judgement& judgement, PlanLimits limits, TurnPlanner& planner);

/** The best that the player who is asked can do now. Actor of the state must be a player. */
Advice advise(const State& state);

}  // namespace tavern
