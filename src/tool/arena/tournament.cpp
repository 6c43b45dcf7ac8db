#include <algorithm>

#include "tool/arena/contest_report.hpp"
#include "tool/arena/processes.hpp"
#include "tool/arena/ratings.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

int run_tournament(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--pairs", "--seed", "--jobs", "--out"});
    Options options(words, {"--json"}, with_value);
    const Setup setup = options.setup();
    if (setup.players < 2) options.fail("a tournament is for two players or more");
    Schedule schedule;
    schedule.most = static_cast<long>(options.number("--pairs", 100, 1, 100'000'000));
    schedule.first_seed = first_seed(options, schedule.most);
    schedule.jobs = jobs_of(options);
    std::vector<ComputerPlayer> players;
    for (const std::string& name : options.words(computer_players)) players.push_back(named_player(options, name));
    if (players.empty())
        for (int kind = 0; kind < computer_players; ++kind) players.push_back(static_cast<ComputerPlayer>(kind));
    // Always in the same order, so that result files add up.
    std::sort(players.begin(), players.end());
    if (std::adjacent_find(players.begin(), players.end()) != players.end()) options.fail("a player is named twice");
    if (players.size() == 1) options.fail("two players or more are needed");
    if (options.error()) return refuse_usage(tournament_command, options);
    const std::string out = options.text("--out", "");
    if (const auto wrong = cannot_write(out)) return refuse(*wrong);
    std::vector<Contest> contests;
    for (std::size_t one = 1; one < players.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            Contest contest{ContestKind::tournament, setup, players[one], players[other], {}, {}};
            if (const auto wrong = play(contest, schedule)) return refuse(wrong->detail);
            contests.push_back(contest);
        }
    print(tournament_report(contests, options.has("--json")));
    if (const auto wrong = write_contests(out, contests)) return refuse(*wrong);
    return done;
}

}  // namespace

const Command tournament_command{
    "tournament", "each player against each: a table of ratings",
    R"(tavern tournament [NAMES...] [OPTIONS]: mirrored matches of each against each, all players without names (see
tavern match --help), and ratings by maximum likelihood with 95 % intervals; the first of that list has 0. With
three and four players the one that is later in that list sits alone. The table holds the share of first places
of one player of the row against the column's.

  --pairs N             mirrored sets of every match (default 100)
  --seed N              of the first set, the same in all matches (default 0)
  --jobs N              processes (default: one a core); the games are the same
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
  --out FILE            writes the counts as JSON lines, for tavern merge
  --json                one JSON line instead of text
)",
    run_tournament};

}  // namespace tavern
