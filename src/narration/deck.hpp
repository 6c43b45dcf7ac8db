// Public knowledge about a deck: its cards by kind, and the chance of each kind to be drawn. Its order is hidden.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "rules/state.hpp"

namespace tavern {

/** A probability in hundredths of a per cent, rounded; but 0 only for the impossible, and certain only for the
 * certain. */
using Chance = int;
inline constexpr Chance certain = 10'000;
/** In per cent, 0 % and 100 % only for the impossible and the certain: "62%". */
std::string chance_text(Chance chance);

/** Piles drawn one after another; the order within each is unknown. */
using Piles = std::vector<CardCounts>;
/** The chance that a card of this kind is drawn before all tables are taken. Section 4 B. */
Chance chance_to_come(const Piles& piles, int tables, Card card);

/** The round of the player's next draw; empty: the last one is over. */
std::optional<int> next_draw(const State& state, int seat);
/** The piles of the player's next draw: known cards on top one by one, the rest of the deck, and the discard pile that
 * is shuffled then, with the cards in play. */
Piles piles_of(const Player& player);

struct DeckKind {
    Card card;
    int to_draw;
    int discarded;
    Chance chance;  // to come with the next draw
};
/** The kinds in deck and discard pile, in the order of the cards. */
std::vector<DeckKind> deck_kinds(const State& state, int seat);
/** The cards in play, which are discarded at closing time. */
CardCounts played_cards(const Player& player);

/** The card's name in a list, for a regular with its die. */
std::string listed_name(Card card);
/** The known cards on top of the deck, the next one first: "Hunter, Server". */
std::string known_on_top(const Player& player);

}  // namespace tavern
