#include "ai/evaluation/features.hpp"

#include <algorithm>

#include "record/names.hpp"

namespace tavern {
namespace {

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

// A sink takes each feature that is not 0, once or in parts: sink(feature, part).

template <class Sink>
void sum_up(Cards& cards, Sink& sink) {
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
            sink(feature::regulars + kind - components::tavern_kinds, number);
        else if (kind >= components::first_guest)
            sink(feature::guests + card.pips - feature::least_pips, number);
    }
}

template <class Sink>
void note_next_cards(const Player& player, Sink& sink) {
    bool noble = false;
    for (std::size_t index = 0; index < player.known_count; ++index) {
        const Card card = player.known[index];
        if (is_tavern_card(card)) {
            sink(feature::staff_next + static_cast<int>(index_of(card)), 1);
        } else if (card == Card::noble) {
            noble = true;
        } else {
            sink(feature::guests_next, 1);
            sink(feature::thalers_next, facts(card).thalers);
        }
    }
    sink(feature::noble_next, noble);
}

template <class Sink>
void note_book(const Player& player, Sink& sink) {
    for (int row = 0; row < components::book_rows; ++row) {
        int signed_spaces = 0;
        for (int column = 0; column < components::book_columns; ++column) {
            if (player.book[at(column)] <= row) continue;
            ++signed_spaces;
            sink(feature::book + row * components::book_columns + column, 1);
        }
        sink(feature::row_waits + row, signed_spaces == components::book_columns - 1);
    }
}

/** Gives the sink all features and returns the points by section 9 if the game ended now. */
template <class Sink>
int visit(const State& state, const Player& player, const CardsOutOfPlay& out_of_play, Sink& sink) {
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
    sum_up(cards, sink);

    sink(feature::one, 1);
    const int total = std::max(1, cards.total);
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        const int number = cards.counts[at(kind)];
        sink(feature::staff + kind, number);
        sink(feature::staff_squared + kind, number * number);
        sink(feature::staff_share + kind, number * 64 / total);
    }
    note_next_cards(player, sink);
    sink(feature::guest_share, cards.thalers * 16 / total);
    sink(feature::seated_thalers, cards.thalers * 16 / std::max(1, cards.seated));
    sink(feature::nobles, nobles);
    sink(feature::any_noble, nobles > 0);
    sink(feature::deck, cards.total);
    int left = 0;
    for (int tile = 0; tile < components::tile_kinds; ++tile) {
        const bool upgraded = player.has_upgraded(static_cast<Tile>(tile));
        sink(feature::tiles + tile, upgraded);
        left += !upgraded;
    }
    for (std::size_t index = 0; index < tiles_with_staff.size(); ++index) {
        const Tile tile = tiles_with_staff[index];
        if (player.has_upgraded(tile))
            sink(feature::tile_meets_staff + static_cast<int>(index), cards.counts[index_of(facts(tile).card)]);
    }
    sink(feature::upgrades_left, left * left);

    const int schnapps = std::min<int>(player.schnapps, components::schnapps_limit);
    sink(feature::thalers, std::min<int>(player.thalers, safe_limit(player)));
    sink(feature::beer, std::min<int>(player.beer, storage_limit(player)));
    sink(feature::schnapps, schnapps);
    sink(feature::counter_guests, player.counter_guests);
    sink(feature::monastery + player.monastery, 1);
    sink(feature::reputation + reputation_space(state.setup, player.reputation), 1);
    for (const std::uint8_t side : player.sides)
        if (side > 0) sink(feature::sides + side - 1, 1);
    note_book(player, sink);

    return cards.points + schnapps * components::points_per_schnapps +
           reputation_points(state.setup, player.reputation);
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
    const auto note = [&](int feature, int part) {
        std::int16_t& sum = holdings.features[at(feature)];
        sum = static_cast<std::int16_t>(sum + part);
    };
    holdings.points = visit(state, player, out_of_play, note);
    return holdings;
}

std::int32_t weighed(const State& state, const Player& player, const CardsOutOfPlay& out_of_play,
                     const Weights& weights) {
    std::int32_t sum = 0;
    const auto weigh = [&](int feature, int part) { sum += std::int32_t{weights[at(feature)]} * part; };
    const int points = visit(state, player, out_of_play, weigh);
    return points * 100 + sum;
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
