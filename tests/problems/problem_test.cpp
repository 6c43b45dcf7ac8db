#include "problems/problem.hpp"

#include <doctest/doctest.h>

#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "record/link/link_frame.hpp"
#include "record/playout.hpp"
#include "rules/check_state.hpp"

using namespace tavern;
using problems::Goal;
using problems::open_problem;

namespace {

/** The moments of random games to which goals fit, of all modules and one or two players. */
template <class See>
void for_problems(int games, See see) {
    for (int number = 0; number < games; ++number) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(1 + number % 2);
        setup.module = static_cast<std::uint8_t>(1 + number % module_count);
        setup.planning = Planning::own_turn;
        State state = new_game(setup);
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        Dealer dealer(static_cast<std::uint64_t>(number));
        PlayoutSpace space;
        play_out(
            state, dealer, space,
            [&](const State& before, const ActionList& legal) {
                for (std::size_t goal = 0; goal < problems::goals; ++goal)
                    if (const auto problem = problems::problem_at(before, static_cast<Goal>(goal))) see(*problem);
                return legal[numbers.below(legal.size())];
            },
            [](const State&, Actor, Action) {});
    }
}

tavern::Fault why_refused(std::string_view link) {
    const auto opened = open_problem(link);
    REQUIRE_FALSE(opened);
    CHECK_FALSE(opened.error().detail.empty());
    return opened.error().fault;
}

}  // namespace

TEST_CASE("the link of a problem opens to the same problem, and as a game at its position") {
    int opened_links = 0;
    std::size_t longest = 0;
    for_problems(40, [&](const problems::Problem& problem) {
        const std::string link = link_of(problem);
        longest = std::max(longest, link.size());
        const auto opened = open_problem(link);
        REQUIRE(opened);
        CHECK(opened->state == problem.state);
        CHECK(opened->goal == problem.goal);
        CHECK(link_of(*opened) == link);
        CHECK(find_link("see " + link + ".")->link == link);
        CHECK(*open_link(link, 1)->record().position() == problem.state);
        ++opened_links;
    });
    CHECK(opened_links > 1000);
    CHECK(longest <= 300);
}

TEST_CASE("links of problems that say something else are refused with a reason") {
    Setup setup;
    setup.players = 1;
    State state = new_game(setup);
    Dealer dealer(1);
    Effects effects;
    while (question(state) != Question::plan) {
        effects.clear();
        apply_legal(state,
                    actor(state).kind == ActorKind::chance ? dealer.deal(state) : Action(ActionKind::keep_guests),
                    effects);
    }
    const problems::Problem problem = *problems::problem_at(state, Goal::most_points);
    const std::string link = link_of(problem);
    CHECK(why_refused(link.substr(0, link.size() - 3)) == tavern::Fault::truncated);
    CHECK(why_refused(position_link(state, default_innkeepers(setup))) == tavern::Fault::not_a_link);
    CHECK(why_refused("q1") == tavern::Fault::truncated);
    CHECK(why_refused("") == tavern::Fault::not_a_link);
    CHECK(why_refused(problem_link({problem.state, problems::goals})) == tavern::Fault::newer_version);
    CHECK(why_refused(problem_link({problem.state, static_cast<std::uint8_t>(Goal::pick_die)})) ==
          tavern::Fault::illegal_position);
    CHECK(why_refused(problem_link({new_game(setup), 0})) == tavern::Fault::illegal_position);
    State richer = problem.state;
    richer.nobles = 1;
    CHECK(why_refused(problem_link({richer, 0})) == tavern::Fault::illegal_position);
    // Planning together, others plan before the turn goes on.
    CHECK(why_refused(problem_link({state, 0})) == tavern::Fault::illegal_position);
    CHECK_FALSE(problems::problem_at(new_game(setup), Goal::most_points));
}

TEST_CASE("the link of a problem with any bit flipped is refused" * doctest::test_suite("slow")) {
    int number = 0;
    for_problems(10, [&](const problems::Problem& problem) {
        if (number++ % 97 != 0) return;
        std::string link = link_of(problem);
        for (std::size_t bit = 0; bit < link.size() * 8; ++bit) {
            const char before = link[bit / 8];
            link[bit / 8] = static_cast<char>(before ^ 1 << bit % 8);
            const auto opened = open_problem(link);
            if (opened || opened.error().detail.empty()) FAIL("bit ", bit, " of ", link);
            link[bit / 8] = before;
        }
    });
    CHECK(number > 500);
}
