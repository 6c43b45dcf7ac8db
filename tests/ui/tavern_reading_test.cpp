// The words of the things in a tavern for players who do not see it: guests, dice, tiles, prices, cards.
#include <doctest/doctest.h>

#include <algorithm>

#include "narration/advice/advice.hpp"
#include "rules/rules.hpp"
#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

const Space third_seat = seat_space(2);

/** The first of two in this phase, with a shepherd at the third table and this white die alone. */
State state_with_die(Phase phase, Face die) {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, phase);
    State state = game.state();
    Player& player = actor_of(state);
    player.seats[2].guest = Card::guest_3;
    player.white = {};
    player.white.add(die);
    return state;
}
Game game_from(const State& state) {
    return Game(state, 1, game_of_persons(2, 1, 5).record().innkeepers);
}

std::string group_of(ScreenTest& screen, const std::string& target) {
    const int parent = screen.known_node(target).parent;
    REQUIRE(parent >= 0);
    const Semantics& group = screen.interface().semantics()[static_cast<std::size_t>(parent)].meaning;
    return group.role == Role::group ? group.name : std::string();
}
/** Its words beyond its name. */
void check_tells(ScreenTest& screen, const std::string& target, const std::string& words) {
    const std::string told = screen.known_node(target).meaning.description;
    INFO(told);
    CHECK(told.find(words) != std::string::npos);
}
/** The moons in the picture: one in the sky, and one on each tile whose upgrade it brings. */
std::ptrdiff_t moons(ScreenTest& screen) {
    Recorder recorder;
    screen.interface().record(&recorder);
    screen.frame();
    screen.interface().record(nullptr);
    return std::count_if(recorder.pictures.begin(), recorder.pictures.end(),
                         [](const RecordedPicture& seen) { return seen.picture == picture("moon"); });
}
void finish_planning(Game& game) {
    while (game.state().phase == Phase::planning) REQUIRE_FALSE(game.act(Action(ActionKind::ready)).has_value());
}

}  // namespace

TEST_CASE("tables and tiles are read in groups, dog and cat are not read") {
    Game game = game_from(state_with_die(Phase::planning, 3));
    ScreenTest screen(game, 1280, 720);
    CHECK(group_of(screen, "space-seat-2") == "Tables");
    CHECK(group_of(screen, "tile-table") == "Tables");
    CHECK(group_of(screen, "space-cashbox") == "Tiles");
    CHECK(group_of(screen, "tile-safe") == "Tiles");
    CHECK(screen.find("dog") == nullptr);
    CHECK(screen.find("cat") == nullptr);
}

TEST_CASE("a guest tells the card's numbers, the die that lies there and its yield") {
    Game game = game_from(state_with_die(Phase::planning, 3));
    {
        ScreenTest screen(game, 1280, 720);
        CHECK(screen.known_node("space-seat-2").meaning.name == "Shepherd at table 3, wants a 3, pays 3 thalers");
        check_tells(screen, "space-seat-2", "At a table: a 3 brings 3 [thaler]. Worth 1 point.");
        CHECK(screen.known_node("space-seat-2").meaning.description.find("On it") == std::string::npos);
        REQUIRE(screen.touch("die-0"));
        check_tells(screen, "space-seat-2", "+3[thaler]");
    }
    REQUIRE_FALSE(game.act(act::place(3, third_seat)).has_value());
    {
        ScreenTest screen(game, 1280, 720);
        check_tells(screen, "space-seat-2", "On it: white 3.");
    }
    finish_planning(game);
    REQUIRE_FALSE(game.act(act::serve(3, third_seat)).has_value());
    ScreenTest screen(game, 1280, 720);
    check_tells(screen, "space-seat-2", "Used: +3[thaler].");
}

TEST_CASE("the dice used at the monk or the brewer leave the sum of their gains there") {
    struct Use {
        Face face;
        Space space;
        std::string gain;
    };
    for (const Use& use : {Use{5, Space::monk, "+2[step]"}, Use{6, Space::brewer, "+4[beer]"}}) {
        State state = state_with_die(Phase::planning, use.face);
        Player& player = actor_of(state);
        player.white.add(use.face);
        player.staff[index_of(Card::brewer)] = 1;
        const std::string id = "space-" + std::string(use.space == Space::monk ? "monk" : "brewer");
        INFO(id);
        Game game = game_from(state);
        for (int die = 0; die < 2; ++die) REQUIRE_FALSE(game.act(act::place(use.face, use.space)).has_value());
        finish_planning(game);
        for (int die = 0; die < 2; ++die) REQUIRE_FALSE(game.act(act::serve(use.face, use.space)).has_value());
        ScreenTest screen(game, 1280, 720);
        check_tells(screen, id, "Used: " + use.gain + ".");
        CHECK(screen.reads("[done] " + use.gain));
    }
}

