// Section 3 has the contents of the box, section 4 says where they are when.
#include "rules/check_state.hpp"

#include <algorithm>

#include "rules/change.hpp"
#include "rules/check_player.hpp"

namespace tavern {
namespace {

int owned(const Player& player, Card card) {
    int cards = player.bag[card] + player.discard[card];
    for (std::size_t index = 0; index < player.known_count; ++index) cards += player.known[index] == card;
    if (is_tavern_card(card)) return cards + player.staff[index_of(card)];
    if (card == Card::noble) return cards + player.nobles;
    for (const Seat& seat : player.seats) cards += seat.guest == card;
    return cards;
}

int owned_by_all(const State& state, Card card) {
    int cards = 0;
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) cards += owned(state.players[seat], card);
    return cards;
}

bool tavern_cards_fit(const State& state) {
    for (std::size_t kind = 0; kind < components::tavern_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const int box = facts(card).module <= state.setup.module ? components::tavern_cards_per_type : 0;
        if (state.stock[kind] + owned_by_all(state, card) != box) return false;
    }
    return true;
}

/** Start cards and service denied remove regulars, so there may be fewer. */
bool regulars_fit(const Player& player) {
    for (unsigned kind = components::tavern_kinds; kind < index_of(Card::noble); ++kind)
        if (owned(player, static_cast<Card>(kind)) > facts(static_cast<Card>(kind)).copies) return false;
    return true;
}

bool guests_fit(const State& state) {
    if (state.guest_stack > facts(Card::guest_3).copies) return false;
    for (int kind = 0; kind < components::card_kinds; ++kind) {
        const Card guest = static_cast<Card>(kind);
        if (!is_guest(guest)) {
            if (state.guest_deck[guest] > 0) return false;
            continue;
        }
        int cards = state.guest_deck[guest] + owned_by_all(state, guest);
        if (guest == Card::guest_3)
            cards += state.guest_stack;
        else
            for (const GuestPlace& place : state.row) cards += place.guest == guest;
        if (cards > (facts(guest).module <= state.setup.module ? facts(guest).copies : 0)) return false;
    }
    return state.guest_deck[Card::guest_3] == 0;
}

int tasks_to_open(const State& state, std::size_t place) {
    return static_cast<int>(std::count(state.tasks.begin(), state.tasks.begin() + state.task_count,
                                       Task{TaskKind::open_guest, static_cast<std::uint8_t>(place)}));
}

/** An empty place waits for a guest, unless the guest deck is empty. */
bool row_fits(const State& state) {
    for (std::size_t place = 0; place < state.row.size(); ++place) {
        const GuestPlace& here = state.row[place];
        const bool is_stack = place == 0 && state.guest_stack > 0;
        if ((here.guest == Card::guest_3) != is_stack) return false;
        if (here.guest == no_card && here.signature) return false;
        if (here.guest != no_card && !is_guest(here.guest)) return false;
        const int waiting = tasks_to_open(state, place);
        if (here.guest != no_card ? waiting != 0 : waiting > 1 || (waiting == 0 && !state.guest_deck.empty()))
            return false;
    }
    return true;
}

bool signatures_fit(const State& state) {
    int tiles = state.signatures;
    for (const GuestPlace& place : state.row) tiles += place.signature;
    for (const Player& player : state.players)
        for (const std::uint8_t signatures : player.book) tiles += signatures;
    for (std::size_t index = 0; index < state.task_count; ++index)
        tiles += state.tasks[index].kind == TaskKind::guest_signature;
    return tiles == (has_guest_book(state.setup) ? components::signature_tiles : 0);
}

std::optional<PositionFault> supply_fault(const State& state) {
    if (!tavern_cards_fit(state)) return PositionFault::tavern_cards;
    if (state.nobles + owned_by_all(state, Card::noble) != components::nobles) return PositionFault::nobles;
    if (!guests_fit(state)) return PositionFault::guests;
    if (!row_fits(state)) return PositionFault::guest_row;
    int schnapps = state.schnapps;
    for (const Player& player : state.players) schnapps += player.schnapps;
    if (schnapps != (has_schnapps(state.setup) ? components::schnapps_tokens : 0)) return PositionFault::schnapps;
    if (!signatures_fit(state)) return PositionFault::signatures;
    return std::nullopt;
}

// --- Phase, turn and tasks ---

bool phase_fits(const State& state) {
    if (state.round > components::rounds || state.phase > Phase::over) return false;
    if ((state.phase == Phase::start_cards) != (state.round == 0)) return false;
    return state.phase != Phase::over || state.round == components::rounds;
}

bool amount_fits(const State& state, Task task) {
    const Player& player = current_player(state);
    switch (task.kind) {
        case TaskKind::open_guest: return task.amount < state.row.size();
        case TaskKind::roll_own: {
            if (state.phase == Phase::evening) return task.amount == 1;
            const int servers = player.staff_of(Card::server) + player.has_upgraded(Tile::server);
            return task.amount > 0 && task.amount == std::min(servers, components::own_dice - player.own.total());
        }
        case TaskKind::remove_regular: {
            int regulars = 0;
            for (unsigned kind = components::tavern_kinds; kind < index_of(Card::noble); ++kind)
                regulars += player.bag[static_cast<Card>(kind)];
            return task.amount > 0 && task.amount <= std::min(regulars, 2);
        }
        case TaskKind::choose_side: return task.amount < player.sides.size();
        case TaskKind::free_upgrade: return task.amount == (state.phase == Phase::serving ? 1 : 0);
        case TaskKind::monastery_steps: return task.amount <= components::monastery_length;
        case TaskKind::reputation_steps: return task.amount <= 100;
        case TaskKind::guest_bonus: {
            const Card guest = static_cast<Card>(task.amount);
            return task.amount < components::card_kinds && is_guest(guest) &&
                   facts(guest).bonus.kind != BonusKind::none;
        }
        case TaskKind::guest_signature: return task.amount < components::book_columns;
        case TaskKind::row_noble: return task.amount < components::book_rows;
        default: return task.amount == 0;
    }
}

/** Whether a task can be open in the phase; a bonus has interrupted the tasks below the top one. */
bool kind_fits(const State& state, TaskKind kind, bool top) {
    const bool below = !top;
    switch (state.phase) {
        case Phase::start_cards:
            return kind == TaskKind::open_guest || (kind == TaskKind::show_start_cards && state.turn == 0) ||
                   kind == TaskKind::choose_start_card || kind == TaskKind::remove_regular;
        case Phase::evening:
            return top &&
                   (kind == TaskKind::open_guest || kind == TaskKind::round_bonus || kind == TaskKind::choose_side ||
                    kind == TaskKind::roll_own || kind == TaskKind::free_upgrade);
        case Phase::guests: return top && (kind == TaskKind::draw_cards || kind == TaskKind::maybe_start_over);
        case Phase::servers: return top && kind == TaskKind::roll_own;
        case Phase::draft:
            return top && kind == (state.turn < state.setup.players ? TaskKind::roll_coaster : TaskKind::take_die);
        case Phase::serving:
            if (kind == TaskKind::monastery_steps || kind == TaskKind::reputation_steps ||
                kind == TaskKind::guest_bonus || kind == TaskKind::guest_signature || kind == TaskKind::row_noble)
                return below;
            return kind == TaskKind::open_guest ||
                   (top && (kind == TaskKind::free_upgrade || kind == TaskKind::deny ||
                            kind == TaskKind::schnapps_or_denied || kind == TaskKind::sign));
        case Phase::closing: return top && kind == TaskKind::maybe_put_back;
        default: return false;
    }
}

/** Before the first round, the tasks are from the bottom: the start cards, then the places in falling order. Section 3.
 */
bool start_tasks_in_order(const State& state) {
    for (std::size_t index = 0; index < state.task_count; ++index) {
        const Task task = state.tasks[index];
        const Task below = index > 0 ? state.tasks[index - 1] : Task{TaskKind::row_noble};
        if (task.kind == TaskKind::choose_start_card && index != 0) return false;
        if (task.kind == TaskKind::remove_regular && state.task_count != 1) return false;
        if (task.kind == TaskKind::show_start_cards && below.kind != TaskKind::choose_start_card) return false;
        if (task.kind != TaskKind::open_guest) continue;
        const bool first = below.kind != TaskKind::open_guest;
        if (task.amount != (first ? components::guest_row : below.amount - 1) || task.amount == 0) return false;
        if (has_start_cards(state.setup) ? first && below.kind != TaskKind::show_start_cards : first && index != 0)
            return false;
    }
    return has_start_cards(state.setup) || state.tasks[0].kind == TaskKind::open_guest;
}

/** Whether the round track has this bonus for the evening. */
bool offered_this_round(const State& state, BonusKind kind, std::uint8_t amount) {
    const RoundSpace& space = round_space(state.setup, state.round);
    return std::any_of(space.options.begin(), space.options.begin() + space.count,
                       [&](const Bonus& bonus) { return bonus.kind == kind && bonus.amount == amount; });
}

/** Each space of the guest book adds three tasks at most to those that the next action begins with. */
bool room_for_tasks(const State& state) {
    int spaces = components::book_columns * components::book_rows;
    for (const std::uint8_t signatures : current_player(state).book) spaces -= signatures;
    return state.task_count + (has_guest_book(state.setup) ? 3 * spaces : 0) <= max_tasks - 4;
}

/** The recruited guest's bonus and signature come once. */
bool single_tasks_once(const State& state) {
    for (const TaskKind kind : {TaskKind::guest_bonus, TaskKind::guest_signature}) {
        const auto of_kind = std::count_if(state.tasks.begin(), state.tasks.begin() + state.task_count,
                                           [kind](Task task) { return task.kind == kind; });
        if (of_kind > 1 || (of_kind == 1 && !current_player(state).recruited)) return false;
    }
    return true;
}

/** Whether the tasks fit the phase and each other, and the top one really waits for an answer. */
bool tasks_fit(const State& state) {
    for (std::size_t index = state.task_count; index < state.tasks.size(); ++index)
        if (state.tasks[index] != Task{}) return false;
    if (state.task_count == 0)
        return state.phase == Phase::planning || state.phase == Phase::serving || state.phase == Phase::over;
    for (std::size_t index = 0; index < state.task_count; ++index)
        if (!kind_fits(state, state.tasks[index].kind, index + 1U == state.task_count) ||
            !amount_fits(state, state.tasks[index]))
            return false;
    if (state.phase == Phase::start_cards && !start_tasks_in_order(state)) return false;
    if (!single_tasks_once(state) || !room_for_tasks(state)) return false;
    const Task top = state.tasks[state.task_count - 1U];
    if (state.phase == Phase::evening && top.kind == TaskKind::choose_side &&
        !offered_this_round(state, BonusKind::entertainer, top.amount))
        return false;
    if (state.phase == Phase::evening && top.kind == TaskKind::roll_own &&
        !offered_this_round(state, BonusKind::own_die, top.amount))
        return false;
    State tried = state;
    Effects unheard;
    Change change{tried, unheard};
    return !run_task(change);
}

}  // namespace

