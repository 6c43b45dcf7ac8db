// Everything on the table explains itself to a mouse that rests on it, a finger that stays, or the keyboard's focus.
#include <doctest/doctest.h>

#include <algorithm>

#include "screen.hpp"
#include "ui/board/layout.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

Game late_game(Phase phase) {
    Setup setup;
    setup.players = 3;
    setup.module = 5;
    Game game(setup, 5, default_innkeepers(setup));
    while (game.state().phase != phase || game.state().round < 4) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() / 2]).has_value());
    }
    return game;
}

std::size_t texts(ScreenTest& screen, int frames) {
    Recorder recorder;
    for (int count = 0; count < frames; ++count) {
        recorder = {};
        screen.interface().record(&recorder);
        screen.frame();
    }
    screen.interface().record(nullptr);
    return recorder.texts.size();
}

}  // namespace

TEST_CASE("everything that can be pointed at says its name") {
    for (const Phase phase : {Phase::draft, Phase::planning}) {
        Game game = late_game(phase);
        ScreenTest screen(game, 1280, 720);
        const std::size_t silent = texts(screen, 2);
        const std::vector<Target> targets = screen.interface().targets();
        int kinds = 0;
        for (const Target& target : targets) {
            INFO(target.id);
            const float x = target.x + target.width / 2;
            const float y = target.y + target.height / 2;
            const Target* upper = nullptr;
            for (const Target& other : targets)
                if (x >= other.x && x < other.x + other.width && y >= other.y && y < other.y + other.height)
                    upper = &other;
            REQUIRE(upper != nullptr);
            // Only grounds that stop touches have nothing to say, and things that show the same.
            if (upper->id == "hands" || upper->id == "valley" || upper->id == "veil" || screen.reads(upper->label))
                continue;
            ImGuiIO& io = ImGui::GetIO();
            io.AddMousePosEvent(x, y);
            CHECK(texts(screen, 45) > silent);
            io.AddMousePosEvent(-1000, -1000);
            screen.frame();
            ++kinds;
        }
        CHECK(kinds > 30);
        if (phase == Phase::draft) continue;  // the hands lie over some of them
        for (const std::string id : {"round-5", "counter-0", "monastery-5", "reputation-2", "book-0-0", "entertainer-1",
                                     "deck", "discard", "tab-1", "menu", "undo"}) {
            INFO(id);
            CHECK(screen.find(id) != nullptr);
        }
    }
}

namespace {

void move_mouse(ScreenTest& screen, Point to) {
    ImGui::GetIO().AddMousePosEvent(to.x, to.y);
    screen.frame();
}

/** The place of the uppermost layer. */
Rect uppermost(ScreenTest& screen) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    return recorder.layers.empty() ? Rect{} : recorder.layers.back().rect;
}

}  // namespace

TEST_CASE("an explanation is no wider than its words") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 1280, 720);
    screen.model().screen = Screen::title;
    screen.model().new_game.innkeepers = {{"Anna", PlayerColor::blue}, {"Bram", PlayerColor::red}};
    screen.look();
    const Target* mug = screen.find("player-2-starts");
    REQUIRE(mug != nullptr);
    move_mouse(screen, {mug->x + mug->width / 2, mug->y + mug->height / 2});
    screen.look();
    screen.look();
    const Rect words = uppermost(screen);
    CHECK(words.width > 100);
    CHECK(words.width < 160);
}

