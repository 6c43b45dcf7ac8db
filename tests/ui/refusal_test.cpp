// The reasons of refusals: for each a worked position and its sentence.
#include "narration/refusal.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

#include "language.hpp"
#include "rules/rules.hpp"
#include "screen.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

const Space first_seat = seat_space(0);

/** The first of two in this phase, with a shepherd, who wants a 3, at the first table and a white 3 and 6 in hand. */
State state_in(Phase phase, int module = 1) {
    Game game = game_of_persons(2, module, 5);
    play_to(game, phase);
    State state = game.state();
    Player& player = actor_of(state);
    player.seats[0] = {Card::guest_3, {}};
    player.white = player.own = player.brewer_white = player.brewer_own = player.monk_white = player.monk_own = {};
    player.cashbox = player.barrel = {};
    player.white.add(3);
    player.white.add(6);
    return state;
}
Action of(ActionKind kind, unsigned a = 0) {
    return Action(kind, a);
}
/** The reason of the refusal after a change of the position. */
template <typename Change>
std::string after(State state, Action action, const Change& change) {
    change(state, actor_of(state));
    return why_not(state, action);
}

int words_in(std::string_view text) {
    std::istringstream words{std::string(text)};
    int count = 0;
    for (std::string word; words >> word;) ++count;
    return count;
}

}  // namespace

TEST_CASE("a legal action is not refused") {
    State state = state_in(Phase::planning);
    CHECK(why_not(state, act::place(3, first_seat)).empty());
    CHECK(why_not(state, of(ActionKind::ready)).empty());
}

TEST_CASE("the refusal of a die that does not fit names the faces wanted") {
    const State state = state_in(Phase::planning);
    CHECK(why_not(state, act::place(6, first_seat)) == "This guest wants a 3");
    CHECK(why_not(state, act::place(3, Space::brewer)) == "The brewer wants a 1 or 6");
    CHECK(why_not(state, act::place(3, Space::monk)) == "The monk wants a 5");
    CHECK(why_not(state, act::place(4, Space::cashbox)) == "You have no 4 in hand");
    const auto two_in_hand = [](State&, Player& player) { player.white.add(2); };
    CHECK(after(state, act::place(2, first_seat), two_in_hand) == "This guest wants a 3");
    const auto one_dishwasher = [](State&, Player& player) {
        player.white.add(1);
        player.dishwashers = 1;
    };
    CHECK(after(state, act::place(1, first_seat), one_dishwasher) == "It needs 1 more dishwasher");
}

TEST_CASE("a space that is taken, used or empty says so") {
    const State state = state_in(Phase::serving);
    const Action place = act::place(3, first_seat);
    CHECK(after(state, place, [](State&, Player& player) { player.seats[0].die = SpaceDie(3, false); }) ==
          "A die lies here already");
    const auto served = [](State&, Player& player) {
        player.seats[0].die = SpaceDie(3, false);
        player.seats[0].die.use();
    };
    CHECK(after(state, place, served) == "Already used this round");
    CHECK(after(state, act::place(0, first_seat), served) == "Already used this round");
    CHECK(after(state, place, [](State&, Player& player) { player.seats[0].guest = no_card; }) == "Nobody is here");
    CHECK(why_not(state, act::serve(3, Space::barrel)) == "No die lies here");
}

TEST_CASE("without a die in hand one is to be taken first") {
    const State state = state_in(Phase::planning);
    CHECK(why_not(state, act::place(0, first_seat)) == "Take a die first");
    CHECK(after(state, act::place(0, first_seat), [](State&, Player& player) { player.white = {}; }) ==
          "All your dice are placed");
}

TEST_CASE("a die that cannot be moved is told why") {
    State state = state_in(Phase::serving);
    Player& player = actor_of(state);
    player.cashbox = SpaceDie(4, false);
    const Action move = act::move(4, Space::cashbox, first_seat);
    CHECK(why_not(state, move) == "This guest wants a 3");
    CHECK(why_not(state, act::move(4, Space::cashbox, Space::cashbox)) == "It fits no other space");
    player.moves = max_moves;
    CHECK(why_not(state, move) == "No more moves this turn");
    // Section 6: a change of plan never takes the marker back over a special space.
    State later = state_in(Phase::serving, 3);
    Player& planner = actor_of(later);
    planner.cashbox = SpaceDie(4, false);
    planner.cashbox_rate = planner.plan_thalers = planner.plan_beer = 1;
    planner.reputation = 3;  // the first schnapps space
    CHECK(why_not(later, act::move(4, Space::cashbox, Space::barrel)) == "Your reputation cannot go back that far");
}

