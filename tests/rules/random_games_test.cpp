// Random games over all set-ups, in parts so that the cores share them; ci/nightly plays 20,000. For a single part:
// tests --test-case='random games part 1*'; TAVERNS_RANDOM_GAMES sets the number of games of all parts together.
#include "random_games.hpp"

#include <doctest/doctest.h>

#include <string>

#include "../how_many.hpp"
#include "plain_legality.hpp"

namespace {

using namespace tavern;

constexpr std::uint64_t parts = 4;

const auto all_games = static_cast<std::uint64_t>(how_many("TAVERNS_RANDOM_GAMES", 480));  // twice every set-up

/** Plays every parts-th game; a Broken becomes a failure with the game's name. */
void play_part(std::uint64_t part) {
    random_games::Extremes extremes;
    for (std::uint64_t number = part - 1; number < all_games; number += parts) {
        const random_games::Plan plan = random_games::plan_of_game(number);
        try {
            random_games::play(plan, extremes);
        } catch (const invariants::Broken& broken) {
            FAIL(random_games::describe(plan), ": ", std::string(broken.what()));
        }
    }
    // Games stay far below the capacities; a capacity that they approach should grow.
    CHECK(extremes.legal < ActionList::capacity / 2);
    CHECK(extremes.tasks < max_tasks / 2);
    CHECK(extremes.effects < Effects::capacity / 2);
    CHECK(extremes.games >= all_games / parts);
    MESSAGE(extremes.games, " games, ", extremes.states, " states; most in one game or state: ", extremes.decisions,
            " decisions, ", extremes.legal, " legal actions, ", extremes.tasks, " tasks, ", extremes.effects,
            " effects, ", extremes.tables, " tables taken");
}

}  // namespace

TEST_CASE("random games part 1 of 4") {
    play_part(1);
}
TEST_CASE("random games part 2 of 4") {
    play_part(2);
}
TEST_CASE("random games part 3 of 4") {
    play_part(3);
}
TEST_CASE("random games part 4 of 4") {
    play_part(4);
}

TEST_CASE("random games name the fault") {
    // The checks do fail: with a card too many, a missing effect, a wrong list.
    State state = new_game(Setup{});
    invariants::check_position(state, {});
    State richer = state;
    richer.players[0].discard.add(Card::noble);
    CHECK_THROWS_AS(invariants::check_position(richer, {}), invariants::Broken);
    CHECK_THROWS_AS(invariants::check_step(state, richer, Effects{}), invariants::Broken);
    State planning = state;
    planning.task_count = 0;
    planning.phase = Phase::planning;
    planning.players[0].white.add(1);
    ActionList legal;
    legal_actions(planning, legal);
    plain_legality::check(planning, legal);
    legal.clear();
    legal.push(act::of(ActionKind::ready));
    CHECK_THROWS_AS(plain_legality::check(planning, legal), invariants::Broken);
}
