// The words for players who do not see the table: rooms, states of alternatives, sheets, and presses without a pointer.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "narration/status.hpp"
#include "screen.hpp"
#include "text/text.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("a press without a pointer has the effect of a touch") {
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
    SUBCASE("not on a thing that a sheet covers") {
        press("menu");
        REQUIRE(screen.interface().reading().sheet);
        press("undo");
        CHECK(game.player_actions() == before + 1);
    }
    SUBCASE("not on a thing that is not there") {
        press("die-17");
        CHECK(game.player_actions() == before + 1);
    }
}

TEST_CASE("everything that can be touched on the table lies in a region with a name") {
    Game game = game_of_persons(4, 5, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const std::vector<SemanticNode>& nodes = screen.interface().semantics();
    std::set<std::string> regions;
    std::set<std::string> told;
    for (const SemanticNode& node : nodes) {
        if (node.target.empty()) continue;
        told.insert(node.target);
        int parent = node.parent;
        while (parent >= 0 && nodes[static_cast<std::size_t>(parent)].meaning.role != Role::region)
            parent = nodes[static_cast<std::size_t>(parent)].parent;
        INFO(node.target);
        REQUIRE(parent >= 0);
        regions.insert(nodes[static_cast<std::size_t>(parent)].meaning.name);
    }
    CHECK(regions.size() >= 4);
    for (const Target& target : screen.interface().targets())
        if (!target.label.empty()) CHECK_MESSAGE(told.count(target.id) == 1, target.id);
}

TEST_CASE("a sheet says its title first, and then its content") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("log"));
    CHECK(screen.interface().reading().sheet);
    const std::vector<SemanticNode>& nodes = screen.interface().semantics();
    REQUIRE(nodes.size() > 3);
    CHECK(nodes.front().meaning.role == Role::heading);
    CHECK(nodes.front().meaning.name == say(Text::log_title));
}

TEST_CASE("the status says player, round, resources and task") {
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
