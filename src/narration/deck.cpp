#include "narration/deck.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "rules/rules.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

/** A natural number large enough to count the orders of all cards of a player, so that chances are exact. */
class Natural {
  public:
    explicit Natural(std::uint32_t value = 0) { digits_[0] = value; }

    Natural& operator*=(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& digit : digits_) {
            carry += std::uint64_t{digit} * factor;
            digit = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        return *this;
    }
    Natural& operator+=(const Natural& other) {
        std::uint64_t carry = 0;
        for (std::size_t place = 0; place < digits_.size(); ++place) {
            carry += std::uint64_t{digits_[place]} + other.digits_[place];
            digits_[place] = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        return *this;
    }
    bool operator<(const Natural& other) const {
        return std::lexicographical_compare(digits_.rbegin(), digits_.rend(), other.digits_.rbegin(),
                                            other.digits_.rend());
    }

  private:
    // 212 cards have fewer orders than 2^1341; the rest is for the factors of a comparison.
    static_assert(max_own_cards <= 212);
    std::array<std::uint32_t, 43> digits_{};  // the lowest first
};

Natural times(Natural number, int factor) {
    return number *= static_cast<std::uint32_t>(factor);
}
/** The number times the orders of this many cards. */
Natural orders(Natural number, int cards) {
    for (int card = 2; card <= cards; ++card) number *= static_cast<std::uint32_t>(card);
    return number;
}

/** Counts of a pile. Cards that take no table and are not of the wanted kind play no part. */
struct Pile {
    int guests = 0;  // and regulars: a table each
    int nobles = 0;  // a table together
    int tables = 0;
    int wanted = 0;  // of the wanted kind, which are counted nowhere else

    int total() const { return guests + nobles + tables + wanted; }
};

Pile pile_of(const CardCounts& cards, Card wanted) {
    Pile pile;
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const auto card = static_cast<Card>(kind);
        if (card == wanted)
            pile.wanted = cards[card];
        else if (card == Card::noble)
            pile.nobles = cards[card];
        else if (card == Card::table)
            pile.tables = cards[card];
        else if (takes_seat(card))
            pile.guests += cards[card];
    }
    return pile;
}

/** Cards drawn from a pile: guests, nobles, tables. */
using Drawn = std::array<int, 3>;

/** The orders of all piles in which no card of the wanted kind is drawn. Counts the ways to draw each set of cards of a
 * pile; as soon as all tables are taken, the other cards may lie in any order. */
Natural orders_without(const std::vector<Pile>& piles, int tables) {
    Natural without(0);
    Natural before(1);  // ways to have drawn all piles so far
    int taken = 0;
    bool noble = false;
    for (std::size_t index = 0; index < piles.size(); ++index) {
        const Pile& pile = piles[index];
        const Drawn all{pile.guests, pile.nobles, pile.tables};
        std::map<Drawn, Natural> ways{{Drawn{}, before}};
        for (auto at = ways.begin(); at != ways.end(); ++at) {  // more drawn cards come later in the map
            const Drawn drawn = at->first;
            const int here = drawn[0] + drawn[1] + drawn[2];
            if (taken + drawn[0] + static_cast<int>(!noble && drawn[1] > 0) >= tables + drawn[2]) {
                Natural rest = orders(at->second, pile.total() - here);
                for (std::size_t later = index + 1; later < piles.size(); ++later)
                    rest = orders(rest, piles[later].total());
                without += rest;
                continue;
            }
            for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
                if (drawn[kind] == all[kind]) continue;
                Drawn next = drawn;
                ++next[kind];
                ways[next] += times(at->second, all[kind] - drawn[kind]);
            }
        }
        const auto whole = ways.find(all);
        taken += pile.guests + static_cast<int>(!noble && pile.nobles > 0);
        noble = noble || pile.nobles > 0;
        tables += pile.tables;
        if (pile.wanted > 0 || whole == ways.end() || taken >= tables) return without;
        before = whole->second;
    }
    without += before;  // the deck ran out before all tables were taken
    return without;
}

/** The part as a share of the whole. */
Chance share_of(const Natural& part, const Natural& whole) {
    const Natural twice = times(part, 2 * certain);
    int low = 0;
    int high = certain;
    while (low < high) {  // the largest share that rounding leads to
        const int middle = (low + high + 1) / 2;
        if (twice < times(whole, 2 * middle - 1))
            high = middle - 1;
        else
            low = middle;
    }
    if (low == 0 && Natural(0) < part) return 1;
    return low == certain && part < whole ? certain - 1 : low;
}

}  // namespace

std::string chance_text(Chance chance) {
    const int percent = (chance + 50) / 100;
    if (chance > 0 && chance < certain) return say(Text::decks_percent, {{"percent", std::clamp(percent, 1, 99)}});
    return say(Text::decks_percent, {{"percent", percent}});
}

Chance chance_to_come(const Piles& piles, int tables, Card card) {
    std::vector<Pile> counted;
    Natural all(1);
    for (const CardCounts& cards : piles) {
        counted.push_back(pile_of(cards, card));
        all = orders(all, counted.back().total());
    }
    const Natural without = orders_without(counted, tables);
    return certain - share_of(without, all);
}

std::optional<int> next_draw(const State& state, int seat) {
    const bool draws_this_round =
        state.phase < Phase::guests ||
        (state.phase == Phase::guests && state.players[static_cast<std::size_t>(seat)].tables == 0);
    if (state.phase == Phase::start_cards) return 1;
    if (draws_this_round) return state.round;
    if (state.round == components::rounds) return std::nullopt;
    return state.round + 1;
}

CardCounts played_cards(const Player& player) {
    CardCounts cards;
    cards.add(Card::noble, player.nobles);
    for (std::size_t seat = 0; seat < player.seated; ++seat)
        if (const Card guest = player.seats[seat].guest; guest != no_card && guest != Card::noble) cards.add(guest);
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind)
        cards.add(static_cast<Card>(kind), player.staff[kind]);
    return cards;
}

Piles piles_of(const Player& player) {
    Piles piles;
    for (int index = player.known_count - 1; index >= 0; --index) {
        piles.emplace_back();
        piles.back().add(player.known[static_cast<std::size_t>(index)]);
    }
    piles.push_back(player.bag);
    CardCounts shuffled = player.discard;
    CardCounts in_play = played_cards(player);
    shuffled.take_all(in_play);
    piles.push_back(shuffled);
    return piles;
}

std::vector<DeckKind> deck_kinds(const State& state, int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Piles piles = piles_of(player);
    const bool draws = next_draw(state, seat).has_value();
    const int tables = components::printed_tables + static_cast<int>(player.has_upgraded(Tile::table));
    std::vector<DeckKind> kinds;
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const auto card = static_cast<Card>(kind);
        int to_draw = 0;
        for (std::size_t pile = 0; pile + 1 < piles.size(); ++pile) to_draw += piles[pile][card];
        const int all = to_draw + piles.back()[card];
        if (all == 0) continue;
        const Chance chance = draws ? chance_to_come(piles, tables, card) : 0;
        kinds.push_back({card, to_draw, player.discard[card], chance});
    }
    return kinds;
}

std::string listed_name(Card card) {
    if (!is_regular(card)) return std::string(card_name(card));
    return say(Text::decks_regular, {{"card", card_name(card)}, {"pips", facts(card).pips}});
}

std::string known_on_top(const Player& player) {
    std::string cards;
    for (int index = player.known_count - 1; index >= 0; --index)
        cards += (cards.empty() ? "" : ", ") + listed_name(player.known[static_cast<std::size_t>(index)]);
    return cards;
}

}  // namespace tavern
