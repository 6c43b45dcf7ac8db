#include "narration/log.hpp"

#include <doctest/doctest.h>

#include "../ai/positions.hpp"

using namespace tavern;

TEST_CASE("a step back on the reputation track is told as one") {
    // Thalers and beer of the plan are 4 each; at the other table the 3 brings only 3. The fourth space is called by
    // its 3 points, the third one by its schnapps. Section 6.
    const State planning = positions::position(
        "2 players, module 3, round 4, planning",
        {"Anna tables guest-4, guest-3", "Anna staff brewer x3, dishwasher", "Anna hand white 3 1"});
    Game game(planning, 1, default_innkeepers(planning.setup));
    const auto act = [&](Action action) { REQUIRE_FALSE(game.act(action).has_value()); };
    act(act::place(3, seat_space(0)));
    act(act::place(1, Space::brewer));
    while (question(game.state()) == Question::plan) act(Action(ActionKind::ready));
    CHECK(log_lines(game).back() == "Anna moved on the reputation track: 3[points]");
    act(act::move(3, seat_space(0), seat_space(1)));
    CHECK(log_lines(game).back() == "Anna moved back on the reputation track: [schnapps]");
}
