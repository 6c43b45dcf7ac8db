#include "ai/turn_reasons.hpp"

#include <algorithm>

#include "ai/turn/start_of_turn.hpp"

namespace tavern {
namespace {

void note(TurnAccount& account, const Effect& effect, const Setup& setup, int seat) {
    if (effect.player != seat) return;
    if (effect.kind == EffectKind::gained && effect.source == Source::space) {
        if (static_cast<Space>(effect.detail) == Space::cashbox) account.cashbox_thalers += effect.b;
        if (static_cast<Space>(effect.detail) == Space::brewer) {
            ++account.brewer_dice;
            account.brewer_beer += effect.b;
        }
    }
    if (effect.kind == EffectKind::reputation_step)
        account.reputation += goes_forward(setup, effect.a, effect.b) ? 1 : -1;
    if (effect.kind == EffectKind::monastery_step) ++account.monastery;
    if (effect.kind == EffectKind::tile_upgraded) {
        const auto tile = static_cast<Tile>(effect.a);
        if (tile == Tile::brewer && account.brewer_dice == 0) account.brewer_first = true;
        if (tile == Tile::cashbox && account.cashbox_thalers == 0) account.cashbox_first = true;
    }
}

void note(TurnAccount& account, Action action, const State& state) {
    switch (action.kind()) {
        case ActionKind::recruit: account.recruited = state.row[action.a()].guest; return;
        case ActionKind::recruit_nobles: account.nobles_bought += action.a(); return;
        case ActionKind::buy: account.bought.push_back(action.card()); return;
        case ActionKind::upgrade: account.paid.push_back(action.tile()); return;
        case ActionKind::flip_tile: account.flipped.push_back(action.tile()); return;
        default: return;
    }
}

}  // namespace

TurnAccount turn_account_of(State& state, int seat, const std::vector<Action>& actions) {
    TurnAccount account;
    Effects effects;
    const auto earned = [&] { return plan_steps(state.players[static_cast<std::size_t>(seat)]); };
    const int earned_before = state.phase == Phase::serving ? earned() : 0;
    for (const Action action : actions) {
        effects.clear();
        // A recruited guest gives the bonus once the row is full again.
        go_past_chance(state, effects);
        const bool ends = action.kind() == ActionKind::end_turn;
        if (!ends) {
            const State before = state;
            // An action that is no longer legal brings nothing.
            if (apply(state, action, effects)) continue;
            note(account, action, before);
        }
        for (const Effect& effect : effects) note(account, effect, state.setup, seat);
        if (ends) break;
    }
    account.balance = earned() - earned_before;
    const Player& after = state.players[static_cast<std::size_t>(seat)];
    account.kept_thalers = std::min<int>(after.thalers, safe_limit(after));
    account.kept_beer = std::min<int>(after.beer, storage_limit(after));
    return account;
}

TurnAccount without(TurnAccount one, const TurnAccount& other) {
    const auto without = [](auto& list, const auto& others) {
        for (const auto& known : others)
            if (const auto same = std::find(list.begin(), list.end(), known); same != list.end()) list.erase(same);
    };
    const auto only_if_more = [](int& number, int of_other) {
        if (number <= of_other) number = 0;
    };
    without(one.bought, other.bought);
    without(one.paid, other.paid);
    if (one.recruited == other.recruited) one.recruited.reset();
    one.nobles_bought = std::max(0, one.nobles_bought - other.nobles_bought);
    one.brewer_first = one.brewer_first && !other.brewer_first;
    one.cashbox_first = one.cashbox_first && !other.cashbox_first;
    only_if_more(one.monastery, other.monastery);
    only_if_more(one.reputation, other.reputation);
    if (one.kept_thalers <= other.kept_thalers && one.kept_beer <= other.kept_beer)
        one.kept_thalers = one.kept_beer = 0;
    return one;
}

std::vector<TurnReason> reasons_for(const TurnAccount& account, const State& end, int seat) {
    const Player& after = end.players[static_cast<std::size_t>(seat)];
    std::vector<TurnReason> reasons;
    const auto because = [&](bool holds, Reason reason, int a, int b) {
        if (holds) reasons.push_back({reason, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
    };
    const int upgrades = static_cast<int>(account.paid.size());
    because(account.brewer_first && account.brewer_dice > 0, Reason::brewer_first, account.brewer_dice,
            account.brewer_beer);
    because(account.cashbox_first && account.cashbox_thalers > 0, Reason::cashbox_first, 1, account.cashbox_thalers);
    if (upgrades > 0) because(true, Reason::upgrades, upgrades, index_of(account.paid.front()));
    because(account.nobles_bought > 0, Reason::nobles, account.nobles_bought, 0);
    because(account.monastery >= 3, Reason::monastery, account.monastery, after.monastery);
    if (account.recruited) because(true, Reason::recruits, index_of(*account.recruited), 0);
    because(account.monastery == 2, Reason::monastery, 2, after.monastery);
    const bool balanced = account.reputation == account.balance;
    because(account.reputation >= 3, Reason::reputation, account.reputation, balanced);
    const auto dearest = std::max_element(account.bought.begin(), account.bought.end(),
                                          [](Card left, Card right) { return facts(left).price < facts(right).price; });
    if (dearest != account.bought.end())
        because(true, Reason::buys, index_of(*dearest), static_cast<int>(account.bought.size()));
    because(account.kept_thalers + account.kept_beer > 0 && end.round < components::rounds, Reason::saves,
            account.kept_thalers, account.kept_beer);
    because(account.monastery == 1, Reason::monastery, 1, after.monastery);
    because(account.reputation == 1 || account.reputation == 2, Reason::reputation, account.reputation, balanced);
    because(reasons.empty(), Reason::nothing, 0, 0);
    return reasons;
}

}  // namespace tavern
