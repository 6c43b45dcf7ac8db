#include "invariants.hpp"

#include <numeric>
#include <string>

namespace tavern::invariants {
namespace {

void demand(bool holds, const char* what) {
    if (!holds) throw Broken(what);
}

void demand_equal(int found, int wanted, const char* what) {
    if (found != wanted)
        throw Broken(std::string(what) + " should be " + std::to_string(wanted) + ", but is " + std::to_string(found));
}

void demand_card(int found, int wanted, std::size_t kind, const char* what) {
    if (found != wanted)
        throw Broken(std::string(what) + " of " + std::string(components::cards[kind].id) + " should be " +
                     std::to_string(wanted) + ", but is " + std::to_string(found));
}

int sum(const Tally& tally) {
    return std::accumulate(tally.begin(), tally.end(), 0);
}

void add_deck(const Player& player, Tally& tally) {
    for (std::size_t kind = 0; kind < tally.size(); ++kind) tally[kind] += player.bag[static_cast<Card>(kind)];
    for (std::size_t index = 0; index < player.known_count; ++index) ++tally[index_of(player.known[index])];
}

void add_in_play(const Player& player, Tally& tally) {
    for (std::size_t kind = 0; kind < player.staff.size(); ++kind) tally[kind] += player.staff[kind];
    for (const Seat& seat : player.seats)
        if (seat.guest != no_card && seat.guest != Card::noble) ++tally[index_of(seat.guest)];
    tally[index_of(Card::noble)] += player.nobles;
}

/** The box: supplies, the stack and row of guests, the guest deck. */
Tally cards_of_the_box(const State& state) {
    Tally tally{};
    for (std::size_t kind = 0; kind < state.stock.size(); ++kind) tally[kind] += state.stock[kind];
    tally[index_of(Card::noble)] += state.nobles;
    tally[index_of(Card::guest_3)] += state.guest_stack;
    for (std::size_t place = 0; place < state.row.size(); ++place) {
        const bool stack = place == 0 && state.guest_stack > 0;
        if (state.row[place].guest != no_card && !stack) ++tally[index_of(state.row[place].guest)];
    }
    for (std::size_t kind = 0; kind < tally.size(); ++kind) tally[kind] += state.guest_deck[static_cast<Card>(kind)];
    return tally;
}

/** The number of copies in the game. Section 3. */
int copies_in_game(const Setup& setup, Card card) {
    if (facts(card).module > setup.module) return 0;
    return is_regular(card) ? facts(card).copies * setup.players : facts(card).copies;
}

void check_cards(const State& state, const Tally& removed) {
    Tally found = cards_of_the_box(state);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
        add_deck(state.players[seat], found);
        for (std::size_t kind = 0; kind < found.size(); ++kind)
            found[kind] += state.players[seat].discard[static_cast<Card>(kind)];
        add_in_play(state.players[seat], found);
    }
    for (std::size_t kind = 0; kind < found.size(); ++kind)
        demand_card(found[kind] + removed[kind], copies_in_game(state.setup, static_cast<Card>(kind)), kind,
                    "the number");
}

void check_tokens(const State& state) {
    int schnapps = state.schnapps;
    int signatures = state.signatures;
    for (const GuestPlace& place : state.row) {
        signatures += place.signature;
        demand(!place.signature || place.guest != no_card, "a signature tile lies on an empty place");
    }
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
        const Player& player = state.players[seat];
        schnapps += player.schnapps;
        for (const std::uint8_t column : player.book) {
            signatures += column;
            demand(column <= components::book_rows, "a column of the guest book holds too many signatures");
        }
        demand(player.counter_guests <= components::counter_guests_per_player, "a player has too many counter guests");
        demand(player.upgraded < 1U << components::tile_kinds, "a tile is upgraded that does not exist");
        demand(player.monastery <= components::monastery_length, "the marker left the monastery track");
    }
    // A tile on its way from a recruited guest to the guest book is in neither place.
    for (std::size_t index = 0; index < state.task_count; ++index)
        if (state.tasks[index].kind == TaskKind::guest_signature) ++signatures;
    demand_equal(schnapps, state.setup.module >= 2 ? components::schnapps_tokens : 0, "all schnapps together");
    demand_equal(signatures, state.setup.module >= 5 ? components::signature_tiles : 0, "all signature tiles together");
}

