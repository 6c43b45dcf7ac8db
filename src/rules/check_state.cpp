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

/** The most regulars that a start card removes. */
constexpr int most_regulars_removed =
    most_of(components::start_cards, [](const StartCardFacts& card) { return int{card.regulars_removed}; });

/** The most that the bonus of a guest gives of a kind. */
constexpr int most_of_guests(BonusKind kind) {
    return most_of(components::cards,
                   [kind](const CardFacts& card) { return card.bonus.kind == kind ? int{card.bonus.amount} : 0; });
}

/** The most steps on the monastery track at once: of a die, of a guest or of a counter guest. */
constexpr int most_monastery_steps = std::max(components::monk_yield[1], most_of_guests(BonusKind::monastery));
static_assert(most_monastery_steps >= 1, "a counter guest brings a step");

/** The most steps on the reputation track that one action can leave: those of the plan, of a guest or of a bard, and,
 * as each signature there can bring more, those of the guest book. */
int most_reputation_steps(const State& state) {
    int steps = plan_steps(current_player(state)) + most_of_guests(BonusKind::reputation);
    for (const auto& row : components::guest_book)
        for (const Bonus& bonus : row)
            if (has_guest_book(state.setup) && bonus.kind == BonusKind::reputation) steps += bonus.amount;
    return steps;
}

/** Whether the player has signed this row of the guest book in every column. */
bool row_is_full(const Player& player, int row) {
    return std::all_of(player.book.begin(), player.book.end(), [row](int signatures) { return signatures > row; });
}

/** Whether the task has an amount that it can have, and the player can have the task. */
bool amount_fits(const State& state, Task task) {
    const Player& player = current_player(state);
    switch (task.kind) {
        case TaskKind::open_guest: return task.amount < state.row.size();
        case TaskKind::roll_own: {
            if (state.phase == Phase::evening) return task.amount == 1;
            return task.amount > 0 && task.amount == dice_of_servers(player);
        }
        case TaskKind::remove_regular: {
            int regulars = 0;
            for (unsigned kind = components::tavern_kinds; kind < index_of(Card::noble); ++kind)
                regulars += player.bag[static_cast<Card>(kind)];
            return task.amount > 0 && task.amount <= std::min(regulars, most_regulars_removed);
        }
        case TaskKind::choose_side: return task.amount < player.sides.size();
        case TaskKind::free_upgrade:
            if (state.phase != Phase::serving) return task.amount == 0;
            // An entertainer's, which interrupts nothing.
            return task.amount == 1 && state.task_count == 1 && side_kept(player, SideKind::upgrade_with_noble) > 0;
        case TaskKind::maybe_start_over: return task.amount == 0 && player.seated == player.tables;
        // The step whose bonus has interrupted is not in the amount.
        case TaskKind::monastery_steps: return task.amount < most_monastery_steps;
        case TaskKind::reputation_steps: return true;  // their sum counts
        case TaskKind::guest_bonus: {
            const Card guest = static_cast<Card>(task.amount);
            return task.amount < components::card_kinds && is_guest(guest) &&
                   facts(guest).bonus.kind != BonusKind::none;
        }
        case TaskKind::guest_signature: return task.amount < components::book_columns;
        case TaskKind::row_noble: return row_is_full(player, task.amount);
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
            if (kind == TaskKind::monastery_steps || kind == TaskKind::guest_bonus) return below;
            if (kind == TaskKind::reputation_steps) return below && has_reputation(state.setup);
            if (kind == TaskKind::guest_signature || kind == TaskKind::row_noble)
                return below && has_guest_book(state.setup);
            if (kind == TaskKind::schnapps_or_denied) return top && has_reputation(state.setup);
            if (kind == TaskKind::sign) return top && has_guest_book(state.setup);
            return top && (kind == TaskKind::open_guest || kind == TaskKind::free_upgrade || kind == TaskKind::deny);
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

/** Whether a bonus asks this question. */
bool asks(const Bonus& bonus, Task task) {
    switch (task.kind) {
        case TaskKind::choose_side: return bonus.kind == BonusKind::entertainer && bonus.amount == task.amount;
        case TaskKind::roll_own: return bonus.kind == BonusKind::own_die && bonus.amount == task.amount;
        case TaskKind::free_upgrade: return bonus.kind == BonusKind::free_upgrade;
        // The last 3-beer guest has left its place.
        case TaskKind::open_guest: return bonus.kind == BonusKind::card && is_guest(bonus.card) && task.amount == 0;
        default: return false;
    }
}

/** Whether the evening's only task is its choice of a bonus, or the question of a bonus that it has. */
bool evening_task_fits(const State& state) {
    if (state.phase != Phase::evening || state.tasks[0].kind == TaskKind::round_bonus) return true;
    const RoundSpace& space = round_space(state.setup, state.round);
    return std::any_of(space.options.begin(), space.options.begin() + space.count,
                       [&](const Bonus& bonus) { return asks(bonus, state.tasks[0]); });
}

/** The most tasks that an action begins with: the signature, the bonus and the place of a guest, and one for the rest.
 */
constexpr int tasks_of_action = 4;
/** The most tasks that a signature adds: the noble of its row, steps of reputation, and the question of a space there.
 */
constexpr int tasks_of_signature = 3;

/** Whether there is room for the tasks that the next action and the spaces of the guest book can add. */
bool room_for_tasks(const State& state) {
    int spaces = components::book_columns * components::book_rows;
    for (const std::uint8_t signatures : current_player(state).book) spaces -= signatures;
    return state.task_count + (has_guest_book(state.setup) ? tasks_of_signature * spaces : 0) + tasks_of_action <=
           max_tasks;
}

/** The place, bonus and signature of the recruited guest come once; so do the steps of a monk and the noble of each
 * row, and the steps of reputation are not endless. So the tasks of a position from outside have no more effects than
 * those of a game (see Effects). */
bool serving_tasks_fit(const State& state) {
    if (state.phase != Phase::serving) return true;
    const auto begin = state.tasks.begin();
    const auto end = begin + state.task_count;
    const auto number_of = [&](TaskKind kind) {
        return std::count_if(begin, end, [kind](Task task) { return task.kind == kind; });
    };
    const int of_guest = current_player(state).recruited ? 1 : 0;
    for (const TaskKind kind : {TaskKind::open_guest, TaskKind::guest_bonus, TaskKind::guest_signature})
        if (number_of(kind) > of_guest) return false;
    for (std::uint8_t row = 0; row < components::book_rows; ++row)
        if (std::count(begin, end, Task{TaskKind::row_noble, row}) > 1) return false;
    int steps = 0;
    for (auto task = begin; task != end; ++task)
        if (task->kind == TaskKind::reputation_steps) steps += task->amount;
    return number_of(TaskKind::monastery_steps) <= 1 && steps <= most_reputation_steps(state);
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
    if (!evening_task_fits(state) || !serving_tasks_fit(state) || !room_for_tasks(state)) return false;
    State tried = state;
    Effects unheard;
    Change change{tried, unheard};
    // A draw that does not wait for chance may first draw known cards.
    return !run_task(change) && tried == state;
}

}  // namespace

std::optional<PositionError> check_state(const State& state) {
    if (check_setup(state.setup)) return PositionError{PositionFault::setup};
    if (!phase_fits(state)) return PositionError{PositionFault::phase};
    if (state.turn >= std::max(turns_of(state), 1)) return PositionError{PositionFault::turn};
    if (state.task_count + tasks_of_action > max_tasks) return PositionError{PositionFault::tasks};
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
