#include "narration/report/report.hpp"

#include <doctest/doctest.h>

#include <string>

#include "../record/sample_games.hpp"
#include "captured.hpp"
#include "record/link/link.hpp"

using namespace tavern;

namespace {

Ran run(const Words& words) {
    return captured(run_tool, words);
}

}  // namespace

TEST_CASE("the console tells a game in every format and language") {
    const Game game = samples::game_of(samples::setup_of(2, 3), 5);
    const std::string link = *replay_link(game);
    const std::string address = "https://inn.example/taverns/#" + link;
    const Ran text = run({"report", address});
    CHECK(text.code == done);
    CHECK(text.out.find("\nRound 8\n-------\n") != std::string::npos);
    CHECK(text.out.find(": " + address + "\n") != std::string::npos);
    CHECK(run({"report", link, "--page", "https://inn.example/taverns/"}).out == text.out);
    CHECK(run({"report", link}).out.find("inn.example") == std::string::npos);
    const Ran german = run({"report", address, "--format", "markdown", "--language", "de"});
    CHECK(german.out.find("\n## Runde 8\n") != std::string::npos);
    CHECK(run({"report", address, "--format=html", "--language=nl"}).out.find("<h3>Ronde 8</h3>") != std::string::npos);
    CHECK(run({"report", address, "--format=bgg"}).out.find("[url=" + address + "]") != std::string::npos);
}

TEST_CASE("the console refuses a text without a game, and an unknown format") {
    const std::string link = *replay_link(samples::game_of(samples::setup_of(2, 1), 5));
    CHECK(run({"report"}).code == wrong_usage);
    CHECK(run({"report", link, "--format", "pdf"}).code == wrong_usage);
    CHECK(run({"report", link, "--language", "fr"}).code == wrong_usage);
    CHECK(run({"report", "no game"}).code == wrong_input);
    CHECK(run({"report", "--help"}).code == done);
}
