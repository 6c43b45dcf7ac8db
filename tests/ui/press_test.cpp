// The things that a press reaches: only those that its person could see, in a frame that sees one state.
#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

#include "screen.hpp"
#include "ui/draw/painter.hpp"
#include "ui/flow/touch.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Presses and releases where something lies, at once, as a second tap does that nobody thought about. */
void tap(ScreenTest& screen, const Target& target) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    screen.frame();
}

/** A game at its last serving of a round, before which the next one begins with a player who may start over. */
Game game_before_start_over() {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = game_of_persons(2, 1, seed);
        while (actor(game.state()).kind == ActorKind::player) {
            ActionList legal;
            legal_actions(game.state(), legal);
            if (legal.rank(Action(ActionKind::end_turn)) >= 0) {
                Game after = game;
                REQUIRE_FALSE(after.act(Action(ActionKind::end_turn)).has_value());
                if (question(after.state()) == Question::start_over) return game;
            }
            REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
        }
    }
}

/** A game in which a start card removes two regulars, one after the other. */
Game game_of_two_regulars() {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = game_of_persons(2, 5, seed);
        for (unsigned number = 1; number <= components::start_cards.size(); ++number)
            if (components::start_cards[number - 1].regulars_removed == 2 &&
                !game.act(Action(ActionKind::choose_start_card, number)).has_value())
                return game;
    }
}

bool acted(const ScreenTest& screen, ActionKind kind) {
    const std::vector<Intent>& seen = screen.seen();
    return std::any_of(seen.begin(), seen.end(), [kind](const Intent& intent) {
        const auto* const act = intent.as<intent::Act>();
        return act != nullptr && act->action.kind() == kind;
    });
}

}  // namespace

TEST_CASE("in the draft another tavern can be looked at from the players' page") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 390, 844);
    REQUIRE(screen.touch("page-players"));
    REQUIRE(screen.touch("look-2"));
    CHECK(screen.find("look-2") == nullptr);
    CHECK(screen.find("take-0") != nullptr);
}

TEST_CASE("a box that cannot be is not drawn") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 390, 844);
    Painter paint;
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRectFullScreen();
    list.PushTextureID(nullptr);
    paint.begin(&list, scale_of(390, 844, 100), nullptr, nullptr);
    constexpr float infinite = std::numeric_limits<float>::infinity();
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    for (const Rect& rect : {Rect{0, 0, -10, 20}, Rect{0, 0, 20, -10}, Rect{none, 0, 20, 20}, Rect{0, 0, infinite, 20},
                             Rect{1e30F, 0, 20, 20}}) {
        paint.fill(rect, palette::ink, 4);
        paint.fill_top(rect, palette::ink, 4);
        paint.outline(rect, palette::ink, 2, 4);
        paint.dashes(rect, palette::ink, 2, 4, -3, 2);
        paint.glow(rect, palette::ink, 4, 8);
        paint.circle_in(rect, rect.center(), 4, palette::ink);
        paint.picture(rect, Picture{0});
        paint.cover(rect, Picture{0}, 4);
        paint.turned(rect, Picture{0}, 30);
    }
    paint.circle({0, 0}, none, palette::ink);
    paint.line({0, none}, {1, 1}, palette::ink, 1);
    paint.triangle({0, 0}, {1, infinite}, {1, 1}, palette::ink);
    CHECK(list.VtxBuffer.empty());
    paint.dashes({0, 0, 20, 20}, palette::ink, 2, 0, -1, 3);
    paint.dashes({0, 0, 20, 20}, palette::ink, 2, 0, 3, 0);
    CHECK(list.VtxBuffer.empty());
    // 72 units round, in dashes of 6 with pauses of 4.
    paint.dashes({0, 0, 20, 20}, palette::ink, 2, 0);
    CHECK_FALSE(list.VtxBuffer.empty());
}

TEST_CASE("a second tap on the end of a turn does not start the next round over") {
    Game game = game_before_start_over();
    ScreenTest screen(game, 390, 844);
    screen.look();
    REQUIRE(screen.live("end-turn"));
    const Target end = *screen.find("end-turn");
    while (question(game.state()) == Question::serve) {
        screen.look();
        tap(screen, end);
    }
    REQUIRE(question(game.state()) == Question::start_over);
    // The finger lies where starting over has come to.
    const Target over = *screen.find("start-over");
    REQUIRE(end.x + end.width / 2 > over.x);
    tap(screen, over);
    tap(screen, over);
    CHECK(question(game.state()) == Question::start_over);
    CHECK_FALSE(acted(screen, ActionKind::start_over));
    screen.look();
    tap(screen, over);
    CHECK(acted(screen, ActionKind::start_over));
}

