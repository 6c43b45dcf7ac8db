// Every lesson is played by touching the lit things, on a phone and on a desktop.
#include <doctest/doctest.h>

#include <algorithm>

#include "../ui/window_sizes.hpp"
#include "app/lessons/lessons.hpp"
#include "app/turns.hpp"
#include "device.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "rules/check_state.hpp"
#include "text/text.hpp"
#include "ui/draw/rect.hpp"

namespace tavern::app {
namespace {

bool overlap(const ui::Target& a, const ui::Target& b) {
    return ui::Rect{a.x, a.y, a.width, a.height}.overlaps({b.x, b.y, b.width, b.height});
}

/** Plays the lesson that is open to its end by touching the lit things. */
void play_lesson(Device& page) {
    const ui::Model& model = page.visit.model();
    REQUIRE(model.lesson.has_value());
    const int number = model.lesson->lesson;
    int step = -1;
    for (int touches = 0; model.lesson && model.lesson->lesson == number; ++touches) {
        const int shown = model.lesson->step + 1;
        INFO("lesson " << number + 1 << " step " << shown);
        REQUIRE(touches < 60);
        const ui::Target* box = page.find("lesson");
        const std::vector<ui::Target> lit = page.lit();
        if (model.lesson->step != step) {
            step = model.lesson->step;
            // The subject is on the screen, and the box beside it.
            REQUIRE(box != nullptr);
            CHECK(page.on_screen(*box));
            CHECK(box->label.find('{') == std::string::npos);
            for (const std::string_view id : ui::lit_ids(ui::lesson(number).steps[static_cast<std::size_t>(step)])) {
                const std::string lit_too(id);
                INFO(lit_too);
                const ui::Target* spoken_of = page.find(lit_too);
                if (spoken_of == nullptr && lit_too == "tab-1") spoken_of = page.find("tab-next");
                REQUIRE(spoken_of != nullptr);
                CHECK(page.on_screen(*spoken_of));
                CHECK_FALSE(overlap(*box, *spoken_of));
            }
        }
        // The prompt sends nobody to a button that the step does not offer.
        if (model.legal.rank(Action(ActionKind::end_turn)) < 0)
            CHECK(page.prompt().find(say(Text::prompt_serve_done)) == std::string::npos);
        for (const ui::Target& target : lit) {
            INFO(target.id);
            CHECK(page.on_screen(target));
            if (box != nullptr) CHECK_FALSE(overlap(*box, target));
        }
        if (lit.empty()) {
            REQUIRE(page.touch("lesson-next"));
        } else {
            CHECK(page.find("lesson-next") == nullptr);
            // A sheet lies over the rest: there one pays.
            const bool sheet = page.find("sheet") != nullptr;
            const std::string id = model.hint_open               ? "close-hint"
                                   : !sheet                      ? lit.front().id
                                   : page.find("pay") != nullptr ? "pay"
                                                                 : "nobles-1";
            INFO(id);
            REQUIRE(page.touch(id));
        }
    }
}

TEST_CASE("lessons begin with positions that the rules know, and every action of theirs is legal") {
    for (int number = 0; number < ui::lesson_count; ++number) {
        INFO("lesson " << number + 1);
        const ui::Lesson& lesson = ui::lesson(number);
        Game game = lesson_game(number);
        const std::optional<PositionError> error = check_state(game.state());
        INFO("fault " << (error ? static_cast<int>(error->fault) : -1));
        CHECK_FALSE(error.has_value());
        // All that lay before was played.
        const auto before =
            static_cast<std::size_t>(std::count_if(lesson.start.before.begin(), lesson.start.before.end(),
                                                   [](Action action) { return !ui::is_empty(action); }));
        if (lesson.start.round > 0) CHECK(game.player_actions() == before);
        for (int index = 0; index < lesson.length(); ++index) {
            const ui::LessonStep& step = lesson.steps[static_cast<std::size_t>(index)];
            INFO("step " << index + 1);
            CHECK(step.text != Text{});
            // Each of the actions must be there to be done.
            const auto named = std::count_if(step.actions.begin(), step.actions.end(),
                                             [](Action action) { return !ui::is_empty(action); });
            ActionList legal;
            legal_actions(game.state(), legal);
            narrow(legal, step);
            if (!ui::offers_any(step) && !step.all) CHECK(legal.size() == named);
            int done = 0;
            if (ui::only_says(step)) continue;
            if (step.deed == ui::LessonDeed::undo) game.undo();
            if (step.deed != ui::LessonDeed::none) continue;
            do {
                REQUIRE_FALSE(legal.empty());
                CHECK_FALSE(game.act(legal[0]).has_value());
                ++done;
                answer_neighbours(game);
                legal_actions(game.state(), legal);
                narrow(legal, step);
            } while (!finishes(step, legal));
            // One may come only after another.
            if (step.all) CHECK(done >= named);
        }
    }
}

TEST_CASE("every lesson is played to its end by touching the lit things") {
    for (const ui::WindowSize& size : ui::common_window_sizes) {
        INFO(size.width << " x " << size.height);
        Device page(size.width, size.height);
        REQUIRE(page.touch("learn"));
        for (int number = 0; number < ui::lesson_count; ++number) {
            REQUIRE(page.visit.model().lesson.has_value());
            CHECK(page.visit.model().lesson->lesson == number);
            play_lesson(page);
        }
        CHECK(page.visit.model().lessons_done == (1U << static_cast<unsigned>(ui::lesson_count)) - 1);
        // The last one leads into a game against the computer.
        CHECK_FALSE(page.visit.model().lesson.has_value());
        REQUIRE(page.visit.model().screen == ui::Screen::table);
        CHECK(is_computer(*page.visit.model().game, 1));
    }
}

TEST_CASE("a newcomer places the first die with two touches") {
    for (const ui::WindowSize& size : ui::common_window_sizes) {
        INFO(size.width << " x " << size.height);
        Device page(size.width, size.height);
        REQUIRE(page.touch("learn"));
        REQUIRE(page.touch("space-seat-2"));
        CHECK(page.visit.state().players[0].seats[2].die.lies());
    }
}

TEST_CASE("a lesson goes back, keeps the game that was being played, and is remembered when it is done") {
    Visit visit;
    visit.start();
    const State before = visit.state();
    visit.want(intent::OpenLesson{0});
    REQUIRE(visit.model().lesson.has_value());
    const std::size_t saves = visit.platform.storage.size();
    // Things that the step does not speak of are refused, undo too.
    visit.act(act::place(1, seat_space(0)));
    visit.want(intent::Undo{});
    CHECK(visit.model().lesson->step == 0);
    visit.act(act::place(3, seat_space(2)));
    CHECK(visit.model().lesson->step == 1);
    visit.want(intent::BackStep{});
    CHECK(visit.model().lesson->step == 0);
    CHECK_FALSE(visit.state().players[0].seats[2].die.lies());
    CHECK(visit.model().lessons_done == 0);
    CHECK(visit.platform.storage.size() == saves);
    visit.want(intent::LeaveLesson{});
    CHECK(visit.state() == before);
    CHECK(visit.model().screen == ui::Screen::table);
}

TEST_CASE("captions end when a thing was done, and are off when no help is wanted") {
    Visit visit;
    const auto explains = [&](ui::FirstDeed deed) {
        return (visit.model().first_deeds >> static_cast<unsigned>(deed) & 1U) != 0;
    };
    visit.start();
    visit.play([](const ActionList& legal) { return legal[legal.size() - 1]; },
               [&] { return question(visit.state()) == Question::plan && !visit.model().curtain; });
    CHECK(explains(ui::FirstDeed::place));
    CHECK_FALSE(explains(ui::FirstDeed::take));
    for (const Action action : visit.model().legal)
        if (action.kind() == ActionKind::place) {
            visit.act(action);
            break;
        }
    CHECK_FALSE(explains(ui::FirstDeed::place));
    CHECK(explains(ui::FirstDeed::ready));
    visit.set(&ui::Settings::helping, ui::Helping::none);
    CHECK(visit.model().first_deeds == 0);
}

TEST_CASE("words are looked for in the rules, and a find is opened") {
    for (const ui::WindowSize& size : ui::common_window_sizes) {
        INFO(size.width << " x " << size.height);
        Device page(size.width, size.height);
        REQUIRE(page.touch("rules"));
        if (page.find("rules-search") == nullptr) REQUIRE(page.touch("rules-list"));
        REQUIRE(page.touch("rules-search"));
        REQUIRE(page.visit.platform.question.has_value());
        CHECK(page.visit.platform.question->field == ui::TextField::rules_search);
        page.visit.session.text_entered(ui::TextField::rules_search, "quidditch");
        page.settle();
        CHECK(page.find("found-0") == nullptr);
        CHECK(page.find("chapter-1") == nullptr);
        page.visit.session.text_entered(ui::TextField::rules_search, "NOBLE upgrade");
        page.settle();
        const ui::Target* found = page.find("found-0");
        REQUIRE(found != nullptr);
        CHECK(page.on_screen(*found));
        CHECK(found->label.find("noble") != std::string::npos);
        REQUIRE(page.touch("found-0"));
        if (page.find("rules-search-clear") == nullptr) REQUIRE(page.touch("rules-list"));
        REQUIRE(page.touch("rules-search-clear"));
        CHECK(page.find("chapter-1") != nullptr);
    }
}

}  // namespace

TEST_CASE("no curtain of the game that waits hangs over a lesson") {
    Visit earlier;
    earlier.start(2);
    Visit visit;
    visit.session.link_arrived(
        to_next_player(position_link(earlier.state(), earlier.model().game->record().innkeepers)));
    REQUIRE(visit.model().curtain);
    visit.want(intent::OpenLesson{0});
    CHECK_FALSE(visit.model().curtain);
    visit.want(intent::LeaveLesson{});
    CHECK(visit.model().curtain);
}

}  // namespace tavern::app
