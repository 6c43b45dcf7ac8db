#include "ai/advice.hpp"

#include <algorithm>
#include <optional>

#include "ai/evening.hpp"
#include "ai/players.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_suggestions = 3;

/** What a turn does, told by its effects. */
struct Account {
    int thalers = 0;  // gained
    int beer = 0;
    int reputation = 0;
    int monastery = 0;
    int cashbox_thalers = 0;
    int brewer_dice = 0;
    int brewer_beer = 0;
    int nobles_bought = 0;
    int bought = 0;
    std::optional<Card> dearest;
    std::optional<Card> recruited;
    std::vector<Tile> upgraded;
    bool brewer_first = false;  // upgraded before its dice were served
    bool cashbox_first = false;
};

void note(Account& account, const Effect& effect, int seat) {
    if (effect.player != seat) return;
    if (effect.kind == EffectKind::gained && effect.a == static_cast<std::uint8_t>(Resource::thalers)) {
        account.thalers += effect.b;
        if (effect.source == Source::space && static_cast<Space>(effect.detail) == Space::cashbox)
            account.cashbox_thalers += effect.b;
    }
    if (effect.kind == EffectKind::gained && effect.a == static_cast<std::uint8_t>(Resource::beer)) {
        account.beer += effect.b;
        if (effect.source == Source::space && static_cast<Space>(effect.detail) == Space::brewer) {
            ++account.brewer_dice;
            account.brewer_beer += effect.b;
        }
    }
    if (effect.kind == EffectKind::reputation_step) account.reputation += effect.b + 1 == effect.a ? -1 : 1;
    if (effect.kind == EffectKind::monastery_step) ++account.monastery;
    if (effect.kind == EffectKind::tile_upgraded) {
        const auto tile = static_cast<Tile>(effect.a);
        account.upgraded.push_back(tile);
        if (tile == Tile::brewer && account.brewer_dice == 0) account.brewer_first = true;
        if (tile == Tile::cashbox && account.cashbox_thalers == 0) account.cashbox_first = true;
    }
}

void note(Account& account, Action action, const State& state) {
    switch (action.kind()) {
        case ActionKind::recruit: account.recruited = state.row[action.a()].guest; return;
        case ActionKind::recruit_nobles: account.nobles_bought += action.a(); return;
        case ActionKind::buy:
            ++account.bought;
            if (!account.dearest || facts(action.card()).price > facts(*account.dearest).price)
                account.dearest = action.card();
            return;
        default: return;
    }
}

/** Follows the player's actions up to the end of the turn; whoever chance brings to the guest row, it goes on alike. */
Account account_of(State& state, int seat, const std::vector<Action>& actions) {
    Account account;
    Effects effects;
    ActionList legal;
    const auto take = [&](Action action) {
        effects.clear();
        if (apply(state, action, effects)) return;
        for (const Effect& effect : effects) note(account, effect, seat);
    };
    for (const Action action : actions) {
        while (actor(state).kind == ActorKind::chance) {
            legal_actions(state, legal);
            take(legal[0]);
        }
        if (action.kind() == ActionKind::end_turn) break;
        note(account, action, state);
        take(action);
    }
    return account;
}

void give_reason(Suggestion& suggestion, const Account& account, const Player& after) {
    const auto because = [&](Reason reason, int a, int b) {
        suggestion.reason = reason;
        suggestion.a = static_cast<std::uint8_t>(a);
        suggestion.b = static_cast<std::uint8_t>(b);
    };
    if (account.brewer_first && account.brewer_dice > 0)
        return because(Reason::brewer_first, account.brewer_dice, account.brewer_beer);
    if (account.cashbox_first && account.cashbox_thalers > 0)
        return because(Reason::cashbox_first, 1, account.cashbox_thalers);
    if (!account.upgraded.empty())
        return because(Reason::upgrades, static_cast<int>(account.upgraded.size()), index_of(account.upgraded.front()));
    if (account.nobles_bought > 0) return because(Reason::nobles, account.nobles_bought, 0);
    if (account.monastery >= 2) return because(Reason::monastery, account.monastery, after.monastery);
    if (account.recruited) return because(Reason::recruits, index_of(*account.recruited), 0);
    if (account.reputation >= 3) return because(Reason::reputation, account.reputation, 0);
    if (account.dearest) return because(Reason::buys, index_of(*account.dearest), account.bought);
    because(Reason::saves, std::min<int>(after.thalers, components::safe_limit[after.has_upgraded(Tile::safe)]),
            std::min<int>(after.beer, components::storage_limit[after.has_upgraded(Tile::beer_storage)]));
}

