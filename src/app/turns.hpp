// The limits of a human's turn: actions played without a question, the goal of undo, and changes of the device. Undo,
// redo and the device skip computer players.
#pragma once
#include <cstddef>
#include <optional>

#include "record/game.hpp"

namespace tavern::app {

/** The only legal answer to a question, such as the last die of the draft or a coaster of equal dice; empty if there
 * are more. Planning, serving and actions that end them are never answered for a human. */
std::optional<Action> forced_answer(const State& state);

/** Plays all forced answers due now. */
void answer_forced(Game& game);

/** The goal of undo: the last real decision of a human, before all steps played without a question. */
struct Rewind {
    std::size_t player_actions = 0;
    bool free = true;  // undoes no chance and no turn of another human
};
std::optional<Rewind> rewind_of(const Game& game);
/** Whether there is such a decision; answers without replaying the whole game. */
bool can_rewind(const Game& game);

/** Redoes a human's decision and the forced answers after it. */
void redo(Game& game);

/** Takes back a die placed in the current plan: undoes to its placement and replays the later actions. False if the
 * plan has no such placement. */
bool take_back(Game& game, Action placement);

/** Whether the device must be handed over: another human than the last one plans or serves. In all other phases
 * everything is visible and each player gives one answer, so a curtain would only disturb; so it would with a single
 * human. In games by link every player has a separate device, so the curtain falls for every change of player. */
bool needs_curtain(const Game& game, std::optional<int> last_seat, bool by_letter = false);

/** The first step not seen by the human at this seat: after that player's last action. */
std::size_t unseen_since(const Game& game, int seat);

}  // namespace tavern::app
