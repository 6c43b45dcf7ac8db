// The words of the valley for players who do not see it: price, yield and place of everything one decides about.
#include <doctest/doctest.h>

#include <algorithm>

#include "narration/outlook.hpp"
#include "screen.hpp"
#include "window_sizes.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** Three innkeepers with this module, in this phase; Anna decides. */
State state_of_three(Phase phase, int module) {
    Game game = game_of_persons(3, module, 5);
    play_to(game, phase);
    REQUIRE(game.state().phase == phase);
    REQUIRE(actor(game.state()).seat == 0);
    return game.state();
}

/** The table at this position. */
class Valley {
  public:
    explicit Valley(const State& state, float width = 1280, float height = 720)
        : game_(state, 1, game_of_persons(state.setup.players, state.setup.module, 1).record().innkeepers),
          screen_(game_, width, height) {}

    ScreenTest& screen() { return screen_; }
    std::string name(const std::string& target) { return node(target).meaning.name; }
    /** Whether the description of a target holds all of these words. */
    bool tells(const std::string& target, std::initializer_list<std::string_view> words) {
        const std::string& told = node(target).meaning.description;
        INFO(target << " tells: " << told);
        for (const std::string_view one : words) {
            INFO(one);
            CHECK(told.find(one) != std::string::npos);
        }
        return !told.empty();
    }
    bool mentions(const std::string& target, std::string_view words) {
        return node(target).meaning.description.find(words) != std::string::npos;
    }
    const SemanticNode& node(const std::string& target) {
        const auto& nodes = screen_.interface().semantics();
        const auto found =
            std::find_if(nodes.begin(), nodes.end(), [&](const SemanticNode& one) { return one.target == target; });
        REQUIRE_MESSAGE(found != nodes.end(), target);
        return *found;
    }
    bool in_region(const SemanticNode& node, std::string_view name) {
        if (node.meaning.role == Role::region && node.meaning.name == name) return true;
        return node.parent >= 0 && in_region(around(node), name);
    }
    /** The thing that it lies in. */
    const SemanticNode& around(const SemanticNode& node) {
        REQUIRE(node.parent >= 0);
        return screen_.interface().semantics()[static_cast<std::size_t>(node.parent)];
    }

  private:
    Game game_;
    ScreenTest screen_;
};

}  // namespace

TEST_CASE("a guest tells die, pay, points, bonus, signature and whether his price can be paid") {
    State state = state_of_three(Phase::planning, 5);
    state.row[1] = {Card::guest_6_monastery, true};
    state.players[0].beer = 2;
    {
        Valley valley(state);
        CHECK(valley.name("recruit-1") == "recruit Canon for 6 beer");
        CHECK(valley.tells("recruit-1", {"a 6 brings 6 [thaler]", "2 points", "When recruited: 2 monastery steps.",
                                         "With a signature", "[beer] short."}));
        CHECK(valley.around(valley.around(valley.node("recruit-1"))).meaning.name == "Guests");
        CHECK(valley.mentions("recruit-0", std::to_string(state.guest_stack) + " left."));
        CHECK_FALSE(valley.mentions("recruit-1", "left."));
    }
    state.row[1].signature = false;
    state.players[0].beer = 9;
    Valley rich(state);
    CHECK(rich.mentions("recruit-1", "Your plan pays for it."));
    CHECK_FALSE(rich.mentions("recruit-1", "signature"));
}

