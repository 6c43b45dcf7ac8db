// Random games over all set-ups: in every state, JSON and position link round-trip, undo leads back to the start, and
// the replay link and the file restore the whole game. TAVERNS_RANDOM_GAMES sets the number of games.
#include <doctest/doctest.h>

#include "../how_many.hpp"
#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/record_json.hpp"
#include "sample_games.hpp"

using namespace tavern;

namespace {

const int round_trip_games = how_many("TAVERNS_RANDOM_GAMES", 180);

void check_state_round_trips(const State& state, const std::vector<Innkeeper>& innkeepers) {
    const auto json = state_from(json_of(state), "state");
    if (!json || *json != state) FAIL("JSON of a state: ", json ? "another state" : json.error().detail);
    const std::string link = position_link(state, innkeepers);
    const auto opened = open_link(link, 0);
    if (!opened || *opened->record().position() != state)
        FAIL("position link: ", opened ? "another state" : opened.error().detail);
}

void check_file_round_trip(const Game& game) {
    const auto file = open_text(position_json(game.state(), game.record().innkeepers).write(), 0);
    if (!file || *file->game.record().position() != game.state())
        FAIL("file of a position: ", file ? "another state" : file.error().detail);
}

void check_game_round_trips(Game& game) {
    const State end = game.state();
    const auto link = replay_link(game);
    REQUIRE(link);
    const auto opened = open_link(*link, 0);
    REQUIRE(opened);
    CHECK(opened->record() == game.record());
    CHECK(opened->state() == end);
    const auto file = open_text(json_of(game).write(), 0);
    REQUIRE(file);
    CHECK(file->game.record() == game.record());
    game.go_to(0);
    Game fresh(game.record().setup(), game.record().seed, game.record().innkeepers);
    CHECK(game.state() == fresh.state());
    while (game.can_redo()) game.redo();
    CHECK(game.state() == end);
}

void round_trip_part(int part) {
    ActionList legal;
    int games = 0;
    for (int number = part; number < round_trip_games; number += 2) {
        const Setup setup = samples::some_setup(number);
        Game game(setup, mixed(static_cast<std::uint64_t>(number)), default_innkeepers(setup));
        RandomNumbers numbers(static_cast<std::uint64_t>(number));
        while (actor(game.state()).kind != ActorKind::nobody) {
            check_state_round_trips(game.state(), game.record().innkeepers);
            legal_actions(game.state(), legal);
            const State before = game.state();
            if (game.act(legal[numbers.below(legal.size())])) FAIL("a legal action is refused");
            // Undo replays the game, so it is tested only in some states.
            if (numbers.below(64) != 0) continue;
            game.undo();
            if (game.state() != before) FAIL("undo leads elsewhere");
            game.redo();
            check_file_round_trip(game);
        }
        check_game_round_trips(game);
        ++games;
    }
    MESSAGE(games, " games");
}

}  // namespace

TEST_CASE("round trips of random games part 1 of 2") {
    round_trip_part(0);
}
TEST_CASE("round trips of random games part 2 of 2") {
    round_trip_part(1);
}
