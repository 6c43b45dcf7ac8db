// Where one person's acting ends: what is played without asking, what undo goes back to, when the device changes hands.
// Innkeepers of the computer are asked by nobody, so undo, redo and the device pass over them.
#pragma once
#include <cstddef>
#include <optional>

#include "record/game.hpp"

namespace tavern::app {

/** The answer that needs nobody: a question with one legal answer, such as the last die of the draft or a coaster of
 * equal dice. Planning and serving are never answered for a person, nor is anything that ends them. */
std::optional<Action> forced_answer(const State& state);

/** Plays all forced answers that are due. */
void answer_forced(Game& game);

/** Whether the computer decides for the innkeeper at this seat. */
bool is_computer(const Game& game, int seat);

/** The seat of the person who is asked now; nothing: the computer is, or chance, or the game is over. */
std::optional<int> person_asked(const Game& game);

/** How many of the game's innkeepers are persons. */
int count_persons(const Game& game);

/** Where undo leads: to the last decision that was a person's own, over all that was played without asking. */
struct Rewind {
    std::size_t player_actions = 0;
    bool free = true;  // no chance is un-rolled and no other person's turn touched
};
std::optional<Rewind> rewind_of(const Game& game);
/** Whether there is such a decision; does not play the whole game again to say so. */
bool can_rewind(const Game& game);

/** Redoes a person's decision and the forced answers that followed it. */
void redo(Game& game);

/** Takes back a die placed in the plan that is being made: undoes to its placement and plays the later ones again.
 *  False when no such die was placed in this plan. */
bool take_back(Game& game, Action placement);

/** Whether the device must be handed over: another person than the last one plans or serves. In all other phases
 *  everything lies open and one answer is asked of each, so a curtain would only be in the way; so it would where one
 *  person sits. By letter every person has a device of their own, so it falls whenever another one is asked. */
bool needs_curtain(const Game& game, int last_seat, bool by_letter = false);

/** The first step that the person of this seat has not seen: those after the own last action. */
std::size_t unseen_since(const Game& game, int seat);

}  // namespace tavern::app
