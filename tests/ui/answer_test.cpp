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

TEST_CASE("the right answer is not named twice") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::draft);
    ScreenTest screen(game, 1280, 720);
    screen.model().problem = answered_with(game, 0);
    screen.frame();
    CHECK(screen.hears(say(Text::solving_right)));
    CHECK_FALSE(screen.hears(say(Text::solving_best_line)));
    screen.model().problem = answered_with(game, 1);
    screen.frame();
    CHECK(screen.hears(say(Text::solving_best_line)));
}

TEST_CASE("own mistakes and due problems say why there are none") {
    Game game = game_of_persons(2, 1, 5);
    ScreenTest screen(game, 390, 844);
    screen.model().screen = Screen::title;
    screen.model().problem_list.emplace();
    screen.frame();
    screen.frame();
    REQUIRE(screen.touch("all-problems"));
    for (const char* id : {"problem-own", "problem-due"}) {
        INFO(id);
        screen.tap(id);
        CHECK_FALSE(screen.interface().reading().refusal.empty());
    }
}

TEST_CASE("no caption tells anything while a problem is to be solved") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::draft);
    ScreenTest screen(game, 1280, 720);
    screen.model().first_deeds = ~0U;
    screen.look();
    CHECK(screen.hears(say(Text::first_hint_take)));
    screen.model().problem = ProblemPlace{.problem = *problem_of(game.state())};
    screen.look();
    CHECK_FALSE(screen.hears(say(Text::first_hint_take)));
}

TEST_CASE("the menu of a problem does not say that it is saved") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::draft);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("menu"));
    CHECK(screen.hears(say(Text::menu_kept)));
    screen.model().problem = ProblemPlace{.problem = *problem_of(game.state())};
    screen.frame();
    CHECK_FALSE(screen.hears(say(Text::menu_kept)));
}
