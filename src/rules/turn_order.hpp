// Section 2: the order of turns around the table. Inline, because every step of a game needs it several times.
#pragma once
#include "rules/state.hpp"

namespace tavern {

/** The most that is counted around the table: the start player, the rounds played, and the steps of the draft. */
inline constexpr int most_steps = max_players - 1 + components::rounds - 1 + max_players * (1 + components::white_dice);

/** A number of steps modulo the players. */
inline int modulo_players(const Setup& setup, int steps) {
    static constexpr auto remainders = [] {
        std::array<std::array<std::uint8_t, most_steps + 1>, max_players + 1> table{};
        for (unsigned players = 1; players <= max_players; ++players)
            for (unsigned index = 0; index < table[players].size(); ++index)
                table[players][index] = static_cast<std::uint8_t>(index % players);
        return table;
    }();
    return remainders[setup.players][static_cast<std::size_t>(steps)];
}

/** The seat of the player whose turn it is at an index of the turn order, 0 the start player. */
inline int seat_in_turn(const State& state, int index) {
    // The start player role passes clockwise after every round; before the first round it has not moved.
    const int rounds_played = state.round - (state.round > 0 ? 1 : 0);
    return modulo_players(state.setup, state.setup.start_player + rounds_played + index);
}

/** The index of a seat in the turn order, 0 the start player. */
inline int place_in_turn(const State& state, int seat) {
    int index = 0;
    while (index + 1 < state.setup.players && seat_in_turn(state, index) != seat) ++index;
    return index;
}

/** The seat of the player whose turn it is. */
inline std::uint8_t current_seat(const State& state) {
    return static_cast<std::uint8_t>(seat_in_turn(state, state.turn));  // the draft goes around the table, too
}

/** Whether each player ends the own turn of the round before the next one begins. Section 4 E, F. */
inline bool takes_turns(const State& state) {
    return state.phase == Phase::serving ||
           (state.phase == Phase::planning && state.setup.planning == Planning::own_turn);
}

/** Whether the player's turn of this round is over. */
inline bool has_ended_turn(const State& state, int seat) {
    if (state.phase == Phase::closing || state.phase == Phase::over) return true;
    return takes_turns(state) && place_in_turn(state, seat) < state.turn;
}

}  // namespace tavern
