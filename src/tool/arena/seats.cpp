#include "tool/arena/contest_report.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

int run_seats(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--games", "--seed", "--jobs", "--out"});
    Options options(words, {"--json", "--luck"}, with_value);
    Contest contest;
    contest.kind = ContestKind::seats;
    contest.setup = options.setup();
    Schedule schedule;
    schedule.most = static_cast<long>(options.number("--games", 1000, 1, 100'000'000));
    schedule.first_seed = first_seed(options, schedule.most);
    schedule.jobs = jobs_of(options);
    schedule.counts_luck = options.has("--luck");
    const std::vector<std::string>& names = options.words(1);
    if (names.empty())
        options.fail("a player is needed");
    else
        contest.one = contest.other = named_player(options, names[0]);
    if (options.error()) return refuse_usage(seats_command, options);
    const std::string out = options.text("--out", "");
    if (const auto wrong = cannot_write(out)) return refuse(*wrong);
    if (const auto wrong = play(contest, schedule)) return refuse(wrong->detail);
    print(seats_report(contest, options.has("--json")));
    if (const auto wrong = write_contests(out, {contest})) return refuse(*wrong);
    return done;
}

}  // namespace

const Command seats_command{
    "seats", "one player in all seats: the worth of each seat, and points",
    R"(tavern seats NAME [OPTIONS]: games of one player (see tavern match --help) in all seats: the share of first
places of every seat, shared ones split, with its 95 % interval, and points by seat and by source.

  --games N             how many (default 1000)
  --seed N              of the first game; the next ones follow (default 0)
  --jobs N              processes (default: one a core); the games are the same
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
  --luck                also adjusts the results for the luck of each event of chance (a second more a game)
  --out FILE            writes the counts as a JSON line, for tavern merge
  --json                one JSON line instead of text
)",
    run_seats};

}  // namespace tavern
