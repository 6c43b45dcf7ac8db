// The browser's way back closes the sheet or question on top, then leaves the screen.
#include <doctest/doctest.h>

#include "record/history.hpp"
#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

struct Fixture {
    Game game{Setup{}, 7, default_innkeepers(Setup{})};
    ScreenTest screen{game, 1280, 720};

    /** The wish that it brought; nothing when only something was closed. */
    std::optional<Intent> back() {
        const std::size_t before = screen.seen().size();
        screen.go_back();
        if (screen.seen().size() == before) return std::nullopt;
        CHECK(screen.seen().size() == before + 1);
        return screen.seen().back();
    }
    template <class Wish>
    bool back_asks() {
        const std::optional<Intent> wish = back();
        return wish && wish->is<Wish>();
    }
    bool leads_back() { return screen.interface().leads_back(screen.model()); }
};

}  // namespace

TEST_CASE("going back closes the sheet on top, and then leaves the game for the title") {
    Fixture fixture;
    REQUIRE(fixture.screen.touch("menu"));
    REQUIRE(fixture.screen.interface().reading().sheet);
    CHECK_FALSE(fixture.back());
    CHECK_FALSE(fixture.screen.interface().reading().sheet);
    CHECK(fixture.leads_back());
    CHECK(fixture.back_asks<intent::ToTitle>());
}

TEST_CASE("going back on a phone leads from another page and another tavern home, and only then out of the game") {
    Game game = game_in(Phase::planning, 1);
    ScreenTest screen(game, 390, 844);
    const auto leaves = [&] {
        screen.go_back();
        return !screen.seen().empty() && screen.seen().back().is<intent::ToTitle>();
    };
    REQUIRE(screen.touch("page-valley"));
    CHECK_FALSE(leaves());
    REQUIRE(screen.touch("page-players"));
    REQUIRE(screen.touch(actor(game.state()).seat == 0 ? "look-2" : "look-1"));
    REQUIRE(screen.live("end-visit"));
    REQUIRE(screen.touch("page-valley"));
    CHECK_FALSE(leaves());
    CHECK(screen.live("end-visit"));
    CHECK_FALSE(leaves());
    CHECK_FALSE(screen.live("end-visit"));
    CHECK(leaves());
}

TEST_CASE("going back leads from the table to a question that was set aside") {
    Game game = game_in(Phase::evening, 1);
    ScreenTest screen(game, 1280, 720);
    for (const bool by_key : {true, false}) {
        REQUIRE(screen.touch("aside"));
        REQUIRE_FALSE(screen.live("answer-0"));
        if (by_key)
            screen.key(ImGuiKey_Escape);
        else
            screen.go_back();
        CHECK(screen.live("answer-0"));
    }
    CHECK(screen.seen().empty());
    screen.go_back();
    CHECK(asked<intent::ToTitle>(screen));
}

TEST_CASE("going back answers a question with no, and leaves the layer below it open") {
    Fixture fixture;
    REQUIRE(fixture.screen.touch("menu"));
    fixture.screen.model().notice = {Notice::Kind::replace_game, "Open this game?"};
    fixture.screen.frame();
    CHECK(fixture.back_asks<intent::AnswerNo>());
    fixture.screen.model().notice = {};
    fixture.screen.frame();
    CHECK(fixture.screen.interface().reading().sheet);
}

TEST_CASE("going back leaves a moment, a review and a lesson before the game, and nothing from the title") {
    Fixture fixture;
    History history(fixture.game);
    fixture.screen.model().screen = Screen::history;
    fixture.screen.model().history = &history;
    CHECK(fixture.back_asks<intent::LeaveHistory>());
    fixture.screen.model().history = nullptr;
    fixture.screen.model().screen = Screen::table;
    fixture.screen.model().lesson = LessonPlace{};
    CHECK(fixture.back_asks<intent::LeaveLesson>());
    fixture.screen.model().lesson.reset();

    fixture.screen.model().screen = Screen::title;
    fixture.screen.frame();
    CHECK_FALSE(fixture.leads_back());
    CHECK_FALSE(fixture.back());
}

TEST_CASE("the notes lead back to where they were opened") {
    Fixture fixture;
    REQUIRE(fixture.screen.touch("menu"));
    REQUIRE(fixture.screen.touch("story"));
    History history(fixture.game);
    fixture.screen.model().screen = Screen::history;
    fixture.screen.model().history = &history;
    fixture.screen.frame();
    CHECK(fixture.back_asks<intent::LeaveHistory>());
    fixture.screen.model().history = nullptr;
    fixture.screen.model().screen = Screen::table;
    fixture.screen.frame();

    // Opened in the past, they lead back to the past.
    fixture.screen.model().screen = Screen::history;
    fixture.screen.model().history = &history;
    fixture.screen.frame();
    REQUIRE(fixture.screen.touch("history-notes"));
    CHECK_FALSE(fixture.back());
}

TEST_CASE("going back from a chapter of the rules leads to their list, where only one of both fits the window") {
    Fixture fixture;
    ScreenTest phone(fixture.game, 390, 844);
    REQUIRE(phone.touch("menu"));
    REQUIRE(phone.touch("rules"));
    REQUIRE(phone.touch("chapter-2"));
    CHECK(phone.find("chapter-2") == nullptr);
    phone.go_back();
    CHECK(phone.find("chapter-2") != nullptr);
    phone.go_back();
    CHECK_FALSE(phone.interface().reading().sheet);
}
