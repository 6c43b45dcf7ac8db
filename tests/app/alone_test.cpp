// Playing alone for points: the deal of the day, and the own best that the page keeps.
#include "record/alone.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "fake_platform.hpp"
#include "narration/result.hpp"

using namespace tavern;
using namespace tavern::app;

namespace {

int points_of(const Visit& visit) {
    return score(visit.state(), 0).total();
}

/** Plays to the end with the first or the last legal action, which makes games of different points. */
void finish(Visit& visit, bool first) {
    int decisions = 0;
    visit.play([&](const ActionList& legal) { return legal[first && ++decisions < 500 ? 0 : legal.size() - 1]; },
               [] { return false; });
    REQUIRE(visit.model().screen == ui::Screen::end);
}

}  // namespace

TEST_CASE("the deal of the day begins with the date's set-up and seed, alone") {
    Visit visit;
    CHECK(visit.model().today == Date{2026, 11, 18});
    visit.want(intent::StartDaily{});
    REQUIRE(visit.model().screen == ui::Screen::table);
    const Record& record = visit.model().game->record();
    CHECK(record.seed == 20261118);
    CHECK(record.setup() == daily_deal({2026, 11, 18}).setup);
    CHECK(record.innkeepers == default_innkeepers(record.setup()));
    CHECK(date_of_deal(record) == Date{2026, 11, 18});

    visit.platform.date = {2026, 11, 19};
    visit.want(intent::ToTitle{});
    CHECK(visit.model().today == Date{2026, 11, 19});
    visit.want(intent::StartDaily{});
    CHECK(visit.model().game->record().seed == 20261119);
}

TEST_CASE("nobody but the person is asked, and no curtain falls when one plays alone") {
    Visit visit;
    visit.start(1, 5);
    bool curtain = false;
    bool draft = false;
    visit.play([](const ActionList& legal) { return legal[legal.size() - 1]; },
               [&] {
                   curtain = curtain || visit.model().curtain;
                   draft = draft || visit.state().phase == Phase::draft;
                   return false;
               });
    CHECK(visit.model().screen == ui::Screen::end);
    CHECK_FALSE(curtain);
    CHECK_FALSE(draft);
}

/** Without the numbers that captions count. */
std::map<std::string, int> points_kept(const Visit& visit) {
    std::map<std::string, int> kept;
    for (const auto& [of, points] : visit.platform.bests)
        if (of.rfind("deed-", 0) != 0) kept[of] = points;
    return kept;
}

TEST_CASE("the own best is kept by module, and the higher one stays") {
    Visit visit;
    visit.start(1, 3, "7");
    finish(visit, false);
    const int first = points_of(visit);
    CHECK(visit.model().own_best.counted);
    CHECK_FALSE(visit.model().own_best.of_module);
    CHECK(points_kept(visit) == std::map<std::string, int>{{"module-3", first}});

    visit.start(1, 3, "7");
    CHECK_FALSE(visit.model().own_best.counted);
    CHECK(visit.model().own_best.of_module == first);
    finish(visit, true);
    const int second = points_of(visit);
    CHECK(second != first);
    CHECK(visit.model().own_best.of_module == first);  // before this game, to be compared with
    CHECK(visit.platform.bests.at("module-3") == std::max(first, second));

    Visit later(visit.platform);
    later.start(1, 3, "8");
    CHECK(later.model().own_best.of_module == std::max(first, second));
    later.start(1, 2, "8");
    CHECK_FALSE(later.model().own_best.of_module);
}

TEST_CASE("the deal of the day keeps its own best with its date") {
    Visit visit;
    visit.want(intent::StartDaily{});
    CHECK_FALSE(visit.model().best_today);
    finish(visit, false);
    const int points = points_of(visit);
    CHECK(points_kept(visit) == std::map<std::string, int>{{"2026-11-18", points}, {"module-3", points}});
    CHECK(visit.model().best_today == points);
    visit.want(intent::SameDealAgain{});
    CHECK(visit.model().own_best.of_deal == points);
    visit.platform.date = {2026, 11, 19};
    visit.want(intent::ToTitle{});
    CHECK_FALSE(visit.model().best_today);
}

