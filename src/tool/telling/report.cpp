#include "narration/report/report.hpp"

#include <algorithm>

#include "narration/report/writers.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

/** The format of --format; an error of the options for another one. */
ReportFormat format_of(Options& options) {
    const std::string name = options.text("--format", report_formats[0]);
    const auto* const found = std::find(report_formats.begin(), report_formats.end(), name);
    if (found == report_formats.end()) {
        options.fail("--format must be text, markdown, html or bgg, not \"" + name + "\"");
        return ReportFormat::text;
    }
    return static_cast<ReportFormat>(found - report_formats.begin());
}

/** The page's address of a word such as "https://example.org/taverns/#r1..."; empty without one. */
std::string page_of(const std::string& word) {
    const bool is_address = word.substr(0, 8) == "https://" || word.substr(0, 7) == "http://";
    return is_address ? word.substr(0, word.find('#')) : std::string();
}

Review review_of(const Game& game) {
    Reviewer reviewer(game);
    while (reviewer.work()) {
    }
    return reviewer.review();
}

int run_report(const Words& words) {
    Options options(words, {"--review"}, {"--format", "--language", "--page"});
    const std::vector<std::string>& what = options.words(1);
    if (what.empty()) options.fail("which game?");
    const ReportFormat format = format_of(options);
    speak_language(options);
    if (options.error()) return refuse_usage(report_command, options);
    const auto opened = open_argument(what[0], 0);
    if (!opened) return refuse(opened.error());
    const Game& game = opened->game;
    const Review review = options.has("--review") ? review_of(game) : Review{};
    const std::string page = options.text("--page", page_of(what[0]));
    const std::optional<std::string> link = replay_link(game);
    const std::string address = page.empty() || !link ? std::string() : page + "#" + *link;
    print(written(report_of(game, &review, address), format));
    return done;
}

}  // namespace

const Command report_command{
    "report", "the session report of a game, to be posted somewhere",
    R"(tavern report [OPTIONS] GAME: tells a game as its session report: set-up, rounds, points, link. GAME is a link, an
address with one, the path of a record, or - for standard input.

  --format NAME         text, markdown, html or bgg, BoardGameGeek's markup (default text)
  --language NAME       such as de; any other word lists all (default en)
  --page ADDRESS        of the game's page, for the link at the end (default: that of GAME; without it, no link)
  --review              tells mistakes, too: a minute or so
)",
    run_report};

}  // namespace tavern