Advice advise_draft(const State& state, const Judgement& judgement, PlanLimits limits, DraftView view) {
    TurnPlanner planner;
    const std::vector<DraftChoice> choices = draft(state, judgement, limits, view, planner);
    Advice advice;
    for (std::size_t which = 0; which < std::min(choices.size(), most_suggestions); ++which)
        advice.suggestions.push_back(described(state, choices, which, judgement, limits, planner));
    return advice;
}

}  // namespace

Suggestion described(const State& state, int seat, std::vector<Action> actions, Worth worth) {
    State turn = state;
    if (question(state) == Question::plan)
        turn = alone_at_planning(state, seat, state.players[static_cast<std::size_t>(seat)].white);
    const Account account = account_of(turn, seat, actions);
    Suggestion suggestion;
    suggestion.worth = worth;
    suggestion.thalers = account.thalers;
    suggestion.beer = account.beer;
    suggestion.reputation = account.reputation;
    suggestion.monastery = account.monastery;
    give_reason(suggestion, account, turn.players[static_cast<std::size_t>(seat)]);
    suggestion.actions = std::move(actions);
    return suggestion;
}

Suggestion described(const State& state, const std::vector<DraftChoice>& choices, std::size_t which,
                     const Judgement& judgement, PlanLimits limits, TurnPlanner& planner) {
    const int seat = actor(state).seat;
    const DraftChoice& choice = choices[which];
    Suggestion suggestion;
    suggestion.actions = {Action(ActionKind::take_die, choice.face)};
    // What it gives the others is taken off, so that the difference is that of the decision.
    suggestion.worth = choices.front().worth - (choices.front().against - choice.against);
    suggestion.a = choice.face;
    Dice hand = state.players[static_cast<std::size_t>(seat)].white;
    hand.add(choice.face);
    const Plans plans = planner.plan(alone_at_planning(state, seat, hand), judgement, limits);
    for (const Action action : plans.best.front().actions)
        if (action.kind() == ActionKind::place && action.face() == choice.face) {
            suggestion.reason = Reason::takes_for_self;
            suggestion.b = static_cast<std::uint8_t>(action.space());
        }
    // Worse for oneself than another face, but not for the lead: the other of two would want it.
    const bool best_for_self = std::none_of(choices.begin(), choices.end(),
                                            [&](const DraftChoice& other) { return other.worth > choice.worth; });
    if (state.setup.players == 2 && which == 0 && !best_for_self) {
        suggestion.reason = Reason::denies_others;
        suggestion.b = static_cast<std::uint8_t>(1 - seat);
    }
    return suggestion;
}

Advice advise(const State& state) {
    const Mind& mind = mind_of(PlayerKind::legend);
    const Judgement& used = judgement(mind.judgement, state.setup);
    const PlanLimits whole{mind.width, 0, 0};
    const PlanLimits quick{mind.quick_width, 0, 0};
    if (state.phase == Phase::draft) return advise_draft(state, used, quick, mind.draft);
    TurnPlanner planner;
    Advice advice;
    if (state.phase == Phase::planning || state.phase == Phase::serving) {
        // Once dice are placed, plans differ in what is bought.
        const Variety variety = question(state) == Question::plan ? Variety::dice : Variety::endings;
        // Plans that part only after chance are one suggestion.
        const Plans plans = planner.plan(state, used, whole, 8 * most_suggestions, variety);
        advice.exact = plans.exact;
        for (const Plan& plan : plans.best) {
            if (advice.suggestions.size() == most_suggestions) break;
            std::vector<Action> actions = first_part(state, plan);
            const bool known = std::any_of(advice.suggestions.begin(), advice.suggestions.end(),
                                           [&](const Suggestion& suggestion) { return suggestion.actions == actions; });
            if (known) continue;
            Suggestion suggestion = described(state, actor(state).seat, plan.actions, plan.worth);
            suggestion.actions = std::move(actions);
            advice.suggestions.push_back(std::move(suggestion));
        }
        return advice;
    }
    for (const WeighedAction& choice : weigh_choices(state, used, quick, mind.samples, 0, planner)) {
        if (advice.suggestions.size() == most_suggestions) break;
        Suggestion suggestion;
        suggestion.actions = {choice.action};
        suggestion.worth = choice.worth;
        advice.suggestions.push_back(std::move(suggestion));
    }
    return advice;
}

}  // namespace tavern
