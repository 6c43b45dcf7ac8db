// Escape, the way back, keys and presses beside a layer are meant for the topmost layer alone.
#include "ui/dialogs/layer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "record/history.hpp"
#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** A serving player with the hint beside the table. */
struct Advised {
    Game game = game_in(Phase::serving, 1);
    ScreenTest screen{game, 1280, 720};

    Advised() {
        screen.model().hint_open = true;
        screen.model().advice = Advice{};
        screen.look();
        REQUIRE(screen.live("close-hint"));
    }
    int seat() const { return actor(game.state()).seat; }
};

void focus(ScreenTest& screen, std::string_view id) {
    screen.interface().focus(id);
    screen.frame();
    REQUIRE(screen.interface().focused() == id);
}

/** A screen that looks back on the start of a game. */
struct Past {
    Game game = game_in(Phase::serving, 1);
    History history{game};
    ScreenTest screen{game, 1280, 720};

    Past() {
        history.go_to(1);
        screen.quiet();
        screen.model().screen = Screen::history;
        screen.model().history = &history;
        screen.model().game = &history.game();
        screen.look();
    }
};

}  // namespace

TEST_CASE("Escape and a press beside close a dialog, and leave the hint below it open") {
    Advised advised;
    REQUIRE(advised.screen.touch("menu"));
    REQUIRE(advised.screen.touch("settings"));
    advised.screen.key(ImGuiKey_Escape);
    CHECK_FALSE(advised.screen.interface().reading().sheet);
    CHECK_FALSE(ever_asked<intent::CloseHint>(advised.screen));
    advised.screen.key(ImGuiKey_Escape);
    CHECK(asked<intent::CloseHint>(advised.screen));
}

TEST_CASE("in another tavern Escape and the way back lead home, where the hint is open as before") {
    for (const bool by_key : {true, false}) {
        Advised advised;
        REQUIRE(advised.screen.touch(advised.seat() == 0 ? "tab-2" : "tab-1"));
        REQUIRE(advised.screen.live("end-visit"));
        CHECK_FALSE(advised.screen.live("close-hint"));
        if (by_key)
            advised.screen.key(ImGuiKey_Escape);
        else
            advised.screen.go_back();
        CHECK_FALSE(advised.screen.live("end-visit"));
        CHECK(advised.screen.live("close-hint"));
        CHECK_FALSE(ever_asked<intent::CloseHint>(advised.screen));
    }
}

TEST_CASE("the number keys take up no die below the hint or a dialog") {
    Game game = game_in(Phase::planning, 1);
    // Where the hint is a dialog.
    ScreenTest screen(game, 800, 600);
    const Player& player = game.state().players[actor(game.state()).seat];
    int face = 1;
    while (!player.white.has(static_cast<Face>(face))) ++face;
    const auto take = [&] {
        screen.key(static_cast<ImGuiKey>(ImGuiKey_0 + face));
        screen.look();
    };
    const auto in_hand = [&] {
        const std::vector<Target>& targets = screen.interface().targets();
        return std::any_of(targets.begin(), targets.end(),
                           [](const Target& target) { return target.id.rfind("die-", 0) == 0 && target.chosen; });
    };
    screen.model().hint_open = true;
    screen.model().advice = Advice{};
    screen.look();
    take();
    screen.model().hint_open = false;
    screen.look();
    CHECK_FALSE(in_hand());
    REQUIRE(screen.touch("menu"));
    take();
    REQUIRE(screen.touch("close"));
    CHECK_FALSE(in_hand());
    take();
    CHECK(in_hand());
}

TEST_CASE("on a wide title, with the new game beside the scene, the way back leaves the page") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 390, 844);
    screen.model().screen = Screen::title;
    screen.model().game = nullptr;
    screen.model().lessons_done = 1;
    screen.look();
    REQUIRE(screen.touch("new-game"));
    REQUIRE(screen.interface().leads_back(screen.model()));
    ImGui::GetIO().DisplaySize = ImVec2(1280, 720);
    screen.look();
    CHECK_FALSE(screen.interface().leads_back(screen.model()));
}

