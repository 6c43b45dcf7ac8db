#include <doctest/doctest.h>

#include "rules/rules.hpp"
#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Whether a text of the screen begins so. */
bool says(ScreenTest& screen, std::string_view start) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    return std::any_of(recorder.texts.begin(), recorder.texts.end(),
                       [&](const RecordedText& seen) { return seen.text.rfind(start, 0) == 0; });
}

}  // namespace

TEST_CASE("what breaks a tie is told where there is one") {
    const std::string_view whole = say(Text::end_tie);
    const std::string_view start = whole.substr(0, whole.find(' '));
    int ties = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed < 200 && (ties == 0 || others < 3); ++seed) {
        Game game = game_of_persons(2, 1, seed);
        play_to(game, Phase::over);
        REQUIRE(game.state().phase == Phase::over);
        const bool tie = score(game.state(), 0).total() == score(game.state(), 1).total();
        if (tie ? ties > 0 : others >= 3) continue;
        ++(tie ? ties : others);
        ScreenTest screen(game, 1280, 720);
        screen.model().screen = Screen::end;
        screen.frame();
        CHECK(says(screen, start) == tie);
    }
    CHECK(ties == 1);
    CHECK(others == 3);
}
