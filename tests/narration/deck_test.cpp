// The chance of each kind of card against worked examples, and against the rules themselves.
#include "narration/deck.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <utility>

#include "record/game.hpp"
#include "record/numbers/random_numbers.hpp"
#include "rules/rules.hpp"

using namespace tavern;

namespace {

CardCounts cards(std::initializer_list<std::pair<Card, int>> list) {
    CardCounts counts;
    for (const auto& [card, count] : list) counts.add(card, count);
    return counts;
}

constexpr int three_tables = components::printed_tables;

/** A new game whose first player is about to draw from these cards. */
State about_to_draw(const CardCounts& bag, const CardCounts& discard) {
    State state = new_game(Setup{});
    Effects effects;
    while (question(state) != Question::draw_card) {
        ActionList legal;
        legal_actions(state, legal);
        apply_legal(state, legal[0], effects);
    }
    Player& player = state.players[actor(state).seat];
    player.known_count = 0;
    player.bag = bag;
    player.discard = discard;
    return state;
}

/** The chance that the card is in play when all guests have arrived, over all draws that the rules allow. */
double chance_by_the_rules(const State& state, std::size_t seat, Card card) {
    const Player& player = state.players[seat];
    if (played_cards(player)[card] > 0) return 1;
    if (question(state) != Question::draw_card || actor(state).seat != seat) return 0;
    double chance = 0;
    ActionList legal;
    legal_actions(state, legal);
    for (const Action draw : legal) {
        State after = state;
        Effects effects;
        apply_legal(after, draw, effects);
        chance += chance_by_the_rules(after, seat, card) * player.bag[draw.card()] / player.bag.total();
    }
    return chance;
}

}  // namespace

TEST_CASE("one of five guests stays away when three come") {
    // One of the two stays away in 6 of 10 hands of three; both cannot.
    const Piles deck{cards({{Card::regular_1, 3}, {Card::guest_3, 2}})};
    CHECK(chance_to_come(deck, three_tables, Card::guest_3) == 9000);
    CHECK(chance_to_come(deck, three_tables, Card::regular_1) == certain);
    CHECK(chance_to_come(deck, three_tables, Card::server) == 0);
}

TEST_CASE("a server comes with the guests that are drawn before the last table is taken") {
    // Three of the six places that a server has among five regulars lie before the third regular.
    CHECK(chance_to_come({cards({{Card::regular_1, 5}, {Card::server, 1}})}, three_tables, Card::server) == 5000);
    // A table lies before the third regular as often as not, and makes it five cards instead of three: 4 of 7.
    CHECK(chance_to_come({cards({{Card::regular_1, 5}, {Card::server, 1}, {Card::table, 1}})}, three_tables,
                         Card::server) == 5714);
    // Other staff changes nothing.
    CHECK(chance_to_come({cards({{Card::regular_1, 5}, {Card::server, 1}, {Card::brewer, 9}})}, three_tables,
                         Card::server) == 5000);
}

TEST_CASE("nobles share a table, cards known to lie on top come first, and the discard pile last") {
    const CardCounts nobles = cards({{Card::noble, 3}});
    const CardCounts discarded = cards({{Card::regular_1, 3}, {Card::guest_3, 1}});
    // Three nobles leave two tables to four others: 1 of 2.
    CHECK(chance_to_come({nobles, discarded}, three_tables, Card::guest_3) == 5000);
    CHECK(chance_to_come({cards({{Card::guest_4, 1}}), nobles, discarded}, three_tables, Card::guest_3) == 2500);
    CHECK(chance_to_come({cards({{Card::guest_4, 1}}), nobles, discarded}, three_tables, Card::guest_4) == certain);
    // Where no cards are left, all have come.
    CHECK(chance_to_come({nobles}, three_tables, Card::noble) == certain);
}

TEST_CASE("no chance is rounded to certainty, or away") {
    const Piles deck{cards({{Card::regular_1, 90}, {Card::regular_2, 90}, {Card::guest_3, 1}})};
    CHECK(chance_to_come(deck, 1, Card::guest_3) == 55);
    CHECK(chance_text(55) == "1%");
    CHECK(chance_text(1) == "1%");
    CHECK(chance_text(0) == "0%");
    CHECK(chance_text(9999) == "99%");
    CHECK(chance_text(certain) == "100%");
    CHECK(chance_text(5714) == "57%");
    // All guests and nobles of the box in one deck.
    const Piles all{
        cards({{Card::noble, 61}, {Card::guest_3, 48}, {Card::regular_1, 7}, {Card::server, 80}, {Card::table, 16}})};
    CHECK(chance_to_come(all, three_tables, Card::guest_3) > 9900);
    CHECK(chance_to_come(all, three_tables, Card::guest_3) < certain);
}

TEST_CASE("chances are those of the rules") {
    constexpr std::array kinds{Card::regular_1, Card::guest_3, Card::noble, Card::table, Card::server, Card::brewer};
    RandomNumbers numbers(7);
    for (int deck = 0; deck < 40; ++deck) {
        CardCounts bag;
        CardCounts discard;
        for (int card = 0; card < 5; ++card) {
            bag.add(kinds[static_cast<std::size_t>(numbers.below(kinds.size()))]);
            discard.add(kinds[static_cast<std::size_t>(numbers.below(kinds.size()))]);
        }
        const State state = about_to_draw(bag, discard);
        const std::size_t seat = actor(state).seat;
        for (const Card card : kinds) {
            INFO("deck=" << deck << " card=" << static_cast<int>(card));
            const double chance = chance_by_the_rules(state, seat, card) * certain;
            CHECK(std::abs(chance_to_come(piles_of(state.players[seat]), three_tables, card) - chance) < 0.51);
        }
    }
}

TEST_CASE("a deck is listed by kind: the cards left to draw, the discarded ones, and the next draw") {
    State state = about_to_draw(cards({{Card::regular_1, 2}, {Card::server, 1}}), cards({{Card::regular_2, 1}}));
    Player& player = state.players[0];
    player.known[0] = Card::server;
    player.known[1] = Card::regular_1;
    player.known_count = 2;
    const std::vector<DeckKind> kinds = deck_kinds(state, 0);
    REQUIRE(kinds.size() == 3);
    CHECK(kinds[0].card == Card::server);
    CHECK(kinds[0].to_draw == 2);
    CHECK(kinds[0].chance == certain);
    CHECK(kinds[1].card == Card::regular_1);
    CHECK(kinds[1].to_draw == 3);
    CHECK(kinds[2].discarded == 1);
    CHECK(listed_name(kinds[1].card) == "Regular (wants a 1)");
    CHECK(listed_name(kinds[2].card) == "Regular (wants a 2)");
    CHECK(known_on_top(player) == "Regular (wants a 1), Server");

    CHECK(next_draw(state, 0) == 2);
    CHECK(next_draw(state, 1) == 1);  // the one who draws after the first
    state.phase = Phase::evening;
    CHECK(next_draw(state, 0) == 1);
    state.phase = Phase::serving;
    state.round = components::rounds;
    CHECK_FALSE(next_draw(state, 0));
    for (const DeckKind& kind : deck_kinds(state, 0)) CHECK(kind.chance == 0);
}
