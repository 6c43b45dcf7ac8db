#include "tool/arena/contest_report.hpp"
#include "tool/arena/test_options.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

int run_merge(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(test_options), std::end(test_options));
    with_value.insert(with_value.end(), {"--out"});
    Options options(words, {"--json"}, with_value);
    const Test test = test_of(options);
    const std::vector<std::string>& paths = options.words(1'000'000);
    if (paths.empty()) options.fail("result files are needed");
    if (options.error()) return refuse_usage(merge_command, options);
    const auto contests = read_contests(paths);
    if (!contests) return refuse(contests.error().detail);
    print(report(*contests, test, options.has("--json")));
    if (const auto wrong = write_contests(options.text("--out", ""), *contests)) return refuse(*wrong);
    return done;
}

}  // namespace

const Command merge_command{
    "merge", "adds up result files of match, tournament and seats",
    R"(tavern merge FILE... [OPTIONS]: adds up files that match, tournament or seats wrote with --out, and reports on all
as one run would. - is standard input. Files of different kinds, set-ups, players or rules do not add up, nor
seeds that come twice.

  --elo0 X --elo1 X     the two ratings that the test of a match tells apart (default 0 and 100)
  --alpha X --beta X    how often it may be wrong where elo0 is true, and elo1 (default 0.05 each)
  --out FILE            writes the sum as a result file
  --json                one JSON line instead of text
)",
    run_merge};

}  // namespace tavern
