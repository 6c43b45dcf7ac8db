// Making, checking and rating problems, and the pack that the page ships.
#include <doctest/doctest.h>

#include <set>

#include "record/dealer.hpp"
#include "tool/problems/all_lines.hpp"
#include "tool/problems/make_problems.hpp"

using namespace tavern;
using problems::Goal;
using problems::PackLine;

namespace {

const std::string pack_path = std::string(TAVERNS_SOURCE_FOLDER) + "/assets/problems/pack.txt";

State first_planning(std::uint64_t seed) {
    Setup setup;
    setup.players = 1;
    setup.planning = Planning::own_turn;
    State state = new_game(setup);
    Dealer dealer(seed);
    Effects effects;
    while (question(state) != Question::plan) {
        effects.clear();
        apply_legal(state,
                    actor(state).kind == ActorKind::chance ? dealer.deal(state) : Action(ActionKind::keep_guests),
                    effects);
    }
    return state;
}

}  // namespace

TEST_CASE("the solution is worth as much as the best of all legal lines") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        for (const Goal goal : {Goal::most_points, Goal::noble_and_tile}) {
            const problems::Problem problem{first_planning(seed), goal};
            const auto best = problems::best_of_all_lines(problem, 100'000);
            REQUIRE(best);
            CHECK(solve(problem).best().worth == *best);
        }
    CHECK_FALSE(problems::best_of_all_lines({first_planning(0), Goal::most_points}, 10));
}

TEST_CASE("the bonus of a guest recruited last makes the theme of a problem") {
    problems::Problem problem{first_planning(1), Goal::best_turn};
    problem.state.phase = Phase::serving;
    problem.state.row[1].guest = Card::guest_6_monastery;  // refilled from the deck
    problem.state.players[0].beer = 20;
    problems::Solution solution;
    solution.lines.push_back({{Action(ActionKind::recruit, 1), Action(ActionKind::end_turn)}});
    const std::vector<problems::Theme> themes = themes_of(problem, solution);
    CHECK(std::find(themes.begin(), themes.end(), problems::Theme::monastery) != themes.end());
}

TEST_CASE("the lines of a pack name their faults") {
    const problems::Problem problem{first_planning(1), Goal::most_points};
    const std::string text = text_of(PackLine{problem, 1240, problems::Theme::brewer});
    const auto line = problems::read_pack_line(text);
    REQUIRE(line);
    CHECK(text_of(*line) == text);
    const std::string link = link_of(problem);
    CHECK(problems::read_pack_line(link).error().fault == tavern::Fault::missing_field);
    CHECK(problems::read_pack_line(link + " easy brewer").error().fault == tavern::Fault::wrong_type);
    CHECK(problems::read_pack_line(link + " 1240 beer").error().fault == tavern::Fault::unknown_name);
    CHECK(problems::read_pack_line("r" + text).error().fault == tavern::Fault::not_a_link);
    CHECK(problems::read_pack(".").error().detail == ".: holds no problems");
    CHECK(problems::read_pack("nowhere").error().fault == tavern::Fault::cannot_read_file);
}

TEST_CASE("the same seeds make the same problems, and they hold") {
    const auto made = [] {
        std::vector<PackLine> lines;
        problems::make_problems(problems::Made::proved, 0, 6, 2, [&](const PackLine& line) { lines.push_back(line); });
        return lines;
    };
    const auto lines = made();
    const auto again = made();
    CHECK(!lines.empty());
    REQUIRE(lines.size() == again.size());
    for (std::size_t index = 0; index < lines.size(); ++index) {
        CHECK(text_of(lines[index]) == text_of(again[index]));
        // Play-outs would take many seconds.
        if (lines[index].problem.goal == Goal::most_points) CHECK_FALSE(problems::fault_of(lines[index].problem));
    }
}

TEST_CASE("a problem whose solution is not proved, nor far enough ahead, does not hold") {
    CHECK(problems::fault_of({first_planning(1), Goal::best_turn}));
}

TEST_CASE("best turns are made of late rounds, and lead in play-outs by two points and four errors" *
          doctest::test_suite("slow")) {
    std::vector<PackLine> lines;
    problems::make_problems(problems::Made::judged, 3120, 40, 1, [&](const PackLine& line) { lines.push_back(line); });
    CHECK_FALSE(lines.empty());
    for (const PackLine& line : lines) {
        CHECK(line.problem.goal == Goal::best_turn);
        CHECK(line.problem.state.round >= 5);
        CHECK(line.problem.state.round < components::rounds);
        const problems::Solution solution = problems::solve(line.problem);
        CHECK(solution.tempting > 0);
        CHECK(solution.margin >= 2 * a_point);
        CHECK(solution.margin >= 4 * solution.error);
    }
}

TEST_CASE("the pack of the page has enough problems of every theme, each once, the easiest first") {
    const auto pack = problems::read_pack(pack_path);
    REQUIRE_MESSAGE(pack, pack.error().detail);
    CHECK(pack->size() >= 400);
    std::array<int, problems::themes> of_theme{};
    std::set<std::string> links;
    int before = 0;
    for (const PackLine& line : *pack) {
        ++of_theme[static_cast<std::size_t>(line.theme)];
        links.insert(link_of(line.problem));
        CHECK(line.rating >= before);
        before = line.rating;
    }
    CHECK(links.size() == pack->size());
    for (const int problems_of_it : of_theme) CHECK(problems_of_it >= 20);
}
