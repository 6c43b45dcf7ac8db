// Needs of fingers alone: a finger cannot rest on a thing without pressing it, and it hides what it drags.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "screen.hpp"
#include "text/text.hpp"
#include "ui/board/table.hpp"
#include "ui/board/tavern_parts.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

struct Finger {
    ScreenTest& screen;

    explicit Finger(ScreenTest& before) : screen(before) {
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        screen.look();
    }
    void move(float x, float y) const {
        ImGui::GetIO().AddMousePosEvent(x, y);
        screen.frame();
    }
    void down(const Target& target) const {
        move(target.x + target.width / 2, target.y + target.height / 2);
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        screen.frame();
    }
    void up() const {
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        screen.frame();
        screen.frame();
    }
    void tap(const Target& target) const {
        down(target);
        up();
    }
};

/** The words that are read now and were not before. */
std::vector<std::string> news(ScreenTest& screen, std::vector<std::string> before) {
    std::vector<std::string> now;
    for (const std::string& said : texts_of(screen)) {
        const auto known = std::find(before.begin(), before.end(), said);
        if (known == before.end())
            now.push_back(said);
        else
            before.erase(known);
    }
    return now;
}

const Target& space_for(ScreenTest& screen) {
    const auto& targets = screen.interface().targets();
    const auto space = std::find_if(targets.begin(), targets.end(), [](const Target& target) {
        return target.enabled && target.id.rfind("space-", 0) == 0;
    });
    REQUIRE(space != targets.end());
    return *space;
}

}  // namespace

TEST_CASE("a tap on a thing that only explains itself shows it until the next touch") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 390, 844);
    const Finger finger(screen);
    const std::vector<std::string> silent = texts_of(screen);
    for (const std::string id : {"tile-safe", "space-seat-0", "round-1", "counter-0"}) {
        INFO(id);
        const Target* target = screen.find(id);
        REQUIRE(target != nullptr);
        REQUIRE_FALSE(target->enabled);
        const Target what = *target;
        finger.tap(what);
        screen.look();
        CHECK_FALSE(news(screen, silent).empty());
        SUBCASE("another touch ends it") {
            finger.down(*screen.find("page-tavern"));
            CHECK(news(screen, silent).empty());
            finger.up();
        }
        SUBCASE("and so does the same") {
            finger.tap(what);
            const std::string refusal = screen.interface().reading().refusal;
            CHECK(news(screen, silent) == (refusal.empty() ? std::vector<std::string>() : std::vector{refusal}));
        }
    }
}

TEST_CASE("the explanation of a tap disappears with its screen") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 390, 844);
    const Finger finger(screen);
    const std::vector<std::string> silent = texts_of(screen);
    finger.tap(*screen.find("tile-safe"));
    const std::vector<std::string> told = news(screen, silent);
    REQUIRE_FALSE(told.empty());
    screen.model().screen = Screen::title;
    screen.frame();
    screen.model().screen = Screen::table;
    const std::vector<std::string> back = texts_of(screen);
    CHECK(std::find(back.begin(), back.end(), told.back()) == back.end());
    screen.frame();
    CHECK(news(screen, back).empty());
}

TEST_CASE("a finger that stays on a button is told more than the button's name, or nothing") {
    for (const Phase phase : {Phase::planning, Phase::serving}) {
        Game game = game_in(phase, 5);
        ScreenTest screen(game, 390, 844);
        const Finger finger(screen);
        const std::vector<std::string> silent = texts_of(screen);
        int touched = 0;
        for (const std::string id :
             {"hint", "menu", "log", "page-valley", "page-tavern", "ready", "serve-all", "end-turn", "undo"}) {
            INFO(id);
            if (!screen.live(id)) continue;
            ++touched;
            const Target button = *screen.find(id);
            finger.down(button);
            screen.look();
            std::vector<std::string> said = news(screen, silent);
            said.erase(std::remove(said.begin(), said.end(), button.label), said.end());
            if (id.rfind("page-", 0) == 0)
                CHECK(said.empty());
            else
                CHECK_FALSE(said.empty());
            finger.up();
        }
        CHECK(touched >= 5);
        CHECK(screen.find("hint")->enabled);
    }
}

