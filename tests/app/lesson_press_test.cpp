// A wrong press in a lesson is answered with its effect, and with the press that the step wants.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "app/lessons/lessons.hpp"
#include "device.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

const std::string& now_words() {
    static const std::string words(say(Text::lesson_now).substr(0, say(Text::lesson_now).find('{')));
    return words;
}

/** The refusal stands in the accessibility tree, too. */
bool is_told(const Device& page, const std::string& words) {
    const auto& nodes = page.semantics();
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](const ui::SemanticNode& node) { return node.meaning.name == words; });
}

/** The lesson at this step, done as the step wants it. */
void finish_step(Device& page) {
    const int lesson = page.visit.model().lesson->lesson;
    const int step = page.visit.model().lesson->step;
    const auto there = [&] {
        const auto& place = page.visit.model().lesson;
        return place && place->lesson == lesson && place->step == step;
    };
    while (there()) {
        const ui::LessonStep& about = ui::lesson(lesson).steps[static_cast<std::size_t>(step)];
        if (ui::only_says(about))
            page.visit.want(intent::NextStep{});
        else if (about.deed == ui::LessonDeed::undo)
            page.visit.want(intent::Undo{});
        else if (about.deed == ui::LessonDeed::hint) {
            page.visit.want(intent::AskHint{});
            page.visit.want(intent::CloseHint{});
        } else
            page.visit.act(page.visit.model().legal[0]);
    }
    page.settle();
    page.settle();
}

/** The targets of the board that lay in reach before the lesson covered it. */
std::set<std::string> tried_at(Device& page, float apart, float width, float height) {
    std::set<std::string> answers;
    const State before = page.visit.state();
    const auto place = [&] { return std::pair(page.visit.model().lesson->lesson, page.visit.model().lesson->step); };
    const auto first = place();
    for (float y = apart / 2; y < height; y += apart)
        for (float x = apart / 2; x < width; x += apart) {
            const auto& targets = page.targets();
            const bool reached = std::any_of(targets.begin(), targets.end(), [&](const ui::Target& target) {
                return x >= target.x - 30 && x <= target.x + target.width + 30 && y >= target.y - 30 &&
                       y <= target.y + target.height + 30;
            });
            if (reached) continue;
            page.touch_at(x, y);
            page.frame();
            INFO("at " << x << " " << y);
            REQUIRE(place() == first);
            REQUIRE(page.visit.state() == before);
            const std::string words = page.refusal();
            CHECK(words.find(now_words()) != std::string::npos);
            CHECK(is_told(page, words));
            answers.insert(words);
        }
    return answers;
}

TEST_CASE("every press in every step of every lesson that was not the one is answered") {
    struct Window {
        float width, height;
        float apart;  // the places that are tried
    };
    for (const Window window : {Window{1280, 720, 130}, Window{390, 844, 100}}) {
        Device page(window.width, window.height);
        for (int number = 0; number < ui::lesson_count; ++number) {
            page.visit.want(intent::OpenLesson{number});
            page.settle();
            page.settle();
            for (int step = 0; step < ui::lesson(number).length(); ++step) {
                INFO(window.width << " lesson " << number + 1 << " step " << step + 1);
                REQUIRE(page.visit.model().lesson);
                REQUIRE(page.visit.model().lesson->step == step);
                const std::set<std::string> answers = tried_at(page, window.apart, window.width, window.height);
                // They differ by the thing pressed.
                CHECK(answers.size() > 1);
                if (step + 1 < ui::lesson(number).length()) finish_step(page);
            }
        }
    }
}

std::string answer_to(Device& page, const std::string& id) {
    page.press(id);
    page.frame();
    page.frame();
    return page.refusal();
}

TEST_CASE("a wrong press in a lesson hears why it was not the one") {
    Device page(1280, 720);
    page.visit.want(intent::OpenLesson{0});
    page.settle();
    page.settle();
    CHECK(answer_to(page, "space-seat-0") == "This guest wants a 1. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "space-cashbox") == "That would be +1[thaler]. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "space-monk") == "The monk wants a 5. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "die-3") == "That is the 4. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "menu") == "Menu: not now. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "buy-server") == "You can buy once you serve. Now: [die-white-3] ▸ Shepherd.");
    CHECK(answer_to(page, "ready") == "That would end your planning. Now: [die-white-3] ▸ Shepherd.");
    CHECK(page.visit.model().lesson->step == 0);
    // Serving: other things that the rules would allow.
    page.visit.want(intent::OpenLesson{4});
    page.settle();
    page.settle();
    CHECK(answer_to(page, "use-barback") == "That would be +1[beer]. Now: Serve all.");
    CHECK(answer_to(page, "end-turn") == "That would end your turn. Now: Serve all.");
    page.touch("serve-all");
    for (int frame = 0; frame < 20; ++frame) page.settle();
    REQUIRE(page.visit.model().lesson->step == 1);
    CHECK(answer_to(page, "buy-barback") == "That would be −2[thaler] and Barback. Now: buy the Server.");
    CHECK(answer_to(page, "undo").rfind("Undo: not now.", 0) == 0);
}

