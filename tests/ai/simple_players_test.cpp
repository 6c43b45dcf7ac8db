#include "ai/simple_players.hpp"

#include <doctest/doctest.h>

#include "record/playout.hpp"
#include "record/signature.hpp"

using namespace tavern;

TEST_CASE("greedy beats random clearly and finishes every set-up") {
    PlayoutSpace space;
    int games_won = 0;
    for (int number = 0; number < 60; ++number) {
        const Setup setup = signature_setup(number);
        State state = new_game(setup);
        Dealer dealer(static_cast<std::uint64_t>(number));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        const int greedy_seat = number % setup.players;
        play_out(
            state, dealer, space,
            [&](const State& now, const ActionList& legal) {
                if (actor(now).seat == greedy_seat) return greedy_action(now, legal);
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
        games_won += winners(state).has(greedy_seat) ? 1 : 0;
    }
    CHECK(games_won >= 57);
}
