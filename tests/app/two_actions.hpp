// A suggestion for tests of hints.
#pragma once
#include <doctest/doctest.h>

#include "fake_platform.hpp"

namespace tavern::app {

/** Plays the first legal action, twice. */
inline Suggestion two_actions(const Visit& visit) {
    Suggestion suggestion;
    Game game = *visit.model().game;
    for (int action = 0; action < 2; ++action) {
        ActionList legal;
        legal_actions(game.state(), legal);
        suggestion.actions.push_back(legal[0]);
        REQUIRE_FALSE(game.act(legal[0]));
    }
    return suggestion;
}

}  // namespace tavern::app
