// Sample games for the tests of src/record, with a seed and random decisions.
#pragma once
#include <cstdint>
#include <string>

#include "record/game.hpp"
#include "record/playout.hpp"
#include "record/record_json.hpp"
#include "record/signature.hpp"

namespace tavern::samples {

inline Setup setup_of(int players, int module) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    return setup;
}

/** All set-ups in turn: those of the signature, and every fourth for one player. */
inline Setup some_setup(int number) {
    Setup setup = signature_setup(number);
    if (number % 4 != 3) return setup;
    setup.players = 1;
    setup.start_player = 0;
    return setup;
}

/** Plays at most this many random actions. */
inline void play(Game& game, std::uint64_t luck, std::size_t actions = Game::all) {
    RandomNumbers numbers(luck);
    ActionList legal;
    for (std::size_t action = 0; action < actions && actor(game.state()).kind != ActorKind::nobody; ++action) {
        legal_actions(game.state(), legal);
        static_cast<void>(game.act(legal[numbers.below(legal.size())]));
    }
}

inline Game game_of(const Setup& setup, std::uint64_t seed, std::size_t actions = Game::all) {
    Game game(setup, seed, default_innkeepers(setup));
    play(game, seed, actions);
    return game;
}

/** The JSON of a record or a position in version 1, as other programs write it: without a checksum, so that tests can
 * damage other parts. */
inline std::string first_version(const Json& json) {
    std::string file = json.write();
    file.replace(file.find("\"version\":2"), 11, "\"version\":1");
    return file.substr(0, file.find(",\"checksum\":")) + "}";
}

/** A position of a game of some set-up after fewer random actions than these, chance included. */
inline State some_state(int number, RandomNumbers& numbers, int actions) {
    State state = new_game(some_setup(number));
    Effects effects;
    ActionList legal;
    for (int left = numbers.below(actions); left > 0 && actor(state).kind != ActorKind::nobody; --left) {
        effects.clear();
        legal_actions(state, legal);
        apply_legal(state, legal[numbers.below(legal.size())], effects);
    }
    return state;
}

}  // namespace tavern::samples