namespace {

/** A finger goes from one place of the window to another, as fast as fingers do. */
void swipe(ScreenTest& screen, Point from, Point to) {
    const Finger finger(screen);
    finger.move(from.x, from.y);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    screen.frame();
    for (int part = 1; part <= 5; ++part) {
        const float share = static_cast<float>(part) / 5;
        finger.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    }
    finger.up();
}

/** The page whose tab is lit. */
std::string page(const ScreenTest& screen) {
    for (const std::string id : {"page-tavern", "page-valley", "page-players"})
        if (const Target* const tab = screen.find(id); tab != nullptr && tab->chosen) return id;
    return {};
}

Point middle(const ScreenTest& screen, const std::string& id) {
    const Target* const target = screen.find(id);
    REQUIRE(target != nullptr);
    return {target->x + target->width / 2, target->y + target->height / 2};
}

constexpr Point right_side{330, 400};
constexpr Point left_side{60, 410};

}  // namespace

TEST_CASE("a swipe turns the page, and presses nothing") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 390, 844);
    REQUIRE(page(screen) == "page-tavern");
    swipe(screen, left_side, right_side);
    CHECK(page(screen) == "page-tavern");
    for (const char* const next : {"page-valley", "page-players", "page-players"}) {
        swipe(screen, right_side, left_side);
        CHECK(page(screen) == next);
    }
    for (const char* const next : {"page-valley", "page-tavern"}) {
        swipe(screen, left_side, right_side);
        CHECK(page(screen) == next);
    }
    // Over a button that is as wide as that.
    const Point ready = middle(screen, "ready");
    swipe(screen, {ready.x - 40, ready.y}, {ready.x + 40, ready.y});
    CHECK(page(screen) == "page-tavern");
    CHECK(screen.seen().empty());
}

TEST_CASE("on a phone on its side a swipe turns the same pages") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 844, 390);
    for (const char* const next : {"page-valley", "page-players", "page-players"}) {
        swipe(screen, {500, 200}, {200, 205});
        CHECK(page(screen) == next);
    }
    CHECK(screen.reads("Points so far"));
}

TEST_CASE("only a swipe turns the page") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 390, 844);
    SUBCASE("up or down") {
        swipe(screen, {200, 300}, {220, 500});
        swipe(screen, {200, 500}, {180, 300});
    }
    SUBCASE("a finger that moves a little") {
        swipe(screen, right_side, {right_side.x - 40, right_side.y});
    }
    SUBCASE("a die that is dragged") {
        const Point die = middle(screen, "die-0");
        swipe(screen, die, {die.x > 195 ? die.x - 150 : die.x + 150, die.y});
        const Point last = middle(screen, "die-3");
        swipe(screen, last, {last.x > 195 ? last.x - 150 : last.x + 150, last.y});
    }
    SUBCASE("a finger that the device takes away") {
        const Finger finger(screen);
        finger.move(right_side.x, right_side.y);
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        screen.frame();
        finger.move(left_side.x, left_side.y);
        screen.interface().let_go();
        finger.up();
    }
    SUBCASE("a mouse") {
        screen.look();
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
        io.AddMousePosEvent(right_side.x, right_side.y);
        io.AddMouseButtonEvent(0, true);
        screen.frame();
        io.AddMousePosEvent(left_side.x, left_side.y);
        screen.frame();
        io.AddMouseButtonEvent(0, false);
        for (int frames = 0; frames < 3; ++frames) screen.frame();
    }
    SUBCASE("in another page, which shares the touches") {
        screen.model().framed = true;
        swipe(screen, right_side, left_side);
    }
    SUBCASE("over a sheet that covers the table") {
        REQUIRE(screen.touch("menu"));
        swipe(screen, right_side, left_side);
        REQUIRE(screen.touch("close"));
    }
    CHECK(page(screen) == "page-tavern");
}

TEST_CASE("a sheet is drawn down to be closed") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("menu"));
    screen.look();
    const Target* const sheet = screen.find("sheet");
    REQUIRE(sheet != nullptr);
    const Point head{sheet->x + sheet->width / 2, sheet->y + 30};
    const auto open = [&] { return screen.find("close") != nullptr; };
    swipe(screen, head, {head.x, head.y - 100});
    CHECK(open());
    swipe(screen, {head.x, head.y + 120}, {head.x, head.y + 240});
    CHECK(open());
    SUBCASE("in another page nothing changes") {
        screen.model().framed = true;
        swipe(screen, head, {head.x, head.y + 120});
        CHECK(open());
    }
    SUBCASE("by its head") {
        swipe(screen, head, {head.x + 10, head.y + 120});
        CHECK_FALSE(open());
    }
    CHECK(page(screen) == (open() ? "" : "page-tavern"));
}