TEST_CASE("a game taken up again from storage counts when it is finished here") {
    Visit visit;
    visit.want(intent::StartDaily{});
    visit.play_some(3);
    Visit later(visit.platform);
    later.want(intent::Resume{});
    finish(later, false);
    CHECK(later.platform.bests.count("2026-11-18") == 1);
}

TEST_CASE("games by others, of several players or by the computer make no own best") {
    Visit friends;
    friends.start(1, 1);
    finish(friends, false);
    friends.want(intent::OpenShare{});
    Visit visit;
    visit.session.link_arrived(friends.model().link);
    REQUIRE(visit.model().screen == ui::Screen::end);
    CHECK(points_kept(visit).empty());
    CHECK_FALSE(visit.model().own_best.counted);

    visit.start(2, 1);
    finish(visit, false);
    CHECK(points_kept(visit).empty());
}

/** The first result that a device keeps. */
GameResult only_result(const Visit& visit) {
    REQUIRE(visit.model().results.size() == 1);
    return visit.model().results[0];
}

TEST_CASE("a result reached with hints says so, and makes no own best") {
    Visit visit;
    visit.want(intent::StartDaily{});
    visit.play_some(3);
    visit.want(intent::AskHint{});
    visit.want(intent::CloseHint{});
    // Also after a reload, and after going on from an earlier moment.
    Visit later(visit.platform);
    later.want(intent::Resume{});
    CHECK(later.model().game->record().hinted);
    later.want(intent::PlayOnFrom{1});
    CHECK(later.model().game->record().hinted);
    finish(later, false);
    CHECK(only_result(later).hinted);
    CHECK(points_kept(later).empty());
    CHECK_FALSE(later.model().own_best.counted);
    CHECK_FALSE(later.model().best_today);
    later.want(intent::CopyResult{});
    CHECK(later.platform.clipboard.find("(with hints)") != std::string::npos);
    // A new game begins without.
    later.want(intent::SameDealAgain{});
    CHECK_FALSE(later.model().game->record().hinted);
    later.want(intent::ToTitle{});
    CHECK(std::any_of(later.model().saves.begin(), later.model().saves.end(),
                      [](const ui::SaveEntry& save) { return save.over && save.hinted; }));
}

TEST_CASE("links and files of a game say that it was played with hints") {
    Visit visit;
    visit.want(intent::StartDaily{});
    visit.play_some(3);
    visit.want(intent::OpenShare{});
    CHECK(visit.model().link.find("&hints") == std::string::npos);
    visit.want(intent::AskHint{});
    visit.want(intent::CloseHint{});
    visit.want(intent::OpenShare{});
    visit.want(intent::ExportGame{});
    for (const std::string& game : {visit.model().link, visit.model().position_link, visit.platform.file_content}) {
        Visit other;
        other.session.link_arrived(game);
        CHECK(other.model().game->record().hinted);
    }
    // A moment's address keeps it as well.
    visit.want(intent::LookBack{1});
    CHECK(visit.platform.fragment.find("&at=1&hints") != std::string::npos);
}

TEST_CASE("the deal of the day ends with a line for others who play it") {
    Visit visit;
    visit.want(intent::StartDaily{});
    finish(visit, false);
    visit.want(intent::CopyResult{});
    const int points = points_of(visit);
    const int rank = alone_rank(3, points);
    std::string stars;
    for (int star = 1; star <= 5; ++star) stars += star <= rank ? "★" : "☆";
    const std::string name(rank_name(rank));
    CHECK(visit.platform.clipboard ==
          "Taverns of the Deep Valley, deal of the day 2026-11-18: " + std::to_string(points) + " points, " + name +
              " " + stars + "\nhttps://example.org/inn/");
    CHECK_FALSE(only_result(visit).hinted);
}
