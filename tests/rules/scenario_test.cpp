// Plays all scenario files; together they show every component, rule section, action, effect and refusal.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "scenario_runner.hpp"
#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

std::vector<std::string> scenario_files() {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(TAVERNS_SOURCE_FOLDER "/tests/scenarios"))
        if (entry.path().extension() == ".scenario") files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

Things missing(const Things& wanted, const Things& there) {
    Things missing;
    std::set_difference(wanted.begin(), wanted.end(), there.begin(), there.end(),
                        std::inserter(missing, missing.end()));
    return missing;
}

std::string text_of(const Things& things) {
    return join(std::vector<std::string>(things.begin(), things.end()), ", ");
}

/** The error for a text, without file and line. */
std::string error_of(const std::string& text) {
    const Report report = play_scenarios("text", text);
    return report.errors.empty() ? std::string() : report.errors.front();
}

const std::string good = R"(scenario: one beer
rules: 4 E
game: 2 players, module 1, round 1, planning
Anna hand white 1 2
Anna: place 1 on brewer
everybody: ready
Anna: serve 1 on brewer
expect Anna has beer 1
)";

}  // namespace

TEST_CASE("scenarios") {
    Report all;
    for (const std::string& file : scenario_files()) {
        const Report report = play_scenario_file(file);
        for (const std::string& error : report.errors) FAIL_CHECK(error);
        all.scenarios += report.scenarios;
        all.covered.insert(report.covered.begin(), report.covered.end());
        all.happened.insert(report.happened.begin(), report.happened.end());
    }
    CHECK_MESSAGE(missing(all_to_cover(), all.covered).empty(),
                  "no scenario covers: ", text_of(missing(all_to_cover(), all.covered)));
    CHECK_MESSAGE(missing(all_to_happen(), all.happened).empty(),
                  "in no scenario happens: ", text_of(missing(all_to_happen(), all.happened)));
    MESSAGE(all.scenarios, " scenarios");
}

TEST_CASE("a scenario can fail") {
    CHECK(error_of(good) == "");
    const auto with = [](const std::string& line) { return error_of(good + line + "\n"); };
    CHECK(with("expect Anna has beer 2") == "text:9: Anna's beer: expected 2, found 1");
    CHECK(with("expect Anna has bear 1") == "text:9: nobody can have \"bear\"");
    CHECK(with("expect that Anna gains 1 beer") == "");
    CHECK(with("expect that Anna gains 2 beer") ==
          "text:9: expected that Anna gains 2 beer, but: Anna serves 1 on brewer; Anna gains 1 beer from brewer");
    CHECK(with("expect that Anna wins 2 beer") == "text:9: nobody ever \"wins\"");
    CHECK(with("expect nobody gains") == "text:9: expected that nobody gains , but: Anna gains 1 beer");
    CHECK(with("expect legal: serve 1 on brewer").find("is not legal (no-die-there)") != std::string::npos);
    CHECK(with("expect only: end turn").find("text:9: more is legal") == 0);
    CHECK(with("expect refused no-die-there: serve 1 on brewer") == "");
    CHECK(with("expect refused sold-out: serve 1 on brewer") ==
          "text:9: \"serve 1 on brewer\" is refused for another reason: no-die-there");
    CHECK(with("expect refused sold-out: end turn") == "text:9: \"end turn\" is legal");
    CHECK(with("Anna: serve 1 on brewer") == "text:9: \"serve 1 on brewer\" is refused: no-die-there");
    CHECK(with("Bert: end turn") == "text:9: it is Anna's turn");
    CHECK(with("Anna: dance") == "text:9: no action begins with \"dance\"");
    CHECK(with("Anna has beer 7") == "text:9: the position is set before the first step");
    CHECK(with("Anna drinks") == "text:9: the position is set before the first step");
    CHECK(with("sing a song") == "text:9: a line cannot begin with \"sing\"");
    CHECK(error_of("scenario: nothing\nrules: 2\ngame: 2 players, module 1\n") ==
          "text:1: the scenario expects nothing");
    CHECK(error_of("scenario: no such game\nrules: 2\ngame: 5 players, module 1\n") ==
          "text:3: no game can be set up like this");
    CHECK(error_of(good + "covers: upgrade safe\n") == "text:9: \"upgrade safe\" did not happen in this scenario");
    CHECK(error_of(good + "covers: upgrade roof\n") == "text:9: nothing called \"upgrade roof\" is to be covered");
    CHECK(error_of("Anna has beer 1\n") == "text:1: a file begins with \"scenario:\"");
    CHECK(error_of("") == "text:1: no scenario is in this file");
}

}  // namespace tavern::scenario