TEST_CASE("in the past the arrow keys belong to a dialog over it") {
    Past past;
    REQUIRE(past.screen.touch("menu"));
    const std::size_t before = past.screen.seen().size();
    past.screen.key(ImGuiKey_Tab);
    const std::string first = past.screen.interface().focused();
    REQUIRE_FALSE(first.empty());
    std::set<std::string> reached;
    for (const ImGuiKey key : {ImGuiKey_RightArrow, ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_LeftArrow}) {
        past.screen.key(key);
        reached.insert(past.screen.interface().focused());
    }
    CHECK(reached.size() > 1);
    CHECK(past.screen.seen().size() == before);
}

TEST_CASE("in the past Space replays the game, and presses nothing else") {
    Past past;
    focus(past.screen, "menu");
    past.screen.key(ImGuiKey_Space);
    CHECK_FALSE(past.screen.interface().reading().sheet);
    REQUIRE(past.screen.seen().size() == 1);
    CHECK(asked<intent::PlayHistory>(past.screen));
    focus(past.screen, "history-play");
    past.screen.key(ImGuiKey_Space);
    CHECK(past.screen.seen().size() == 2);
}

TEST_CASE("an open log stays on top of a question, and Escape closes it first") {
    Game game = game_in(Phase::evening, 1);
    ScreenTest screen(game, 1280, 720);
    REQUIRE(screen.find("answer-0") != nullptr);
    screen.quiet();
    screen.look();
    REQUIRE(screen.find("answer-0") == nullptr);
    REQUIRE(screen.touch("log"));
    screen.quiet(false);
    screen.look();
    CHECK(screen.find("answer-0") == nullptr);
    CHECK(screen.live("close"));
    screen.key(ImGuiKey_Escape);
    screen.look();
    CHECK(screen.live("answer-0"));
}

TEST_CASE("the final taverns lead back to the points, and only those out of the game") {
    Game game = game_of_persons(2, 1, 5);
    while (game.state().phase != Phase::over) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[0]));
    }
    ScreenTest screen(game, 390, 844);
    screen.model().screen = Screen::end;
    screen.look();
    REQUIRE(screen.touch("taverns"));
    REQUIRE(screen.touch("page-players"));
    screen.go_back();
    CHECK(screen.live("page-players"));
    CHECK(screen.live("points"));
    screen.go_back();
    CHECK(screen.live("taverns"));
    CHECK(screen.seen().empty());
    screen.go_back();
    CHECK(asked<intent::ToTitle>(screen));
}

TEST_CASE("Enter on the curtain lifts it, but not with the focus on the link for the next player") {
    for (const bool on_link : {true, false}) {
        Game game = game_in(Phase::planning, 1);
        ScreenTest screen(game, 1280, 720);
        screen.model().curtain = screen.model().by_letter = true;
        screen.model().curtain_since = game.steps().size();
        screen.look();
        if (on_link) focus(screen, "turn-link");
        screen.key(ImGuiKey_Enter);
        CHECK(ever_asked<intent::SendLink>(screen) == on_link);
        CHECK(ever_asked<intent::LiftCurtain>(screen) != on_link);
    }
}

