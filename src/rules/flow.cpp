// Section 4: the order of rounds, phases and turns.
#include <algorithm>

#include "rules/change.hpp"

namespace tavern {

std::uint8_t tables_without_cards(const Player& player) {
    return static_cast<std::uint8_t>(components::printed_tables + player.has_upgraded(Tile::table));
}

int dice_of_servers(const Player& player) {
    const int servers = player.staff_of(Card::server) + player.has_upgraded(Tile::server);
    return std::min(servers, components::own_dice - player.own.total());
}

int turns_of(const State& state) {
    switch (state.phase) {
        case Phase::start_cards: return has_start_cards(state.setup) ? state.setup.players : 1;
        case Phase::draft: return state.setup.players * (1 + components::white_dice);
        case Phase::over: return 0;
        default: return state.setup.players;
    }
}

namespace {

/** Every coaster goes to the left neighbour, the next seat. Section 4 D. */
void pass_coasters(Change& change) {
    State& state = change.state;
    const std::size_t players = state.setup.players;
    const Dice last = state.players[players - 1].coaster;
    for (std::size_t seat = players - 1; seat > 0; --seat)
        state.players[seat].coaster = state.players[seat - 1].coaster;
    state.players[0].coaster = last;
    change.tell_table(EffectKind::coasters_passed);
}

void begin_draft_step(Change& change) {
    const int players = change.state.setup.players;
    if (change.state.turn < players) return change.push(TaskKind::roll_coaster);
    const bool first_of_pick = modulo_players(change.state.setup, change.state.turn) == 0;
    if (first_of_pick && change.state.turn > players && players > 1) pass_coasters(change);
    change.push(TaskKind::take_die);
}

void begin_step(Change& change) {
    Player& player = change.player();
    switch (change.state.phase) {
        case Phase::start_cards: return change.push(TaskKind::choose_start_card);
        case Phase::evening: return change.push(TaskKind::round_bonus);
        case Phase::guests: player.tables = tables_without_cards(player); return change.push(TaskKind::draw_cards);
        case Phase::servers:
            if (const int dice = dice_of_servers(player); dice > 0)
                change.push(TaskKind::roll_own, static_cast<unsigned>(dice));
            return;
        case Phase::draft: return begin_draft_step(change);
        case Phase::planning: player.dishwashers = static_cast<std::uint8_t>(dishwashers_for_planning(player)); return;
        case Phase::serving: return begin_serving(change);
        case Phase::closing: return change.push(TaskKind::maybe_put_back);
        case Phase::over: return;
    }
}

/** All players get the schnapps on the way to the round before any player gets its bonus. Section 4 A. */
void give_schnapps_on_the_way(Change& change) {
    const auto side = static_cast<std::size_t>(std::min<int>(change.state.setup.module, 3) - 1);
    const int amount = components::schnapps_before[side][static_cast<std::size_t>(change.state.round - 1)];
    if (amount == 0) return;
    for (unsigned turn = 0; turn < change.state.setup.players; ++turn) {
        change.go_to(Phase::evening, turn);
        gain(change, Resource::schnapps, amount, {Source::round_track});
    }
    change.go_to(Phase::evening, 0);
}

void enter(Change& change, Phase phase) {
    change.go_to(phase, 0);
    change.tell_table(EffectKind::phase_begins, static_cast<unsigned>(phase));
}

void begin_round(Change& change) {
    ++change.state.round;
    change.tell_table(EffectKind::evening_begins, change.state.round);
    enter(change, Phase::evening);
    give_schnapps_on_the_way(change);
}

void end_phase(Change& change) {
    switch (change.state.phase) {
        case Phase::start_cards: return begin_round(change);
        case Phase::closing:
            if (change.state.round < components::rounds) return begin_round(change);
            enter(change, Phase::over);
            return change.tell_table(EffectKind::game_over);
        default: return enter(change, static_cast<Phase>(static_cast<int>(change.state.phase) + 1));
    }
}

}  // namespace

void discard_cards_in_play(Change& change) {
    Player& player = change.player();
    int cards = player.nobles;
    player.discard.add(Card::noble, player.nobles);
    for (std::size_t seat = 0; seat < player.seated; ++seat) {
        const Card guest = player.seats[seat].guest;
        player.seats[seat] = {};
        if (guest == no_card || guest == Card::noble) continue;
        player.discard.add(guest);
        ++cards;
    }
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind) {
        player.discard.add(static_cast<Card>(kind), player.staff[kind]);
        cards += player.staff[kind];
    }
    player.staff.fill(0);
    player.nobles = player.seated = player.tables = 0;
    if (cards > 0) change.tell(EffectKind::cards_discarded, static_cast<unsigned>(cards));
}

void next_step(Change& change) {
    State& state = change.state;
    if (state.phase == Phase::closing) discard_cards_in_play(change);
    const bool in_own_turn = state.setup.planning == Planning::own_turn;
    if (in_own_turn && state.phase == Phase::planning) {
        change.go_to(Phase::serving, state.turn);
        change.tell(EffectKind::phase_begins, static_cast<unsigned>(Phase::serving));
    } else if (in_own_turn && state.phase == Phase::serving && state.turn + 1 < state.setup.players) {
        change.go_to(Phase::planning, state.turn + 1U);
        change.tell(EffectKind::phase_begins, static_cast<unsigned>(Phase::planning));
    } else if (state.turn + 1 == turns_of(state)) {
        end_phase(change);
    } else {
        change.go_to(state.phase, state.turn + 1U);
    }
    begin_step(change);
}

void advance(Change& change) {
    for (;;) {
        while (change.state.task_count > 0)
            if (!run_task(change)) return;
        const Phase phase = change.state.phase;
        if (phase == Phase::planning || phase == Phase::serving || phase == Phase::over) return;
        next_step(change);
    }
}

}  // namespace tavern
