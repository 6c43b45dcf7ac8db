// Larger texts: the window is laid out as a smaller one and enlarged, as a browser zooms.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "screen.hpp"
#include "ui/board/layout.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

TEST_CASE("the window is zoomed as far as 320 x 480 remain; reading takes the rest") {
    const auto of = [](float width, float height, int size) { return scale_of(width, height, size); };
    CHECK(of(1280, 720, 100).zoom == 1);
    CHECK(of(1280, 720, 100).unit == doctest::Approx(1));
    CHECK(of(1280, 720, 130).zoom == doctest::Approx(1.3));
    CHECK(of(1280, 720, 130).reading == doctest::Approx(1));
    // 853 x 480 are low pages, drawn for a height of 430.
    CHECK(of(1280, 720, 150).unit == doctest::Approx(1.5 * 480 / 430));
    CHECK(of(1280, 720, 200).zoom == doctest::Approx(1.5));
    CHECK(of(1280, 720, 200).reading == doctest::Approx(2 / 1.5));
    CHECK(of(1920, 1080, 200).zoom == doctest::Approx(2));
    CHECK(of(390, 844, 200).zoom == doctest::Approx(390.0 / 320));
    // Already smaller than that: nothing is left to zoom.
    CHECK(of(844, 390, 200).zoom == 1);
    CHECK(of(844, 390, 200).reading == doctest::Approx(2));
    CHECK(of(320, 480, 150).zoom == 1);
}

TEST_CASE("where large texts leave room for one tab it names the player to whom it leads") {
    Game game = game_of_persons(3, 1, 5);
    play_to(game, Phase::draft);
    ScreenTest screen(game, 1280, 720);
    screen.model().settings.text_size = 200;
    screen.look();
    for (const char* next : {"Bram", "Clara", "Anna"}) {
        const Target* tab = screen.find("tab-next");
        REQUIRE(tab != nullptr);
        CHECK(tab->label.find(std::string("then ") + next) != std::string::npos);
        REQUIRE(screen.touch("tab-next"));
    }
}

TEST_CASE("at a larger text size everything lies where it lies in a smaller window, enlarged") {
    constexpr struct {
        float width;
        float height;
        int text_size;
    } windows[] = {{1280, 720, 115}, {1280, 720, 150}, {1920, 1080, 130}, {1920, 1080, 200}, {800, 600, 115}};
    Setup setup;
    setup.players = 3;
    setup.module = 5;
    Game game(setup, 7, {{"Anna", PlayerColor::blue}, {"Bram", PlayerColor::red}, {"Clara", PlayerColor::green}});
    while (game.state().phase != Phase::planning) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]).has_value());
    }
    for (const auto& window : windows) {
        INFO(window.width << " x " << window.height << " at " << window.text_size);
        const float zoom = static_cast<float>(window.text_size) / 100;
        const auto targets = [&](float width, float height, int text_size) {
            ScreenTest screen(game, width, height);
            screen.model().settings.text_size = text_size;
            screen.frame();
            screen.frame();
            return screen.interface().targets();
        };
        const std::vector<Target> large = targets(window.width, window.height, window.text_size);
        const std::vector<Target> small = targets(window.width / zoom, window.height / zoom, 100);
        REQUIRE(large.size() == small.size());
        REQUIRE(large.size() > 20);
        for (std::size_t index = 0; index < large.size(); ++index) {
            INFO(large[index].id);
            CHECK(large[index].id == small[index].id);
            // Words are measured in letters of whole pixels, so sizes that follow their width may be off a little.
            CHECK(std::abs(large[index].x - small[index].x * zoom) < 6 * zoom);
            CHECK(std::abs(large[index].y - small[index].y * zoom) < 6 * zoom);
            CHECK(std::abs(large[index].height - small[index].height * zoom) < 0.5F);
        }
    }
}

TEST_CASE("dice on the board stay targets below the table where large texts leave each a finger's width") {
    const Game start = game_in(Phase::planning, 1);
    State state = start.state();
    Player& player = actor_of(state);
    player.white = player.own = {};
    for (int die = 0; die < components::white_dice; ++die) player.white.add(1);
    for (int die = 0; die < components::own_dice; ++die) player.own.add(6);
    Game game(state, 1, start.record().innkeepers);
    constexpr std::size_t all = components::white_dice + components::own_dice;
    for (std::size_t die = 0; die < all; ++die)
        REQUIRE_FALSE(game.act(act::place(die < components::white_dice ? 1 : 6, Space::brewer)).has_value());
    constexpr struct {
        WindowSize size;
        int text_size;
    } windows[] = {{{1366, 768}, 115}, {{1024, 768}, 150}, {{800, 600}, 150}, {{1280, 1024}, 200}, {{390, 844}, 200}};
    for (const auto& window : windows) {
        INFO(window.size.width << " x " << window.size.height << " at " << window.text_size);
        ScreenTest screen(game, window.size.width, window.size.height);
        screen.model().settings.text_size = window.text_size;
        screen.look();
        std::vector<float> places;
        for (const Target& target : screen.interface().targets())
            if (target.id.starts_with("placed-")) places.push_back(target.x);
        REQUIRE(places.size() == all);
        for (std::size_t die = 1; die < places.size(); ++die) CHECK(places[die] - places[die - 1] > 43.5F);
    }
}