std::optional<PositionError> check_state(const State& state) {
    if (check_setup(state.setup)) return PositionError{PositionFault::setup};
    if (!phase_fits(state)) return PositionError{PositionFault::phase};
    if (state.turn >= std::max(turns_of(state), 1)) return PositionError{PositionFault::turn};
    if (state.task_count > max_tasks - 4) return PositionError{PositionFault::tasks};
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto whose = static_cast<std::uint8_t>(seat);
        if (seat >= state.setup.players) {
            if (state.players[seat] != Player{}) return PositionError{PositionFault::empty_chair, whose};
            continue;
        }
        // First, since the other checks rely on it.
        if (const auto fault = shape_fault(state.players[seat])) return PositionError{*fault, whose};
        if (!regulars_fit(state.players[seat])) return PositionError{PositionFault::regulars, whose};
    }
    if (const auto fault = supply_fault(state)) return PositionError{*fault};
    if (!start_cards_shown_fit(state)) return PositionError{PositionFault::start_cards};
    for (int index = 0; index < state.setup.players; ++index)
        if (const auto fault = player_fault(state, index))
            return PositionError{*fault, static_cast<std::uint8_t>(seat_in_turn(state, index))};
    if (!tasks_fit(state)) return PositionError{PositionFault::tasks};
    ActionList legal;
    legal_actions(state, legal);
    if (legal.empty() && state.phase != Phase::over) return PositionError{PositionFault::nothing_legal};
    return std::nullopt;
}

}  // namespace tavern
