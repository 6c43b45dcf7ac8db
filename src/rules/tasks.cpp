// Tasks that come before the phase goes on: questions to chance and to the player, and steps without a question.
#include <algorithm>

#include "rules/change.hpp"

namespace tavern {
namespace {

/** A step on the monastery track; its bonus comes before the next step. Section 4 F. */
void walk_monastery(Change& change) {
    if (change.top().amount == 0) return change.pop();
    --change.top().amount;
    Player& player = change.player();
    const std::uint8_t from = player.monastery;
    player.monastery = static_cast<std::uint8_t>((from + 1) % (components::monastery_length + 1));
    change.tell(EffectKind::monastery_step, from, player.monastery);
    give(change, components::monastery_track[player.monastery], {Source::monastery, player.monastery});
}

/** A step on the reputation track. Section 6. */
void walk_reputation(Change& change) {
    if (change.top().amount == 0) return change.pop();
    --change.top().amount;
    const Setup& setup = change.state.setup;
    Player& player = change.player();
    const int from = reputation_space(setup, player.reputation);
    const int to = reputation_space(setup, ++player.reputation);
    change.tell(EffectKind::reputation_step, static_cast<unsigned>(from), static_cast<unsigned>(to));
    give(change, reputation_at(setup, to).bonus, {Source::reputation, static_cast<std::uint8_t>(to)});
}

/** A signature on the next space of a column, its bonus, then a noble for a full row. Section 8. */
void sign_book(Change& change, unsigned column) {
    Player& player = change.player();
    const bool row_full = fills_row(player, column);
    const unsigned row = player.book[column]++;
    change.tell(EffectKind::signature_gained, column, row);
    if (row_full) change.push(TaskKind::row_noble, row);
    give(change, components::guest_book[row][column],
         {Source::guest_book, static_cast<std::uint8_t>(row * components::book_columns + column)});
}

/** The signature tile that lay on a recruited guest. Section 8. */
void place_guest_signature(Change& change) {
    const unsigned column = change.top().amount;
    change.pop();
    if (change.player().book[column] < components::book_rows) return sign_book(change, column);
    ++change.state.signatures;
    change.tell(EffectKind::signature_lost, column);
}

/** The bonus of the round; asks only when both sides of an "or" are available. Section 4 A. */
bool run_round_bonus(Change& change) {
    const RoundSpace& space = round_space(change.state.setup, change.state.round);
    int available = 0;
    Bonus only;
    for (std::size_t option = 0; option < space.count; ++option) {
        if (!bonus_available(change.state, space.options[option])) continue;
        ++available;
        only = space.options[option];
    }
    if (available > 1) return false;
    change.pop();
    give(change, only, {Source::round_track});
    return true;
}

/** Puts a drawn card into its place. Section 4 B. */
void place_card(Change& change, Card card) {
    Player& player = change.player();
    if (!takes_seat(card)) {
        ++player.staff[index_of(card)];
        if (card == Card::table) ++player.tables;
        return change.tell(EffectKind::card_drawn, index_of(card), nowhere);
    }
    if (card == Card::noble && player.nobles++ > 0) {
        const auto table = std::find_if(player.seats.begin(), player.seats.end(),
                                        [](const Seat& seat) { return seat.guest == Card::noble; });
        const Space space = seat_space(static_cast<int>(table - player.seats.begin()));
        return change.tell(EffectKind::card_drawn, index_of(card), static_cast<unsigned>(space));
    }
    player.seats[player.seated].guest = card;
    change.tell(EffectKind::card_drawn, index_of(card), static_cast<unsigned>(seat_space(player.seated)));
    ++player.seated;
}

/** Draws known cards until the tables are full, the deck is empty, or chance must decide the next card. Section 4 B. */
bool run_draw(Change& change) {
    Player& player = change.player();
    while (player.seated < player.tables) {
        if (player.known_count > 0) {
            Card& top = player.known[--player.known_count];
            const Card card = top;
            top = Card{};
            place_card(change, card);
            continue;
        }
        if (!player.bag.empty()) return false;
        const int cards = player.discard.total();
        if (cards == 0) {  // tables stay free, and the player cannot start over
            change.pop();
            return true;
        }
        player.bag.take_all(player.discard);
        change.tell(EffectKind::deck_shuffled, static_cast<unsigned>(cards));
    }
    change.pop();
    if (player.counter_guests > 0) change.push(TaskKind::maybe_start_over);
    return true;
}

/** Drops a task without a possible answer; otherwise waits. */
bool wait_if(Change& change, bool possible) {
    if (!possible) change.pop();
    return !possible;
}

/** The marker waits on the space while its bonus is given. */
Origin space_of_marker(const Change& change) {
    const int space = reputation_space(change.state.setup, change.player().reputation);
    return {Source::reputation, static_cast<std::uint8_t>(space)};
}

/** "Schnapps or service denied", as far as both are available. Section 6. */
bool run_schnapps_or_denied(Change& change) {
    const bool denied = anybody_to_deny(change.player());
    if (denied && change.state.schnapps > 0) return false;
    change.pop();
    if (denied)
        change.push(TaskKind::deny);
    else
        gain(change, Resource::schnapps, 1, space_of_marker(change));
    return true;
}

/** A signature from the supply, which is lost without a tile or without room. Section 6. */
bool run_sign(Change& change) {
    if (change.state.signatures > 0 && book_has_room(change.player())) return false;
    change.pop();
    change.tell(EffectKind::signature_lost, nowhere);
    return true;
}

bool run_put_back(Change& change) {
    const Player& player = change.player();
    return wait_if(change, can_use(player, SideKind::played_card_on_deck) && cards_in_play(player) != 0);
}

bool run_open_guest(Change& change) {
    if (!change.state.guest_deck.empty()) return false;
    change.tell_table(EffectKind::place_empty, 0, change.top().amount);
    change.pop();
    return true;
}

void take_die(Change& change, Face face) {
    change.pop();
    change.player().coaster.remove(face);
    change.player().white.add(face);
    change.tell(EffectKind::die_taken, face);
}

/** A player alone takes all dice of the one coaster, so there is no question. */
bool take_die_alone(Change& change) {
    if (change.state.setup.players > 1) return false;
    Face lowest = 1;
    while (!change.player().coaster.has(lowest)) ++lowest;
    take_die(change, lowest);
    return true;
}

}  // namespace

bool run_task(Change& change) {
    const Task task = change.top();
    switch (task.kind) {
        case TaskKind::open_guest: return run_open_guest(change);
        case TaskKind::draw_cards: return run_draw(change);
        case TaskKind::round_bonus: return run_round_bonus(change);
        case TaskKind::free_upgrade: return wait_if(change, can_flip(change.player()));
        case TaskKind::maybe_start_over: return wait_if(change, change.player().counter_guests > 0);
        case TaskKind::deny: return wait_if(change, anybody_to_deny(change.player()));
        case TaskKind::schnapps_or_denied: return run_schnapps_or_denied(change);
        case TaskKind::sign: return run_sign(change);
        case TaskKind::maybe_put_back: return run_put_back(change);
        case TaskKind::monastery_steps: walk_monastery(change); return true;
        case TaskKind::reputation_steps: walk_reputation(change); return true;
        case TaskKind::guest_signature: place_guest_signature(change); return true;
        case TaskKind::guest_bonus:
            change.pop();
            give(change, facts(static_cast<Card>(task.amount)).bonus, {Source::guest, task.amount});
            return true;
        case TaskKind::row_noble:
            change.pop();
            change.tell(EffectKind::row_completed, task.amount);
            gain_noble(change, {Source::guest_book, task.amount});
            return true;
        case TaskKind::show_start_cards:
        case TaskKind::roll_own:
        case TaskKind::roll_coaster:
        case TaskKind::choose_start_card:
        case TaskKind::remove_regular:
        case TaskKind::choose_side: return false;
        case TaskKind::take_die: return take_die_alone(change);
    }
    return false;
}

namespace {

/** The parts of a start card in the order of its text: cards, goods, upgrade, steps, regulars removed. Section 7. */
void take_start_card(Change& change, std::uint8_t number) {
    const StartCardFacts& card = components::start_cards[number - 1U];
    const Origin origin{Source::start_card, number};
    change.player().start_card = number;
    change.tell(EffectKind::start_card_chosen, number);
    const CardList& list = card.cards[static_cast<std::size_t>(change.state.setup.edition)];
    for (std::size_t index = 0; index < list.count; ++index) gain_card(change, list.cards[index], origin);
    if (card.schnapps > 0) gain(change, Resource::schnapps, card.schnapps, origin);
    if (card.has_upgrade) flip(change, card.upgrade);
    if (card.beer > 0) gain(change, Resource::beer, card.beer, origin);
    if (card.regulars_removed > 0) change.push(TaskKind::remove_regular, card.regulars_removed);
    if (card.monastery > 0) change.push(TaskKind::monastery_steps, card.monastery);
}

void remove_regular(Change& change, Card card) {
    change.player().bag.remove(card);
    change.tell(EffectKind::card_removed, index_of(card), nowhere);
    if (--change.top().amount == 0) change.pop();
}

/** Service denied: the guest leaves the game, and the table stays empty. Section 4 F. */
void deny(Change& change, std::uint8_t seat_number) {
    change.pop();
    Seat& seat = change.player().seats[seat_number];
    change.tell(EffectKind::card_removed, index_of(seat.guest), seat_number);
    seat.guest = no_card;
}

/** One card in play goes on top of the deck. Side 5 of section 5. */
void put_back(Change& change, Card card) {
    Player& player = change.player();
    change.pop();
    const std::uint8_t side = side_kept(player, SideKind::played_card_on_deck);
    pay(change, Resource::schnapps, components::sides[side - 1U].pay, {Source::entertainer, side});
    if (!takes_seat(card)) {
        --player.staff[index_of(card)];
    } else if (card != Card::noble || --player.nobles == 0) {
        for (Seat& seat : player.seats)
            if (seat.guest == card) {
                seat.guest = no_card;
                break;
            }
    }
    player.known[player.known_count++] = card;
    change.tell(EffectKind::card_put_back, index_of(card));
}

void take_roll(Change& change, Roll roll) {
    Player& player = change.player();
    const bool own = change.top().kind == TaskKind::roll_own;
    change.pop();
    Dice& dice = own ? player.own : player.coaster;
    for (int index = 0; index < roll.size(); ++index) dice.add(roll.at(index));
    change.tell(EffectKind::dice_rolled, own ? 1 : 0, roll.bits() >> 8U, roll.bits() & 0xFFU);
}

void open_guest(Change& change, Card card) {
    State& state = change.state;
    const std::uint8_t place = change.top().amount;
    change.pop();
    state.guest_deck.remove(card);
    GuestPlace& opened = state.row[place];
    opened.guest = card;
    opened.signature = has_guest_book(state.setup) && state.signatures > 0;
    if (opened.signature) --state.signatures;
    change.tell_table(EffectKind::guest_opened, index_of(card), place, opened.signature ? 1 : 0);
}

void show_start_cards(Change& change, Action action) {
    change.pop();
    change.state.start_cards_shown = static_cast<std::uint8_t>(1U << action.a() | 1U << action.b() | 1U << action.c());
    change.tell_table(EffectKind::start_cards_shown, action.a(), action.b(), action.c());
}

void start_over(Change& change) {
    Player& player = change.player();
    change.pop();
    pay(change, Resource::counter_guests, 1, {});
    discard_cards_in_play(change);
    player.tables = tables_without_cards(player);
    change.push(TaskKind::draw_cards);
}

void flip_for_nothing(Change& change, Tile tile) {
    const bool with_noble = change.top().amount != 0;
    change.pop();
    flip(change, tile);
    if (with_noble) gain_noble(change, {Source::upgrade, index_of(tile)});
}

void choose_side(Change& change, std::uint8_t number) {
    change.player().sides[change.top().amount] = number;
    change.pop();
    change.tell(EffectKind::side_chosen, number);
}

}  // namespace

void answer_task(Change& change, Action action) {
    switch (action.kind()) {
        case ActionKind::show_start_cards: return show_start_cards(change, action);
        case ActionKind::open_guest: return open_guest(change, action.card());
        case ActionKind::draw_card: change.player().bag.remove(action.card()); return place_card(change, action.card());
        case ActionKind::roll: return take_roll(change, action.rolled());
        case ActionKind::choose_start_card: change.pop(); return take_start_card(change, action.a());
        case ActionKind::remove_regular: return remove_regular(change, action.card());
        case ActionKind::take_bonus:
            change.pop();
            return give(change, round_space(change.state.setup, change.state.round).options[action.a()],
                        {Source::round_track});
        case ActionKind::choose_side: return choose_side(change, action.a());
        case ActionKind::flip_tile: return flip_for_nothing(change, action.tile());
        case ActionKind::start_over: return start_over(change);
        case ActionKind::take_die: return take_die(change, action.face());
        case ActionKind::deny: return deny(change, action.a());
        case ActionKind::take_schnapps:
            change.pop();
            return gain(change, Resource::schnapps, 1, space_of_marker(change));
        case ActionKind::take_denied: change.pop(); return change.push(TaskKind::deny);
        case ActionKind::sign:
            change.pop();
            --change.state.signatures;
            return sign_book(change, action.a());
        case ActionKind::put_back: return put_back(change, action.card());
        default: return change.pop();  // keep_guests, decline, close
    }
}

}  // namespace tavern
