#include "problems/solution.hpp"

#include <doctest/doctest.h>

#include "problems/measure.hpp"
#include "record/dealer.hpp"

using namespace tavern;
using problems::Goal;
using problems::solve;

namespace {

State at_question(Setup setup, Question wanted, std::uint64_t seed = 1) {
    setup.planning = Planning::own_turn;
    State state = new_game(setup);
    Dealer dealer(seed);
    Effects effects;
    ActionList legal;
    while (question(state) != wanted) {
        legal_actions(state, legal);
        effects.clear();
        apply_legal(state, actor(state).kind == ActorKind::chance ? dealer.deal(state) : legal[0], effects);
    }
    return state;
}

/** A turn of one player with these goods and no dice. */
State with_goods(int thalers, int beer) {
    Setup setup;
    setup.players = 1;
    State state = at_question(setup, Question::plan);
    Player& player = state.players[0];
    player.white.clear();
    player.own.clear();
    player.thalers = static_cast<std::uint8_t>(thalers);
    player.beer = static_cast<std::uint8_t>(beer);
    return state;
}

const Action end_turn(ActionKind::end_turn);
const Action ready(ActionKind::ready);
const Action two_nobles(ActionKind::recruit_nobles, 2);
const Action one_noble(ActionKind::recruit_nobles, 1);

}  // namespace

TEST_CASE("fourteen beer bring two nobles, 20 points; one noble is half of that") {
    // Section 4 F: 9, 14 or 18 beer for 1, 2 or 3 nobles.
    const problems::Problem problem{with_goods(0, 14), Goal::most_points};
    const problems::Solution solution = solve(problem);
    CHECK(solution.proved);
    CHECK(solution.nothing == 0);
    CHECK(solution.best().worth == 2000);
    CHECK(solution.best().actions == std::vector{ready, two_nobles, end_turn});
    CHECK(grade(problem, solution, {ready, two_nobles}, 0).stars == 3);
    CHECK(grade(problem, solution, {ready, two_nobles, end_turn}, 1).stars == 2);
    CHECK(grade(problem, solution, {ready, two_nobles, end_turn}, 4).stars == 0);
    CHECK(grade(problem, solution, {ready, one_noble, end_turn}, 0).worth == 1000);
    CHECK(grade(problem, solution, {ready, one_noble, end_turn}, 0).stars == 0);
    CHECK(grade(problem, solution, {}, 0).stars == 0);
    CHECK(grade(problem, solution, {one_noble}, 0).worth == 0);  // not before ready
}

TEST_CASE("a noble and a tile: the noble that comes with the tile does not count") {
    const problems::Problem problem{with_goods(6, 9), Goal::noble_and_tile};
    const problems::Solution solution = solve(problem);
    CHECK(solution.proved);
    CHECK(solution.best().worth == 200);
    CHECK(grade(problem, solution, {ready, one_noble, end_turn}, 0).worth == 0);  // one noble, no tile
    CHECK(grade(problem, solution, {ready, act::upgrade(Tile::safe, 0), end_turn}, 0).worth == 100);
    CHECK(grade(problem, solution, {ready, act::upgrade(Tile::safe, 0), one_noble}, 0).stars == 3);
}

TEST_CASE("while serving, the best turn moves a die that lies badly") {
    // Eight beer, and a die on the cashbox: moved to the barrel it brings the ninth, and so a noble.
    State state = with_goods(0, 8);
    state.players[0].white.add(2);
    Effects effects;
    apply_legal(state, act::place(2, Space::cashbox), effects);
    apply_legal(state, ready, effects);
    const problems::Problem problem{state, Goal::most_points};
    const problems::Solution solution = solve(problem);
    CHECK(solution.proved);
    CHECK(solution.best().worth == 1000);
    CHECK(solution.best().actions.front() == act::move(2, Space::cashbox, Space::barrel));
    CHECK(solution.tempting == 1);
    CHECK(solution.lines[1].worth < 1000);
}

TEST_CASE("a turn in another evening has the same player and the same actions") {
    for (const int players : {1, 2, 3, 4})
        for (int start = 0; start < players; ++start) {
            Setup setup;
            setup.players = static_cast<std::uint8_t>(players);
            setup.start_player = static_cast<std::uint8_t>(start);
            const State state = at_question(setup, Question::plan);
            for (int round = 1; round <= components::rounds; ++round)
                CHECK(actor(problems::in_evening(state, round)).seat == actor(state).seat);
        }
}

TEST_CASE("of a choice all answers are known, and each has its grade") {
    Setup setup;
    setup.players = 2;
    const problems::Problem pick{at_question(setup, Question::take_die), Goal::pick_die};
    const problems::Solution solution = solve(pick);
    ActionList legal;
    legal_actions(pick.state, legal);
    CHECK(solution.lines.size() == static_cast<std::size_t>(legal.size()));
    for (const problems::Line& line : solution.lines) {
        CHECK(line.worth <= solution.best().worth);
        CHECK(grade(pick, solution, line.actions, 0).worth == line.worth);
    }
    CHECK(solution.nothing == solution.lines.back().worth);

    const problems::Problem over{at_question(setup, Question::start_over), Goal::keep_or_start_over};
    const problems::Solution choice = solve(over);
    CHECK(choice.lines.size() == 2);
    CHECK(choice.error > 0);
    CHECK(grade(over, choice, choice.best().actions, 0).stars == 3);
    CHECK(grade(over, choice, choice.lines[1].actions, 0).stars == 0);
}