TEST_CASE("the refusal of a price says how much is missing") {
    const State state = state_in(Phase::serving, 2);
    const auto poor = [](State& of_all, Player& player) {
        player.thalers = 1;
        player.beer = 1;
        player.schnapps = 0;
        player.sides[0] = 1;
        of_all.row[1].guest = Card::guest_3;
    };
    CHECK(after(state, act::buy(Card::dishwasher), poor) == "You need 2 more thalers");
    CHECK(after(state, act::buy(Card::barback), poor) == "You need 1 more thaler");
    CHECK(after(state, act::upgrade(Tile::safe, 0), poor) == "You need 5 more thalers");
    CHECK(after(state, of(ActionKind::recruit, 1), poor) == "You need 2 more beer");
    CHECK(after(state, of(ActionKind::recruit_nobles, 1), poor) == "You need 8 more beer");
    CHECK(after(state, of(ActionKind::entertain, 1), poor) == "You need 1 more schnapps");
    CHECK(after(state, of(ActionKind::counter_guest), [](State&, Player& player) { player.counter_guests = 0; }) ==
          "You have no counter guest");
}

TEST_CASE("the refusal of a card or tile says that it is sold out or owned already") {
    const State state = state_in(Phase::serving, 2);
    CHECK(after(state, act::buy(Card::server),
                [](State& of_all, Player&) { of_all.stock[index_of(Card::server)] = 0; }) == "Sold out");
    CHECK(after(state, act::buy(Card::server), [](State&, Player& player) {
              player.bought = 1U << index_of(Card::server);
          }) == "Only one of each kind a round");
    CHECK(after(state, of(ActionKind::recruit, 1), [](State&, Player& player) { player.recruited = true; }) ==
          "Only one guest a round");
    CHECK(after(state, of(ActionKind::recruit, 1), [](State& of_all, Player&) { of_all.row[1].guest = no_card; }) ==
          "Nobody is here");
    CHECK(after(state, act::upgrade(Tile::safe, 0), [](State&, Player& player) {
              player.upgraded = 1U << index_of(Tile::safe);
          }) == "This is upgraded already");
    CHECK(after(state, of(ActionKind::barbacks), [](State&, Player& player) { player.barbacks_used = true; }) ==
          "Already used this round");
}

TEST_CASE("cards that cannot be given back for an upgrade say why") {
    const State state = state_in(Phase::serving);
    const auto rich = [](State&, Player& player) { player.thalers = 30; };
    CHECK(after(state, act::upgrade(Tile::server, 9), rich) == "Fewer cards are enough");
    CHECK(after(state, act::upgrade(Tile::safe, 1), rich) == "Fewer cards are enough");
    CHECK(after(state, act::upgrade(Tile::dishwasher, 1), rich) == "You have too few of these cards");
    CHECK(after(state, act::upgrade(Tile::dishwasher, 1), [](State&, Player& player) {
              player.thalers = 30;
              player.staff[index_of(Card::dishwasher)] = player.dishwashers = 1;
              player.seats[0].die = SpaceDie(2, false);
          }) == "A die still needs this dishwasher");
}

TEST_CASE("the refusal of a later phase names it") {
    State state = state_in(Phase::planning, 2);
    CHECK(why_not(state, act::buy(Card::server)) == "You can buy once you serve");
    CHECK(why_not(state, act::upgrade(Tile::safe, 0)) == "You can upgrade once you serve");
    CHECK(why_not(state, of(ActionKind::recruit, 1)) == "You can recruit once you serve");
    CHECK(why_not(state, of(ActionKind::counter_guest)) == "That comes once you serve");
    CHECK(why_not(state, of(ActionKind::entertain, 5)) == "Comes in round 5");
    const State serving = state_in(Phase::serving, 2);
    CHECK(why_not(serving, Action(ActionKind::turn_die, 3, 4)) == "Dice are turned while planning");
    CHECK(why_not(serving, of(ActionKind::take_die, 3)) == "That is not offered now");
    CHECK(why_not(serving, of(ActionKind::ready)) == "That is not offered now");
    CHECK(why_not(state, of(ActionKind::take_die, 3)) == "That is not offered now");
    const auto juggler = [](std::uint8_t side) {
        return [side](State&, Player& player) {
            player.sides[2] = side;
            player.schnapps = 4;
        };
    };
    State late = serving;
    late.round = 6;
    CHECK(after(late, of(ActionKind::entertain, 5), juggler(5)) == "You will be asked after your turn");
    CHECK(after(late, of(ActionKind::entertain, 6), juggler(6)) == "Dice are turned while planning");
    CHECK(after(late, of(ActionKind::entertain, 6), juggler(5)) == "That is not offered now");
    CHECK(after(late, of(ActionKind::entertain, 4), [](State&, Player& player) {
              player.sides[1] = 4;
              player.schnapps = 4;
              for (Seat& seat : player.seats) seat.guest = no_card;
          }) == "There is nothing to use it on");
}

