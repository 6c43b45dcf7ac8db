#include "tool/arena/arena.hpp"

#include <doctest/doctest.h>

#include "../record/sample_games.hpp"
#include "record/dealer.hpp"
#include "record/notation.hpp"
#include "record/numbers/hash.hpp"
#include "tool/arena/contest.hpp"
#include "tool/arena/processes.hpp"
#include "tool/arena/statistics.hpp"

using namespace tavern;
using samples::setup_of;

namespace {

Contest played(ContestKind kind, const Setup& setup, std::uint64_t seed, long sets, int jobs) {
    Contest contest{kind, setup, ComputerPlayer::random, ComputerPlayer::greedy, {}, {}};
    REQUIRE_FALSE(play(contest, {.first_seed = seed, .most = sets, .jobs = jobs}));
    return contest;
}

/** As a result file, without times, which no two runs share. */
std::string counted(Contest contest) {
    for (Side& side : contest.totals.sides) {
        side.nanoseconds = side.slowest = 0;
        side.times = {};
    }
    return json_of(contest).write();
}

}  // namespace

TEST_CASE("mirrored games share all chance: against itself a player has exactly its share of every set") {
    for (const ComputerPlayer player : {ComputerPlayer::random, ComputerPlayer::greedy, ComputerPlayer::novice})
        for (int players = 2; players <= max_players; ++players)
            for (const int module : {1, 5}) {
                Totals totals;
                for (std::uint64_t seed = 0; seed < 4; ++seed)
                    REQUIRE_FALSE(play_mirrored(setup_of(players, module), player, player, seed, totals));
                CAPTURE(name_of(player));
                CAPTURE(players);
                CHECK(totals.games == 4 * players);
                CHECK(totals.sets[whole_win] == 4);
                CHECK(totals.sides[0].points_in_all() * (players - 1) == totals.sides[1].points_in_all());
            }
}

TEST_CASE("the error of points takes only sets for independent") {
    Totals totals;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        REQUIRE_FALSE(play_mirrored(setup_of(4, 1), ComputerPlayer::greedy, ComputerPlayer::greedy, seed, totals));
    // All games of a set are the same game, so the others' three seats know no more than the first side's one.
    CHECK(totals.sides[1].points_error() == doctest::Approx(totals.sides[0].points_error()));
    Totals alike;
    Mean points;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Totals game;
        REQUIRE_FALSE(play_alike(setup_of(4, 1), ComputerPlayer::greedy, seed, game));
        points.add(static_cast<double>(game.all_seats().points_in_all()) / 4);
        alike.add(game);
    }
    CHECK(alike.all_seats().points_error() == doctest::Approx(points.error()));
    CHECK(points.error() == doctest::Approx(totals.sides[0].points_error()));
}

TEST_CASE("games of other seeds differ") {
    Totals one;
    Totals other;
    REQUIRE_FALSE(play_alike(setup_of(2, 1), ComputerPlayer::greedy, 1, one));
    REQUIRE_FALSE(play_alike(setup_of(2, 1), ComputerPlayer::greedy, 2, other));
    CHECK(one.sides[0].points != other.sides[0].points);
}

TEST_CASE("the counts fit together") {
    Totals totals;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        REQUIRE_FALSE(play_mirrored(setup_of(3, 2), ComputerPlayer::greedy, ComputerPlayer::random, seed, totals));
    CHECK(totals.games == 90);
    CHECK(totals.sides[0].sittings == 90);
    CHECK(totals.sides[1].sittings == 180);
    CHECK(totals.sides[0].firsts + totals.sides[1].firsts == 90 * whole_win);
    CHECK(totals.sides[0].points_in_all() > totals.sides[1].points_in_all());
    std::int64_t timed = 0;
    for (const std::int32_t times : totals.sides[0].times) timed += times;
    CHECK(timed == totals.sides[0].decisions);
    CHECK(totals.sides[0].milliseconds_95() <= static_cast<double>(totals.sides[0].slowest) / 1e6 * 1.1);
    const Sample sample = Contest{ContestKind::match, setup_of(3, 2), {}, {}, {}, totals}.sample();
    CHECK(sample.count == 30);
    CHECK(sample.mean == doctest::Approx(static_cast<double>(totals.sides[0].firsts) / (90 * whole_win)));
}

TEST_CASE("a proposal that is not legal ends the game and is named") {
    const Seats seats{{ComputerPlayer::greedy, ComputerPlayer::steady}, {0, 1}};
    const auto ends = [&](Decide decides) {
        Totals totals;
        const auto wrong = play_game(setup_of(2, 1), seats, 77, totals, decides);
        REQUIRE(wrong);
        CHECK(wrong->fault == Fault::illegal_action);
        CHECK(totals.games == 0);
        return wrong->detail;
    };
    CHECK(ends([](ComputerPlayer player, const State& state, std::uint64_t seed) {
              return player == ComputerPlayer::steady ? std::vector<Action>{} : decide(player, state, seed);
          }) == "steady in the game of seed 77 proposes nothing");
    CHECK(ends([](ComputerPlayer player, const State& state, std::uint64_t seed) {
              // Again an action that is legal no more, or another's.
              std::vector<Action> actions = decide(player, state, seed);
              if (player == ComputerPlayer::steady) actions.push_back(actions.back());
              return actions;
          }).find("steady in the game of seed 77 ") == 0);
    CHECK(ends([](ComputerPlayer, const State&, std::uint64_t) {
              return std::vector<Action>(1);
          }).find("not legal: ") != std::string::npos);
}