TEST_CASE("while a lesson only says something, no wrong press hears of anything else to do") {
    Device page(1280, 720);
    for (int number = 0; number < ui::lesson_count; ++number) {
        page.visit.want(intent::OpenLesson{number});
        page.settle();
        page.settle();
        const ui::Lesson& lesson = ui::lesson(number);
        while (page.visit.model().lesson->step + 1 < lesson.length()) {
            const int step = page.visit.model().lesson->step;
            INFO("lesson " << number + 1 << " step " << step + 1);
            const bool says = ui::only_says(lesson.steps[static_cast<std::size_t>(step)]);
            for (const char* id : {"space-seat-0", "space-cashbox", "die-0"}) {
                const std::string words = answer_to(page, id);
                const bool fits = words.empty() || words.starts_with(now_words()) ||
                                  words.find(": not now. " + now_words()) != std::string::npos;
                CHECK_MESSAGE((fits || !says), words);
            }
            finish_step(page);
        }
    }
}

TEST_CASE("undo and hint are taught by doing them") {
    Visit visit;
    visit.want(intent::OpenLesson{8});
    const auto step = [&] { return visit.model().lesson->step; };
    visit.want(intent::Undo{});
    visit.want(intent::AskHint{});
    CHECK(step() == 0);
    CHECK_FALSE(visit.model().hint_open);
    visit.act(Action(ActionKind::start_over));
    visit.want(intent::NextStep{});
    REQUIRE(step() == 2);
    const State before = visit.state();
    visit.act(visit.model().legal[0]);
    REQUIRE(step() == 3);
    CHECK(visit.model().can_undo);
    const State placed = visit.state();
    visit.want(intent::Undo{});
    REQUIRE(step() == 4);
    CHECK(visit.state() == before);
    visit.want(intent::BackStep{});
    CHECK(visit.state() == placed);
    visit.want(intent::Undo{});
    visit.want(intent::AskHint{});
    CHECK(visit.model().hint_open);
    visit.wait();
    REQUIRE(visit.model().advice);
    CHECK_FALSE(visit.model().advice->suggestions.empty());
    CHECK(visit.model().advice->suggestions.size() <= 3);
    // It is looked at, not played.
    visit.want(intent::FollowHint{0});
    CHECK(visit.state() == before);
    visit.want(intent::CloseHint{});
    CHECK(step() == 5);
    // No game of one's own was played with hints.
    CHECK_FALSE(visit.model().game->record().hinted);
    CHECK(visit.platform.storage.empty());
}

TEST_CASE("lessons that came later leave those that are done as they were") {
    Visit visit;
    visit.platform.bests = {{"lesson-9", 1}, {"lesson-10", 1}};
    visit.platform.list_bests();
    for (int number = 0; number < ui::lesson_count; ++number) {
        const bool done = (visit.model().lessons_done >> static_cast<unsigned>(number) & 1U) != 0;
        const Text name = ui::lesson(number).name;
        CHECK(done == (name == Text::lesson_reputation_name || name == Text::lesson_guest_book_name));
    }
}

}  // namespace
TEST_CASE("the last step of a lesson offers no way past it") {
    Device page(390, 844);
    page.visit.want(intent::OpenLesson{0});
    page.settle();
    page.settle();
    const auto step = [&] { return page.visit.model().lesson->step + 1; };
    while (step() < ui::lesson(0).length()) {
        INFO("step " << step());
        REQUIRE(page.find("lesson-leave") != nullptr);
        finish_step(page);
    }
    CHECK(page.find("lesson-next") != nullptr);
    CHECK(page.find("lesson-leave") == nullptr);
}

TEST_CASE("without the returned card the upgrade of a lesson says to return it") {
    Device page(360, 640);
    page.visit.want(intent::OpenLesson{5});
    page.settle();
    page.settle();
    while (page.find("tile-dishwasher") == nullptr || !page.find("tile-dishwasher")->enabled) {
        REQUIRE(page.visit.model().lesson->lesson == 5);
        finish_step(page);
    }
    page.touch("tile-dishwasher");
    REQUIRE(page.find("pay") != nullptr);
    CHECK(page.find("pay")->enabled);
    page.touch("less");
    CHECK_FALSE(page.find("pay")->enabled);
    CHECK(is_told(page, "Return the card: press +."));
}

}  // namespace tavern::app
