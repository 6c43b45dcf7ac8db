// Typed lines through the session: the page's field, actions, answers and refusals.
#include <doctest/doctest.h>

#include <algorithm>

#include "fake_platform.hpp"

namespace tavern::app {
namespace {

void type(Visit& visit, const std::string& line) {
    visit.platform.question.reset();
    visit.session.text_entered(ui::TextField::typed_line, line);
}

bool asked_again(const Visit& visit) {
    return visit.platform.question && visit.platform.question->field == ui::TextField::typed_line;
}

TEST_CASE("a typed line acts, is answered or refused, and the next one is asked for") {
    Visit visit;
    visit.start(2, 1, "7");
    visit.play([](const ActionList& legal) { return legal[0]; },
               [&] { return question(visit.state()) == Question::plan && !visit.model().legal.empty(); });
    REQUIRE(question(visit.state()) == Question::plan);
    const State before = visit.state();
    type(visit, "row");
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    CHECK(visit.model().notice.text.find("beer") != std::string::npos);
    CHECK(asked_again(visit));
    CHECK(visit.platform.question->value.empty());
    type(visit, "buy brewer");
    CHECK(visit.model().notice.text == "You can buy once you serve.");
    CHECK(visit.platform.question->value == "buy brewer");
    CHECK(visit.state() == before);
    // Only lines with a meaning now are offered.
    const std::vector<std::string> offered = visit.platform.question->choices;
    CHECK(std::count(offered.begin(), offered.end(), "ready") == 1);
    CHECK(std::count(offered.begin(), offered.end(), "plan") == 1);
    for (const std::string& line : offered) CHECK(line.find("buy") != 0);
    type(visit, "");
    CHECK_FALSE(asked_again(visit));
    type(visit, "hint");
    CHECK(visit.model().hint_open);
    CHECK_FALSE(asked_again(visit));
    const int seat = actor(before).seat;
    type(visit, "buy brewer");
    CHECK(visit.model().notice.kind == ui::Notice::Kind::toast);
    type(visit, "ready");
    CHECK(visit.model().notice.kind == ui::Notice::Kind::none);
    CHECK(visit.state() != before);
    CHECK((actor(visit.state()).seat != seat || question(visit.state()) != Question::plan));
}

TEST_CASE("a lesson answers a typed action that it does not offer in one sentence") {
    int answers = 0;
    for (int number = 0; number < ui::lesson_count; ++number) {
        Visit visit;
        visit.want(intent::OpenLesson{number});
        visit.want(intent::EditText{ui::TextField::typed_line, {}, {}});
        const std::vector<std::string> lines = visit.platform.question->choices;
        for (const std::string& line : lines) {
            type(visit, line);
            if (visit.model().notice.kind != ui::Notice::Kind::toast) continue;
            const std::string& text = visit.model().notice.text;
            CAPTURE(text);
            CHECK_FALSE(text.ends_with(".."));
            answers += text.starts_with("That ") ? 1 : 0;
        }
    }
    CHECK(answers > 0);
}

TEST_CASE("after the answer to a problem nothing more is typed") {
    Visit visit;
    visit.start(2, 1, "7");
    visit.play_until([&] { return visit.state().phase == Phase::planning && !visit.model().curtain; });
    const std::optional<problems::Problem> problem = ui::problem_of(visit.state());
    REQUIRE(problem);
    Visit solving;
    solving.session.link_arrived(problems::link_of(*problem));
    REQUIRE(solving.model().problem);
    type(solving, "ready");
    CHECK(asked_again(solving));
    type(solving, "end turn");
    REQUIRE(solving.model().problem->answered);
    CHECK_FALSE(asked_again(solving));
}

}  // namespace
}  // namespace tavern::app
