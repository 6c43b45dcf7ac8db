// The possessions of an innkeeper, wherever they are, for tests of sentences about them.
#pragma once
#include <array>

#include "rules/state.hpp"

namespace tavern {

using Stores = std::array<int, resource_kinds>;

inline Stores stores_of(const Player& player) {
    return {player.thalers, player.beer, player.schnapps, player.counter_guests};
}

inline CardCounts cards_of(const Player& player) {
    CardCounts cards = player.bag;
    const auto add = [&](const CardCounts& others) {
        for (int kind = 0; kind < components::card_kinds; ++kind)
            cards.add(static_cast<Card>(kind), others[static_cast<Card>(kind)]);
    };
    add(player.discard);
    for (std::size_t index = 0; index < player.known_count; ++index) cards.add(player.known[index]);
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind)
        cards.add(static_cast<Card>(kind), player.staff[kind]);
    for (std::size_t seat = 0; seat < player.seated; ++seat)
        if (player.seats[seat].guest != no_card && player.seats[seat].guest != Card::noble)
            cards.add(player.seats[seat].guest);
    cards.add(Card::noble, player.nobles);
    return cards;
}

}  // namespace tavern
