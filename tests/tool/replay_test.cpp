// Records as words of a command: played again, and turned into links.
#include <doctest/doctest.h>

#include "../record/sample_games.hpp"
#include "captured.hpp"
#include "record/link/link.hpp"

using namespace tavern;

TEST_CASE("a record of older rules, of which only its position opens, is not good") {
    std::string record = samples::first_version(json_of(samples::game_of(samples::setup_of(2, 1), 5)));
    const Ran good = captured(run_tool, {"replay", "--check", record});
    CHECK(good.code == done);
    CHECK(good.out.find("good: ") == 0);
    record.replace(record.find("\"revision\":1"), 12, "\"revision\":0");
    const Ran old = captured(run_tool, {"replay", "--check", record});
    CHECK(old.code == wrong_input);
    CHECK(old.out.find("broken: ") == 0);
    CHECK(captured(run_tool, {"replay", "--score", record}).code == done);
}

TEST_CASE("a link among words with braces becomes a file, a file after a blank becomes a link") {
    const std::string link = *replay_link(samples::game_of(samples::setup_of(2, 1), 5));
    const Ran file = captured(run_tool, {"link", "see {here} https://inn.example/#" + link});
    CHECK(file.code == done);
    CHECK(file.out.find("{\"format\":\"taverns-record\"") == 0);
    CHECK(captured(run_tool, {"link", " " + file.out}).out == link + "\n");
}