TEST_CASE("a mouse may go onto an explanation; a press there or Escape only closes it") {
    Game game = late_game(Phase::planning);
    for (const char* id : {"deck", "monastery-5", "tile-safe", "counter-0", "space-monk"}) {
        INFO(id);
        ScreenTest screen(game, 1280, 720);
        const std::size_t silent = texts(screen, 2);
        const Target* target = screen.find(id);
        REQUIRE(target != nullptr);
        const Point thing{target->x + target->width / 2, target->y + target->height / 2};
        move_mouse(screen, thing);
        REQUIRE(texts(screen, 45) > silent);
        const Rect slip = uppermost(screen);
        REQUIRE_FALSE(slip.contains(thing));
        // The nearest place within it, and the shortest way there.
        const Point nearest{std::clamp(thing.x, slip.x + 8, slip.right() - 8),
                            std::clamp(thing.y, slip.y + 8, slip.bottom() - 8)};
        constexpr int steps = 30;
        for (int step = 1; step <= steps; ++step) {
            const float share = static_cast<float>(step) / steps;
            move_mouse(screen, {thing.x + share * (nearest.x - thing.x), thing.y + share * (nearest.y - thing.y)});
            CHECK(uppermost(screen) == slip);
        }
        CHECK(texts(screen, 90) > silent);
        const std::size_t wished = screen.seen().size();
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseButtonEvent(0, true);
        screen.frame();
        io.AddMouseButtonEvent(0, false);
        CHECK(texts(screen, 4) == silent);
        CHECK(screen.seen().size() == wished);

        move_mouse(screen, {-1000, -1000});
        move_mouse(screen, thing);
        REQUIRE(texts(screen, 45) > silent);
        screen.key(ImGuiKey_Escape);
        CHECK(texts(screen, 90) == silent);
        move_mouse(screen, {-1000, -1000});
        move_mouse(screen, thing);
        CHECK(texts(screen, 45) > silent);
    }
}

TEST_CASE("a thing that comes under a mouse at rest is explained when the mouse moves") {
    Game game = late_game(Phase::planning);
    ScreenTest screen(game, 1280, 720);
    const std::size_t silent = texts(screen, 2);
    const Target monk = *screen.find("space-monk");
    screen.model().screen = Screen::title;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(monk.x + monk.width / 2, monk.y + monk.height / 2);
    (void)texts(screen, 45);
    screen.model().screen = Screen::table;
    CHECK(texts(screen, 45) == silent);
    io.AddMousePosEvent(monk.x + monk.width / 2 + 1, monk.y + monk.height / 2);
    CHECK(texts(screen, 45) > silent);
}

TEST_CASE("a mouse at rest that is heard of after a touch explains nothing until it moves") {
    // As browsers do when the window has got its size back from a keyboard.
    Game game = late_game(Phase::planning);
    ScreenTest screen(game, 390, 844);
    const std::size_t silent = texts(screen, 2);
    const Target deck = *screen.find("deck");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(-1000, -1000);
    screen.frame();
    io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(deck.x + deck.width / 2, deck.y + deck.height / 2);
    CHECK(texts(screen, 45) == silent);
    io.AddMousePosEvent(deck.x + deck.width / 2 + 1, deck.y + deck.height / 2);
    CHECK(texts(screen, 45) > silent);
}

TEST_CASE("a button does not explain itself in its own words") {
    Game game = late_game(Phase::serving);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.touch("menu"));
    const std::size_t silent = texts(screen, 2);
    const Target* button = screen.find("to-title");
    REQUIRE(button != nullptr);
    ImGui::GetIO().AddMousePosEvent(button->x + button->width / 2, button->y + button->height / 2);
    CHECK(texts(screen, 45) == silent);
}

TEST_CASE("a finger that stays asks as well") {
    Game game = late_game(Phase::planning);
    ScreenTest screen(game, 390, 844);
    const std::size_t silent = texts(screen, 2);
    ImGuiIO& io = ImGui::GetIO();
    for (const char* id : {"die-0", "menu", "counter-0"}) {
        INFO(id);
        const Target* target = screen.find(id);
        REQUIRE(target != nullptr);
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(target->x + target->width / 2, target->y + target->height / 2);
        screen.frame();
        io.AddMouseButtonEvent(0, true);
        CHECK(texts(screen, 40) > silent);
        io.AddMouseButtonEvent(0, false);
        screen.frame();
        io.AddMousePosEvent(-1000, -1000);
        screen.frame();
    }
}

