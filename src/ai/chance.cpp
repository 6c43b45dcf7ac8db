#include "ai/chance.hpp"

namespace tavern {
namespace {

/** In how many orders the dice of a roll can fall. */
int orders_of(Roll roll) {
    int orders = 1;
    int alike = 0;
    for (int die = 0; die < roll.size(); ++die) {
        alike = die > 0 && roll.at(die) == roll.at(die - 1) ? alike + 1 : 1;
        orders = orders * (die + 1) / alike;
    }
    return orders;
}

int cases_of(const State& state, Action action) {
    switch (action.kind()) {
        case ActionKind::roll: return orders_of(action.rolled());
        case ActionKind::draw_card: return state.players[actor(state).seat].bag[action.card()];
        case ActionKind::open_guest: return state.guest_deck[action.card()];
        default: return 1;
    }
}

}  // namespace

std::vector<Outcome> outcomes_of(const State& state) {
    ActionList legal;
    legal_actions(state, legal);
    std::vector<Outcome> outcomes;
    for (const Action action : legal) outcomes.push_back({action, cases_of(state, action)});
    return outcomes;
}

}  // namespace tavern