TEST_CASE("while serving a price is paid now, or short, or out of reach with its reason") {
    State state = state_of_three(Phase::serving, 1);
    state.row[1] = {Card::guest_6_monastery, false};
    state.players[0].beer = 8;
    state.players[0].thalers = 1;
    {
        Valley valley(state);
        CHECK(valley.mentions("recruit-1", "You can pay for it now."));
        CHECK(valley.mentions("buy-brewer", "5[thaler] short."));
        CHECK(valley.mentions("nobles", "1[noble]: 9[beer]. 1[beer] short."));
        CHECK(valley.mentions("nobles", "3[noble]: 18[beer]. 10[beer] short."));
    }
    state.players[0].recruited = true;
    state.players[0].bought = 1U << index_of(Card::brewer);
    state.nobles = 1;
    Valley valley(state);
    CHECK(valley.mentions("recruit-1", "Only one guest a round"));
    CHECK(valley.mentions("buy-brewer", "Only one of each kind a round"));
    CHECK(valley.mentions("nobles", "1 noble waits in the valley."));
    CHECK(valley.mentions("nobles", "18[beer]. Sold out"));
}

TEST_CASE("a tavern card tells effect, points and stock, or that it is sold out") {
    State state = state_of_three(Phase::planning, 3);
    state.stock[index_of(Card::server)] = 7;
    state.stock[index_of(Card::bard)] = 0;
    Valley valley(state);
    CHECK(valley.name("buy-server") == "buy Server for 4 thalers");
    CHECK(valley.tells("buy-server", {"one more die of your colour", "2 points", "7 left."}));
    CHECK(valley.name("buy-bard") == "Bard: sold out");
    CHECK_FALSE(valley.mentions("buy-bard", "left."));
    CHECK_FALSE(valley.screen().live("buy-bard"));
}

TEST_CASE("a space of the monastery track tells its reward and the players there") {
    State state = state_of_three(Phase::planning, 1);
    state.players[0].monastery = 3;
    state.players[1].monastery = 14;
    state.players[2].monastery = 3;
    Valley valley(state);
    CHECK(valley.name("monastery-3") == "Space 3 of the monastery track");
    CHECK(valley.tells("monastery-3", {"Gives a Barback card.", "Here: Anna, Clara."}));
    CHECK(valley.tells("monastery-14", {"Gives a noble.", "Here: Bram."}));
    CHECK(
        valley.tells("monastery-9", {"Service denied: one of your regulars or guests without a die leaves the game."}));
    CHECK(valley.node("monastery-4").meaning.description.empty());
    CHECK_FALSE(valley.mentions("monastery-0", "Here:"));
    CHECK(valley.screen().hears("Monastery track: Anna 3, Bram 14, Clara 3"));
}

TEST_CASE("a space of reputation tells its points, its bonus, the players there and where the plan leads") {
    State state = state_of_three(Phase::planning, 3);
    state.players[0].reputation = 2;
    state.players[1].reputation = 11;
    Game game(state, 1, game_of_persons(3, 3, 1).record().innkeepers);
    for (const Space space : {Space::cashbox, Space::barrel}) {
        Face face = 1;
        while (game.act(act::place(face, space)).has_value() && face < faces) ++face;
    }
    // A thaler and a beer, or more with the barbacks: one step.
    const int goal = 3;
    REQUIRE(outlook(game.state(), 0).steps == 1);
    Valley valley(game.state());
    CHECK(valley.name("reputation-1") == "Reputation: 1 point at the end");
    CHECK(valley.tells("reputation-2", {"Here: Anna."}));
    CHECK(valley.name("reputation-11") == "Reputation: Gives a noble.");
    CHECK(valley.tells("reputation-11", {"0 points at the end", "Here: Bram."}));
    CHECK(valley.screen().hears("Reputation: Anna 2, Bram 0, Clara 0"));
    for (int space = 1; space <= 11; ++space) {
        INFO(space);
        CHECK(valley.mentions("reputation-" + std::to_string(space), "Your plan leads here.") == (space == goal));
    }
}

