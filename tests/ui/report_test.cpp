// The sheet of the session report: the whole text, and the format in which it is copied.
#include "narration/report/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "narration/result.hpp"
#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("one touch at the end writes the report, and the next one copies it as chosen") {
    Game game = game_of_persons(3, 2, 5);
    play_to(game, Phase::over);
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        ScreenTest screen(game, size.width, size.height);
        screen.model().screen = Screen::end;
        screen.frame();
        REQUIRE(screen.touch("report"));
        check_reachable(screen, size.width, size.height);
        for (const ReportBlock& block : report_of(game, nullptr, {}))
            if (const auto* text = std::get_if<ReportText>(&block)) CHECK(screen.hears(text->text));
        for (int seat = 0; seat < 3; ++seat) {
            const std::string line = shown_innkeeper(game, seat).name + ": " + std::string(say(Text::points_guests)) +
                                     " " + std::to_string(score(game.state(), seat).guests);
            const auto& nodes = screen.interface().semantics();
            CHECK(std::any_of(nodes.begin(), nodes.end(),
                              [&](const SemanticNode& node) { return node.meaning.name.rfind(line, 0) == 0; }));
        }
        REQUIRE(screen.touch("copy-report"));
        REQUIRE(asked<intent::CopyReport>(screen));
        CHECK(asked<intent::CopyReport>(screen)->format == ReportFormat::text);
        REQUIRE(screen.touch("report-format-3"));
        REQUIRE(screen.touch("copy-report"));
        CHECK(asked<intent::CopyReport>(screen)->format == ReportFormat::bgg);
    }
}

TEST_CASE("a game that goes on is told up to its last round") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("menu"));
    REQUIRE(screen.touch("share"));
    REQUIRE(screen.touch("report"));
    CHECK(screen.hears(say(Text::report_unfinished)));
    CHECK(screen.hears(game_title(game)));
}
