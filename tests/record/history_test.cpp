#include "record/history.hpp"

#include <doctest/doctest.h>

#include <map>

#include "record/link/link.hpp"
#include "sample_games.hpp"

using namespace tavern;

TEST_CASE("a history stops after every action of a player, where the game itself stood") {
    for (const int module : {1, 5}) {
        Game game = samples::game_of(samples::setup_of(3, module), 11);
        const Game as_played = game;
        History history(game);
        CHECK(history.moment() == history.last());
        CHECK(history.game().state() == game.state());
        for (std::size_t actions = 0; actions <= as_played.player_actions(); ++actions) {
            game.go_to(actions);
            history.go_to(history.moment_of_action(actions));
            REQUIRE(history.player_actions() == actions);
            REQUIRE(history.game().state() == game.state());
            REQUIRE(history.game().steps().size() == game.steps().size());
        }
    }
}

TEST_CASE("rolls and draws are moments of their own, and every moment can be reached from every other") {
    const Game game = samples::game_of(samples::setup_of(2, 4), 3);
    History history(game);
    // All states in order, including those of chance.
    std::vector<State> states;
    Game all = history.whole();
    for (const std::size_t steps : history.moments()) {
        all.go_to(steps);
        states.push_back(all.state());
    }
    CHECK(states.front() == new_game(game.record().setup()));
    CHECK(states.back() == game.state());
    const std::size_t last = history.last();
    for (std::size_t moment = 0; moment <= last; ++moment) {
        history.go_to(moment * 7 % (last + 1));
        REQUIRE(history.game().state() == states[history.moment()]);
    }
    bool before_a_roll = false;
    for (std::size_t moment = 0; moment < last; ++moment)
        before_a_roll = before_a_roll || game.steps()[history.moments()[moment]].action.kind() == ActionKind::roll;
    CHECK(before_a_roll);
    for (std::size_t moment = 1; moment <= last; ++moment)
        CHECK(history.moments()[moment] > history.moments()[moment - 1]);
    history.go_to(last + 5);
    CHECK(history.moment() == last);
}

TEST_CASE("an evening in few pictures shows the end of every draft, turn and round") {
    for (const int players : {1, 2, 4}) {
        CAPTURE(players);
        const Game game = samples::game_of(samples::setup_of(players, 5), 7);
        REQUIRE(game.state().phase == Phase::over);
        const std::vector<std::size_t> told = telling_moments(game);
        History history(game);
        CHECK(told.front() == 0);
        CHECK(told.back() == history.last());
        std::map<Phase, int> ends;
        for (std::size_t index = 1; index < told.size(); ++index) {
            REQUIRE(told[index] > told[index - 1]);
            history.go_to(told[index]);
            ++ends[history.game().state().phase];
        }
        constexpr int rounds = components::rounds;
        CHECK(ends[Phase::draft] == rounds);
        CHECK(ends[Phase::serving] == rounds * players);
        CHECK(ends[Phase::over] == 1);
        CHECK(ends[Phase::planning] == 0);
        CHECK(ends[Phase::closing] <= rounds);
    }
}

TEST_CASE("undone actions do not belong to a history, but stay in the game") {
    Game game = samples::game_of(samples::setup_of(2, 1), 5, 40);
    game.undo();
    game.undo();
    const Record record = game.record();
    History history(game);
    CHECK(history.game().state() == game.state());
    CHECK(history.player_actions() == 38);
    history.go_to(3);
    CHECK(game.record() == record);
    CHECK(game.player_actions() == 38);
}

TEST_CASE("a game without a seed has chance among its actions") {
    Setup setup = samples::setup_of(2, 1);
    Game game(setup, std::nullopt, default_innkeepers(setup));
    Dealer dealer(4);
    for (int actions = 0; actions < 60; ++actions) {
        ActionList legal;
        legal_actions(game.state(), legal);
        const bool chance = actor(game.state()).kind == ActorKind::chance;
        REQUIRE_FALSE(game.act(chance ? dealer.deal(game.state()) : legal[0]).has_value());
    }
    History history(game);
    CHECK(history.player_actions() == 60);
    history.go_to(history.moment_of_action(20));
    CHECK(history.player_actions() >= 20);
    Game early = game;
    early.go_to(history.player_actions());
    CHECK(history.game().state() == early.state());
}
