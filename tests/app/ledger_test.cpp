// The results of games that end here: kept once each, exported, read again, erased.
#include <doctest/doctest.h>

#include "fake_platform.hpp"
#include "narration/account.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

void finish(Visit& visit) {
    visit.play_some(2000);
    REQUIRE(visit.model().screen == ui::Screen::end);
}

/** The worker reviews the game on the screen: one mistake of each seat. */
void review(Visit& visit, int progress = 1000) {
    visit.want(intent::OpenReview{});
    REQUIRE(visit.platform.task.has_value());
    Mistake mistake;
    mistake.cost = 340;
    Review review;
    review.mistakes = {mistake, mistake};
    review.mistakes.back().seat = 1;
    review.luck = {-700, 350};
    review.decisions = {51, 52};
    visit.session.thought({visit.platform.task->number, ReviewPart{review, progress}});
}

}  // namespace

TEST_CASE("a game that ends here is written down once, however often its end is taken back") {
    Visit visit;
    visit.start(2, 3);
    visit.play_some(10);
    CHECK(visit.model().results.empty());
    finish(visit);
    REQUIRE(visit.model().results.size() == 1);
    const GameResult first = visit.model().results.front();
    CHECK(first.module == 3);
    CHECK(first.player_types == std::vector{PlayerType::person, PlayerType::person});
    CHECK(first.own_points() == score(visit.state(), 0).total());
    CHECK(first.ended_at > 0);
    // The best evening is that of the largest account.
    int best = 0;
    for (const Evening& evening : evenings_since(*visit.model().game, 0))
        best = std::max(best, account_of(*visit.model().game, 0, evening.stretch).points.total());
    CHECK(first.best_points == best);
    CHECK(first.best_round > 0);
    visit.want(intent::Undo{});
    visit.want(intent::AnswerYes{});
    CHECK(visit.model().screen == ui::Screen::table);
    finish(visit);
    CHECK(visit.model().results == std::vector{first});
    visit.want(intent::SameDealAgain{});
    finish(visit);
    CHECK(visit.model().results.size() == 2);
}

TEST_CASE("a game that the computer ends counts, a game of the computer alone does not") {
    Visit visit;
    visit.start(2, 1, "7", {PlayerType::novice, PlayerType::person});
    visit.set(&ui::Settings::pace, ui::Pace::instant);
    finish(visit);
    REQUIRE(visit.model().results.size() == 1);
    CHECK(visit.model().results.front().seat == 1);
    Visit other;
    other.set(&ui::Settings::pace, ui::Pace::instant);
    other.start(2, 1, "7", {PlayerType::person, PlayerType::novice});
    finish(other);
    CHECK(other.model().results.size() == 1);
}

TEST_CASE("games that were only opened or looked back on are not written down") {
    Visit played;
    played.start(1, 1);
    finish(played);
    played.want(intent::OpenShare{});
    Visit visit;
    visit.session.link_arrived(played.model().link);
    REQUIRE(visit.model().screen == ui::Screen::end);
    visit.want(intent::LookBack{3});
    visit.want(intent::LeaveHistory{});
    CHECK(visit.model().results.empty());
    // Nor is one that began in the middle.
    Visit middle;
    Visit half;
    half.start(1, 1);
    half.play_some(5);
    half.want(intent::OpenShare{});
    middle.session.link_arrived(half.model().position_link);
    finish(middle);
    CHECK(middle.model().results.empty());
}

TEST_CASE("the deal of the day is written down with its date") {
    Visit visit;
    visit.want(intent::StartDaily{});
    finish(visit);
    REQUIRE(visit.model().results.size() == 1);
    CHECK(visit.model().results.front().deal == Date{2026, 11, 18});
}

TEST_CASE("a copy of the ledger is read on another device without doubles") {
    Visit visit;
    visit.start(1, 1);
    finish(visit);
    visit.start(1, 2);
    finish(visit);
    visit.want(intent::ExportLedger{});
    CHECK(visit.platform.file_name == "innkeepers-ledger.json");
    const std::string copy = visit.platform.file_content;

    Visit other;
    other.session.file_read(copy);
    CHECK(other.model().results == visit.model().results);
    CHECK(other.model().notice.kind == ui::Notice::Kind::toast);
    CHECK(other.model().notice.text.find('2') != std::string::npos);
    CHECK(other.model().screen == ui::Screen::title);
    other.session.file_read(copy);
    CHECK(other.model().results.size() == 2);
    CHECK(other.model().notice.text.find('0') != std::string::npos);
    // It stays on the device.
    Visit later(other.platform);
    CHECK(later.model().results == visit.model().results);
}

