#include "rules/check_player.hpp"

#include <algorithm>
#include <bit>

#include "rules/change.hpp"

namespace tavern {
namespace {

/** How far a player is in the present phase. */
enum class Step : std::uint8_t { before, now, after };

Step step_of(const State& state, int index) {
    const int current = turn_index(state);
    return index < current ? Step::after : index == current ? Step::now : Step::before;
}

bool has_task(const State& state, TaskKind kind) {
    return std::any_of(state.tasks.begin(), state.tasks.begin() + state.task_count,
                       [kind](Task task) { return task.kind == kind; });
}

/** Whether the phase is the one named or comes later in the round. */
bool at_or_after(const State& state, Phase phase) {
    return state.phase >= phase && state.phase != Phase::over;
}

/** Whether dice may lie: the player plans or has planned, and has not ended the turn. */
bool has_dice(const State& state, Step step) {
    if (state.phase == Phase::serving) return step != Step::after;
    if (state.phase != Phase::planning) return false;
    return state.setup.planning == Planning::together || step != Step::after;
}

bool is_serving(const State& state, Step step) {
    return state.phase == Phase::serving && step == Step::now;
}

/** Before the start card a player has nothing but the starting deck. Section 7. */
bool has_only_a_deck(const Player& player) {
    Player beginner;
    beginner.bag = player.bag;
    return player == beginner;
}

bool start_card_fits(const State& state, const Player& player, Step step) {
    if (!has_start_cards(state.setup)) return player.start_card == 0;
    const bool chosen = state.phase != Phase::start_cards || step == Step::after ||
                        (step == Step::now && !has_task(state, TaskKind::choose_start_card));
    if (!chosen) return has_only_a_deck(player);
    return player.start_card >= 1 && player.start_card <= components::start_cards.size() &&
           (state.start_cards_shown >> player.start_card & 1U) != 0;
}

bool seats_fit(const State& state, const Player& player, Step step, bool turn_ended) {
    const bool seated =
        (at_or_after(state, Phase::servers) || (state.phase == Phase::guests && step != Step::before)) &&
        !(state.phase == Phase::closing && step == Step::after);
    if (!seated)
        return player.tables == 0 && player.seated == 0 && player.nobles == 0 &&
               std::all_of(player.staff.begin(), player.staff.end(), [](std::uint8_t cards) { return cards == 0; });
    // Upgrades, and table cards that leave play, change the number of tables only in the next round. Section 4 F.
    const int tables_now = tables_without_cards(player) + player.staff_of(Card::table);
    if (!turn_ended && !is_serving(state, step)) return player.tables == tables_now;
    return player.tables >= components::printed_tables + player.staff_of(Card::table);
}

int placed(const Player& player, bool own) {
    int dice = (own ? player.brewer_own + player.monk_own : player.brewer_white + player.monk_white).total();
    for (const Seat& seat : player.seats) dice += !seat.die.free() && seat.die.own() == own;
    for (const SpaceDie die : {player.cashbox, player.barrel}) dice += !die.free() && die.own() == own;
    return dice;
}

bool white_dice_fit(const State& state, const Player& player, Step step) {
    const int in_hand = player.white.total();
    const int all = in_hand + placed(player, false);
    if (state.phase == Phase::draft) {
        const int players = state.setup.players;
        const bool rolling = state.turn < players;
        const int picked = rolling ? 0 : (state.turn - players) / players + (step == Step::after ? 1 : 0);
        const int on_coaster = rolling && step != Step::after ? 0 : components::white_dice - picked;
        return in_hand == picked && all == in_hand && player.coaster.total() == on_coaster;
    }
    if (!player.coaster.empty()) return false;
    if (!has_dice(state, step)) return all == 0;
    // No count includes the dice that left the brewer and the monk.
    return is_serving(state, step) ? all <= components::white_dice : all == components::white_dice;
}

/** Counter guests come only from the round track, so a player has at most as many as it has given. */
bool counter_guests_fit(const State& state, const Player& player, Step step) {
    const bool given_now = state.phase != Phase::evening || step != Step::before;
    int given = 0;
    for (int round = 1; round < state.round + (given_now ? 1 : 0); ++round) {
        const Bonus& bonus = round_space(state.setup, round).options[0];
        if (bonus.kind == BonusKind::counter_guest) given += bonus.amount;
    }
    return player.counter_guests <= given;
}

bool own_dice_fit(const State& state, const Player& player, Step step) {
    const int all = player.own.total() + placed(player, true);
    if (all > components::own_dice) return false;
    if (state.phase == Phase::evening || (state.phase == Phase::guests) ||
        (state.phase == Phase::servers && step == Step::before)) {
        const RoundSpace& space = round_space(state.setup, state.round);
        const bool bonus_die = std::any_of(space.options.begin(), space.options.begin() + space.count,
                                           [](const Bonus& bonus) { return bonus.kind == BonusKind::own_die; });
        return all == 0 || (all == 1 && bonus_die && (state.phase != Phase::evening || step == Step::after));
    }
    const bool may_hold = state.phase == Phase::servers || state.phase == Phase::draft || has_dice(state, step);
    return may_hold || all == 0;
}

/** The dishwashers that the dice on the board need; -1 when a die lies where it never can. */
int dishwashers_of_dice(const Player& player) {
    int all = 0;
    bool fit = true;
    const auto count = [&](Face face, Space space, int dice) {
        const int needed = dishwashers_needed(player, face, space);
        fit = fit && needed >= 0;
        all += needed * dice;
    };
    for (const Space space : {Space::brewer, Space::monk})
        for (Face face = 1; face <= faces; ++face)
            if (const int dice = dice_on(player, space).count(face); dice > 0) count(face, space, dice);
    for (int seat = 0; seat < player.seated; ++seat)
        if (const SpaceDie die = die_on(player, seat_space(seat)); die.lies()) count(die.face(), seat_space(seat), 1);
    return fit ? all : -1;
}

/** Dice lie only where they fit, and used ones only while the player serves. */
bool placed_dice_fit(const State& state, const Player& player, Step step) {
    if (placed(player, false) + placed(player, true) == 0) return true;
    if (!has_dice(state, step)) return false;
    const bool planning_ahead = state.setup.planning == Planning::own_turn && step == Step::before;
    if (planning_ahead || (state.phase == Phase::planning && step == Step::before)) return false;
    const bool serving = is_serving(state, step);
    if (!serving && (player.cashbox.used() || player.barrel.used())) return false;
    const bool used =
        std::any_of(player.seats.begin(), player.seats.end(), [](const Seat& seat) { return seat.die.used(); });
    return (serving || !used) && dishwashers_of_dice(player) >= 0;
}

bool dishwashers_fit(const State& state, const Player& player, Step step) {
    const int all = dishwashers_for_planning(player);
    const bool planned = has_dice(state, step) && (state.phase == Phase::serving
                                                       ? step == Step::now || state.setup.planning == Planning::together
                                                       : step != Step::before);
    if (!planned) return player.dishwashers == 0 && player.dishwashers_spent == 0;
    if (!is_serving(state, step)) {
        if (player.dishwashers != all || player.dishwashers_spent != 0) return false;
    } else if (player.dishwashers != all && player.dishwashers != player.staff_of(Card::dishwasher)) {
        return false;  // a tile upgraded in this turn comes into force in the next round
    }
    return player.dishwashers_spent + dishwashers_of_dice(player) <= player.dishwashers;
}

/** The most thalers that a guest pays. */
constexpr int best_guest = most_of(components::cards, [](const CardFacts& card) { return int{card.thalers}; });

/** With the goods that dice, barbacks and schnapps can still bring, more than any turn has; the bonuses that may follow
 * bring less than the rest of a byte. */
constexpr int most_thalers = 150;
constexpr int most_beer = 200;

/** The goods that schnapps buys from an entertainer. */
int bought_with(int schnapps, SideKind kind) {
    return schnapps / facts(kind).pay * facts(kind).amount;
}

/** Goods exceed the limits only during the player's turn, and never by more than a turn can bring. */
bool goods_fit(const State& state, const Player& player, Step step, bool turn_ended) {
    if (turn_ended && player.schnapps > components::schnapps_limit) return false;
    if (!is_serving(state, step)) return player.thalers <= safe_limit(player) && player.beer <= storage_limit(player);
    int dice = (player.white + player.own).total();
    for (const bool own : {false, true}) dice += placed(player, own);
    const int barbacks = player.barbacks_used ? 0 : player.staff_of(Card::barback);
    return player.thalers + dice * best_guest + bought_with(player.schnapps, SideKind::thalers) <= most_thalers &&
           player.beer + dice * yield_of(player, Space::brewer) + barbacks +
                   bought_with(player.schnapps, SideKind::beer) <=
               most_beer;
}

bool sides_fit(const State& state, const Player& player, Step step) {
    for (std::size_t entertainer = 0; entertainer < player.sides.size(); ++entertainer) {
        const int round =
            has_schnapps(state.setup) ? round_of_entertainer(static_cast<int>(entertainer)) : components::rounds + 1;
        bool chosen = state.round > round || (state.round == round && state.phase != Phase::evening);
        if (state.round == round && state.phase == Phase::evening)
            chosen = step == Step::after || (step == Step::now && !has_task(state, TaskKind::choose_side));
        const unsigned side = player.sides[entertainer];
        if (chosen ? side != 2 * entertainer + 1 && side != 2 * entertainer + 2 : side != 0) return false;
    }
    return true;
}

bool turn_marks_fit(const State& state, const Player& player, Step step) {
    if (is_serving(state, step))
        return player.bought < 1U << static_cast<unsigned>(components::tavern_kinds) && player.moves <= max_moves &&
               player.bards_used <= player.staff_of(Card::bard) &&
               (!player.barbacks_used || player.staff_of(Card::barback) > 0);
    return player.bought == 0 && player.bards_used == 0 && player.moves == 0 && !player.barbacks_used &&
           !player.recruited;
}

/** The rates are those of the start of F, and the plan covers the dice that lie or were used. Section 6. */
bool plan_fits(const State& state, const Player& player, Step step) {
    if (!is_serving(state, step) || !has_reputation(state.setup))
        return player.cashbox_rate == 0 && player.barrel_rate == 0 && player.brewer_rate == 0 &&
               player.plan_thalers == 0 && player.plan_beer == 0;
    const auto rate_fits = [&](int rate, const std::array<int, 2>& yields, Tile tile, int cards) {
        return rate == yields[0] + cards || (player.has_upgraded(tile) && rate == yields[1] + cards);
    };
    const int brewers = player.staff_of(Card::brewer);
    const bool brewer_fits =
        player.has_upgraded(Tile::brewer)
            ? player.brewer_rate >= components::brewer_yield[0] + brewers &&
                  player.brewer_rate <= components::brewer_yield[1] + components::tavern_cards_per_type
            : player.brewer_rate == components::brewer_yield[0] + brewers;
    if (!brewer_fits || !rate_fits(player.cashbox_rate, components::cashbox_yield, Tile::cashbox, 0) ||
        !rate_fits(player.barrel_rate, components::barrel_yield, Tile::barrel, 0))
        return false;
    int thalers = 0;
    int beer = player.staff_of(Card::barback);
    int removed_guests = 0;
    for (int seat = 0; seat < player.seated; ++seat) {
        const Seat& taken = player.seats[static_cast<std::size_t>(seat)];
        if (taken.die.free()) continue;
        if (taken.guest == no_card)
            ++removed_guests;
        else
            thalers += plan_share(player, seat_space(seat)).thalers;
    }
    if (!player.cashbox.free()) thalers += player.cashbox_rate;
    if (!player.barrel.free()) beer += player.barrel_rate;
    beer += dice_on(player, Space::brewer).total() * player.brewer_rate;
    const int dice = (player.white + player.own).total() + placed(player, false) + placed(player, true);
    const int gone = components::white_dice + components::own_dice - dice;
    if (player.plan_thalers < thalers || player.plan_thalers > thalers + removed_guests * faces) return false;
    if (player.plan_beer < beer || (player.plan_beer - beer) % player.brewer_rate != 0 ||
        player.plan_beer > beer + gone * player.brewer_rate)
        return false;
    // The marker has walked the steps of the plan, or is about to.
    int to_walk = 0;
    for (std::size_t index = 0; index < state.task_count; ++index)
        if (state.tasks[index].kind == TaskKind::reputation_steps) to_walk += state.tasks[index].amount;
    return player.reputation + to_walk >= plan_steps(player);
}

bool is_die(SpaceDie die) {
    return die.free() || (die.face() >= 1 && die.face() <= faces);
}

}  // namespace

std::optional<PositionFault> shape_fault(const Player& player) {
    if (player.known_count > player.known.size()) return PositionFault::known_cards;
    for (std::size_t index = 0; index < player.known.size(); ++index)
        if (index < player.known_count ? index_of(player.known[index]) >= components::card_kinds
                                       : player.known[index] != Card{})
            return PositionFault::known_cards;
    if (player.tables > max_seats || player.seated > player.tables) return PositionFault::seats;
    int noble_tables = 0;
    for (std::size_t index = 0; index < player.seats.size(); ++index) {
        const Seat& seat = player.seats[index];
        if (index >= player.seated && seat != Seat{}) return PositionFault::seats;
        if (seat.guest != no_card && (index_of(seat.guest) >= components::card_kinds || !takes_seat(seat.guest)))
            return PositionFault::seats;
        if (!is_die(seat.die) || (seat.guest == no_card && seat.die.lies())) return PositionFault::placed_dice;
        noble_tables += seat.guest == Card::noble;
    }
    if (noble_tables != (player.nobles > 0 ? 1 : 0)) return PositionFault::seats;
    if (!is_die(player.cashbox) || !is_die(player.barrel)) return PositionFault::placed_dice;
    if (player.upgraded >= 1U << static_cast<unsigned>(components::tile_kinds) ||
        player.monastery > components::monastery_length || player.reputation > 1000)
        return PositionFault::progress;
    for (const std::uint8_t signatures : player.book)
        if (signatures > components::book_rows) return PositionFault::guest_book;
    return std::nullopt;
}

bool start_cards_shown_fit(const State& state) {
    const bool shown = has_start_cards(state.setup) && !has_task(state, TaskKind::show_start_cards);
    if (!shown) return state.start_cards_shown == 0;
    return (state.start_cards_shown & 1U) == 0 &&
           std::popcount(state.start_cards_shown) == components::start_cards_shown;
}

std::optional<PositionFault> player_fault(const State& state, int index) {
    const int seat = seat_in_turn(state, index);
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Step step = step_of(state, index);
    const bool turn_ended = has_ended_turn(state, seat);
    if (!start_card_fits(state, player, step)) return PositionFault::start_cards;
    if (state.phase == Phase::start_cards && player.known_count > 0) return PositionFault::known_cards;
    if (!seats_fit(state, player, step, turn_ended)) return PositionFault::seats;
    if (!white_dice_fit(state, player, step)) return PositionFault::white_dice;
    if (!own_dice_fit(state, player, step)) return PositionFault::own_dice;
    if (!placed_dice_fit(state, player, step)) return PositionFault::placed_dice;
    if (!dishwashers_fit(state, player, step)) return PositionFault::dishwashers;
    if (!counter_guests_fit(state, player, step)) return PositionFault::counter_guests;
    if (!goods_fit(state, player, step, turn_ended)) return PositionFault::goods;
    if (!has_reputation(state.setup) && player.reputation > 0) return PositionFault::progress;
    if (!sides_fit(state, player, step)) return PositionFault::sides;
    if (!has_guest_book(state.setup) &&
        std::any_of(player.book.begin(), player.book.end(), [](std::uint8_t signatures) { return signatures > 0; }))
        return PositionFault::guest_book;
    if (!turn_marks_fit(state, player, step)) return PositionFault::turn_marks;
    if (!plan_fits(state, player, step)) return PositionFault::plan;
    return std::nullopt;
}

}  // namespace tavern