TEST_CASE("a hint is drawn down to be closed, like any sheet") {
    Game game = game_in(Phase::planning, 5);
    ScreenTest screen(game, 390, 844);
    screen.model().hint_open = true;
    screen.model().advice = Advice{};
    screen.look();
    const Target* const sheet = screen.find("sheet");
    REQUIRE(sheet != nullptr);
    const Point head{sheet->x + sheet->width / 2, sheet->y + 30};
    swipe(screen, head, {head.x + 10, head.y + 120});
    CHECK(asked<intent::CloseHint>(screen));
}

TEST_CASE("a dragged die is seen above a finger, and under a mouse") {
    const auto carried = [](bool finger, Point pointer) {
        Touch touch;
        Input input;
        input.pointer = pointer;
        input.touch = finger;
        touch.begin(input, 1);
        return touch.carried(carried_die).center();
    };
    CHECK(carried(false, {100, 200}).y == 200);
    CHECK(carried(true, {100, 200}).x == 100);
    // All of it above the tip.
    CHECK(carried(true, {100, 200}).y + carried_die / 2 < 200 - 20);
    CHECK(carried(true, {100, 40}).y >= carried_die / 2);
}

namespace {

/** A finger takes the first die up and carries it over the table; returns a space that takes it. */
Target carry_die(ScreenTest& screen, const Finger& finger) {
    finger.down(*screen.find("die-0"));
    finger.move(200, 500);
    finger.move(200, 480);
    return space_for(screen);
}

}  // namespace

TEST_CASE("a dragged die drops where the finger is") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 390, 844);
    const Finger finger(screen);
    const Target space = carry_die(screen, finger);
    finger.move(space.x + space.width / 2, space.y + space.height / 2);
    finger.up();
    REQUIRE_FALSE(screen.seen().empty());
    const Action placed = asked<intent::Act>(screen)->action;
    CHECK(placed.kind() == ActionKind::place);
    CHECK(space_id(placed.space()) == space.id);
}

TEST_CASE("a drag that is taken back leaves no die in the hand") {
    for (const bool turned : {false, true}) {
        CAPTURE(turned);
        Game game = game_in(Phase::planning, 1);
        ScreenTest screen(game, 390, 844);
        const Finger finger(screen);
        const Target space = carry_die(screen, finger);
        if (turned) {
            ImGui::GetIO().DisplaySize.y = 843;
            screen.frame();
        } else {
            screen.interface().let_go();
        }
        finger.up();
        screen.look();
        REQUIRE_FALSE(screen.find(space.id)->enabled);
        finger.tap(*screen.find(space.id));
        CHECK(screen.seen().empty());
    }
}

TEST_CASE("a coaster's die is dragged to the dice taken") {
    for (const bool wide : {true, false}) {
        Game game = game_in(Phase::draft, 1);
        ScreenTest screen(game, wide ? 1280.0F : 390.0F, wide ? 720.0F : 844.0F);
        screen.look();
        ImGuiIO& io = ImGui::GetIO();
        const Target die = *screen.find("take-0");
        const auto drag = [&](float x, float y) {
            io.AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
            screen.frame();
            io.AddMouseButtonEvent(0, true);
            screen.frame();
            for (int step = 0; step < 3; ++step) {
                io.AddMousePosEvent(x, y);
                screen.frame();
            }
        };
        const auto drop = [&] {
            io.AddMouseButtonEvent(0, false);
            screen.frame();
            screen.frame();
        };
        const int before = game.state().players[0].white.total() + game.state().players[1].white.total();
        const auto taken = [&] {
            return game.state().players[0].white.total() + game.state().players[1].white.total() - before;
        };
        // Let go elsewhere, it stays.
        drag(die.x + 40, die.y - 200);
        REQUIRE(screen.find("taken") != nullptr);
        const Target place = *screen.find("taken");
        drop();
        CHECK(taken() == 0);
        CHECK(screen.find("taken") == nullptr);
        drag(place.x + place.width / 2, place.y + place.height / 2);
        drop();
        CHECK(taken() == 1);
    }
}