TEST_CASE("a die that a dishwasher makes one higher is read as both, and the dishwasher as used") {
    State state = state_with_die(Phase::planning, 2);
    Player& player = actor_of(state);
    player.staff[index_of(Card::dishwasher)] = player.dishwashers = 2;
    Game game = game_from(state);
    {
        const ScreenTest screen(game, 1280, 720);
        CHECK(screen.hears("2 dishwashers in play, 2 free"));
    }
    REQUIRE_FALSE(game.act(act::place(2, third_seat)).has_value());
    for (const float width : {1280.0F, 640.0F}) {
        ScreenTest screen(game, width, 480);
        CHECK(screen.hears("2 dishwashers in play, 1 free, 1 used"));
        check_tells(screen, "space-seat-2", "On it: white 2 as 3, 1[plate].");
    }
}

TEST_CASE("dice that advice proposes are read where they are to lie") {
    State state = state_with_die(Phase::planning, 1);
    actor_of(state).white.add(6);
    Game game = game_from(state);
    ScreenTest screen(game, 1280, 720);
    Suggestion plan;
    plan.actions = {act::place(1, Space::brewer), act::place(6, Space::brewer)};
    screen.model().hint_open = true;
    screen.model().advice = Advice{{plan}, true, {}};
    screen.look();
    check_tells(screen, "space-brewer", "Suggested: white 1; white 6, +4[beer].");
    CHECK(screen.known_node("space-barrel").meaning.description.find("Suggested") == std::string::npos);
}

TEST_CASE("a table without a guest says so") {
    State state = state_with_die(Phase::planning, 3);
    actor_of(state).seats[2].guest = no_card;
    Game game = game_from(state);
    const ScreenTest screen(game, 1280, 720);
    CHECK(screen.hears("Table 3: empty"));
    CHECK_FALSE(screen.hears("Table 2: empty"));
}

TEST_CASE("an upgrade says the price that is on its chip, also where cards make it cheaper") {
    State state = state_with_die(Phase::serving, 3);
    Player& player = actor_of(state);
    player.thalers = 30;
    const auto check = [&](int price, const std::string& cards = {}) {
        Game game = game_from(state);
        ScreenTest screen(game, 1280, 720);
        const int full = facts(Tile::dishwasher).cost;
        const std::string shown =
            price < full ? std::to_string(full) + "▸" + std::to_string(price) : std::to_string(full);
        INFO(shown);
        CHECK(screen.reads("[upgrade]" + shown + "[thaler]"));
        CHECK(screen.known_node("tile-dishwasher").meaning.name ==
              "upgrade Dishwasher for " + std::to_string(price) +
                  (price < full ? " to " + std::to_string(full) : std::string()) + " thalers");
        check_tells(screen, "tile-dishwasher",
                    "Upgrade for " + std::to_string(price) + " [thaler]" +
                        (price < full ? " (" + std::to_string(full) + ", less " + std::to_string(full - price) +
                                            " for returning " + cards + ")"
                                      : std::string()) +
                        ", and a noble walks in.");
    };
    check(upgrade_price(Tile::dishwasher, 0));
    player.staff[index_of(Card::dishwasher)] = player.dishwashers = 2;
    check(upgrade_price(Tile::dishwasher, 2), "2 dishwashers");
    // A die needs one of them, which cannot be given back.
    player.seats[2].die = SpaceDie(2, false);
    check(upgrade_price(Tile::dishwasher, 1), "1 Dishwasher");
}

TEST_CASE("tiles tell their limits and their gain from an upgrade") {
    State state = state_with_die(Phase::planning, 3);
    Player& player = actor_of(state);
    player.thalers = 3;
    player.beer = 1;
    player.upgraded = static_cast<TileSet>(1U << index_of(Tile::safe) | 1U << index_of(Tile::cashbox) |
                                           1U << index_of(Tile::dishwasher));
    Game game = game_from(state);
    ScreenTest screen(game, 1280, 720);
    check_tells(screen, "tile-safe", "3 [thaler] now. It keeps at most 5");
    check_tells(screen, "tile-beer-storage", "1 [beer] now. It keeps at most 2");
    CHECK(screen.known_node("space-cashbox").meaning.name == "Cashbox, upgraded");
    check_tells(screen, "space-cashbox", "Any die brings 3 [thaler].");
    CHECK(screen.known_node("tile-dishwasher").meaning.name == "Dishwasher, upgraded");
    check_tells(screen, "tile-dishwasher", "One die may count as 1 higher, and one more");
}