TEST_CASE("below an open drawer the tavern is out of reach of keys, and Escape closes the drawer") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 800, 600);
    const auto in_tavern = [&] {
        std::set<std::string> ids;
        for (const Target& target : screen.interface().targets())
            for (const std::string_view start : {"space-", "tile-", "deck", "discard", "counter-guest", "use-"})
                if (target.id.starts_with(start)) ids.insert(target.id);
        return ids;
    };
    REQUIRE_FALSE(in_tavern().empty());
    // A die in hand lights its spaces.
    REQUIRE(screen.touch("die-0"));
    REQUIRE(screen.touch("valley-drawer"));
    screen.look();
    CHECK(in_tavern().empty());
    for (const SemanticNode& node : screen.interface().semantics())
        CHECK_MESSAGE(!node.target.starts_with("space-"), node.target);
    for (const ImGuiKey key : {ImGuiKey_RightArrow, ImGuiKey_DownArrow, ImGuiKey_Tab, ImGuiKey_LeftArrow}) {
        screen.key(key);
        CHECK(screen.find(screen.interface().focused()) != nullptr);
    }
    screen.key(ImGuiKey_Escape);
    screen.look();
    CHECK_FALSE(in_tavern().empty());
    // The die stays in hand for one more step back.
    CHECK(screen.live("space-cashbox"));
    screen.key(ImGuiKey_Escape);
    screen.look();
    CHECK_FALSE(screen.live("space-cashbox"));
}

namespace {

/** A press where nothing is. */
void press_at(ScreenTest& screen, float x, float y) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(x, y);
    screen.frame();
    for (const bool down : {true, false}) {
        io.AddMouseButtonEvent(0, down);
        screen.frame();
    }
    screen.look();
}

}  // namespace

TEST_CASE("what closes a layer or leads home leaves the die in hand") {
    Game game = game_in(Phase::planning, 1);
    SUBCASE("the rules") {
        for (const bool by_key : {true, false}) {
            ScreenTest screen(game, 1280, 720);
            REQUIRE(screen.touch("die-0"));
            REQUIRE(screen.live("space-cashbox"));
            screen.key(ImGuiKey_R);
            screen.look();
            REQUIRE(screen.interface().reading().sheet);
            if (by_key)
                screen.key(ImGuiKey_Escape);
            else
                press_at(screen, 4, 400);
            screen.look();
            REQUIRE_FALSE(screen.interface().reading().sheet);
            CHECK(screen.live("space-cashbox"));
        }
    }
    SUBCASE("a hint that is a dialog") {
        for (const bool by_key : {true, false}) {
            ScreenTest screen(game, 800, 600);
            REQUIRE(screen.touch("die-0"));
            screen.model().hint_open = true;
            screen.model().advice = Advice{};
            screen.look();
            REQUIRE(screen.interface().reading().sheet);
            // As app does after the intent.
            const auto closes = [&] {
                if (ever_asked<intent::CloseHint>(screen)) screen.model().hint_open = false;
            };
            ImGuiIO& io = ImGui::GetIO();
            if (by_key) {
                screen.key(ImGuiKey_Escape);
                closes();
            } else {
                io.AddMousePosEvent(4, 300);
                screen.frame();
                for (const bool down : {true, false}) {
                    io.AddMouseButtonEvent(0, down);
                    screen.frame();
                    closes();
                }
            }
            screen.look();
            REQUIRE_FALSE(screen.interface().reading().sheet);
            CHECK(screen.live("space-cashbox"));
        }
    }
    SUBCASE("an open drawer stays, too, at a press beside it") {
        ScreenTest screen(game, 800, 600);
        REQUIRE(screen.touch("die-0"));
        REQUIRE(screen.touch("valley-drawer"));
        press_at(screen, 4, 300);
        screen.key(ImGuiKey_Escape);
        screen.look();
        CHECK(screen.live("space-cashbox"));
    }
    SUBCASE("another page") {
        ScreenTest screen(game, 390, 844);
        REQUIRE(screen.touch("die-0"));
        REQUIRE(screen.touch("page-valley"));
        screen.key(ImGuiKey_Escape);
        screen.look();
        CHECK(screen.find("page-tavern")->chosen);
        CHECK(screen.live("space-cashbox"));
    }
    SUBCASE("but beside the table a press puts it back") {
        ScreenTest screen(game, 1280, 720);
        REQUIRE(screen.touch("die-0"));
        press_at(screen, 2, 400);
        CHECK_FALSE(screen.live("space-cashbox"));
    }
}
