// A game that waits, for a lesson, for its own mistakes or for a branch, is the same when it comes back.
#include <doctest/doctest.h>

#include "fake_platform.hpp"
#include "record/link/link.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

void play_to_curtain(Visit& visit) {
    visit.start(2, 1);
    visit.play_until([&] { return visit.model().curtain; });
    REQUIRE(visit.model().curtain);
}

/** A game of two with a note at a moment, looked back on. */
void tell_evening(Visit& visit) {
    visit.want(intent::LiftCurtain{});
    visit.want(intent::LookBack{3});
    visit.session.text_entered(ui::TextField::note, "Too early.");
    REQUIRE(visit.model().story != nullptr);
}

/** In a game in an article, the page around asks to replace it; returns its message. */
LoadGame page_asks(Visit& visit) {
    Visit author;
    author.start(2, 1);
    visit.session.framed("https://news.example.org");
    play_to_curtain(visit);
    LoadGame load{.text = *replay_link(*author.model().game)};
    CHECK(visit.session.host_asks(load));
    REQUIRE(visit.model().notice.kind == ui::Notice::Kind::replace_game);
    return load;
}

}  // namespace

TEST_CASE("a curtain still hangs after a lesson") {
    Visit visit;
    play_to_curtain(visit);
    visit.want(intent::OpenLesson{0});
    CHECK_FALSE(visit.model().curtain);
    visit.want(intent::LeaveLesson{});
    CHECK(visit.model().curtain);
}

TEST_CASE("a lesson has nothing of a told evening, which is there again after it") {
    Visit visit;
    play_to_curtain(visit);
    tell_evening(visit);
    visit.want(intent::LeaveHistory{});
    SUBCASE("from the table") {
        visit.want(intent::OpenLesson{0});
        CHECK(visit.model().story == nullptr);
        visit.want(intent::ExportGame{});
        CHECK(visit.platform.file_name.ends_with(".json"));
        CHECK(visit.platform.file_content.starts_with("{"));
        visit.want(intent::LeaveLesson{});
        REQUIRE(visit.model().story != nullptr);
        CHECK(note_at(visit.model().story->lines[0], 3) == "Too early.");
        CHECK(visit.platform.storage.size() == 1);
    }
    SUBCASE("from the title, where no game waits") {
        visit.want(intent::ToTitle{});
        visit.want(intent::OpenLesson{0});
        CHECK(visit.model().story == nullptr);
        visit.want(intent::LeaveLesson{});
        CHECK(visit.model().story == nullptr);
        CHECK(visit.model().game == nullptr);
    }
}

TEST_CASE("a game by letter is one after a visit to a branch, and its hand-over shows no branch") {
    Visit visit;
    play_to_curtain(visit);
    visit.want(intent::LiftCurtain{});
    visit.want(intent::SendLink{ui::LinkKind::turn});
    REQUIRE(visit.model().by_letter);
    tell_evening(visit);
    visit.want(ui::intent::BeginBranch{});
    REQUIRE(visit.model().line == 1);
    CHECK(visit.model().by_letter);
    visit.want(ui::intent::ShowLine{0, 3});
    visit.want(intent::LeaveHistory{});
    REQUIRE(visit.model().line == 0);
    CHECK(visit.model().by_letter);

    visit.want(intent::SendLink{ui::LinkKind::turn});
    REQUIRE(visit.model().curtain);
    for (const ui::Intent& intent : {ui::Intent(ui::intent::ShowLine{1, 0}), ui::Intent(ui::intent::RemoveBranch{1})}) {
        visit.want(intent);
        CHECK(visit.model().curtain);
        CHECK(visit.model().line == 0);
        CHECK(visit.model().history == nullptr);
    }
    CHECK(visit.model().story->lines.size() == 2);
}

TEST_CASE("a page around that may not replace a told evening may not during a branch of it either") {
    Visit visit;
    const LoadGame load = page_asks(visit);
    visit.want(intent::AnswerNo{});
    tell_evening(visit);
    visit.want(ui::intent::BeginBranch{});
    REQUIRE(visit.model().line == 1);
    CHECK(visit.session.host_asks(load));
    CHECK(visit.model().notice.kind != ui::Notice::Kind::replace_game);
}

TEST_CASE("the answer to another question is none to the page around") {
    Visit visit;
    const LoadGame load = page_asks(visit);
    // A game begins meanwhile, and closes the question.
    visit.want(intent::LoadSave{visit.platform.storage.begin()->first});
    REQUIRE(visit.model().notice.kind == ui::Notice::Kind::none);
    visit.want(intent::EraseLedger{});
    visit.want(intent::AnswerNo{});
    CHECK(visit.session.host_asks(load));
    CHECK(visit.model().notice.kind == ui::Notice::Kind::replace_game);
}