void check_guests_on_offer(const State& state) {
    demand((state.guest_stack > 0) <= (state.row[0].guest == Card::guest_3), "the 3-beer stack lies face down");
    for (std::size_t place = 0; place < state.row.size(); ++place) {
        bool waits = state.round == 0;
        for (std::size_t index = 0; index < state.task_count; ++index)
            waits = waits || (state.tasks[index].kind == TaskKind::open_guest && state.tasks[index].amount == place);
        demand(state.row[place].guest != no_card || waits || state.guest_deck.empty(),
               "a place of the row is empty though the guest deck is not");
    }
}

void check_tables(const Player& player) {
    demand(player.tables <= max_seats, "more tables than there are");
    demand(player.seated <= player.tables || player.tables == 0, "more guests than tables");
    int noble_tables = 0;
    for (std::size_t seat = 0; seat < player.seats.size(); ++seat) {
        const Seat& taken = player.seats[seat];
        demand(taken.guest == no_card || seat < player.seated, "somebody sits behind the last table taken");
        demand(taken.guest != no_card || !taken.die.lies(), "a die lies on an empty table");
        noble_tables += taken.guest == Card::noble;
    }
    demand_equal(noble_tables, player.nobles > 0 ? 1 : 0, "the tables with nobles");
}

bool is_in_turn(const State& state, std::size_t seat) {
    return state.phase == Phase::serving && seat_in_turn(state, state.turn) == static_cast<int>(seat);
}

void check_dice(const State& state, const Player& player) {
    int own = player.own.total() + player.brewer_own.total() + player.monk_own.total();
    int white = player.white.total() + player.brewer_white.total() + player.monk_white.total();
    const auto count = [&](SpaceDie die) {
        if (die.lies()) ++(die.own() ? own : white);
    };
    count(player.cashbox);
    count(player.barrel);
    for (const Seat& seat : player.seats) count(seat.die);
    demand(own <= components::own_dice, "more own dice than there are");
    demand(white + player.coaster.total() <= components::white_dice, "more white dice than a player uses");
    const bool dice_matter = state.phase == Phase::planning || state.phase == Phase::serving;
    demand(!dice_matter || free_dishwashers(player) >= 0, "dice lie where no dishwasher serves them");
}

/** Section 4 F: except during their turns, players hold no more than safe and storage allow. */
void check_limits(const State& state) {
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
        if (is_in_turn(state, seat)) continue;
        const Player& player = state.players[seat];
        demand(player.thalers <= components::safe_limit[player.has_upgraded(Tile::safe)], "the safe holds too much");
        demand(player.beer <= components::storage_limit[player.has_upgraded(Tile::beer_storage)],
               "the beer storage holds too much");
    }
}

void check_capacities(const State& state) {
    demand(state.task_count < max_tasks, "the tasks reach their capacity");
    for (const Player& player : state.players)
        demand(player.known_count <= max_own_cards, "the known cards exceed their capacity");
}

}  // namespace

Tally cards_in_play(const Player& player) {
    Tally tally{};
    add_in_play(player, tally);
    return tally;
}

Tally cards_owned(const Player& player) {
    Tally tally = cards_in_play(player);
    add_deck(player, tally);
    for (std::size_t kind = 0; kind < tally.size(); ++kind) tally[kind] += player.discard[static_cast<Card>(kind)];
    return tally;
}

void count_removed(const Effects& effects, Tally& removed) {
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::card_removed) ++removed[effect.a];
}

void check_position(const State& state, const Tally& removed) {
    check_cards(state, removed);
    check_tokens(state);
    check_guests_on_offer(state);
    check_limits(state);
    check_capacities(state);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
        check_tables(state.players[seat]);
        check_dice(state, state.players[seat]);
    }
}

namespace {

int all_dice(const Player& player) {
    int dice = (player.white + player.own + player.brewer_white + player.brewer_own).total() +
               (player.monk_white + player.monk_own).total() + player.cashbox.lies() + player.barrel.lies();
    for (const Seat& seat : player.seats) dice += seat.die.lies();
    return dice;
}

/** A player's possessions, as far as effects describe them. */
struct Account {
    std::array<int, 4> goods{};  // by Resource
    Tally owned{};
    Tally in_play{};
    int in_deck = 0;
    int in_discard = 0;
    int dice = 0;
    int monastery = 0;
    int reputation = 0;  // space
    TileSet upgraded = 0;
    std::array<std::uint8_t, 3> sides{};
    std::array<std::uint8_t, components::book_columns> book{};
    int start_card = 0;
};

Account account_of(const State& state, const Player& player) {
    Account account;
    account.goods = {player.thalers, player.beer, player.schnapps, player.counter_guests};
    account.owned = cards_owned(player);
    account.in_play = cards_in_play(player);
    account.in_deck = player.known_count + player.bag.total();
    account.in_discard = player.discard.total();
    account.dice = all_dice(player);
    account.monastery = player.monastery;
    account.reputation = reputation_space(state.setup, player.reputation);
    account.upgraded = player.upgraded;
    account.sides = player.sides;
    account.book = player.book;
    account.start_card = player.start_card;
    return account;
}

/** The accounts of all players; applies the effects and must arrive at the accounts of the next position. */
class Books {
  public:
    explicit Books(const State& state) : setup_(state.setup), box_(cards_of_the_box(state)) {
        schnapps_ = state.schnapps;
        guest_deck_ = state.guest_deck.total();
        round_ = state.round;
        for (std::size_t seat = 0; seat < setup_.players; ++seat) {
            accounts_[seat] = account_of(state, state.players[seat]);
            coasters_ += state.players[seat].coaster.total();
        }
    }

