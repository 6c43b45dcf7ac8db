// The position before the first action. Section 3.
#include "rules/change.hpp"

namespace tavern {

std::optional<SetupError> check_setup(const Setup& setup) {
    if (setup.players < min_players || setup.players > max_players) return SetupError::players;
    if (setup.module < 1 || setup.module > module_count) return SetupError::module;
    if (setup.start_player >= setup.players) return SetupError::start_player;
    return std::nullopt;
}

namespace {

void set_up_player(State& state, Player& player) {
    for (int kind = components::tavern_kinds; kind < index_of(Card::noble); ++kind)
        player.bag.add(static_cast<Card>(kind), facts(static_cast<Card>(kind)).copies);
    if (has_start_cards(state.setup)) return;  // start cards take the place of the three cards, section 7
    for (int index = 0; index < components::starting_cards.count; ++index) {
        const Card card = components::starting_cards.cards[static_cast<std::size_t>(index)];
        player.bag.add(card);
        --state.stock[index_of(card)];
    }
}

}  // namespace

State new_game(const Setup& setup) {
    State state;
    state.setup = setup;
    for (int kind = 0; kind < components::tavern_kinds; ++kind)
        if (components::cards[static_cast<std::size_t>(kind)].module <= setup.module)
            state.stock[static_cast<std::size_t>(kind)] = components::tavern_cards_per_type;
    state.nobles = components::nobles;
    if (has_schnapps(setup)) state.schnapps = components::schnapps_tokens;
    if (has_guest_book(setup)) state.signatures = components::signature_tiles;

    state.guest_stack = facts(Card::guest_3).copies;
    state.row[0].guest = Card::guest_3;
    for (int kind = index_of(Card::guest_3) + 1; kind < components::card_kinds; ++kind) {
        const Card guest = static_cast<Card>(kind);
        if (facts(guest).module <= setup.module) state.guest_deck.add(guest, facts(guest).copies);
    }
    if (has_guest_book(setup)) {
        state.row[0].signature = true;
        --state.signatures;
    }
    for (std::size_t seat = 0; seat < setup.players; ++seat) set_up_player(state, state.players[seat]);

    Effects unheard;
    Change change{state, unheard};
    if (has_start_cards(setup)) {
        change.push(TaskKind::choose_start_card);
        change.push(TaskKind::show_start_cards);
    }
    for (int place = components::guest_row; place >= 1; --place)
        change.push(TaskKind::open_guest, static_cast<unsigned>(place));
    return state;
}

}  // namespace tavern
