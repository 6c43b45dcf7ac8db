// The end for a player alone.

#include "ui/screens/results/alone.hpp"

#include <doctest/doctest.h>

#include "narration/result.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A game of one alone that is over, with as many points: all of them schnapps, which only counts at the end. */
Game over_with(int module, int points, std::uint64_t seed = 7) {
    Setup setup;
    setup.players = 1;
    setup.module = static_cast<std::uint8_t>(module);
    Game game(setup, seed, default_innkeepers(setup));
    while (actor(game.state()).kind == ActorKind::player) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() - 1]));
    }
    State state = game.state();
    Player& player = state.players[0];
    player.schnapps = static_cast<std::uint8_t>(player.schnapps + points - score(state, 0).total());
    return Game(state, seed, default_innkeepers(setup));
}

int target(int module, int rank) {
    return alone_targets[static_cast<std::size_t>(module - 1)][static_cast<std::size_t>(rank - 1)];
}

}  // namespace

TEST_CASE("the end tells the points to the next rank") {
    CHECK(rank_name(0) == say(Text::alone_rank_0));
    CHECK(rank_name(highest_rank_alone) == say(Text::alone_rank_5));
    for (int module = 1; module <= 5; ++module)
        for (int rank = 0; rank < highest_rank_alone; ++rank) {
            const int reached = rank == 0 ? target(module, 1) - 9 : target(module, rank);
            const std::string missing = std::to_string(target(module, rank + 1) - reached);
            CHECK(alone_summary(over_with(module, reached), {}) ==
                  missing + " points short of " + std::string(rank_name(rank + 1)) + ".");
        }
    CHECK(alone_summary(over_with(2, target(2, 3) - 1), {}) == "1 point short of Innkeeper.");
    CHECK(alone_summary(over_with(2, target(2, highest_rank_alone)), {}) == "The highest rank.");
}

TEST_CASE("the end compares with the own best of the module") {
    const Game game = over_with(1, target(1, highest_rank_alone));
    const int points = target(1, highest_rank_alone);
    CHECK(alone_summary(game, {std::nullopt, std::nullopt, true}) ==
          "The highest rank. Your first result, to be beaten.");
    CHECK(alone_summary(game, {points - 1, std::nullopt, true}) ==
          "The highest rank. A new personal best! Before: " + std::to_string(points - 1) + ".");
    CHECK(alone_summary(game, {points, std::nullopt, true}) ==
          "The highest rank. Personal best: " + std::to_string(points) + ".");
    // A game looked at again is no new best.
    CHECK(alone_summary(game, {points - 1, std::nullopt, false}) ==
          "The highest rank. Personal best: " + std::to_string(points - 1) + ".");
}

TEST_CASE("the end of a date's deal compares with the own best of that date") {
    const Deal deal = daily_deal({2026, 11, 18});
    Game game(deal.setup, deal.seed, default_innkeepers(deal.setup));
    while (actor(game.state()).kind == ActorKind::player) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() - 1]));
    }
    const std::string text = alone_summary(game, {199, 198, true});
    CHECK(text.find("Deal of 2026-11-18. Personal best: 198.") != std::string::npos);
}
