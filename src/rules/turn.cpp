// Sections 4 E and F: planning dice, serving, buying, upgrading, recruiting.
#include <algorithm>

#include "rules/change.hpp"
#include "rules/face_fit.hpp"

namespace tavern {

std::uint8_t face_wanted(const Player& player, Space space) {
    // A table, since the processor cannot predict which tile a random game uses: cashbox, barrel, brewer, monk.
    static constexpr std::array<std::uint8_t, tile_spaces> of_tiles{any_face, any_face, brewer_face,
                                                                    components::monk_die};
    if (!is_seat(space)) return of_tiles[static_cast<std::size_t>(space)];
    return facts(player.seats[static_cast<std::size_t>(seat_of(space))].guest).pips;
}

int dishwashers_needed(const Player& player, Face face, Space space) {
    if (!is_seat(space)) return dishwashers_for(face_wanted(player, space), face);
    const Card guest = player.seats[static_cast<std::size_t>(seat_of(space))].guest;
    return guest == no_card ? -1 : dishwashers_for(facts(guest).pips, face);
}

SpaceDie die_on(const Player& player, Space space) {
    if (space == Space::cashbox) return player.cashbox;
    if (space == Space::barrel) return player.barrel;
    return player.seats[static_cast<std::size_t>(seat_of(space))].die;
}

int yield_of(const Player& player, Space space) {
    if (is_seat(space)) return facts(player.seats[static_cast<std::size_t>(seat_of(space))].guest).thalers;
    static constexpr std::array yields{components::cashbox_yield, components::barrel_yield, components::brewer_yield,
                                       components::monk_yield};
    const int of_cards = space == Space::brewer ? player.staff_of(Card::brewer) : 0;
    return yields[static_cast<std::size_t>(space)][player.has_upgraded(tile_at(space))] + of_cards;
}

int upgrade_price(Tile tile, int given) {
    return std::max(0, facts(tile).cost - given * facts(tile).discount);
}

namespace {

/** Dishwashers that the dice on the brewer or the monk need. */
int bound_on(const Player& player, Space space, Dice dice) {
    int bound = 0;
    const std::uint8_t wanted = face_wanted(player, space);
    for (Face face = 1; face <= faces; ++face) bound += dice.count(face) * dishwashers_for(wanted, face);
    return bound;
}

/** Dishwashers that the dice on the board need. */
int bound_dishwashers(const Player& player) {
    if (player.dishwashers == 0) return 0;
    int bound = bound_on(player, Space::brewer, dice_on(player, Space::brewer)) +
                bound_on(player, Space::monk, dice_on(player, Space::monk));
    for (int seat = 0; seat < player.seated; ++seat) {
        const SpaceDie die = player.seats[static_cast<std::size_t>(seat)].die;
        if (die.lies()) bound += dishwashers_needed(player, die.face(), seat_space(seat));
    }
    return bound;
}

SpaceDie& one_die_space(Player& player, Space space) {
    if (space == Space::cashbox) return player.cashbox;
    if (space == Space::barrel) return player.barrel;
    return player.seats[static_cast<std::size_t>(seat_of(space))].die;
}

Dice& dice_of(Player& player, Space space, bool own) {
    if (space == Space::brewer) return own ? player.brewer_own : player.brewer_white;
    return own ? player.monk_own : player.monk_white;
}

/** Lets the effects say which colour a die has. */
constexpr Origin color_of(bool own) {
    return {Source::none, static_cast<std::uint8_t>(own)};
}

void put_die(Player& player, Face face, bool own, Space space) {
    if (takes_many(space))
        dice_of(player, space, own).add(face);
    else
        one_die_space(player, space) = SpaceDie(face, own);
}

/** Takes a die off the brewer or the monk, a white one first. Returns whether it had the player's colour. */
bool take_off_many(Player& player, Face face, Space space) {
    const bool own = !dice_of(player, space, false).has(face);
    dice_of(player, space, own).remove(face);
    return own;
}

/** Takes a die off any space. Returns whether it had the player's colour. */
bool take_off(Player& player, Face face, Space space) {
    if (takes_many(space)) return take_off_many(player, face, space);
    const bool own = one_die_space(player, space).own();
    one_die_space(player, space) = {};
    return own;
}

/** Moves the marker after a change of the plan; only forward steps give bonuses. Section 6. */
void follow_plan(Change& change, PlanShare before, PlanShare after) {
    if (!has_reputation(change.state.setup) || change.state.phase != Phase::serving) return;
    Player& player = change.player();
    const int steps_before = plan_steps(player);
    player.plan_thalers = static_cast<std::uint8_t>(player.plan_thalers + after.thalers - before.thalers);
    player.plan_beer = static_cast<std::uint8_t>(player.plan_beer + after.beer - before.beer);
    const int difference = plan_steps(player) - steps_before;
    if (difference > 0) change.push(TaskKind::reputation_steps, static_cast<unsigned>(difference));
    for (int step = difference; step < 0; ++step) {
        const int from = reputation_space(change.state.setup, player.reputation);
        const int to = reputation_space(change.state.setup, --player.reputation);
        change.tell(EffectKind::reputation_step, static_cast<unsigned>(from), static_cast<unsigned>(to));
    }
}

void place(Change& change, Face face, Space space) {
    Player& player = change.player();
    const bool own = !player.white.has(face);
    (own ? player.own : player.white).remove(face);
    put_die(player, face, own, space);
    change.tell(EffectKind::die_placed, face, static_cast<unsigned>(space),
                static_cast<unsigned>(dishwashers_needed(player, face, space)), color_of(own));
    follow_plan(change, {}, plan_share(player, space));
}

void move(Change& change, Face face, Space from, Space to) {
    Player& player = change.player();
    const bool own = take_off(player, face, from);
    put_die(player, face, own, to);
    ++player.moves;
    change.tell(EffectKind::die_moved, face, static_cast<unsigned>(from), static_cast<unsigned>(to), color_of(own));
    follow_plan(change, plan_share(player, from), plan_share(player, to));
}

void serve(Change& change, Face face, Space space) {
    Player& player = change.player();
    const int dishwashers = dishwashers_needed(player, face, space);
    bool own = false;
    if (takes_many(space)) {
        own = take_off_many(player, face, space);
    } else {
        own = one_die_space(player, space).own();
        one_die_space(player, space).use();
    }
    player.dishwashers_spent = static_cast<std::uint8_t>(player.dishwashers_spent + dishwashers);
    change.tell(EffectKind::die_served, face, static_cast<unsigned>(space), static_cast<unsigned>(dishwashers),
                color_of(own));
    const int yield = yield_of(player, space);
    const Origin origin{Source::space, static_cast<std::uint8_t>(space)};
    if (space == Space::monk) return change.push(TaskKind::monastery_steps, static_cast<unsigned>(yield));
    const bool beer = space == Space::brewer || space == Space::barrel;
    gain(change, beer ? Resource::beer : Resource::thalers, yield, origin);
}

void buy(Change& change, Card card) {
    Player& player = change.player();
    pay(change, Resource::thalers, facts(card).price, {Source::purchase, index_of(card)});
    player.bought = static_cast<std::uint8_t>(player.bought | 1U << index_of(card));
    gain_card(change, card, {Source::purchase, index_of(card)});
}

void upgrade(Change& change, Tile tile, int given) {
    Player& player = change.player();
    const Origin origin{Source::upgrade, index_of(tile)};
    pay(change, Resource::thalers, upgrade_price(tile, given), origin);
    if (given > 0) {
        const Card card = facts(tile).card;
        player.staff[index_of(card)] = static_cast<std::uint8_t>(player.staff[index_of(card)] - given);
        change.state.stock[index_of(card)] = static_cast<std::uint8_t>(change.state.stock[index_of(card)] + given);
        change.tell(EffectKind::cards_returned, index_of(card), static_cast<unsigned>(given));
        if (card == Card::dishwasher) {  // first those whose dice are gone
            player.dishwashers = static_cast<std::uint8_t>(player.dishwashers - given);
            player.dishwashers_spent = static_cast<std::uint8_t>(std::max(0, player.dishwashers_spent - given));
        }
    }
    flip(change, tile);
    gain_noble(change, origin);
}

/** In this order: payment, the guest on the deck, the refilled place, the bonus, the signature. Section 4 F. */
void recruit(Change& change, int place) {
    Player& player = change.player();
    const GuestPlace taken = change.state.row[static_cast<std::size_t>(place)];
    const Card guest = taken.guest;
    pay(change, Resource::beer, facts(guest).price, {Source::guest, index_of(guest)});
    player.recruited = true;
    player.known[player.known_count++] = guest;
    change.tell(EffectKind::card_gained, index_of(guest), 0, 0, {Source::purchase, index_of(guest)});
    if (taken.signature) change.push(TaskKind::guest_signature, facts(guest).book_column);
    if (facts(guest).bonus.kind != BonusKind::none) change.push(TaskKind::guest_bonus, index_of(guest));
    leave_place(change, place);
}

void recruit_nobles(Change& change, int number) {
    const Origin origin{Source::purchase, index_of(Card::noble)};
    pay(change, Resource::beer, components::nobles_price[static_cast<std::size_t>(number - 1)], origin);
    for (int noble = 0; noble < number; ++noble) gain_noble(change, origin);
}

/** The sides of entertainers that are used in F. Section 5. */
void entertain(Change& change, std::uint8_t number) {
    const SideFacts& side = components::sides[number - 1U];
    const Origin origin{Source::entertainer, number};
    pay(change, Resource::schnapps, side.pay, origin);
    switch (side.kind) {
        case SideKind::thalers: return gain(change, Resource::thalers, side.amount, origin);
        case SideKind::beer: return gain(change, Resource::beer, side.amount, origin);
        case SideKind::upgrade_with_noble: return change.push(TaskKind::free_upgrade, 1);
        default: return change.push(TaskKind::deny);
    }
}

/** Side 6 of section 5. */
void turn_die(Change& change, Face from, Face to) {
    Player& player = change.player();
    const std::uint8_t side = side_kept(player, SideKind::turn_die);
    pay(change, Resource::schnapps, components::sides[side - 1U].pay, {Source::entertainer, side});
    const bool own = !player.white.has(from);
    Dice& dice = own ? player.own : player.white;
    dice.remove(from);
    dice.add(to);
    change.tell(EffectKind::die_turned, from, to, 0, color_of(own));
}

void lose_above(Change& change, Resource resource, std::uint8_t& stored, int limit) {
    if (stored <= limit) return;
    const int above = stored - limit;
    stored = static_cast<std::uint8_t>(limit);
    if (resource == Resource::schnapps)
        change.state.schnapps = static_cast<std::uint8_t>(change.state.schnapps + above);
    change.tell(EffectKind::lost, static_cast<unsigned>(resource), static_cast<unsigned>(above), 0, {Source::limit});
}

/** The end of the turn: goods above the limits are lost, and the dice go back. Section 4 F. */
void end_turn(Change& change) {
    Player& player = change.player();
    lose_above(change, Resource::thalers, player.thalers, safe_limit(player));
    lose_above(change, Resource::beer, player.beer, storage_limit(player));
    lose_above(change, Resource::schnapps, player.schnapps, components::schnapps_limit);
    int dice = (player.white + player.own).total() + dice_on(player, Space::brewer).total() +
               dice_on(player, Space::monk).total() + player.cashbox.lies() + player.barrel.lies();
    for (std::size_t seat = 0; seat < player.seated; ++seat) {
        dice += player.seats[seat].die.lies();
        player.seats[seat].die = {};
    }
    for (Dice* kept :
         {&player.white, &player.own, &player.brewer_white, &player.brewer_own, &player.monk_white, &player.monk_own})
        kept->clear();
    player.cashbox = player.barrel = {};
    player.dishwashers = player.dishwashers_spent = player.bought = player.bards_used = player.moves = 0;
    player.barbacks_used = player.recruited = false;
    player.cashbox_rate = player.barrel_rate = player.brewer_rate = player.plan_thalers = player.plan_beer = 0;
    if (dice > 0) change.tell(EffectKind::dice_given_back, static_cast<unsigned>(dice));
    change.tell(EffectKind::turn_ended);
    next_step(change);
}

}  // namespace

State with_die_in_hand(State state, Face face, Space space) {
    Player& player = state.players[static_cast<std::size_t>(actor(state).seat)];
    const bool own = take_off(player, face, space);
    (own ? player.own : player.white).add(face);
    return state;
}

int dishwashers_for_planning(const Player& player) {
    return player.staff_of(Card::dishwasher) + static_cast<int>(player.has_upgraded(Tile::dishwasher));
}

int free_dishwashers(const Player& player) {
    return player.dishwashers - player.dishwashers_spent - bound_dishwashers(player);
}

int returnable_dishwashers(const Player& player) {
    return player.dishwashers - bound_dishwashers(player);
}

int returnable_cards(const Player& player, Tile tile) {
    const TileFacts& about = facts(tile);
    if (about.discount == 0) return 0;
    int most = std::min(player.staff_of(about.card), (about.cost + about.discount - 1) / about.discount);
    if (tile == Tile::dishwasher) most = std::min(most, returnable_dishwashers(player));
    return most;
}

void act_in_turn(Change& change, Action action) {
    Player& player = change.player();
    switch (action.kind()) {
        case ActionKind::turn_die: return turn_die(change, action.a(), action.b());
        case ActionKind::place: return place(change, action.face(), action.space());
        case ActionKind::ready: change.tell(EffectKind::plan_ready); return next_step(change);
        case ActionKind::serve: return serve(change, action.face(), action.space());
        case ActionKind::move: return move(change, action.face(), action.space(), action.to());
        case ActionKind::barbacks:
            player.barbacks_used = true;
            return gain(change, Resource::beer, player.staff_of(Card::barback), {Source::barbacks});
        case ActionKind::buy: return buy(change, action.card());
        case ActionKind::upgrade: return upgrade(change, action.tile(), action.b());
        case ActionKind::recruit: return recruit(change, action.a());
        case ActionKind::recruit_nobles: return recruit_nobles(change, action.a());
        case ActionKind::counter_guest:
            pay(change, Resource::counter_guests, 1, {});
            return change.push(TaskKind::monastery_steps, 1);
        case ActionKind::bard: ++player.bards_used; return change.push(TaskKind::reputation_steps, 1);
        case ActionKind::entertain: return entertain(change, action.a());
        default: return end_turn(change);
    }
}

}  // namespace tavern
