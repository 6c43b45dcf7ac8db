#include "narration/outlook.hpp"

#include <doctest/doctest.h>

#include "../ai/positions.hpp"
#include "record/game.hpp"

using namespace tavern;

TEST_CASE("a turn that is over brings nothing more") {
    const State planning = positions::position("2 players, module 1, round 3, planning",
                                               {"Anna staff barback, barback", "Bert staff barback"});
    Game game(planning, 1, default_innkeepers(planning.setup));
    const auto act = [&](Action action) { REQUIRE_FALSE(game.act(action).has_value()); };
    while (question(game.state()) == Question::plan) act(Action(ActionKind::ready));
    const auto seat = static_cast<std::size_t>(actor(game.state()).seat);
    const auto beer = [&](std::size_t whose) { return static_cast<int>(game.state().players[whose].beer); };
    const auto beer_after = [&](std::size_t whose) {
        return outlook(game.state(), static_cast<int>(whose)).beer_after;
    };
    const int barbacks = seat == 0 ? 2 : 1;
    CHECK(beer_after(seat) == beer(seat) + barbacks);
    act(Action(ActionKind::barbacks));
    CHECK(beer_after(seat) == beer(seat));
    act(Action(ActionKind::end_turn));
    CHECK(beer_after(seat) == beer(seat));
    CHECK(beer_after(1 - seat) == beer(1 - seat) + 3 - barbacks);
}

TEST_CASE("before planning, dishwashers that lie there make their tile cheaper already") {
    const State planning =
        positions::position("2 players, module 1, round 3, planning", {"Anna staff dishwasher, dishwasher"});
    Player anna = planning.players[0];
    CHECK(cards_to_return(anna, Tile::dishwasher) == 2);
    anna.dishwashers = 0;  // in force from planning on
    CHECK(cards_to_return(anna, Tile::dishwasher) == 2);
    CHECK(cards_to_return(anna, Tile::brewer) == 0);
}
