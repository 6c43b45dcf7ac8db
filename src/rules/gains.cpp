// Gains and payments: goods, cards, nobles and bonuses of every kind. Sections 4, 5 and 8.
#include <algorithm>

#include "rules/change.hpp"

namespace tavern {
namespace {

std::uint8_t& store(Player& player, Resource resource) {
    switch (resource) {
        case Resource::thalers: return player.thalers;
        case Resource::beer: return player.beer;
        case Resource::schnapps: return player.schnapps;
        case Resource::counter_guests: break;
    }
    return player.counter_guests;
}

void put_on_deck(Change& change, Card card, Origin origin) {
    Player& player = change.player();
    if (change.state.phase == Phase::start_cards)
        player.bag.add(card);  // shuffled with the rest of the starting deck, section 3
    else
        player.known[player.known_count++] = card;
    change.tell(EffectKind::card_gained, index_of(card), 0, 0, origin);
}

}  // namespace

void gain(Change& change, Resource resource, int amount, Origin origin) {
    int given = amount;
    if (resource == Resource::schnapps) {
        given = std::min<int>(amount, change.state.schnapps);
        change.state.schnapps = static_cast<std::uint8_t>(change.state.schnapps - given);
    }
    std::uint8_t& stored = store(change.player(), resource);
    stored = static_cast<std::uint8_t>(stored + given);
    const auto what = static_cast<unsigned>(resource);
    if (given > 0) change.tell(EffectKind::gained, what, static_cast<unsigned>(given), 0, origin);
    if (given < amount) change.tell(EffectKind::lost, what, static_cast<unsigned>(amount - given), 0, origin);
}

void pay(Change& change, Resource resource, int amount, Origin origin) {
    if (amount == 0) return;
    std::uint8_t& stored = store(change.player(), resource);
    stored = static_cast<std::uint8_t>(stored - amount);
    if (resource == Resource::schnapps)
        change.state.schnapps = static_cast<std::uint8_t>(change.state.schnapps + amount);
    change.tell(EffectKind::paid, static_cast<unsigned>(resource), static_cast<unsigned>(amount), 0, origin);
}

void gain_noble(Change& change, Origin origin) {
    if (change.state.nobles == 0) {
        change.tell(EffectKind::card_lost, index_of(Card::noble), 0, 0, origin);
        return;
    }
    --change.state.nobles;
    put_on_deck(change, Card::noble, origin);
}

void gain_card(Change& change, Card card, Origin origin) {
    if (card == Card::noble) return gain_noble(change, origin);
    if (is_guest(card)) {  // only the 3-beer guests can be had without paying beer, section 4 A
        if (change.state.guest_stack == 0) {
            change.tell(EffectKind::card_lost, index_of(card), 0, 0, origin);
            return;
        }
        put_on_deck(change, card, origin);
        leave_place(change, 0);
        return;
    }
    std::uint8_t& stock = change.state.stock[index_of(card)];
    if (stock == 0) {
        change.tell(EffectKind::card_lost, index_of(card), 0, 0, origin);
        return;
    }
    --stock;
    put_on_deck(change, card, origin);
}

void leave_place(Change& change, int place) {
    State& state = change.state;
    GuestPlace& left = state.row[static_cast<std::size_t>(place)];
    left.signature = false;
    if (place == 0 && state.guest_stack > 0 && --state.guest_stack > 0) {
        if (has_guest_book(state.setup) && state.signatures > 0) {  // the next guest of the stack, section 8
            left.signature = true;
            --state.signatures;
        }
        return;
    }
    left.guest = no_card;
    change.push(TaskKind::open_guest, static_cast<unsigned>(place));
}

void flip(Change& change, Tile tile) {
    Player& player = change.player();
    player.upgraded = static_cast<TileSet>(player.upgraded | 1U << index_of(tile));
    change.tell(EffectKind::tile_upgraded, index_of(tile));
}

void give(Change& change, const Bonus& bonus, Origin origin) {
    switch (bonus.kind) {
        case BonusKind::none: return;
        case BonusKind::thalers: return gain(change, Resource::thalers, bonus.amount, origin);
        case BonusKind::beer: return gain(change, Resource::beer, bonus.amount, origin);
        case BonusKind::schnapps: return gain(change, Resource::schnapps, bonus.amount, origin);
        case BonusKind::counter_guest: return gain(change, Resource::counter_guests, bonus.amount, origin);
        case BonusKind::card: return gain_card(change, bonus.card, origin);
        case BonusKind::noble: return gain_noble(change, origin);
        case BonusKind::monastery: return change.push(TaskKind::monastery_steps, bonus.amount);
        case BonusKind::reputation:
            if (has_reputation(change.state.setup)) change.push(TaskKind::reputation_steps, bonus.amount);
            return;
        case BonusKind::service_denied: return change.push(TaskKind::deny);
        case BonusKind::signature: return change.push(TaskKind::sign);
        case BonusKind::schnapps_or_denied: return change.push(TaskKind::schnapps_or_denied);
        case BonusKind::own_die: return change.push(TaskKind::roll_own, bonus.amount);
        case BonusKind::free_upgrade: return change.push(TaskKind::free_upgrade, 0);
        case BonusKind::entertainer: return change.push(TaskKind::choose_side, bonus.amount);
    }
}

bool bonus_available(const State& state, const Bonus& bonus) {
    switch (bonus.kind) {
        case BonusKind::card:
            return is_guest(bonus.card) ? state.guest_stack > 0 : state.stock[index_of(bonus.card)] > 0;
        case BonusKind::free_upgrade: return can_flip(current_player(state));
        default: return true;
    }
}

bool can_be_denied(const Seat& seat) {
    return seat.guest != no_card && seat.guest != Card::noble && !seat.die.lies();
}

bool anybody_to_deny(const Player& player) {
    return std::any_of(player.seats.begin(), player.seats.begin() + player.seated, can_be_denied);
}

bool can_flip(const Player& player) {
    return player.upgraded != (1U << components::tile_kinds) - 1U;
}

bool book_has_room(const Player& player) {
    return std::any_of(player.book.begin(), player.book.end(),
                       [](std::uint8_t signatures) { return signatures < components::book_rows; });
}

bool fills_row(const Player& player, std::size_t column) {
    const unsigned row = player.book[column];
    for (std::size_t other = 0; other < player.book.size(); ++other)
        if (other != column && player.book[other] <= row) return false;
    return true;
}

std::uint64_t cards_in_play(const Player& player) {
    std::uint64_t kinds = 0;
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind)
        if (player.staff[kind] > 0) kinds |= std::uint64_t{1} << kind;
    for (std::size_t seat = 0; seat < player.seated; ++seat)
        if (player.seats[seat].guest != no_card) kinds |= std::uint64_t{1} << index_of(player.seats[seat].guest);
    return kinds;
}

std::uint8_t side_kept(const Player& player, SideKind kind) {
    for (const std::uint8_t number : player.sides)
        if (number > 0 && components::sides[number - 1U].kind == kind) return number;
    return 0;
}

}  // namespace tavern
