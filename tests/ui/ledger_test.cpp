// The innkeeper's ledger: all of it is on one sheet, which scrolls where the window is small.
#include <doctest/doctest.h>

#include <algorithm>

#include "reachable.hpp"
#include "screen.hpp"
#include "text/text.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A result of the own inn against two others, or alone. */
GameResult result(int number, int players) {
    GameResult made;
    made.id = "game-" + std::to_string(number);
    made.ended_at = number;
    made.module = 3;
    made.player_types.assign(static_cast<std::size_t>(players), PlayerType::steady);
    made.player_types.front() = PlayerType::person;
    made.points.assign(static_cast<std::size_t>(players), 60);
    made.points.front() = 70 + number;
    made.won = true;
    made.sources = {10, 20, 30, 0, 10};
    made.best_round = 7;
    made.best_points = 20 + number;
    return made;
}

/** A person who opened the ledger after some games. */
struct LedgerReader {
    Game game{Setup{2, 1}, 3, {{"Anna", PlayerColor::blue}, {"Bram", PlayerColor::red}}};
    ScreenTest screen;
    LedgerReader(const WindowSize& size, std::vector<GameResult> results, int text_size = 100)
        : screen(game, size.width, size.height) {
        screen.model().screen = Screen::title;
        screen.model().resume.emplace();  // narrow title pages offer the ledger beside it
        screen.model().results = std::move(results);
        screen.frame();
        screen.frame();
        REQUIRE(screen.touch("ledger"));
        screen.model().settings.text_size = text_size;
        screen.frame();
    }
    /** Whether the sheet says it to those who do not see it, wherever it is scrolled to. */
    bool hears(std::string_view text) { return screen.hears(text); }
};

}  // namespace

TEST_CASE("all of the ledger is reached and said at every size") {
    for (const auto& size : window_sizes)
        for (const int text_size : {100, 200}) {
            INFO(size.width << " x " << size.height << ", " << text_size << " %");
            LedgerReader reader(size, {result(1, 3), result(2, 1), result(3, 3)}, text_size);
            CHECK(reader.hears(say(Text::ledger_title)));
            for (const Text part : {Text::ledger_sources, Text::ledger_against, Text::ledger_modules,
                                    Text::ledger_evenings, Text::points_reputation})
                CHECK(reader.hears(say(part)));
            check_reachable(reader.screen, size.width, size.height);
            check_end(reader.screen, "+21");
        }
}

TEST_CASE("the chart of the last games is told in their order") {
    LedgerReader reader(WindowSize{1280, 720}, {result(1, 3), result(2, 1), result(3, 3)});
    CHECK(reader.hears("71 won, 72, 73 won"));
    CHECK_FALSE(reader.hears("50"));
}

TEST_CASE("the choices of reviewed games have a chart, a trend and a level") {
    std::vector<GameResult> results{result(1, 3), result(2, 2), result(3, 3), result(4, 3), result(5, 3)};
    LedgerReader without(WindowSize{1280, 720}, results);
    CHECK(without.hears(say(Text::ledger_unreviewed)));
    for (std::size_t index = 0; index < results.size(); ++index)
        results[index].review = Balance{100, 20'000 - 4'000 * static_cast<int>(index), 100};
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        LedgerReader reader(size, results);
        CHECK(reader.hears("2.00, 1.60, 1.20, 0.80, 0.40"));
        CHECK(reader.hears("The lines: 0.60 in the last 2 games, 1.60 before."));
        CHECK(
            reader.hears("5 games reviewed: 1.20 points lost per decision; nearest level: Shrewd. Luck: +1.0 points "
                         "per game."));
        CHECK_FALSE(reader.hears(say(Text::ledger_unreviewed)));
    }
    // Three games are too few for a trend.
    results.erase(results.begin(), results.begin() + 2);
    LedgerReader few(WindowSize{390, 844}, results);
    CHECK(few.hears("1.20, 0.80, 0.40"));
    CHECK_FALSE(few.hears("The lines: 0.40 in the last 1 games, 1.00 before."));
}

TEST_CASE("only games of so many innkeepers are summed up when asked for") {
    LedgerReader reader(WindowSize{390, 844}, {result(1, 3), result(2, 1)});
    CHECK(reader.screen.find("ledger-players-0")->chosen);
    CHECK(reader.screen.find("ledger-players-3")->label == "3 players");
    REQUIRE(reader.screen.touch("ledger-players-3"));
    CHECK(reader.hears("71 won"));
    REQUIRE(reader.screen.touch("ledger-players-1"));
    CHECK(reader.hears("72"));
    CHECK(reader.hears(say(Text::ledger_dash)));
    REQUIRE(reader.screen.touch("ledger-players-4"));
    CHECK(reader.hears(say(Text::ledger_none)));
    CHECK_FALSE(reader.hears(say(Text::ledger_modules)));
}

TEST_CASE("a ledger without games tells its purpose, and offers to read a copy") {
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        LedgerReader reader(size, {});
        CHECK(reader.hears(say(Text::ledger_empty_title)));
        CHECK(reader.screen.find("ledger-players-0") == nullptr);
        check_reachable(reader.screen, size.width, size.height);
    }
}

TEST_CASE("a narrow title page offers the ledger as soon as there are results, and keeps it") {
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        Game game{Setup{2, 1}, 3, {{"Anna", PlayerColor::blue}, {"Bram", PlayerColor::red}}};
        ScreenTest screen(game, size.width, size.height);
        screen.model().screen = Screen::title;
        screen.model().results = {result(1, 2)};
        screen.frame();
        screen.frame();
        CHECK(screen.find("ledger") != nullptr);
    }
}

TEST_CASE("a choice without games keeps the choices in their place") {
    for (const auto& size : window_sizes) {
        INFO(size.width << " x " << size.height);
        LedgerReader reader(size, {result(1, 3), result(2, 3), result(3, 3)});
        const float before = reader.screen.find("ledger-players-1")->y;
        REQUIRE(reader.screen.touch("ledger-players-1"));
        CHECK(reader.hears(say(Text::ledger_none)));
        CHECK(reader.screen.find("ledger-players-1")->y == before);
    }
}

TEST_CASE("the days in a row are counted as one or many, and named after the deal of the day") {
    for (const int days : {1, 2}) {
        std::vector<GameResult> results;
        const Date today{2026, 11, 18};
        for (int back = 0; back < days; ++back) {
            results.push_back(result(back + 1, 1));
            results.back().deal = Date{2026, 11, 18 - back};
        }
        LedgerReader reader(window_sizes[0], std::move(results));
        reader.screen.model().today = today;
        reader.screen.frame();
        CHECK(reader.hears(days == 1 ? "deal of the day: day in a row, longest 1"
                                     : "deal of the day: days in a row, longest 2"));
    }
}