TEST_CASE("a second tap on a regular sends no other one away") {
    for (const WindowSize size : {WindowSize{390, 844}, WindowSize{1280, 720}}) {
        INFO(size.width << "x" << size.height);
        Game game = game_of_two_regulars();
        REQUIRE(question(game.state()) == Question::remove_regular);
        const auto left = [&] { return static_cast<int>(game.state().tasks[game.state().task_count - 1U].amount); };
        const auto title = [](ScreenTest& screen) { return screen.interface().semantics().front().meaning.name; };
        ScreenTest screen(game, size.width, size.height);
        screen.look();
        CHECK(title(screen).ends_with("(1 of 2)"));
        const Target regular = *screen.find("answer-0");
        tap(screen, regular);
        REQUIRE(left() == 1);
        tap(screen, regular);
        CHECK(question(game.state()) == Question::remove_regular);
        screen.look();
        CHECK(title(screen).ends_with("(2 of 2)"));
        tap(screen, regular);
        CHECK(question(game.state()) != Question::remove_regular);
    }
}

TEST_CASE("a second tap on a die of the coaster takes none for the next player") {
    for (const WindowSize size : {WindowSize{768, 1024}, WindowSize{390, 844}, WindowSize{1280, 720}}) {
        INFO(size.width << "x" << size.height);
        Game game = game_in(Phase::draft, 1);
        ScreenTest screen(game, size.width, size.height);
        screen.look();
        const Target die = *screen.find("take-1");
        const int first = actor(game.state()).seat;
        const auto half_a_second = [&] {
            for (int tenths = 0; tenths < 5; ++tenths) screen.frame(0.1F);
        };
        tap(screen, die);
        const int next = actor(game.state()).seat;
        REQUIRE(next != first);
        half_a_second();
        tap(screen, die);
        CHECK(actor(game.state()).seat == next);
        // One tap in earnest.
        half_a_second();
        tap(screen, die);
        CHECK(actor(game.state()).seat == first);
    }
}

TEST_CASE("on the first screen only the choices of the loading screen answer at once") {
    Touch touch;
    Input input;
    const auto waits = [&] {
        touch.begin(input, 1);
        for (const char* const id : {"learn", "against", "daily", "continue", "open-inn", "menu"})
            touch.target(id, id, {0, 50, 200, 40});
        std::vector<bool> all;
        for (const Target& target : touch.targets()) all.push_back(target.wait > 0);
        return all;
    };
    CHECK(waits() == std::vector<bool>{false, false, false, false, true, true});
    CHECK(waits() == std::vector<bool>{false, false, false, false, true, true});
    for (int tenths = 0; tenths < 5; ++tenths) {
        input.time += 0.1;
        waits();
    }
    CHECK(waits() == std::vector<bool>(6, false));
}

TEST_CASE("a touch that was there before its frame could be seen presses nothing that comes with it") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 1280, 720);
    screen.look();
    const Target die = *screen.find("take-0");
    REQUIRE(screen.touch("menu"));
    screen.look();
    const Target close = *screen.find("close");
    REQUIRE_FALSE(screen.live("take-0"));
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(close.x + close.width / 2, close.y + close.height / 2);
    screen.frame();
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    const auto touch_die = [&] {
        io.AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
        io.AddMouseButtonEvent(0, true);
        io.AddMouseButtonEvent(0, false);
        for (int frames = 0; frames < 6; ++frames) screen.frame();
    };
    touch_die();
    CHECK_FALSE(acted(screen, ActionKind::take_die));
    screen.look();
    touch_die();
    CHECK(acted(screen, ActionKind::take_die));
}