TEST_CASE("the refusal names a question that comes first") {
    Game draft = game_of_persons(2, 1, 5);
    play_to(draft, Phase::draft);
    CHECK(why_not(draft.state(), act::place(0, Space::cashbox)) == "First take a die from your coaster");
    CHECK(why_not(draft.state(), of(ActionKind::take_die)) == "Take one from your own coaster");
    Game game = game_of_persons(2, 1, 5);
    const auto asks = [&](Question asked) { return question(game.state()) == asked; };
    const auto play_on_to = [&](Question asked) {
        while (!asks(asked)) {
            ActionList legal;
            legal_actions(game.state(), legal);
            REQUIRE_FALSE(legal.empty());
            REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
        }
    };
    play_on_to(Question::start_over);
    CHECK(why_not(game.state(), act::buy(Card::server)) == "First keep your guests or redraw");
    play_on_to(Question::round_bonus);
    CHECK(why_not(game.state(), act::buy(Card::server)) == "Answer the question first");
}

TEST_CASE("the refusal of an answer names the noble or the full column") {
    State state = state_in(Phase::serving, 5);
    Player& player = actor_of(state);
    player.seats[1] = {Card::noble, {}};
    player.nobles = 1;
    player.book[2] = components::book_rows;
    state.task_count = 1;
    state.tasks[0] = {TaskKind::deny};
    CHECK(why_not(state, of(ActionKind::deny, 0)).empty());
    CHECK(why_not(state, of(ActionKind::deny, 1)) == "Nobles cannot be sent away");
    state.tasks[0] = {TaskKind::sign};
    CHECK(why_not(state, of(ActionKind::sign, 1)).empty());
    CHECK(why_not(state, of(ActionKind::sign, 2)) == "This column is full");
    CHECK(why_not(state, of(ActionKind::sign, components::book_columns)) == "That is not offered now");
}

TEST_CASE("the player in turn keeps everybody else from acting") {
    Game game = game_of_persons(2, 1, 5);
    play_to(game, Phase::planning);
    const int acting = actor(game.state()).seat;
    const int other = 1 - acting;
    CHECK(why_not_now(game, other, acting) ==
          "This is " + shown_innkeeper(game, other).name + "’s tavern: go back first");
    CHECK(why_not_now(game, other, other) == "It is " + shown_innkeeper(game, acting).name + "’s turn");
    while (actor(game.state()).kind == ActorKind::player) {
        ActionList legal;
        legal_actions(game.state(), legal);
        REQUIRE_FALSE(game.act(legal[legal.size() - 1]).has_value());
    }
    CHECK(why_not_now(game, 0, 0) == "The game is over");
    CHECK(why_not(game.state(), act::buy(Card::server)) == "The game is over");
}

TEST_CASE("no reason has more than eight words, in no vocabulary") {
    const auto first = static_cast<std::size_t>(Text::refusal_game_over);
    const auto last = static_cast<std::size_t>(Text::refusal_serve_all);
    REQUIRE(first < last);
    for (const Language language : {Language::english, Language::english_schmidt, Language::german, Language::dutch}) {
        const Speaking speaking(language);
        for (std::size_t text = first; text <= last; ++text) {
            const std::string words =
                say(static_cast<Text>(text),
                    {{"name", "Anna"}, {"face", 3}, {"count", 2}, {"low", 1}, {"high", 6}, {"round", 5}});
            INFO(words);
            CHECK(words_in(words) <= 8);
            CHECK(words.find_first_of("{}[]") == std::string::npos);
        }
    }
}
