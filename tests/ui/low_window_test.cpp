// Windows that are too low for the table, as browsers have them at 400 %: it keeps its size and is looked at in parts.
#include <doctest/doctest.h>

#include <array>

#include "screen.hpp"
#include "ui/draw/window.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

constexpr std::array<WindowSize, 3> low_windows{{{320, 180}, {320, 256}, {700, 180}}};

/** A table in planning whose window is looked into with a finger. */
struct LowTable {
    explicit LowTable(const WindowSize& window)
        : game(game_of_persons(4, 5, 5)), screen((play_to(game, Phase::planning), game), window.width, window.height) {}

    void move_finger(float from, float to) {
        ImGuiIO& io = ImGui::GetIO();
        const float x = io.DisplaySize.x / 2;
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(x, from);
        screen.frame();
        io.AddMouseButtonEvent(0, true);
        screen.frame();
        for (int step = 1; step <= 5; ++step) {
            io.AddMousePosEvent(x, from + (to - from) * static_cast<float>(step) / 5);
            screen.frame();
        }
        io.AddMouseButtonEvent(0, false);
        screen.frame();
    }

    Game game;
    ScreenTest screen;
};

}  // namespace

TEST_CASE("a table is laid out no smaller than a person can read") {
    CHECK(table_height(320, 180) == 480);
    CHECK(table_height(320, 480) == 480);
    CHECK(table_height(1280, 720) == 720);
    CHECK(unit_of(320, 180) == doctest::Approx(unit_of(320, 480)));
}

TEST_CASE("in a low window everything on the table comes into view with the focus") {
    for (const WindowSize& window : low_windows) {
        LowTable table(window);
        std::vector<Target> all = table.screen.interface().targets();
        REQUIRE_FALSE(all.empty());
        for (const Target& target : all) {
            if (!target.enabled) continue;
            INFO(window.width << "x" << window.height << " " << target.id);
            table.screen.interface().focus(target.id);
            for (int frames = 0; frames < 3; ++frames) table.screen.frame();
            const Target* const seen = table.screen.find(target.id);
            REQUIRE(seen != nullptr);
            CHECK(seen->y >= -0.5F);
            CHECK((seen->y + seen->height <= window.height + 0.5F || seen->height > window.height));
        }
    }
}

TEST_CASE("a table that was scrolled lies whole again in a window that has grown") {
    LowTable table({844, 300});
    table.move_finger(200, 60);
    REQUIRE(table.screen.find("menu")->y < 0);
    ImGui::GetIO().DisplaySize = ImVec2(300, 844);
    table.screen.look();
    CHECK(table.screen.find("menu")->y >= 0);
}

TEST_CASE("in a low window a finger or the wheel moves the table, and a turn is played") {
    LowTable table(low_windows[0]);
    const Target* menu = table.screen.find("menu");
    REQUIRE(menu != nullptr);
    const float before = menu->y;
    CHECK(table.screen.interface().reading().more_below);
    table.move_finger(150, 50);
    CHECK(table.screen.find("menu")->y < before - 60);
    CHECK(table.screen.interface().reading().more_above);
    const std::size_t deeds = table.game.player_actions();
    REQUIRE(table.game.state().phase == Phase::planning);
    REQUIRE(table.screen.touch("stop"));
    REQUIRE(table.screen.touch("die-0"));
    REQUIRE(table.screen.touch("space-cashbox"));
    CHECK(table.game.player_actions() == deeds + 1);
}

TEST_CASE("in a low window every way in of the title comes into view with the focus, and none lies on the name") {
    for (const WindowSize& window : low_windows) {
        Game game = game_of_persons(4, 5, 5);
        ScreenTest screen(game, window.width, window.height);
        screen.model().screen = Screen::title;
        for (int frames = 0; frames < 3; ++frames) screen.frame();
        const std::vector<Target> all = screen.interface().targets();
        CHECK(all.size() >= 7);
        for (const Target& target : all) {
            INFO(window.width << "x" << window.height << " " << target.id);
            screen.interface().focus(target.id);
            for (int frames = 0; frames < 3; ++frames) screen.frame();
            const Target* const seen = screen.find(target.id);
            REQUIRE(seen != nullptr);
            CHECK(seen->y >= -0.5F);
            CHECK(seen->y + seen->height <= window.height + 0.5F);
        }
        screen.interface().focus("settings");
        for (int frames = 0; frames < 3; ++frames) screen.frame();
        CHECK(screen.interface().reading().more_above);
    }
}

TEST_CASE("a sheet over a low table scrolls instead of the table") {
    LowTable table(low_windows[0]);
    const float before = table.screen.find("menu")->y;
    REQUIRE(table.screen.touch("menu"));
    ImGui::GetIO().AddMousePosEvent(160, 90);
    ImGui::GetIO().AddMouseWheelEvent(0, -3);
    for (int frames = 0; frames < 3; ++frames) table.screen.frame();
    table.screen.key(ImGuiKey_Escape);
    table.screen.look();
    REQUIRE(table.screen.find("menu") != nullptr);
    CHECK(table.screen.find("menu")->y == before);
}