TEST_CASE("a press in which the window is turned does nothing") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 844, 390);
    const auto press_and_turn = [&](float wider, bool seen) {
        screen.look();
        const Target die = *screen.find("take-0");
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
        io.AddMouseButtonEvent(0, true);
        if (seen) screen.frame();
        io.DisplaySize.x += wider;
        screen.frame();
        io.AddMouseButtonEvent(0, false);
        screen.frame();
        screen.frame();
        return acted(screen, ActionKind::take_die);
    };
    // The die still lies under the finger.
    CHECK_FALSE(press_and_turn(2, true));
    CHECK_FALSE(press_and_turn(-2, false));
    CHECK(press_and_turn(0, true));
}

TEST_CASE("a press that comes with the turning of the window does nothing") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 844, 390);
    screen.look();
    // The die still lies there, and the press is heard of after the new size.
    ImGui::GetIO().DisplaySize.x += 2;
    screen.frame();
    const Target die = *screen.find("take-0");
    tap(screen, die);
    CHECK_FALSE(acted(screen, ActionKind::take_die));
    screen.look();
    tap(screen, die);
    CHECK(acted(screen, ActionKind::take_die));
}

TEST_CASE("a second tap does not answer the question that the first one brings") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 390, 844);
    screen.look();
    const Target ready = *screen.find("ready");
    tap(screen, ready);
    // Dice are left, so it asks.
    tap(screen, ready);
    CHECK_FALSE(acted(screen, ActionKind::ready));
    screen.look();
    tap(screen, ready);
    CHECK(acted(screen, ActionKind::ready));
}

TEST_CASE("a thing that a press brings elsewhere answers at once") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 1280, 720);
    tap(screen, *screen.find("die-0"));
    const auto& targets = screen.interface().targets();
    const auto space = std::find_if(targets.begin(), targets.end(), [](const Target& target) {
        return target.enabled && target.id.rfind("space-", 0) == 0;
    });
    REQUIRE(space != targets.end());
    tap(screen, Target(*space));
    CHECK(acted(screen, ActionKind::place));
}

TEST_CASE("a thing that comes by itself answers a pointer only after it was seen, and a key at once") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 1280, 720);
    screen.look();
    // Somebody else takes a die: other dice lie where those lay.
    REQUIRE_FALSE(game.act(screen.model().legal[screen.model().legal.size() - 1]));
    screen.frame();
    const Target die = *screen.find("take-0");
    tap(screen, die);
    CHECK_FALSE(acted(screen, ActionKind::take_die));
    SUBCASE("seen") {
        screen.look();
        tap(screen, die);
    }
    SUBCASE("by the element beside the canvas") {
        screen.interface().press("take-0");
        screen.frame();
    }
    CHECK(acted(screen, ActionKind::take_die));
}

TEST_CASE("a press that straddles a change does nothing to new things") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 1280, 720);
    screen.look();
    const Target die = *screen.find("take-0");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(die.x + die.width / 2, die.y + die.height / 2);
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    REQUIRE_FALSE(game.act(screen.model().legal[screen.model().legal.size() - 1]));
    screen.look();
    REQUIRE(screen.live("take-0"));
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    screen.frame();
    CHECK_FALSE(acted(screen, ActionKind::take_die));
}

TEST_CASE("each part of an evening begins in the tavern") {
    Game game = game_in(Phase::draft, 1);
    ScreenTest screen(game, 390, 844);
    const auto in_valley = [&] {
        screen.frame();
        return screen.find("nobles") != nullptr;
    };
    REQUIRE(screen.touch("page-valley"));
    REQUIRE(in_valley());
    const int first = actor(game.state()).seat;
    REQUIRE(screen.touch("take-0"));
    REQUIRE(actor(game.state()).seat != first);
    CHECK_FALSE(in_valley());
    play_to(game, Phase::planning);
    screen.frame();
    REQUIRE(screen.touch("page-valley"));
    // Going on with the same thing changes nothing.
    CHECK(in_valley());
    play_to(game, Phase::serving);
    CHECK_FALSE(in_valley());
}

TEST_CASE("the bonus of the round is chosen over the tavern") {
    Game game = game_in(Phase::serving, 1);
    ScreenTest screen(game, 390, 844);
    while (question(game.state()) != Question::round_bonus) {
        screen.frame();
        screen.touch("page-valley");
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE(legal.size() > 0);
        REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
    }
    screen.look();
    REQUIRE(screen.touch("aside"));
    screen.frame();
    CHECK(screen.find("nobles") == nullptr);
    CHECK(screen.find("deck") != nullptr);
}
