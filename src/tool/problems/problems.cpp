#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "record/dealer.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "record/numbers/sort_by.hpp"
#include "tool/commands.hpp"
#include "tool/decimal.hpp"
#include "tool/problems/make_problems.hpp"
#include "tool/trace.hpp"

namespace tavern {
namespace {

using problems::PackLine;

int make(Options& options) {
    const auto games = static_cast<long>(options.number("--games", 1000, 1, 100'000'000));
    const auto each = static_cast<int>(options.number("--each", 60, 1, 100'000));
    const std::uint64_t seed = first_seed(options, games);
    if (options.error()) return refuse_usage(problems_command, options);
    const auto what = options.has("--best-turns") ? problems::Made::judged : problems::Made::proved;
    problems::make_problems(what, seed, games, each, [](const PackLine& line) {
        print(text_of(line) + "\n");
        std::fflush(stdout);
    });
    return done;
}

int check(Options& options, const std::vector<PackLine>& pack) {
    const auto every = static_cast<std::size_t>(options.number("--every", 1, 1, 100'000));
    if (options.error()) return refuse_usage(problems_command, options);
    const bool keeps = options.has("--keep");
    std::array<int, problems::themes> of_theme{};
    int checked = 0;
    int wrong = 0;
    for (std::size_t index = 0; index < pack.size(); index += every, ++checked) {
        if (const auto fault = problems::fault_of(pack[index].problem)) {
            ++wrong;
            const std::string line = text_of(pack[index]) + ": " + *fault + "\n";
            std::fwrite(line.data(), 1, line.size(), stderr);
            continue;
        }
        ++of_theme[static_cast<std::size_t>(pack[index].theme)];
        if (keeps) print(text_of(pack[index]) + "\n");
        std::fflush(stdout);
    }
    if (keeps) return done;
    print(std::to_string(checked - wrong) + " of " + std::to_string(checked) + " hold:");
    for (std::size_t theme = 0; theme < problems::themes; ++theme)
        print(" " + std::string(problems::theme_names[theme]) + " " + std::to_string(of_theme[theme]));
    print("\n");
    return wrong == 0 ? done : wrong_input;
}

/** Rates the problems and prints them, the easiest first. */
int rate(Options& options, std::vector<PackLine> pack) {
    const auto tries = static_cast<int>(options.number("--tries", 12, 1, 1000));
    const std::uint64_t seed = first_seed(options, tries);
    if (options.error()) return refuse_usage(problems_command, options);
    for (PackLine& line : pack) line.rating = rate(line.problem, solve(line.problem), seed, tries).rating;
    sort_by(pack, [](const PackLine& line) { return line.rating; });
    for (const PackLine& line : pack) print(text_of(line) + "\n");
    return done;
}

/** Ranks from 0 on; equal numbers share the mean of theirs. */
std::vector<double> ranks_of(const std::vector<std::int64_t>& numbers) {
    const auto order = order_of(numbers);
    std::vector<double> ranks(numbers.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && numbers[order[last + 1]] == numbers[order[first]]) ++last;
        for (std::size_t index = first; index <= last; ++index)
            ranks[order[index]] = static_cast<double>(first + last) / 2;
        first = last + 1;
    }
    return ranks;
}

/** 0 where all numbers of a list are equal. */
double correlation(const std::vector<double>& one, const std::vector<double>& other) {
    const double mean = static_cast<double>(one.size() - 1) / 2;
    double products = 0;
    double squares_of_one = 0;
    double squares_of_other = 0;
    for (std::size_t index = 0; index < one.size(); ++index) {
        products += (one[index] - mean) * (other[index] - mean);
        squares_of_one += (one[index] - mean) * (one[index] - mean);
        squares_of_other += (other[index] - mean) * (other[index] - mean);
    }
    const double scale = std::sqrt(squares_of_one * squares_of_other);
    return scale > 0 ? products / scale : 0;
}

/** How often the levels solve the problems of each third, by other seeds than those of the ratings. */
int measure(Options& options, const std::vector<PackLine>& pack) {
    const auto tries = static_cast<int>(options.number("--tries", 12, 1, 1000));
    const std::uint64_t seed = first_seed(options, tries);
    if (options.error()) return refuse_usage(problems_command, options);
    constexpr std::size_t thirds = 3;
    std::array<std::array<int, thirds>, problems::levels> solved{};
    std::array<int, thirds> tried{};
    std::vector<std::int64_t> ratings;
    std::vector<std::int64_t> rates;
    for (std::size_t index = 0; index < pack.size(); ++index) {
        const auto rating = rate(pack[index].problem, solve(pack[index].problem), seed + 1'000, tries);
        const std::size_t third = thirds * index / pack.size();
        tried[third] += rating.tries;
        for (std::size_t level = 0; level < problems::levels; ++level) solved[level][third] += rating.solved[level];
        ratings.push_back(pack[index].rating);
        rates.push_back(std::accumulate(rating.solved.begin(), rating.solved.end(), 0));
    }
    print("solved of the easy, the middle and the hard third, and of all, in percent\n");
    for (std::size_t level = 0; level < problems::levels; ++level) {
        std::string line(Ids<PlayerType>::list[level + 1]);
        line.resize(8, ' ');
        for (std::size_t third = 0; third < thirds; ++third)
            line += " " + decimal(100.0 * solved[level][third] / std::max(1, tried[third]));
        print(line + " " +
              decimal(100.0 * std::accumulate(solved[level].begin(), solved[level].end(), 0) /
                      std::max(1, std::accumulate(tried.begin(), tried.end(), 0))) +
              "\n");
    }
    print("rank correlation of ratings and solve rates " + decimal(correlation(ranks_of(ratings), ranks_of(rates)), 3) +
          "\n");
    return done;
}

/** The best answer as `trace` prints games; chance between the actions falls by the first seed. */
int print_solutions(const std::vector<PackLine>& pack) {
    ActionList legal;
    for (const PackLine& line : pack) {
        State state = line.problem.state;
        Dealer dealer(0);
        Json::Array steps;
        const auto play = [&](Action action) {
            legal_actions(state, legal);
            steps.push_back(play_step(state, static_cast<int>(steps.size()), legal, action));
        };
        const problems::Solution solution = solve(line.problem);
        for (const Action action : solution.best().actions) {
            while (actor(state).kind == ActorKind::chance) play(dealer.deal(state));
            play(action);
        }
        print_line(Json::Object{{"problem", problems::link_of(line.problem)},
                                {"state", json_of(line.problem.state)},
                                {"steps", std::move(steps)}});
    }
    return done;
}

using Names = std::vector<std::string_view>;

int run_problems(const Words& words) {
    const std::string what = words.empty() ? "" : words[0];
    if (what == "make") {
        Options options(words, {"--best-turns"}, {"--games", "--each", "--seed"});
        static_cast<void>(options.words(1));
        return make(options);
    }
    const bool tries = what == "rate" || what == "measure";
    Options options(words, what == "check" ? Names{"--keep"} : Names{},
                    what == "check" ? Names{"--every"}
                    : tries         ? Names{"--tries", "--seed"}
                                    : Names{});
    const Words rest = options.words(2);
    if (rest.size() != 2 || (!tries && what != "check" && what != "solve"))
        options.fail("problems needs make, or check, rate, measure or solve and a file");
    if (options.error()) return refuse_usage(problems_command, options);
    const auto pack = problems::read_pack(rest[1]);
    if (!pack) return refuse(pack.error().detail);
    if (what == "check") return check(options, *pack);
    if (what == "solve") return print_solutions(*pack);
    return what == "rate" ? rate(options, *pack) : measure(options, *pack);
}

}  // namespace

const Command problems_command{
    "problems", "makes problems to solve, checks them by other searches, and rates them",
    R"(tavern problems make [OPTIONS]: plays games and prints a line for each problem: link, rating, theme.
tavern problems check FILE [OPTIONS]: proves each solution once more, by every legal line of the turn, by all picks
of the draft, or by play-outs to the end of the game; best turns by lines and play-outs.
tavern problems rate FILE [OPTIONS]: rates each by how often the levels solve it, and prints them by rating.
tavern problems measure FILE [OPTIONS]: how often the levels solve them, by other seeds than rate.
tavern problems solve FILE: prints the best answer to each as JSON, with every legal list.

  --games N             at most (default 1000)
  --best-turns          makes problems of the best turn, whose answer is judged, and no others
  --each N              at most for each theme, and half as many choices (default 60)
  --seed N              of the first game or try (default 0)
  --tries N             of each level to solve a problem (default 12)
  --every N             checks only each N-th line
  --keep                prints the lines that hold instead of their number; then the others are no failure
)",
    run_problems};

}  // namespace tavern
