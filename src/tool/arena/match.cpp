#include "tool/arena/contest_report.hpp"
#include "tool/arena/processes.hpp"
#include "tool/arena/test_options.hpp"
#include "tool/commands.hpp"
#include "tool/training.hpp"

namespace tavern {
namespace {

int run_match(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), std::begin(test_options), std::end(test_options));
    with_value.insert(with_value.end(), {"--pairs", "--most-pairs", "--seed", "--jobs", "--out", "--evaluation"});
    Options options(words, {"--json", "--luck", "--sprt"}, with_value);
    const Test test = test_of(options);
    Contest contest;
    contest.setup = options.setup();
    if (contest.setup.players < 2) options.fail("a match is for two players or more");
    const bool fixed = options.has("--pairs");
    if (fixed && options.has("--most-pairs")) options.fail("either --pairs or --most-pairs says where it ends");
    if (fixed && options.has("--sprt")) options.fail("either --pairs or --sprt says where it ends");
    Schedule schedule;
    schedule.most = static_cast<long>(fixed ? options.number("--pairs", 1, 1, 100'000'000)
                                            : options.number("--most-pairs", 10000, 1, 100'000'000));
    schedule.first_seed = first_seed(options, schedule.most);
    schedule.jobs = jobs_of(options);
    schedule.counts_luck = options.has("--luck");
    const std::vector<std::string>& names = options.words(2);
    if (names.size() < 2)
        options.fail("two players are needed");
    else {
        contest.one = named_player(options, names[0]);
        contest.other = named_player(options, names[1]);
    }
    const std::string tried = options.text("--evaluation", "");
    if (!tried.empty() && contest.one < ComputerPlayer::hand_made)
        options.fail("only players that search have an evaluation: not " + std::string(name_of(contest.one)));
    if (!tried.empty() && options.has("--out")) options.fail("results with --evaluation do not add up with others");
    if (options.error()) return refuse_usage(match_command, options);
    if (!tried.empty()) {
        const Result<Evaluation> evaluation = evaluation_named(tried, contest.setup);
        if (!evaluation) return refuse(evaluation.error().detail);
        schedule.tried = *evaluation;
    }
    const std::string out = options.text("--out", "");
    if (const auto wrong = cannot_write(out)) return refuse(*wrong);
    const auto enough = [&](const Contest& so_far) {
        return !fixed && verdict_of(test, so_far.sample(), so_far.setup.players) != Verdict::undecided;
    };
    if (const auto wrong = play(contest, schedule, enough)) return refuse(wrong->detail);
    print(match_report(contest, test, options.has("--json")));
    if (const auto wrong = write_contests(out, {contest})) return refuse(*wrong);
    return done;
}

}  // namespace

const Command match_command{
    "match", "one player against another in mirrored games: Elo, points, times",
    R"(tavern match A B [OPTIONS]: A against B, or with three and four players A against all others played by B.

Players are random, greedy, hand-made, short-sighted, legend-2026-11 (the legend of that month) and the levels from
novice on; strongest is the best level.
Games come in mirrored sets (pairs): in each A sits in every seat once, all with the same chance. The score
is A's share of first places, shared ones split; its interval comes from the spread of the sets. Elo is of A
over one B. Every proposal is checked: one that is not legal ends the match and is named.
Without --pairs it ends by a sequential test (generalised likelihood ratio of the means of sets).

  --pairs N             so many sets, whatever comes of them
  --sprt                by the test, as without --pairs
  --elo0 X --elo1 X     the two ratings that the test tells apart (default 0 and 100)
  --alpha X --beta X    how often it may be wrong where elo0 is true, and elo1 (default 0.05 each)
  --most-pairs N        where it ends undecided (default 10000)
  --seed N              of the first set; the next ones follow (default 0)
  --jobs N              processes (default: one a core); the games are the same
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
  --evaluation FILE     A decides by this one, as tavern train prints it, instead of its own
  --luck                also adjusts the results for the luck of each event of chance (a second more a game)
  --out FILE            writes the counts as a JSON line, for tavern merge
  --json                one JSON line instead of text: score, elo, interval, games and more

Over many machines, here 20 parts of 100 sets by GNU parallel:
  parallel 'ci/tavern match legend shrewd --pairs 100 --seed {}00 --jobs 1 --out part-{}' ::: $(seq 0 19)
  ci/tavern merge part-*
)",
    run_match};

}  // namespace tavern
