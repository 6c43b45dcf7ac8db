#include "plain_legality.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "invariants.hpp"

namespace tavern::plain_legality {
namespace {

/** A die lying on the board. */
struct LyingDie {
    Face face;
    Space space;
};

std::vector<LyingDie> lying_dice(const Player& player) {
    std::vector<LyingDie> dice;
    const auto add = [&](SpaceDie die, Space space) {
        if (die.lies()) dice.push_back({die.face(), space});
    };
    add(player.cashbox, Space::cashbox);
    add(player.barrel, Space::barrel);
    for (int seat = 0; seat < max_seats; ++seat)
        add(player.seats[static_cast<std::size_t>(seat)].die, seat_space(seat));
    const auto add_all = [&](Dice many, Space space) {
        for (Face face = 1; face <= faces; ++face)
            for (int die = 0; die < many.count(face); ++die) dice.push_back({face, space});
    };
    add_all(player.brewer_white + player.brewer_own, Space::brewer);
    add_all(player.monk_white + player.monk_own, Space::monk);
    return dice;
}

/** The pips to add with dishwashers; never: the die cannot lie there. Section 4 E. */
constexpr int never = 1000;
int higher_by(const Player& player, Face face, Space space) {
    if (space == Space::cashbox || space == Space::barrel) return 0;
    if (space == Space::monk) return face <= components::monk_die ? components::monk_die - face : never;
    if (space == Space::brewer) return face == components::brewer_dice[0] ? 0 : components::brewer_dice[1] - face;
    const int seat = seat_of(space);
    if (seat >= max_seats) return never;
    const Card guest = player.seats[static_cast<std::size_t>(seat)].guest;
    if (guest == no_card) return never;
    return face <= facts(guest).pips ? facts(guest).pips - face : never;
}

int dishwashers_busy(const Player& player, const std::vector<LyingDie>& dice) {
    int busy = player.dishwashers_spent;
    for (const LyingDie& die : dice) busy += higher_by(player, die.face, die.space);
    return busy;
}

bool has_no_die_yet(const Player& player, Space space) {
    if (space == Space::brewer || space == Space::monk) return true;
    if (space == Space::cashbox) return player.cashbox == SpaceDie();
    if (space == Space::barrel) return player.barrel == SpaceDie();
    return seat_of(space) < max_seats && player.seats[static_cast<std::size_t>(seat_of(space))].die == SpaceDie();
}

bool has_side(const Player& player, int number) {
    return std::count(player.sides.begin(), player.sides.end(), number) > 0;
}

/** Section 6: thalers and beer of a die in the plan, at the rates of the start of the turn. */
void count_in_plan(const Player& player, Space space, int sign, int& thalers, int& beer) {
    if (space == Space::cashbox) thalers += sign * player.cashbox_rate;
    if (space == Space::barrel) beer += sign * player.barrel_rate;
    if (space == Space::brewer) beer += sign * player.brewer_rate;
    if (is_seat(space)) thalers += sign * facts(player.seats[static_cast<std::size_t>(seat_of(space))].guest).thalers;
}

bool marker_may_follow(const State& state, const Player& player, Space from, Space to) {
    if (state.setup.module < 3) return true;
    int thalers = player.plan_thalers;
    int beer = player.plan_beer;
    const int before = std::min(thalers, beer);
    count_in_plan(player, from, -1, thalers, beer);
    count_in_plan(player, to, 1, thalers, beer);
    const int length = reputation_length(state.setup);
    int space = reputation_space(state.setup, player.reputation);
    for (int steps_back = before - std::min(thalers, beer); steps_back > 0; --steps_back) {
        if (space == 0 || reputation_at(state.setup, space).bonus.kind != BonusKind::none) return false;
        // Space 1 comes after the crown for players who have gone around, after the start for the others.
        space = space == 1 ? (player.reputation > length ? length : 0) : space - 1;
    }
    return true;
}

bool may_place(const Player& player, Face face, Space space) {
    if (face < 1 || face > faces || static_cast<int>(space) >= max_spaces) return false;
    if (player.white.count(face) + player.own.count(face) == 0) return false;
    if (!has_no_die_yet(player, space)) return false;
    return dishwashers_busy(player, lying_dice(player)) + higher_by(player, face, space) <= player.dishwashers;
}

bool may_move(const State& state, const Player& player, Action action) {
    if (static_cast<int>(action.space()) >= max_spaces || static_cast<int>(action.to()) >= max_spaces) return false;
    std::vector<LyingDie> dice = lying_dice(player);
    const auto lies = std::find_if(dice.begin(), dice.end(), [&](const LyingDie& die) {
        return die.face == action.face() && die.space == action.space();
    });
    if (lies == dice.end() || player.moves >= max_moves || action.space() == action.to()) return false;
    if (!has_no_die_yet(player, action.to())) return false;
    lies->space = action.to();
    return dishwashers_busy(player, dice) <= player.dishwashers &&
           marker_may_follow(state, player, action.space(), action.to());
}

bool may_upgrade(const Player& player, Tile tile, int given) {
    if (index_of(tile) >= components::tile_kinds || player.has_upgraded(tile)) return false;
    const int discount = facts(tile).discount;
    if (given > 0) {
        // Only cards of the tile's own type, and only as many as lower the price.
        if (discount == 0 || (given - 1) * discount >= facts(tile).cost) return false;
        if (player.staff_of(facts(tile).card) < given) return false;
    }
    if (tile == Tile::dishwasher) {
        // Dice that are gone need no dishwashers any more.
        const int needed = dishwashers_busy(player, lying_dice(player)) - player.dishwashers_spent;
        if (player.dishwashers - given < needed) return false;
    }
    return player.thalers >= std::max(0, facts(tile).cost - given * discount);
}

bool somebody_can_go(const Player& player) {
    return std::any_of(player.seats.begin(), player.seats.end(), [](const Seat& seat) {
        return seat.guest != no_card && seat.guest != Card::noble && !seat.die.lies();
    });
}

bool may_entertain(const Player& player, int number) {
    if (number == 0 || !has_side(player, number)) return false;
    const SideFacts& side = components::sides.at(static_cast<std::size_t>(number) - 1);
    if (player.schnapps < side.pay) return false;
    switch (side.kind) {
        case SideKind::thalers:
        case SideKind::beer: return true;
        case SideKind::upgrade_with_noble: return player.upgraded != (1U << components::tile_kinds) - 1U;
        case SideKind::service_denied: return somebody_can_go(player);
        default: return false;
    }
}

bool may_serve(const State& state, const Player& player, Action action) {
    const unsigned a = action.a();
    switch (action.kind()) {
        case ActionKind::place: return action.c() == 0 && may_place(player, action.face(), action.space());
        case ActionKind::serve: {
            const std::vector<LyingDie> dice = lying_dice(player);
            return action.c() == 0 && std::any_of(dice.begin(), dice.end(), [&](const LyingDie& die) {
                       return die.face == action.face() && die.space == action.space();
                   });
        }
        case ActionKind::move: return may_move(state, player, action);
        case ActionKind::upgrade: return action.c() == 0 && may_upgrade(player, action.tile(), action.b());
        default: break;
    }
    if (action.b() != 0 || action.c() != 0) return false;
    switch (action.kind()) {
        case ActionKind::buy:
            return a < components::tavern_kinds && (player.bought >> a & 1U) == 0 && state.stock[a] > 0 &&
                   player.thalers >= facts(action.card()).price;
        case ActionKind::recruit:
            return a < state.row.size() && !player.recruited && state.row[a].guest != no_card &&
                   player.beer >= facts(state.row[a].guest).price;
        case ActionKind::recruit_nobles:
            return a >= 1 && a <= 3 && state.nobles >= a && player.beer >= components::nobles_price[a - 1];
        case ActionKind::entertain: return may_entertain(player, static_cast<int>(a));
        default: break;
    }
    if (a != 0) return false;
    switch (action.kind()) {
        case ActionKind::barbacks: return player.staff_of(Card::barback) > 0 && !player.barbacks_used;
        case ActionKind::counter_guest: return player.counter_guests > 0;
        case ActionKind::bard: return player.bards_used < player.staff_of(Card::bard);
        case ActionKind::end_turn: return true;
        default: return false;
    }
}

bool may_plan(const Player& player, Action action) {
    const Dice hand = player.white + player.own;
    switch (action.kind()) {
        case ActionKind::place: return action.c() == 0 && may_place(player, action.face(), action.space());
        case ActionKind::ready: return action == Action(ActionKind::ready);
        case ActionKind::turn_die:
            return has_side(player, 6) && player.schnapps >= 1 && action.c() == 0 && action.a() >= 1 &&
                   action.a() <= faces && action.b() >= 1 && action.b() <= faces && action.a() != action.b() &&
                   hand.has(action.a());
        default: return false;
    }
}

/** Every action that could make sense in planning and serving. */
template <typename Visit>
void for_every_action(Visit visit) {
    for (const ActionKind kind : {ActionKind::turn_die, ActionKind::place, ActionKind::serve, ActionKind::upgrade})
        for (unsigned a = 0; a <= 9; ++a)
            for (unsigned b = 0; b <= max_spaces; ++b) visit(Action(kind, a, b));
    for (unsigned face = 0; face <= 7; ++face)
        for (unsigned from = 0; from <= max_spaces; ++from)
            for (unsigned to = 0; to <= max_spaces; ++to) visit(Action(ActionKind::move, face, from, to));
    for (const ActionKind kind :
         {ActionKind::ready, ActionKind::barbacks, ActionKind::buy, ActionKind::recruit, ActionKind::recruit_nobles,
          ActionKind::counter_guest, ActionKind::bard, ActionKind::entertain, ActionKind::end_turn})
        for (unsigned a = 0; a <= 9; ++a) visit(Action(kind, a));
}

}  // namespace

bool may(const State& state, Action action) {
    const Player& player = state.players[actor(state).seat];
    return question(state) == Question::plan ? may_plan(player, action) : may_serve(state, player, action);
}

void check(const State& state, const ActionList& legal) {
    if (question(state) != Question::plan && question(state) != Question::serve) return;
    int allowed = 0;
    for_every_action([&](Action action) {
        const bool here = may(state, action);
        allowed += here;
        if (here != (legal.rank(action) >= 0)) {
            std::array<char, 16> bits{};
            std::snprintf(bits.data(), bits.size(), "%08x", static_cast<unsigned>(action.bits()));
            throw invariants::Broken(std::string(here ? "allowed but not listed" : "listed but not allowed") +
                                     ": action " + bits.data());
        }
    });
    if (allowed != legal.size()) throw invariants::Broken("the legal list holds unknown actions");
}

}  // namespace tavern::plain_legality
