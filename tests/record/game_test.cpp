#include "record/game.hpp"

#include <doctest/doctest.h>

#include "rules/check_state.hpp"
#include "sample_games.hpp"

using namespace tavern;

TEST_CASE("undo to the start and redo to the end pass through the same states") {
    Game game = samples::game_of(samples::setup_of(3, 5), 5);
    const Record record = game.record();
    const std::size_t all = game.player_actions();
    std::vector<State> states;
    for (std::size_t count = 0; count <= all; ++count) {
        game.go_to(count);
        states.push_back(game.state());
    }
    const auto steps = game.steps().size();
    const auto effects = game.effects();
    while (game.can_undo()) {
        game.undo();
        CHECK(game.state() == states[game.player_actions()]);
    }
    while (game.can_redo()) game.redo();
    CHECK(game.state() == states.back());
    CHECK(game.steps().size() == steps);
    CHECK(game.effects() == effects);
    CHECK(game.record() == record);
}

TEST_CASE("a refused action changes nothing, an accepted one drops the actions that could be redone") {
    Game game = samples::game_of(samples::setup_of(2, 1), 5, 40);
    game.undo();
    const Record record = game.record();
    const State state = game.state();
    CHECK(game.act(Action(ActionKind::open_guest, 0)).has_value());
    CHECK(game.record() == record);
    CHECK(game.state() == state);
    CHECK(game.can_redo());
    ActionList legal;
    legal_actions(game.state(), legal);
    CHECK_FALSE(game.act(legal[0]).has_value());
    CHECK_FALSE(game.can_redo());
}

TEST_CASE("without a seed chance is given by name and the record holds it") {
    const Setup setup = samples::setup_of(4, 5);
    Game game(setup, std::nullopt, default_innkeepers(setup));
    CHECK(actor(game.state()).kind == ActorKind::chance);
    samples::play(game, 3);
    CHECK(game.state().phase == Phase::over);
    CHECK(game.steps().size() == game.player_actions());
    const auto again = Game::load(game.record());
    REQUIRE(again);
    CHECK(again->state() == game.state());
}

TEST_CASE("a game goes on from a position") {
    const Game before = samples::game_of(samples::setup_of(2, 5), 11, 100);
    Game game(before.state(), 99, default_innkeepers(before.state().setup));
    samples::play(game, 1);
    CHECK(game.state().phase == Phase::over);
    game.go_to(0);
    CHECK(check_state(game.state()) == std::nullopt);
}

TEST_CASE("a record that no game can have is refused with its fault") {
    const Record good = samples::game_of(samples::setup_of(2, 1), 5, 30).record();
    REQUIRE(Game::load(good));
    const auto refused = [&](auto spoil) {
        Record record = good;
        spoil(record);
        const auto game = Game::load(std::move(record));
        REQUIRE_FALSE(game);
        return game.error();
    };
    CHECK(refused([](Record& record) { std::get<Setup>(record.start).players = 5; }).fault == Fault::illegal_setup);
    CHECK(refused([](Record& record) { record.seed = seed_limit; }).fault == Fault::out_of_range);
    CHECK(refused([](Record& record) { record.innkeepers.pop_back(); }).fault == Fault::illegal_setup);
    CHECK(refused([](Record& record) { record.innkeepers[0].name = std::string(41, 'a'); }).fault ==
          Fault::illegal_setup);
    CHECK(refused([](Record& record) { record.innkeepers[0].color = record.innkeepers[1].color; }).fault ==
          Fault::illegal_setup);
    CHECK(refused([](Record& record) { record.innkeepers[0].name = "a\nb"; }).fault == Fault::illegal_setup);
    CHECK(refused([](Record& record) { record.innkeepers[0].name = "\xFF"; }).fault == Fault::illegal_setup);
    CHECK(refused([](Record& record) {
              State position = record.first_state();
              position.nobles = 3;
              record.start = position;
          }).fault == Fault::illegal_position);
    const Error illegal = refused([](Record& record) { record.actions[7] = Action(ActionKind::end_turn, 9); });
    CHECK(illegal.fault == Fault::illegal_action);
    CHECK(illegal.detail.substr(0, 11) == "actions[7]:");
}
