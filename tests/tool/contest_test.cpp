#include "tool/arena/contest.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <fstream>

#include "captured.hpp"
#include "tool/arena/contest_report.hpp"

using namespace tavern;

namespace {

Contest played(ComputerPlayer one, ComputerPlayer other, std::uint64_t seed, ContestKind kind = ContestKind::match,
               bool counts_luck = false) {
    Contest contest{kind, {}, one, other, {}, {}};
    REQUIRE_FALSE(play(contest, {.first_seed = seed, .most = 3, .counts_luck = counts_luck}));
    return contest;
}

const Contest& sample_match() {
    static const Contest contest = played(ComputerPlayer::greedy, ComputerPlayer::random, 10);
    return contest;
}

/** The error of adding the second to the first. */
std::string refused(const Contest& second) {
    std::vector<Contest> contests{sample_match()};
    const auto wrong = merge(contests, second);
    REQUIRE(wrong);
    CHECK(contests.size() == 1);
    CHECK(json_of(contests[0]) == json_of(sample_match()));
    return wrong->detail;
}

/** The error of a line with a part replaced. */
Fault fault_between(const std::string& part, const std::string& other) {
    std::string line = json_of(sample_match()).write();
    const std::size_t at = line.find(part);
    REQUIRE(at != std::string::npos);
    const auto json = Json::read(line.replace(at, part.size(), other));
    REQUIRE(json);
    const auto contest = contest_from(*json);
    REQUIRE_FALSE(contest);
    CHECK_FALSE(contest.error().detail.empty());
    return contest.error().fault;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a result line says all that was counted") {
    for (const ContestKind kind : {ContestKind::match, ContestKind::tournament, ContestKind::seats}) {
        const Contest contest = played(ComputerPlayer::greedy, ComputerPlayer::random, 7, kind);
        const auto read = contest_from(*Json::read(json_of(contest).write()));
        REQUIRE(read);
        CHECK(json_of(*read) == json_of(contest));
        CHECK(read->totals.sets == contest.totals.sets);
        CHECK(read->totals.points_squared == contest.totals.points_squared);
        CHECK(read->totals.sides[1].times == contest.totals.sides[1].times);
        CHECK(read->totals.sides[1].points == contest.totals.sides[1].points);
    }
    const Contest lucky = played(ComputerPlayer::greedy, ComputerPlayer::random, 7, ContestKind::match, true);
    const auto read = contest_from(*Json::read(json_of(lucky).write()));
    REQUIRE(read);
    CHECK(read->totals.points.raw == lucky.totals.points.raw);
    CHECK(read->totals.points.adjusted == lucky.totals.points.adjusted);
    CHECK(read->totals.points.adjusted != read->totals.points.raw);
    CHECK(read->totals.shares.adjusted_squared == lucky.totals.shares.adjusted_squared);
}

TEST_CASE("results that do not belong together are refused with the reason") {
    Contest other = played(ComputerPlayer::greedy, ComputerPlayer::random, 20);
    other.setup.module = 2;
    CHECK(holds(refused(other), "different set-ups"));
    CHECK(holds(refused(played(ComputerPlayer::random, ComputerPlayer::greedy, 20)), "different players"));
    CHECK(holds(refused(played(ComputerPlayer::greedy, ComputerPlayer::random, 20, ContestKind::tournament)), "kinds"));
    CHECK(holds(refused(played(ComputerPlayer::greedy, ComputerPlayer::random, 12)), "twice: seeds 10..12 and 12..14"));
    CHECK(holds(refused(played(ComputerPlayer::greedy, ComputerPlayer::random, 8)), "twice"));
    CHECK(
        holds(refused(played(ComputerPlayer::greedy, ComputerPlayer::random, 20, ContestKind::match, true)), "--luck"));
    std::vector<Contest> contests{sample_match()};
    CHECK_FALSE(merge(contests, played(ComputerPlayer::greedy, ComputerPlayer::random, 13)));
    CHECK(contests[0].seeds.size() == 1);
    CHECK_FALSE(merge(contests, played(ComputerPlayer::greedy, ComputerPlayer::random, 30)));
    CHECK(contests[0].seeds.size() == 2);
}

TEST_CASE("lines that are no results are refused with the reason") {
    CHECK(fault_between("\"match\"", "\"fight\"") == Fault::unknown_name);
    CHECK(fault_between("\"rules\":" + std::to_string(rules_revision), "\"rules\":999") == Fault::newer_revision);
    CHECK(fault_between("\"module\":1", "\"module\":9") == Fault::out_of_range);
    CHECK(fault_between("\"random\"", "\"nobody\"") == Fault::unknown_name);
    CHECK(fault_between("[10,12]", "[10]") == Fault::wrong_type);
    CHECK(fault_between("[10,12]", "[12,10]") == Fault::out_of_range);
    CHECK(fault_between("\"games\":6", "\"games\":-6") == Fault::out_of_range);
    CHECK(fault_between("\"wins\":", "\"gains\":") == Fault::missing_field);
    CHECK(fault_between("\"sittings\":6", "\"sittings\":0") == Fault::out_of_range);
    CHECK(fault_between("\"sets\":3", "\"sets\":0") == Fault::out_of_range);
    CHECK(fault_between("\"sets\":[[", "\"sets\":[[999,1],[") == Fault::out_of_range);
}

TEST_CASE("files are written, read and merged") {
    const std::string first = "contest_test_first.json";
    const std::string second = "contest_test_second.json";
    const Contest later = played(ComputerPlayer::greedy, ComputerPlayer::random, 13);
    REQUIRE_FALSE(write_contests(first, {sample_match()}));
    REQUIRE_FALSE(write_contests(second, {later}));
    Contest sum = sample_match();
    REQUIRE_FALSE(merge(sum, later));
    const auto read = read_contests({first, second});
    REQUIRE(read);
    REQUIRE(read->size() == 1);
    CHECK(json_of((*read)[0]) == json_of(sum));
    const auto twice = read_contests({first, first});
    REQUIRE_FALSE(twice);
    CHECK(holds(twice.error().detail, first + ", line 1: "));
    std::ofstream(second, std::ios::app) << "no result\n";
    CHECK(read_contests({second}).error().fault == Fault::not_json);
    CHECK(holds(read_contests({second}).error().detail, ", line 2: "));
    std::remove(first.c_str());
    std::remove(second.c_str());
    CHECK(read_contests({first}).error().fault == Fault::cannot_read_file);
    CHECK(write_contests("no/such/folder/file", {later}).has_value());
}

TEST_CASE("a file that cannot be written is refused before the games") {
    for (const Words& words :
         {Words{"match", "random", "random", "--pairs", "1"}, Words{"seats", "random", "--games", "1"},
          Words{"tournament", "random", "greedy", "--pairs", "1"}}) {
        Words with_file = words;
        with_file.insert(with_file.end(), {"--jobs", "1", "--out", "no/such/folder/file"});
        const Ran ran = captured(run_tool, with_file);
        CHECK(ran.code == wrong_input);
        CHECK(ran.out.empty());
        CHECK(ran.errors == "tavern: no/such/folder/file: cannot be written\n");
    }
}

TEST_CASE("a file without results is named, and so is a folder") {
    const std::string full = "contest_test_full.json";
    const std::string empty = "contest_test_empty.json";
    REQUIRE_FALSE(write_contests(full, {sample_match()}));
    REQUIRE_FALSE(write_contests(empty, {}));
    CHECK(read_contests({full, empty}).error().detail == empty + ": holds no results");
    CHECK(read_contests({full, "."}).error().detail == ".: holds no results");
    std::remove(full.c_str());
    std::remove(empty.c_str());
}

TEST_CASE("a tournament's lines add up by players") {
    std::vector<Contest> contests;
    for (const std::uint64_t seed : {0U, 3U}) {
        REQUIRE_FALSE(
            merge(contests, played(ComputerPlayer::greedy, ComputerPlayer::random, seed, ContestKind::tournament)));
        REQUIRE_FALSE(
            merge(contests, played(ComputerPlayer::novice, ComputerPlayer::random, seed, ContestKind::tournament)));
    }
    REQUIRE(contests.size() == 2);
    CHECK(contests[1].totals.games == 12);
    CHECK(merge(contests, sample_match()).has_value());
    const std::string text = tournament_report(contests, false);
    CHECK(holds(text, "\nrandom     0          0..0"));
    CHECK(holds(text, "\nnovice "));
    const std::string json = tournament_report(contests, true);
    CHECK(holds(json, R"("player":"random","elo":0.0,"interval":[0.0,0.0])"));
    // All matches have the same chance.
    CHECK_FALSE(holds(json, "points-reach"));
}

TEST_CASE("in a tournament of four, three equal players share the first places that the one left") {
    Contest contest = played(ComputerPlayer::greedy, ComputerPlayer::random, 0, ContestKind::tournament);
    contest.setup.players = 4;
    contest.totals.sets = {};
    contest.totals.sets[3 * whole_win] = 1;
    const std::string text = tournament_report({contest}, false);
    CHECK(holds(text, " -          0.083 "));
    CHECK(holds(text, " 0.750      - "));
}

TEST_CASE("a tournament whose matches leave some players apart has no ratings") {
    const std::string file = "tournament-of-two-halves.jsonl";
    const Contest low = played(ComputerPlayer::greedy, ComputerPlayer::random, 10, ContestKind::tournament);
    Contest high = low;
    high.one = ComputerPlayer::novice;
    high.other = ComputerPlayer::homely;
    REQUIRE_FALSE(write_contests(file, {low, high}));
    CHECK(read_contests({file}).error().fault == Fault::missing_field);
    Contest between = low;
    between.other = ComputerPlayer::homely;
    REQUIRE_FALSE(write_contests(file, {low, high, between}));
    CHECK(read_contests({file}));
    std::remove(file.c_str());
}

TEST_CASE("reports give the figures") {
    Contest contest;
    contest.one = ComputerPlayer::steady;
    contest.seeds = {{0, 97}};
    contest.totals.games = 196;
    contest.totals.sets[0] = contest.totals.sets[24] = 49;
    Side& side = contest.totals.sides[0];
    side.sittings = 196;
    side.wins = 98;
    side.points = {196, 392, 0, 98, 1960};
    side.sets = 98;
    side.points_squared = 98 * (27 * 27 + 97);
    contest.totals.sides[1].sets = 98;
    contest.totals.sides[1].sittings = 196;
    const std::string json = match_report(contest, Test(), true);
    CHECK(holds(json, R"("score":0.50000,"score-interval":[0.40200,0.59800],"elo":0.0,"interval":[-69.0,69.0],)"));
    CHECK(holds(json, R"("games":196,"sets":98,"wins":98,"shared":0,"losses":98,)"));
    CHECK(holds(json, R"("sides":[{"points":13.500,)"));
    CHECK(holds(json, R"("guests":1.000,"staff":2.000,"nobles":0.000,"schnapps":0.500,"reputation":10.000,)"));
    CHECK(holds(json, R"("points-reach":0.980})"));
    CHECK(holds(json, R"("ratio":-3.924,"bounds":[-2.944,2.944],"verdict":"elo0"})"));
    const std::string text = match_report(contest, Test(), false);
    CHECK(holds(text, "steady against random, 2 players, module 1, north-star, together\n"));
    CHECK(holds(text, "Elo             +0, 95 %: -69..+69\n"));

    contest.kind = ContestKind::seats;
    side.firsts = 98 * whole_win;
    side.firsts_squared = side.firsts * whole_win;
    contest.totals.sides[1] = side;
    CHECK(holds(seats_report(contest, true), R"("share":0.50000,"share-interval":[0.43036,0.56964])"));
    CHECK(holds(seats_report(contest, true), R"("farthest-from-share":0.00000)"));
}
