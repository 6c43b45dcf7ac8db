#include "tool/options.hpp"

#include <doctest/doctest.h>

#include "captured.hpp"

using tavern::Options;

namespace {

Options parsed(const std::vector<std::string>& words) {
    return Options(words, {"--json"},
                   {"--games", "--players", "--module", "--edition", "--planning", "--start-player"});
}

}  // namespace

TEST_CASE("options are read in both ways, words are kept") {
    Options options = parsed({"file", "--games", "12", "--json", "--module=3"});
    CHECK(options.has("--json"));
    CHECK(options.number("--games", 0, 1, 100) == 12);
    CHECK(options.setup().module == 3);
    CHECK(options.words(1) == std::vector<std::string>{"file"});
    CHECK_FALSE(options.error());
    CHECK(parsed({}).number("--games", 7, 1, 100) == 7);
}

TEST_CASE("an option that cannot be understood is refused with its reason") {
    CHECK(*parsed({"--gams", "1"}).error() == "unknown option --gams");
    CHECK(*parsed({"--games"}).error() == "--games needs a value");
    CHECK(*parsed({"--games", "--json"}).error() == "--games needs a value");
    CHECK(*parsed({"--games="}).error() == "--games needs a value");
    CHECK(*parsed({"--games", ""}).error() == "--games needs a value");
    CHECK(*parsed({"--json=yes"}).error() == "--json takes no value");
    CHECK(*parsed({"--games", "1", "--games", "2"}).error() == "--games is given twice");
    for (const char* const value : {"x", "1x", "0", "101", "1.5", "99999999999999999999"}) {
        Options options = parsed({"--games", value});
        options.number("--games", 5, 1, 100);
        CHECK(*options.error() == "--games must be a whole number within 1..100, not \"" + std::string(value) + "\"");
    }
    Options edition = parsed({"--edition", "first"});
    edition.setup();
    CHECK(*edition.error() == "--edition must be north-star or schmidt, not \"first\"");
    Options start = parsed({"--start-player", "2"});
    start.setup();
    CHECK(start.error().has_value());
    Options words = parsed({"one", "two"});
    words.words(1);
    CHECK(*words.error() == "unexpected \"two\"");
}

TEST_CASE("an option that has no meaning beside the other words is refused") {
    const std::string game = "link-of-a-game";
    for (const tavern::Words& words :
         std::initializer_list<tavern::Words>{{"problems", "solve", "pack.txt", "--bogus"},
                                              {"problems", "make", "--tries", "3"},
                                              {"problems", "check", "pack.txt", "--seed", "1"},
                                              {"train", "play", "--planning", "own-turn"},
                                              {"trace", game, "--players", "4"},
                                              {"trace", game, "--policy", "greedy"},
                                              {"bench", "--signature", "--links", "5"},
                                              {"bench", "--signature", "--seconds", "3"},
                                              {"perft", game, "--module", "5"}}) {
        INFO(words[0] << " " << words[1]);
        CHECK(tavern::captured(tavern::run_tool, words).code == tavern::wrong_usage);
    }
}
