// Facts about cards, tiles and sides. The numbers come from assets/components.json.
#pragma once
#include <algorithm>

#include "rules/component_types.hpp"
#include "rules/components_data.hpp"

namespace tavern {

/** No card: an empty place in the row, a table without a guest. */
inline constexpr Card no_card = static_cast<Card>(0xFF);

constexpr std::uint8_t index_of(Card card) {
    return static_cast<std::uint8_t>(card);
}
constexpr std::uint8_t index_of(Tile tile) {
    return static_cast<std::uint8_t>(tile);
}

constexpr const CardFacts& facts(Card card) {
    return components::cards[index_of(card)];
}
constexpr const TileFacts& facts(Tile tile) {
    return components::tiles[index_of(tile)];
}

/** The side of an entertainer that does this; each kind is printed on one side. */
constexpr const SideFacts& facts(SideKind kind) {
    std::size_t side = 0;
    while (components::sides[side].kind != kind) ++side;
    return components::sides[side];
}

/** The least of a value over these facts. */
template <typename Facts, typename Value>
constexpr int least_of(const Facts& facts, Value value) {
    int least = 255;
    for (const auto& each : facts) least = std::min(least, value(each));
    return least;
}
/** The most of a value that is never negative. */
template <typename Facts, typename Value>
constexpr int most_of(const Facts& facts, Value value) {
    int most = 0;
    for (const auto& each : facts) most = std::max(most, value(each));
    return most;
}

constexpr bool is_tavern_card(Card card) {
    return index_of(card) < components::tavern_kinds;
}
constexpr bool is_regular(Card card) {
    return index_of(card) >= components::tavern_kinds && card < Card::noble;
}
constexpr bool is_guest(Card card) {
    return index_of(card) >= components::first_guest && card != no_card;
}
/** Whether the card takes a seat at a table (the others lie beside their tile). */
constexpr bool takes_seat(Card card) {
    return !is_tavern_card(card);
}

}  // namespace tavern