TEST_CASE("the bar says the words on its sign") {
    Game game = game_from(state_with_die(Phase::planning, 2));
    ScreenTest screen(game, 1280, 720);
    screen.quiet();
    CHECK(screen.reads("1 guest ▸ 1 [step]"));
    CHECK(screen.known_node("counter-guest").meaning.name ==
          "Counter guests: give up 1 counter guest for 1 monastery step");
}

TEST_CASE("deck and discard pile say how many cards they hold, and which of them are known") {
    State state = state_with_die(Phase::planning, 3);
    Player& player = actor_of(state);
    player.known = {};
    player.known[0] = Card::server;
    player.known[1] = Card::guest_5;
    player.known_count = 2;
    player.bag = {};
    player.bag.add(Card::regular_1, 3);
    player.discard = {};
    player.discard.add(Card::regular_1, 2);
    player.discard.add(Card::brewer);
    Game game = game_from(state);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.known_node("deck").meaning.name == "Deck: 5 cards to draw");
    CHECK(screen.known_node("deck").meaning.description == "On top: Hunter, Server.");
    CHECK(screen.known_node("discard").meaning.name == "Discard: 3 cards in the discard pile");
    CHECK(screen.known_node("discard").meaning.description.find("2 × Regular") != std::string::npos);
    CHECK(screen.known_node("discard").meaning.description.find("1 × Brewer") != std::string::npos);
}

TEST_CASE("a server or a table upgraded while serving is told to work from the next round on") {
    State state = state_with_die(Phase::serving, 3);
    Player& player = actor_of(state);
    player.thalers = 40;
    player.staff[index_of(Card::server)] = player.staff[index_of(Card::table)] = 1;
    player.tables = 4;
    player.seats[3].guest = Card::guest_3;
    Game game = game_from(state);
    // The server drawn is returned; the table drawn is not.
    REQUIRE_FALSE(game.act(act::upgrade(Tile::server, 1)).has_value());
    REQUIRE_FALSE(game.act(act::upgrade(Tile::table, 0)).has_value());
    {
        ScreenTest screen(game, 1280, 720);
        CHECK(screen.known_node("tile-server").meaning.name == "Server, upgraded");
        CHECK(screen.known_node("tile-server").meaning.description ==
              "1 die of your colour for each server card drawn. From the next round, one more die of your colour.");
        CHECK(screen.reads("[card-server]▸+1 [die-blue-5]"));
        CHECK(moons(screen) == 3);
        check_tells(screen, "space-seat-3", std::string(card_about(Card::table)));
        CHECK(screen.known_node("tile-table").meaning.name == "Table, upgraded");
        check_tells(screen, "tile-table", "From the next round, you have a fourth table.");
        CHECK_FALSE(screen.live("tile-table"));
    }
    // The bonus of round 8, before the guests come, works at once.
    play_to(game, Phase::closing);
    play_to(game, Phase::planning);
    ScreenTest screen(game, 1280, 720);
    CHECK(screen.known_node("tile-server").meaning.description ==
          "1 die of your colour each round, and 1 more for each server card drawn.");
    CHECK(screen.find("tile-table") == nullptr);
    CHECK(moons(screen) == 1);
}

TEST_CASE("in the last round no moon brings an upgrade any more") {
    State state = state_with_die(Phase::serving, 3);
    state.round = components::rounds;
    Player& player = actor_of(state);
    player.thalers = 40;
    Game game = game_from(state);
    REQUIRE_FALSE(game.act(act::upgrade(Tile::server, 0)).has_value());
    ScreenTest screen(game, 1280, 720);
    check_tells(screen, "tile-server", "Its effect comes too late.");
    CHECK(moons(screen) == 1);
}

TEST_CASE("the sign below the servers counts the dice of this round, whatever is upgraded since") {
    for (const unsigned returned : {0U, 1U, 2U}) {
        State state = state_with_die(Phase::serving, 3);
        Player& player = actor_of(state);
        player.thalers = 40;
        player.staff[index_of(Card::server)] = 3;
        Game game = game_from(state);
        REQUIRE_FALSE(game.act(act::upgrade(Tile::server, returned)).has_value());
        const ScreenTest screen(game, 1280, 720);
        const std::string cards = returned == 2 ? "1 Server" : std::to_string(3 - returned) + " servers";
        CHECK_MESSAGE(screen.hears(cards + " in play, 3 dice"), cards);
    }
    State state = state_with_die(Phase::serving, 3);
    actor_of(state).thalers = 40;
    actor_of(state).staff[index_of(Card::server)] = 1;
    Game game = game_from(state);
    REQUIRE_FALSE(game.act(act::upgrade(Tile::server, 0)).has_value());
    const ScreenTest screen(game, 1280, 720);
    CHECK(screen.hears("1 Server in play, 1 die"));
}