TEST_CASE("on the smallest phone an explanation has the letters chosen") {
    Game game = late_game(Phase::planning);
    // How large the words are that come last, when a finger stays.
    const auto size_at = [&](int text_size, const char* id) {
        ScreenTest screen(game, 320, 568);
        screen.model().settings.text_size = text_size;
        screen.look();
        const std::size_t silent = texts(screen, 2);
        const Target* target = screen.find(id);
        REQUIRE(target != nullptr);
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(target->x + target->width / 2, target->y + target->height / 2);
        screen.frame();
        io.AddMouseButtonEvent(0, true);
        CHECK(texts(screen, 40) > silent);
        Recorder recorder;
        screen.interface().record(&recorder);
        screen.frame();
        screen.interface().record(nullptr);
        return recorder.texts.back().size;
    };
    for (const char* id : {"menu", "deck", "space-seat-0"}) {
        INFO(id);
        // All of a long one must have room.
        CHECK(size_at(200, id) >= 1.8F * size_at(100, id));
    }
}

TEST_CASE("a touch in the middle of which the machine is busy is a touch all the same") {
    Game game = late_game(Phase::planning);
    ScreenTest screen(game, 390, 844);
    ImGuiIO& io = ImGui::GetIO();
    const Target* menu = screen.find("menu");
    REQUIRE(menu != nullptr);
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(menu->x + menu->width / 2, menu->y + menu->height / 2);
    screen.frame();
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    // A second passes until the finger is seen to be lifted.
    screen.frame(1);
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    screen.frame();
    CHECK(screen.live("to-title"));
}

TEST_CASE("the explanation of a die of the draft stands near it, and covers no die") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::draft);
    for (const char* id : {"take-0", "take-1"}) {
        INFO(id);
        ScreenTest screen(game, 1280, 800);
        const Target die = *screen.find(id);
        move_mouse(screen, {die.x + die.width / 2, die.y + die.height / 2});
        screen.look();
        screen.look();
        const Rect words = uppermost(screen);
        REQUIRE_FALSE(words.empty());
        constexpr float near = 20;
        CHECK(words.x < die.x + die.width + near);
        CHECK(words.right() > die.x - near);
        for (const Target& other : screen.interface().targets())
            if (other.id.starts_with("take-"))
                CHECK_FALSE(words.overlaps({other.x, other.y, other.width, other.height}));
    }
}

TEST_CASE("the explanation of a die in hand lies above it, and leaves prompt and counters in sight") {
    for (const Phase phase : {Phase::planning, Phase::serving})
        for (const WindowSize& size : {WindowSize{1366, 768}, WindowSize{1280, 720}, WindowSize{844, 390}}) {
            INFO(size.width << " x " << size.height << ", phase " << static_cast<int>(phase));
            Game start = game_of_persons(2, 5, 5);
            play_to(start, phase);
            State state = start.state();
            actor_of(state).white.add(5);
            actor_of(state).white.add(5);
            Game game(state, 1, start.record().innkeepers);
            ScreenTest screen(game, size.width, size.height);
            const TableLayout table = table_layout(size.width, size.height, {}, Page::tavern, false);
            const float hands = table.hands.y * table.unit;
            for (const char* id : {"die-0", "die-1"}) {
                INFO(id);
                screen.interface().focus(id);
                screen.look();
                REQUIRE(screen.interface().focused() == id);
                const Rect words = uppermost(screen);
                REQUIRE_FALSE(words.empty());
                const Target die = *screen.find(id);
                CHECK(words.bottom() < hands);
                CHECK(words.x < die.x + die.width);
                CHECK(words.right() > die.x);
                for (const Target& other : screen.interface().targets())
                    if (other.id.starts_with("counter-"))
                        CHECK_FALSE(words.overlaps({other.x, other.y, other.width, other.height}));
            }
        }
}
