// The fields of a position, described once for JSON and links, for reading and writing. Fields is the visitor; with a
// writer the State may be const.
#pragma once
#include "rules/rules.hpp"

namespace tavern {

template <class Fields, class AnySetup>
void visit_setup(Fields& fields, AnySetup& setup) {
    fields.players("players", setup.players);
    fields.module("module", setup.module);
    fields.id("edition", setup.edition);
    fields.id("planning", setup.planning);
    fields.number("start-player", setup.start_player, 0, setup.players - 1);
}

template <class Fields, class AnyPlayer>
void visit_player(Fields& fields, AnyPlayer& player) {
    fields.cards("deck-top", player.known, player.known_count);  // the next one to draw comes first
    fields.counts("deck", player.bag);                           // below, in no known order
    fields.counts("discard", player.discard);
    fields.kinds("staff", player.staff);
    fields.number("tables", player.tables, 0, max_seats);
    fields.number("seated", player.seated, 0, max_seats);
    fields.list("seats", player.seated, max_seats, [&](auto& entry, std::size_t index) {
        entry.guest("guest", player.seats[index].guest);
        entry.die("die", player.seats[index].die);
    });
    fields.number("nobles", player.nobles, 0, components::nobles);

    fields.dice("coaster", player.coaster);
    fields.dice("white", player.white);
    fields.dice("own", player.own);
    fields.dice("brewer-white", player.brewer_white);
    fields.dice("brewer-own", player.brewer_own);
    fields.dice("monk-white", player.monk_white);
    fields.dice("monk-own", player.monk_own);
    fields.die("cashbox", player.cashbox);
    fields.die("barrel", player.barrel);

    fields.number("thalers", player.thalers, 0, 255);
    fields.number("beer", player.beer, 0, 255);
    fields.number("schnapps", player.schnapps, 0, components::schnapps_tokens);
    fields.number("counter-guests", player.counter_guests, 0, components::counter_guests_per_player);
    fields.tiles("upgraded", player.upgraded);
    fields.number("monastery", player.monastery, 0, components::monastery_length);
    fields.number("reputation", player.reputation, 0, 1000);  // steps walked
    fields.numbers("sides", player.sides, static_cast<int>(components::sides.size()));
    fields.numbers("book", player.book, components::book_rows);
    fields.number("start-card", player.start_card, 0, static_cast<int>(components::start_cards.size()));

    fields.number("dishwashers", player.dishwashers, 0, 255);
    fields.number("dishwashers-spent", player.dishwashers_spent, 0, 255);
    fields.tavern_cards("bought", player.bought);
    fields.number("bards-used", player.bards_used, 0, components::tavern_cards_per_type);
    fields.flag("barbacks-used", player.barbacks_used);
    fields.flag("recruited", player.recruited);
    fields.number("moves", player.moves, 0, max_moves);
    fields.number("cashbox-rate", player.cashbox_rate, 0, 255);
    fields.number("barrel-rate", player.barrel_rate, 0, 255);
    fields.number("brewer-rate", player.brewer_rate, 0, 255);
    fields.number("plan-thalers", player.plan_thalers, 0, 255);
    fields.number("plan-beer", player.plan_beer, 0, 255);
}

template <class Fields, class AnyState>
void visit_state(Fields& fields, AnyState& state) {
    fields.group("setup", [&](auto& entry) { visit_setup(entry, state.setup); });
    fields.number("round", state.round, 0, components::rounds);
    fields.id("phase", state.phase);
    fields.number("turn", state.turn, 0, max_players * (1 + components::white_dice) - 1);
    fields.tasks("tasks", state.tasks, state.task_count);  // the one that is asked now comes last

    fields.kinds("stock", state.stock);
    fields.number("nobles", state.nobles, 0, components::nobles);
    fields.number("schnapps", state.schnapps, 0, components::schnapps_tokens);
    fields.number("signatures", state.signatures, 0, components::signature_tiles);
    fields.number("guest-stack", state.guest_stack, 0, facts(Card::guest_3).copies);
    fields.list("row", state.row.size(), state.row.size(), [&](auto& entry, std::size_t index) {
        entry.guest("guest", state.row[index].guest);
        entry.flag("signature", state.row[index].signature);
    });
    fields.counts("guest-deck", state.guest_deck);
    fields.start_cards("start-cards-shown", state.start_cards_shown);
    fields.list("players", state.setup.players, max_players,
                [&](auto& entry, std::size_t seat) { visit_player(entry, state.players[seat]); });
}

}  // namespace tavern
