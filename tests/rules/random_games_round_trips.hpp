// What src/record promises of every state: written as JSON, as a link and as a record it comes back equal, and undoing
// everything leads to the start. Throws invariants::Broken.
#pragma once
#include "random_games.hpp"
#include "record/game.hpp"

namespace tavern::random_games {

void check_position_round_trips(const State& state, const std::vector<Innkeeper>& innkeepers);
/** Leaves the game where it was. */
void check_record_round_trips(Game& game);
/** Plays a game with undo by way of the record; checks it at its end or at every state. */
void play_record(const Plan& plan, bool check_every_state);

}  // namespace tavern::random_games