    void follow(const Effect& effect) {
        if (effect.player >= setup_.players)
            follow_table(effect);
        else
            follow_player(effect, accounts_[effect.player]);
    }

    void compare(const Books& after) const {
        for (std::size_t kind = 0; kind < box_.size(); ++kind)
            demand_card(after.box_[kind], box_[kind], kind, "by the effects, the supply");
        demand_equal(after.schnapps_, schnapps_, "by the effects, the supply of schnapps");
        demand_equal(after.guest_deck_, guest_deck_, "by the effects, the guest deck");
        demand_equal(after.coasters_, coasters_, "by the effects, the dice on coasters");
        demand_equal(after.round_, round_, "by the effects, the round");
        for (std::size_t seat = 0; seat < setup_.players; ++seat) compare(accounts_[seat], after.accounts_[seat]);
    }

  private:
    static void compare(const Account& told, const Account& found) {
        demand_equal(found.goods[0], told.goods[0], "by the effects, the thalers");
        demand_equal(found.goods[1], told.goods[1], "by the effects, the beer");
        demand_equal(found.goods[2], told.goods[2], "by the effects, the schnapps");
        demand_equal(found.goods[3], told.goods[3], "by the effects, the counter guests");
        for (std::size_t kind = 0; kind < told.owned.size(); ++kind) {
            demand_card(found.owned[kind], told.owned[kind], kind, "by the effects, the own number");
            demand_card(found.in_play[kind], told.in_play[kind], kind, "by the effects, the number in play");
        }
        demand_equal(found.in_deck, told.in_deck, "by the effects, the cards in the deck");
        demand_equal(found.in_discard, told.in_discard, "by the effects, the discard pile");
        demand_equal(found.dice, told.dice, "by the effects, the dice");
        demand_equal(found.monastery, told.monastery, "by the effects, the monastery marker");
        demand_equal(found.reputation, told.reputation, "by the effects, the reputation marker");
        demand(found.upgraded == told.upgraded, "the effects do not tell the upgrades");
        demand(found.sides == told.sides, "the effects do not tell the entertainers");
        demand(found.book == told.book, "the effects do not tell the guest book");
        demand_equal(found.start_card, told.start_card, "by the effects, the start card");
    }

    void follow_table(const Effect& effect) {
        switch (effect.kind) {
            case EffectKind::evening_begins: return demand_equal(effect.a, ++round_, "the evening that begins");
            case EffectKind::guest_opened: --guest_deck_; return;
            case EffectKind::place_empty: return demand_equal(guest_deck_, 0, "the guest deck before an empty place");
            default: return;
        }
    }

