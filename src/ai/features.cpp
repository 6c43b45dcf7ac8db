#include "ai/features.hpp"

#include <algorithm>

#include "record/names.hpp"

namespace tavern {
namespace {

/** Tiles with cards of the same kind beside them. */
constexpr auto tiles_with_staff = std::to_array<Tile>({Tile::dishwasher, Tile::server, Tile::table, Tile::brewer});

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

/** Cards by kind, with sums. */
struct Cards {
    std::array<std::uint8_t, components::card_kinds> counts;
    int total = 0;
    int seated = 0;   // regulars, guests and one noble, since nobles share a table
    int thalers = 0;  // of those
    int points = 0;
};

void sum_up(Cards& cards, Features& features) {
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const int number = cards.counts[at(kind)];
        if (number == 0) continue;
        const CardFacts& card = components::cards[at(kind)];
        cards.total += number;
        cards.points += number * card.points;
        if (kind < components::tavern_kinds) continue;
        const int places = static_cast<Card>(kind) == Card::noble ? 1 : number;
        cards.seated += places;
        cards.thalers += places * card.thalers;
        if (kind < index_of(Card::noble))
            features[at(feature::regulars + kind - components::tavern_kinds)] = static_cast<std::int16_t>(number);
        else if (kind >= components::first_guest)
            features[at(feature::guests + card.pips - 3)] =
                static_cast<std::int16_t>(features[at(feature::guests + card.pips - 3)] + number);
    }
}

void set(Features& features, int index, int value) {
    features[at(index)] = static_cast<std::int16_t>(value);
}

void note_next_cards(const Player& player, Features& features) {
    for (std::size_t index = 0; index < player.known_count; ++index) {
        const Card card = player.known[index];
        if (is_tavern_card(card)) {
            ++features[at(feature::staff_next + index_of(card))];
        } else if (card == Card::noble) {
            set(features, feature::noble_next, 1);
        } else {
            ++features[at(feature::guests_next)];
            set(features, feature::thalers_next, features[at(feature::thalers_next)] + facts(card).thalers);
        }
    }
}

void note_book(const Player& player, Features& features) {
    for (int row = 0; row < components::book_rows; ++row) {
        int signed_spaces = 0;
        for (int column = 0; column < components::book_columns; ++column) {
            if (player.book[at(column)] <= row) continue;
            ++signed_spaces;
            set(features, feature::book + row * components::book_columns + column, 1);
        }
        set(features, feature::row_waits + row, signed_spaces == components::book_columns - 1);
    }
}

}  // namespace

CardsOutOfPlay::CardsOutOfPlay(const Player& player) {
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        counts[at(kind)] = static_cast<std::uint8_t>(player.bag[card] + player.discard[card]);
    }
}

Holdings holdings(const State& state, const Player& player, const CardsOutOfPlay& out_of_play) {
    Holdings holdings{};
    Features& features = holdings.features;
    Cards cards{out_of_play.counts};
    for (std::size_t index = 0; index < player.known_count; ++index) ++cards.counts[index_of(player.known[index])];
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind)
        cards.counts[kind] = static_cast<std::uint8_t>(cards.counts[kind] + player.staff[kind]);
    for (std::size_t seat = 0; seat < player.seated; ++seat) {
        const Card guest = player.seats[seat].guest;
        if (guest != no_card && guest != Card::noble) ++cards.counts[index_of(guest)];
    }
    const int nobles = cards.counts[index_of(Card::noble)] + player.nobles;
    cards.counts[index_of(Card::noble)] = static_cast<std::uint8_t>(nobles);
    sum_up(cards, features);

    set(features, feature::one, 1);
    const int total = std::max(1, cards.total);
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        const int number = cards.counts[at(kind)];
        set(features, feature::staff + kind, number);
        set(features, feature::staff_squared + kind, number * number);
        set(features, feature::staff_share + kind, number * 64 / total);
    }
    note_next_cards(player, features);
    set(features, feature::guest_share, cards.thalers * 16 / total);
    set(features, feature::seated_thalers, cards.thalers * 16 / std::max(1, cards.seated));
    set(features, feature::nobles, nobles);
    set(features, feature::any_noble, nobles > 0);
    set(features, feature::deck, cards.total);
    int left = 0;
    for (int tile = 0; tile < components::tile_kinds; ++tile) {
        const bool upgraded = player.has_upgraded(static_cast<Tile>(tile));
        set(features, feature::tiles + tile, upgraded);
        left += !upgraded;
    }
    for (std::size_t index = 0; index < tiles_with_staff.size(); ++index) {
        const Tile tile = tiles_with_staff[index];
        if (player.has_upgraded(tile))
            set(features, feature::tile_meets_staff + static_cast<int>(index),
                cards.counts[index_of(facts(tile).card)]);
    }
    set(features, feature::upgrades_left, left * left);

    const int schnapps = std::min<int>(player.schnapps, components::schnapps_limit);
    set(features, feature::thalers,
        std::min<int>(player.thalers, components::safe_limit[player.has_upgraded(Tile::safe)]));
    set(features, feature::beer,
        std::min<int>(player.beer, components::storage_limit[player.has_upgraded(Tile::beer_storage)]));
    set(features, feature::schnapps, schnapps);
    set(features, feature::counter_guests, player.counter_guests);
    set(features, feature::monastery + player.monastery, 1);
    set(features, feature::reputation + reputation_space(state.setup, player.reputation), 1);
    for (const std::uint8_t side : player.sides)
        if (side > 0) set(features, feature::sides + side - 1, 1);
    note_book(player, features);

    holdings.points =
        cards.points + schnapps * components::points_per_schnapps + reputation_points(state.setup, player.reputation);
    return holdings;
}

std::string feature_name(int index) {
    struct Group {
        int first;
        std::string_view name;
    };
    static constexpr auto groups = std::to_array<Group>({
        {feature::one, "one"},
        {feature::staff, "staff"},
        {feature::staff_squared, "staff-squared"},
        {feature::staff_share, "staff-share"},
        {feature::staff_next, "staff-next"},
        {feature::regulars, "regulars"},
        {feature::guests, "guests-of-pips-from-3"},
        {feature::guest_share, "guest-share"},
        {feature::seated_thalers, "seated-thalers"},
        {feature::guests_next, "guests-next"},
        {feature::thalers_next, "thalers-next"},
        {feature::nobles, "nobles"},
        {feature::any_noble, "any-noble"},
        {feature::noble_next, "noble-next"},
        {feature::deck, "deck"},
        {feature::tiles, "tile"},
        {feature::tile_meets_staff, "tile-meets-staff"},
        {feature::upgrades_left, "upgrades-left"},
        {feature::thalers, "thalers"},
        {feature::beer, "beer"},
        {feature::schnapps, "schnapps"},
        {feature::counter_guests, "counter-guests"},
        {feature::monastery, "monastery"},
        {feature::reputation, "reputation"},
        {feature::sides, "side"},
        {feature::book, "book"},
        {feature::row_waits, "row-waits"},
    });
    std::size_t group = groups.size() - 1;
    while (groups[group].first > index) --group;
    const int place = index - groups[group].first;
    std::string name(groups[group].name);
    const bool by_card = name.starts_with("staff");
    if (by_card) return name + "-" + std::string(components::cards[at(place)].id);
    if (name == "tile") return name + "-" + std::string(components::tiles[at(place)].id);
    const int next = group + 1 < groups.size() ? groups[group + 1].first : feature::count;
    if (next == groups[group].first + 1) return name;
    return name + "-" + std::to_string(place);
}

}  // namespace tavern
