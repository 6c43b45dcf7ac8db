#include "record/signature.hpp"

#include <doctest/doctest.h>

#include <set>
#include <tuple>

#include "record/playout.hpp"
#include "rules/rules.hpp"
#include "tool/allocations.hpp"

using namespace tavern;

TEST_CASE("the signature covers every set-up and repeats") {
    std::set<std::tuple<int, int, int, int, int>> setups;
    for (int game = 0; game < 1000; ++game) {
        const Setup setup = signature_setup(game);
        REQUIRE_FALSE(check_setup(setup));
        setups.emplace(setup.players, setup.module, static_cast<int>(setup.edition), static_cast<int>(setup.planning),
                       setup.start_player);
    }
    CHECK(setups.size() == 5 * 2 * 2 * (2 + 3 + 4));
    CHECK(behaviour_signature(50) == behaviour_signature(50));
    CHECK(behaviour_signature(50) != behaviour_signature(51));
}

TEST_CASE("a playout takes nothing from the heap") {
    PlayoutSpace space;
    const std::uint64_t before = allocations();
    for (int game = 0; game < 200; ++game) {
        State state = new_game(signature_setup(game));
        Dealer dealer(static_cast<std::uint64_t>(game));
        RandomNumbers numbers(static_cast<std::uint64_t>(game));
        play_out(
            state, dealer, space,
            [&](const State&, const ActionList& legal) { return legal[numbers.below(legal.size())]; },
            [](const State&, Actor, Action) {});
    }
    CHECK(allocations() == before);
}
