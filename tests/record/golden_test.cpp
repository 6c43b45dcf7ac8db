// Links that were made once and must open for ever, or say plainly why not: golden/revision-1.txt and, of one person
// alone, golden/revision-1-alone.txt. The first line holds the fingerprint of the components, each other a link, a
// blank and the fingerprint of the state it leads to. A new revision adds files and keeps the old ones; under corrected
// components the links must say so.
// TAVERNS_WRITE_GOLDEN=1 writes the files anew, which is only right before the first release of a revision.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "record/link.hpp"
#include "record/position.hpp"
#include "record/signature.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

const std::string golden_folder = std::string(TAVERNS_SOURCE_FOLDER) + "/tests/record/golden/";

/** A hash of the state's JSON, so that it hangs on names and values and on nothing else. */
std::uint64_t fingerprint(const State& state) {
    std::uint64_t hash = 0;
    for (const char character : json_of(state).write()) hash = mixed(hash ^ static_cast<unsigned char>(character));
    return hash;
}

void write_golden(const std::string& name, bool alone) {
    std::ofstream file(name);
    file << components::fingerprint << '\n';
    for (int number = 0; number < 120; number += 4) {
        const Setup setup = alone ? samples::some_setup(number + 3) : signature_setup(number);
        Game game = samples::game_of(setup, mixed(static_cast<std::uint64_t>(number)));
        if (number % 3 == 1) game.go_to(game.record().actions.size() / 2);
        file << *replay_link(game) << ' ' << fingerprint(game.state()) << '\n';
        game.go_to(game.record().actions.size() * 2 / 3);
        file << position_link(game.state(), {game.record().innkeepers}) << ' ' << fingerprint(game.state()) << '\n';
    }
}

void check_golden(const std::string& name, bool alone) {
    if (std::getenv("TAVERNS_WRITE_GOLDEN") != nullptr) write_golden(golden_folder + name, alone);
    std::ifstream file(golden_folder + name);
    REQUIRE(file);
    std::uint32_t made_with = 0;
    file >> made_with >> std::ws;
    int links = 0;
    for (std::string line; std::getline(file, line); ++links) {
        std::istringstream words(line);
        std::string link;
        std::uint64_t expected = 0;
        words >> link >> expected;
        CAPTURE(link);
        const auto game = open_link(link, 1);
        if (made_with != components::fingerprint) {
            CHECK(game.error().problem == Problem::other_components);
            continue;
        }
        REQUIRE(game);
        const State& state = link[0] == 'r' ? game->state() : *game->record().position;
        CHECK(fingerprint(state) == expected);
    }
    CHECK(links == 60);
}

}  // namespace

TEST_CASE("links of revision 1 open to what they were made from") {
    check_golden("revision-1.txt", false);
    check_golden("revision-1-alone.txt", true);
}
