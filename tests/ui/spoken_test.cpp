// What those hear who do not see the table: rooms, states of alternatives, sheets, and presses without a pointer.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "narration/status.hpp"
#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("a press without a pointer does what a touch does") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const std::size_t before = game.player_actions();
    const auto press = [&](const char* id) {
        screen.interface().press(id);
        screen.frame();
        screen.frame();
    };
    press("die-0");
    REQUIRE(screen.live("space-cashbox"));
    press("space-cashbox");
    CHECK(game.player_actions() == before + 1);
    SUBCASE("not what a sheet covers") {
        press("menu");
        REQUIRE(screen.interface().reading().sheet);
        press("undo");
        CHECK(game.player_actions() == before + 1);
    }
    SUBCASE("not what is not there") {
        press("die-17");
        CHECK(game.player_actions() == before + 1);
    }
}

TEST_CASE("everything on the table lies in a room") {
    Game game = game_of_persons(4, 5, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    std::set<std::string> rooms;
    for (const Target& target : screen.interface().targets()) {
        INFO(target.id);
        CHECK_FALSE(target.room.empty());
        rooms.insert(target.room);
    }
    CHECK(rooms.size() >= 4);
    CHECK(screen.interface().reading().words.empty());
}

TEST_CASE("a sheet says its title first, and then its words") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("log"));
    const Reading& reading = screen.interface().reading();
    CHECK(reading.sheet);
    REQUIRE(reading.words.size() > 3);
    CHECK(reading.words.front() == say(Text::log_title));
}

TEST_CASE("the status says who, when, what is at hand and what to do") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const int seat = actor(game.state()).seat;
    const Player& player = game.state().players[static_cast<std::size_t>(seat)];
    const std::string text = status_text(game, screen.interface().reading().prompt);
    const auto says = [&](const std::string& part) {
        INFO(text << " / " << part);
        CHECK(text.find(part) != std::string::npos);
    };
    says(seat == 0 ? "Anna." : "Bram.");
    says("Planning, round 1 of 8.");
    says(std::to_string(player.thalers) + (player.thalers == 1 ? " thaler," : " thalers,"));
    says("Dice in hand: white ");
    says(spoken(screen.interface().reading().prompt));
    SUBCASE("a placed die is told with its place") {
        REQUIRE(screen.touch("die-0"));
        REQUIRE(screen.touch("space-cashbox"));
        const std::string after = status_text(*screen.model().game, screen.interface().reading().prompt);
        CHECK(after.find(" on " + std::string(tile_name(Tile::cashbox))) != std::string::npos);
    }
}
