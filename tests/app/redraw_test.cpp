// Redrawing can be taken back.
#include <doctest/doctest.h>

#include "fake_platform.hpp"

using namespace tavern;
using namespace tavern::app;

TEST_CASE("starting over is taken back after a question") {
    Visit visit;
    visit.start(2);
    visit.play_until([&] { return question(visit.state()) == Question::start_over; });
    REQUIRE(visit.model().screen == ui::Screen::table);
    const State before = visit.state();
    visit.act(Action(ActionKind::start_over));
    REQUIRE(visit.state() != before);
    visit.want(intent::Undo{});
    REQUIRE(visit.model().notice.kind == ui::Notice::Kind::undo_chance);
    visit.want(intent::AnswerYes{});
    CHECK(visit.state() == before);
}