TEST_CASE("a copy of very many results is whole, and results are in the order in which the games ended") {
    Visit played;
    played.start(1, 1);
    finish(played);
    constexpr int many = 3000;
    std::vector<GameResult> results(many, played.model().results.front());
    for (int number = 0; number < many; ++number) {
        GameResult& result = results[static_cast<std::size_t>(number)];
        result.id = "game-" + std::to_string(number);
        // As the device lists them: by their names.
        result.ended_at = 1'700'000'000'000 + (number * 7919) % many;
    }
    Visit visit;
    visit.session.results_listed(stored({results.begin(), results.begin() + 1000}), {true, false});
    visit.session.results_listed(stored({results.begin() + 1000, results.end()}), {false, true});
    REQUIRE(visit.model().results.size() == many);
    for (std::size_t index = 1; index < many; ++index)
        CHECK(visit.model().results[index - 1].ended_at < visit.model().results[index].ended_at);
    visit.want(intent::ExportLedger{});
    Visit other;
    other.session.file_read(visit.platform.file_content);
    CHECK(other.model().results == visit.model().results);
}

TEST_CASE("a complete review stays with the result of its game") {
    Visit visit;
    visit.start(2, 1);
    finish(visit);
    review(visit, 400);
    CHECK_FALSE(visit.model().results.front().review);
    visit.want(intent::ExportLedger{});
    const std::string before = visit.platform.file_content;
    Visit other;
    other.session.file_read(before);

    review(visit);
    REQUIRE(visit.model().results.size() == 1);
    CHECK(visit.model().results.front().review == Balance{-700, 340, 51});
    Visit later(visit.platform);
    CHECK(later.model().results == visit.model().results);
    // A copy brings it to another device, and one from before does not take it away.
    visit.want(intent::ExportLedger{});
    other.session.file_read(visit.platform.file_content);
    CHECK(other.model().results == visit.model().results);
    CHECK(Visit(other.platform).model().results == visit.model().results);
    other.session.file_read(before);
    CHECK(other.model().results == visit.model().results);
}

TEST_CASE("the review of another end of the game, or of a game without a result, is not written down") {
    Visit visit;
    visit.start(2, 1);
    finish(visit);
    const int points = visit.model().results.front().own_points();
    for (int undone = 0; undone < 20; ++undone) {
        visit.want(intent::Undo{});
        visit.want(intent::AnswerYes{});
    }
    visit.play([](const ActionList& legal) { return legal[0]; }, [] { return false; });
    REQUIRE(score(visit.state(), 0).total() != points);
    review(visit);
    CHECK(visit.model().results.front().own_points() == points);
    CHECK_FALSE(visit.model().results.front().review);
    visit.want(intent::OpenShare{});
    Visit guest;
    guest.session.link_arrived(visit.model().link);
    REQUIRE(guest.model().screen == ui::Screen::end);
    review(guest);
    CHECK(guest.model().results.empty());
}

TEST_CASE("a bad copy is refused with its reason and changes nothing") {
    Visit visit;
    visit.start(1, 1);
    finish(visit);
    visit.want(intent::ExportLedger{});
    std::string copy = visit.platform.file_content;
    copy.replace(copy.find("\"module\":1"), 10, "\"module\":9");
    Visit other;
    other.session.file_read(copy);
    CHECK(other.model().results.empty());
    CHECK(other.model().notice.kind == ui::Notice::Kind::error);
    CHECK(other.model().notice.text == say(Text::fault_out_of_range));
}

TEST_CASE("the ledger is erased only after a yes") {
    Visit visit;
    visit.start(1, 1);
    finish(visit);
    visit.want(intent::EraseLedger{});
    CHECK(visit.model().notice.kind == ui::Notice::Kind::erase_ledger);
    visit.want(intent::AnswerNo{});
    CHECK(visit.model().results.size() == 1);
    visit.want(intent::EraseLedger{});
    visit.want(intent::AnswerYes{});
    CHECK(visit.model().results.empty());
    CHECK(visit.platform.results.empty());
}
