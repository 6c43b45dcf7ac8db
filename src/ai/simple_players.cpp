#include "ai/simple_players.hpp"

#include <algorithm>

namespace tavern {
namespace {

const Player& deciding_player(const State& state) {
    return state.players[actor(state).seat];
}

/** The value of a die on the space, in tenths of a thaler; dishwashers count as a cost, since other dice could need
 * them. */
int placement_value(const Player& player, Face face, Space space) {
    const int washing = 3 * dishwashers_needed(player, face, space);
    const int yield = yield_of(player, space);
    if (space == Space::monk) return 15 * yield - washing;
    const bool beer = space == Space::brewer || space == Space::barrel;
    return (beer ? 12 : 10) * yield - washing;
}

/** The value of a die of the coaster on its best space. */
int die_value(const Player& player, Face face) {
    int best = 0;
    for (int space = 0; space < 4 + player.seated; ++space) {
        const auto here = static_cast<Space>(space);
        const bool taken_already = is_seat(here) && player.white.has(face);
        const int needed = dishwashers_needed(player, face, here);
        if (needed < 0 || needed > player.staff_of(Card::dishwasher) || taken_already) continue;
        best = std::max(best, placement_value(player, face, here));
    }
    return best;
}

/** The value of an action; the order in a turn is dice, nobles, guests, upgrades, cards. */
int value(const State& state, Action action) {
    const Player& player = deciding_player(state);
    const bool last_round = state.round == components::rounds;
    switch (action.kind()) {
        case ActionKind::take_die: return die_value(player, action.face());
        case ActionKind::place: return 1000 + placement_value(player, action.face(), action.space());
        case ActionKind::serve: return 900;
        case ActionKind::barbacks: return 800;
        case ActionKind::bard: return 790;
        case ActionKind::entertain: return 780;
        case ActionKind::recruit_nobles: return 700 + action.a();
        case ActionKind::recruit: return 600 + facts(state.row[action.a()].guest).price;
        case ActionKind::upgrade: return 500 - upgrade_price(action.tile(), action.b()) - 4 * action.b();
        case ActionKind::buy: return 400 + facts(action.card()).price;
        case ActionKind::counter_guest: return last_round ? 300 : -1;
        case ActionKind::flip_tile: return facts(action.tile()).cost;
        case ActionKind::deny: return is_regular(player.seats[action.a()].guest) ? 2 : -1;
        case ActionKind::remove_regular: return -facts(action.card()).thalers;
        case ActionKind::turn_die:
        case ActionKind::move:
        case ActionKind::start_over:
        case ActionKind::put_back: return -1;
        default: return 0;  // ready, end_turn and all others
    }
}

}  // namespace

Action greedy_action(const State& state, const ActionList& legal) {
    Action best = legal[0];
    int best_value = value(state, best);
    for (int index = 1; index < legal.size(); ++index) {
        const int here = value(state, legal[index]);
        if (here <= best_value) continue;
        best = legal[index];
        best_value = here;
    }
    return best;
}

}  // namespace tavern