    void follow_player(const Effect& effect, Account& account) {
        switch (effect.kind) {
            case EffectKind::gained: return change_goods(account, effect, effect.b);
            case EffectKind::paid: return change_goods(account, effect, -effect.b);
            case EffectKind::lost:
                if (effect.source == Source::limit) return change_goods(account, effect, -effect.b);
                demand(effect.a == static_cast<int>(Resource::schnapps), "only schnapps can run out");
                return demand_equal(schnapps_, 0, "the supply of schnapps when some is lost");
            case EffectKind::card_gained:
                ++account.owned[effect.a];
                ++account.in_deck;
                return take_from_box(effect.a, 1);
            case EffectKind::card_lost: return demand_equal(box_[effect.a], 0, "the supply of a card that is lost");
            case EffectKind::card_drawn:
                ++account.in_play[effect.a];
                --account.in_deck;
                return demand(account.in_deck >= 0, "a card is drawn from an empty deck");
            case EffectKind::deck_shuffled:
                demand_equal(account.in_deck, 0, "the deck before it is shuffled");
                demand_equal(account.in_discard, effect.a, "the discard pile before it is shuffled");
                std::swap(account.in_deck, account.in_discard);
                return;
            case EffectKind::card_removed:
                --account.owned[effect.a];
                if (effect.b == 0xFF)
                    --account.in_deck;
                else
                    --account.in_play[effect.a];
                return;
            case EffectKind::cards_returned:
                account.owned[effect.a] -= effect.b;
                account.in_play[effect.a] -= effect.b;
                return take_from_box(effect.a, -effect.b);
            case EffectKind::card_put_back:
                --account.in_play[effect.a];
                ++account.in_deck;
                return;
            case EffectKind::cards_discarded:
                demand_equal(effect.a, sum(account.in_play), "the cards discarded");
                account.in_discard += effect.a;
                account.in_play.fill(0);
                return;
            case EffectKind::start_card_chosen: account.start_card = effect.a; return;
            case EffectKind::side_chosen: account.sides.at((effect.a - 1U) / 2U) = effect.a; return;
            case EffectKind::tile_upgraded:
                demand((account.upgraded >> effect.a & 1U) == 0, "a tile is upgraded twice");
                account.upgraded = static_cast<TileSet>(account.upgraded | 1U << effect.a);
                return;
            default: return follow_markers_and_dice(effect, account);
        }
    }

    void follow_markers_and_dice(const Effect& effect, Account& account) {
        switch (effect.kind) {
            case EffectKind::dice_rolled: {
                const int dice = Roll(static_cast<std::uint16_t>(effect.b << 8U | effect.c)).size();
                (effect.a == 1 ? account.dice : coasters_) += dice;
                return;
            }
            case EffectKind::die_taken:
                --coasters_;
                ++account.dice;
                return;
            case EffectKind::die_served: --account.dice; return;
            case EffectKind::dice_given_back:
                demand_equal(effect.a, account.dice, "the dice given back");
                account.dice = 0;
                return;
            case EffectKind::turn_ended: return check_turn_end(account);
            case EffectKind::monastery_step:
                demand_equal(effect.a, account.monastery, "the monastery space left");
                account.monastery = (account.monastery + 1) % (components::monastery_length + 1);
                return demand_equal(effect.b, account.monastery, "the monastery space reached");
            case EffectKind::reputation_step: {
                demand_equal(effect.a, account.reputation, "the reputation space left");
                const int forward = account.reputation % reputation_length(setup_) + 1;
                const bool backward =
                    effect.b + 1 == effect.a || (effect.a == 1 && effect.b == reputation_length(setup_));
                demand(effect.b == forward || backward, "the reputation marker jumps");
                account.reputation = effect.b;
                return;
            }
            case EffectKind::signature_gained:
                demand_equal(effect.b, account.book.at(effect.a)++, "the row of a signature");
                return;
            case EffectKind::row_completed:
                for (const std::uint8_t column : account.book)
                    demand(column > effect.a, "a row is called full that is not");
                return;
            default: return;
        }
    }

    /** Section 4 F: the limits at the end of a turn. */
    static void check_turn_end(const Account& account) {
        demand(account.goods[2] <= components::schnapps_limit, "more schnapps is kept than allowed");
        demand_equal(account.dice, 0, "the dice kept after a turn");
    }

    void change_goods(Account& account, const Effect& effect, int amount) {
        int& stored = account.goods.at(effect.a);
        stored += amount;
        demand(stored >= 0, "more is paid than there is");
        if (effect.a == static_cast<int>(Resource::schnapps)) schnapps_ -= amount;
        demand(schnapps_ >= 0, "more schnapps is gained than there is");
    }

    void take_from_box(std::uint8_t kind, int number) {
        box_[kind] -= number;
        demand(box_[kind] >= 0, "a card is gained that the supply does not have");
    }

    Setup setup_;
    Tally box_;
    int schnapps_ = 0;
    int guest_deck_ = 0;
    int coasters_ = 0;
    int round_ = 0;
    std::array<Account, max_players> accounts_{};
};

}  // namespace

void check_step(const State& before, const State& after, const Effects& effects) {
    demand(effects.size() < Effects::capacity, "the effects reach their capacity");
    Books books(before);
    for (const Effect& effect : effects) books.follow(effect);
    books.compare(Books(after));
    demand((after.phase == Phase::over) == (actor(after).kind == ActorKind::nobody), "the game is over, or it is not");
}

}  // namespace tavern::invariants