TEST_CASE("the guest book is a table that tells bonuses, signatures and the noble of a full row") {
    State state = state_of_three(Phase::planning, 5);
    state.players[0].book = {0, 2, 0, 0};
    Valley valley(state);
    CHECK(valley.name("book-0-1") == "Guest book, row 1, 5 beer: signature in place");
    CHECK(valley.name("book-2-1") == "Guest book, row 3, 5 beer: a Table card");
    CHECK(valley.name("book-0-0") == "Guest book, row 1, 3–4 beer");
    CHECK(valley.mentions("book-2-1", "Full row: a noble."));
    const SemanticNode& cell = valley.around(valley.node("book-2-1"));
    CHECK(cell.meaning.role == Role::cell);
    CHECK(valley.around(cell).meaning.role == Role::row);
    CHECK(valley.around(valley.around(cell)).meaning.role == Role::table);
    CHECK(valley.screen().hears("7–8[beer]"));
}

TEST_CASE("a guest whose column of the guest book is full is offered without a signature") {
    State state = state_of_three(Phase::planning, 5);
    for (std::size_t place = 0; place < state.row.size(); ++place)
        if (state.row[place].guest != no_card) state.row[place].signature = true;
    const Card guest = state.row[1].guest;
    for (const bool full : {false, true}) {
        state.players[0].book = {};
        state.players[0].book[facts(guest).book_column] = components::book_rows - (full ? 0 : 1);
        Valley valley(state);
        CHECK(valley.mentions("recruit-1", "With a signature for the guest book.") != full);
        CHECK(valley.mentions("recruit-1", "Its column of your guest book is full: no signature.") == full);
    }
}

TEST_CASE("an entertainer tells his act, or his round and the two sides to choose from") {
    State state = state_of_three(Phase::planning, 2);
    state.players[0].sides = {1, 0, 0};
    Valley valley(state);
    CHECK(valley.name("entertainer-1") == "Musician: 1 schnapps: 2 thalers");
    CHECK(valley.mentions("entertainer-1", "While serving: 2 thalers"));
    CHECK(valley.name("entertainer-2").find("comes in round") != std::string::npos);
    CHECK(valley.tells("entertainer-2", {"5 [schnapps] ▸ [upgrade]", "2 [schnapps] ▸ [denied]"}));
}

TEST_CASE("an evening ahead tells the moon's bonus") {
    State state = state_of_three(Phase::planning, 1);
    state.round = 4;
    Valley valley(state);
    CHECK(valley.name("evening-5") == "Round 5: Table or Brewer");
    CHECK(valley.tells("evening-5", {"Gives a Table card or a Brewer card."}));
    CHECK(valley.tells("evening-6", {"Gives a counter guest."}));
}

TEST_CASE("at every size each list of the valley follows a heading with its name") {
    for (const int module : {1, 5})
        for (const WindowSize& size : window_sizes) {
            INFO("module " << module << ", " << size.width << " x " << size.height);
            Valley valley(state_of_three(Phase::planning, module), size.width, size.height);
            ScreenTest& screen = valley.screen();
            for (const char* way : {"page-valley", "valley-drawer"})
                if (screen.live(way)) screen.touch(way);
            screen.look();
            std::string heading;
            int lists = 0;
            for (const SemanticNode& node : screen.interface().semantics()) {
                if (node.meaning.role == Role::heading) heading = node.meaning.name;
                if (node.meaning.role != Role::list && node.meaning.role != Role::table) continue;
                if (!valley.in_region(node, "Valley")) continue;
                CHECK(node.meaning.name == heading);
                ++lists;
            }
            CHECK(lists >= 2);
        }
}

TEST_CASE("the drawer's tab tells how many cards are to be had") {
    State state = state_of_three(Phase::serving, 1);
    state.players[0].thalers = 2;
    state.players[0].beer = 0;
    Valley valley(state, 900, 640);
    REQUIRE(valley.screen().live("valley-drawer"));
    CHECK(valley.mentions("valley-drawer", "You can afford 1 card now."));
    REQUIRE(valley.screen().touch("valley-drawer"));
    valley.screen().look();
    CHECK_FALSE(valley.mentions("valley-drawer", "You can afford"));
    CHECK(valley.screen().live("buy-barback"));
}
