// The answer to a problem, in its dialog.
#include <doctest/doctest.h>

#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A draft as a mistake of a game, answered with a line of its solution; in the game the last line was played. */
ProblemPlace answered_with(const Game& game, std::size_t line) {
    ProblemPlace place{.problem = *problem_of(game.state())};
    place.answered = true;
    place.solution = problems::solve(place.problem);
    REQUIRE(line < place.solution->lines.size());
    MistakePlace& mistake = place.mistake.emplace();
    mistake.number = 2;
    mistake.count = 5;
    mistake.mistake.cost = 1320;
    mistake.mistake.error = 190;
    mistake.mistake.played.actions = place.solution->lines.back().actions;
    place.grade = problems::grade(place.problem, *place.solution, place.solution->lines[line].actions, 0);
    return place;
}

}  // namespace

TEST_CASE("an answer as in the game has the loss of the review, and any other the loss of its play-outs") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::draft);
    const std::size_t lines = problems::solve(*problem_of(game.state())).lines.size();
    REQUIRE(lines > 2);
    ScreenTest screen(game, 1280, 720);
    const auto shows = [&](std::size_t line) {
        screen.model().problem = answered_with(game, line);
        screen.frame();
        CHECK(screen.reads(say(Text::solving_mistake, {{"number", 2}, {"count", 5}})));
        return screen.reads(say(Text::solving_as_in_game, {{"cost", "−13.2 ± 1.9 [points]"}}));
    };
    CHECK(shows(lines - 1));
    CHECK_FALSE(shows(0));
    CHECK(screen.reads(std::string(say(Text::solving_right))));
    CHECK_FALSE(shows(1));
}
