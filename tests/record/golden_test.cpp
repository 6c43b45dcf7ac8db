// Old links and files must open for ever, or give a clear reason. Links: golden/revision-1.txt, and
// golden/revision-1-alone.txt for games of one player. The first line has the fingerprint of the components, each other
// a link, a blank and the fingerprint of its state. A new revision adds files and keeps the old ones; under corrected
// components the links must be refused for that reason. Files: golden/files-1.txt to files-3.txt by the version of the
// format, one per line: the fingerprint of the state, a blank and the JSON. They open under any later rules and
// components, if only from their position. TAVERNS_WRITE_GOLDEN=1 writes the files anew, which is only right before the
// first release of a revision.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/numbers/checksum.hpp"
#include "record/record_json.hpp"
#include "record/signature.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

constexpr int modules = 5;

const std::string golden_folder = TAVERNS_SOURCE_FOLDER "/tests/record/golden/";

/** A hash of the state's JSON, so that it depends only on names and values. */
std::uint64_t fingerprint(const State& state) {
    return checksum(json_of(state).write());
}

/** A file in this version of the format: version 1 has no checksum. */
std::string written(const Json& json, int version) {
    // A game with hints writes version 3, and any other version 2.
    return version > 1 ? json.write() : samples::first_version(json);
}

/** Files for every number of players and every module: some with actions to redo, without a seed, from a position, with
 * computer players, with names, and every fourth as a position alone. */
void write_golden_files(const std::string& name, int version) {
    std::ofstream file(name);
    for (int number = 0; number < max_players * modules; ++number) {
        const Setup setup = samples::setup_of(number % max_players + 1, number % modules + 1);
        std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
        innkeepers.front().name = "Zoë \"the cook\"";
        if (number % 3 == 0) innkeepers.back().player_type = PlayerType::steady;
        const std::uint64_t seed = mixed(static_cast<std::uint64_t>(number) + 1);
        Game game(setup, number % 5 == 2 ? std::nullopt : std::optional(seed % seed_limit), innkeepers);
        const std::size_t length = number % 7 == 0 ? Game::all : 40 + static_cast<std::size_t>(number);
        samples::play(game, seed, length);
        if (number % 5 == 3) {
            game = Game(game.state(), seed % seed_limit, innkeepers);
            samples::play(game, seed, length);
        }
        if (number % 3 == 1) game.go_to(game.player_actions() / 2);
        if (version > 2) game.mark_hinted();
        const Json json = number % 4 == 1 ? position_json(game.state(), innkeepers) : json_of(game);
        file << fingerprint(game.state()) << ' ' << written(json, version) << '\n';
    }
}

void check_golden_files(const std::string& name, int version) {
    if (std::getenv("TAVERNS_WRITE_GOLDEN") != nullptr) write_golden_files(golden_folder + name, version);
    std::ifstream file(golden_folder + name);
    int files = 0;
    std::uint64_t expected = 0;
    for (std::string json; file >> expected >> std::ws && std::getline(file, json); ++files) {
        CAPTURE(json.substr(0, 300));
        const auto opened = open_text(json, 1);
        REQUIRE(opened);
        CHECK(opened->game.record().hinted == (json.find("\"hinted\":true") != std::string::npos));
        // If the file has no actions, chance may act at once.
        const bool from_position = opened->fell_back || json.find("taverns-position") != std::string::npos;
        const State& state = from_position ? *opened->game.record().position() : opened->game.state();
        CHECK(fingerprint(state) == expected);
        if (!opened->fell_back) continue;
        CHECK(
            (opened->fell_back->fault == Fault::other_components || opened->fell_back->fault == Fault::older_revision));
    }
    CHECK(files == max_players * modules);
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
            CHECK(game.error().fault == Fault::other_components);
            continue;
        }
        REQUIRE(game);
        const State& state = link[0] == 'r' ? game->state() : *game->record().position();
        CHECK(fingerprint(state) == expected);
    }
    CHECK(links == 60);
}

}  // namespace

TEST_CASE("links of revision 1 open to the games that they were made from") {
    check_golden("revision-1.txt", false);
    check_golden("revision-1-alone.txt", true);
}

TEST_CASE("files of all versions open where they stood") {
    check_golden_files("files-1.txt", 1);
    check_golden_files("files-2.txt", 2);
    check_golden_files("files-3.txt", 3);
}