TEST_CASE("a player can decide by another evaluation than its own" * doctest::test_suite("slow")) {
    const Setup setup = setup_of(2, 1);
    const auto firsts = [&](const Evaluation* tried) {
        Totals totals;
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            REQUIRE_FALSE(play_mirrored(setup, ComputerPlayer::short_sighted, ComputerPlayer::short_sighted, seed,
                                        totals, false, tried));
        return totals.sides[0].firsts;
    };
    // The mirrored games of equal players are the same game.
    CHECK(firsts(nullptr) == 3 * whole_win);
    CHECK(firsts(&evaluation(EvaluationKind::learned, setup)) == 3 * whole_win);
    // By one to which all is alike, it loses.
    const Evaluation blank{};
    CHECK(firsts(&blank) < whole_win);
}

TEST_CASE("one run, two runs merged and two processes count the same") {
    for (const ContestKind kind : {ContestKind::match, ContestKind::seats}) {
        const Contest whole = played(kind, setup_of(2, 1), 5, 20, 1);
        Contest merged = played(kind, setup_of(2, 1), 15, 10, 1);
        REQUIRE_FALSE(merge(merged, played(kind, setup_of(2, 1), 5, 10, 1)));
        CHECK(counted(merged) == counted(whole));
        CHECK(counted(played(kind, setup_of(2, 1), 5, 20, 2)) == counted(whole));
        CHECK(counted(played(kind, setup_of(2, 1), 5, 21, 2)) != counted(whole));
    }
}

TEST_CASE("a match ends after the set that is enough") {
    for (const int jobs : {1, 3}) {
        Contest contest{ContestKind::match, setup_of(2, 1), ComputerPlayer::random, ComputerPlayer::random, {}, {}};
        REQUIRE_FALSE(play(contest, {.first_seed = 100, .most = 1000, .jobs = jobs},
                           [](const Contest& so_far) { return so_far.totals.games >= 14; }));
        CHECK(contest.totals.games == 14);
        REQUIRE(contest.seeds.size() == 1);
        CHECK(contest.seeds[0].last == 106);
    }
}

TEST_CASE("records come in order from all processes, up to the one that cannot be made") {
    for (const int jobs : {1, 2, 5}) {
        std::vector<long> taken;
        const auto make = [](long number, void* record) {
            *static_cast<long*>(record) = number * number;
            return number != 40;
        };
        const auto take = [&](long number, const void* record) {
            CHECK(*static_cast<const long*>(record) == number * number);
            taken.push_back(number);
            return number != 60;
        };
        CHECK_FALSE(in_processes(jobs, 100, sizeof(long), make, take));
        CHECK(taken.size() == 40);
        taken.clear();
        CHECK(in_processes(jobs, 30, sizeof(long), make, take));
        CHECK(taken.size() == 30);
    }
}

TEST_CASE("the former legend plays as it did") {
    // A change of the search or a new training leaves this player as it is: it measures the change.
    std::uint64_t hash = 0;
    for (const int module : {1, 5}) {
        State state = new_game(setup_of(2, module));
        Dealer dealer(7);
        Effects effects;
        while (state.round < 2) {
            const bool chance = actor(state).kind == ActorKind::chance;
            const std::vector<Action> actions = chance ? std::vector<Action>{dealer.deal(state)}
                                                       : decide_in_arena(ComputerPlayer::legend_2026_11, state, 7);
            for (const Action action : actions) {
                for (const char letter : text_of(action)) hash = hash_with(hash, static_cast<unsigned char>(letter));
                effects.clear();
                REQUIRE_FALSE(apply(state, action, effects).has_value());
            }
        }
    }
    CHECK(hash == 17769346523481032749U);
}

TEST_CASE("results come with and without luck, and add up") {
    Setup setup;
    Totals one;
    Totals both;
    REQUIRE_FALSE(play_mirrored(setup, ComputerPlayer::greedy, ComputerPlayer::random, 1, one, true));
    REQUIRE_FALSE(play_mirrored(setup, ComputerPlayer::greedy, ComputerPlayer::random, 1, both, true));
    REQUIRE_FALSE(play_mirrored(setup, ComputerPlayer::greedy, ComputerPlayer::random, 2, both, true));
    CHECK(both.points.sets == 2);
    CHECK(one.points.raw ==
          units_of_points * (one.sides[0].points_in_all() - one.sides[1].points_in_all()) / setup.players);
    CHECK(one.points.adjusted != one.points.raw);
    CHECK(one.points.adjusted_squared == one.points.adjusted * one.points.adjusted);
    CHECK(one.shares.raw == units_of_shares * one.sides[0].firsts / whole_win / setup.players);
    Totals without;
    REQUIRE_FALSE(play_mirrored(setup, ComputerPlayer::greedy, ComputerPlayer::random, 1, without));
    CHECK(without.points.sets == 0);
    CHECK(without.sides[0].points_in_all() == one.sides[0].points_in_all());
}
