#include "ai/advice.hpp"

#include <algorithm>
#include <optional>

#include "ai/evening.hpp"
#include "ai/players.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_suggestions = 3;

/** The results of a turn, summed up from its effects. */
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

/** Applies the player's actions up to the end of the turn. */
Account account_of(State& state, int seat, const std::vector<Action>& actions) {
    Account account;
    Effects effects;
    for (const Action action : actions) {
        if (action.kind() == ActionKind::end_turn) break;
        effects.clear();
        go_past_chance(state, effects);
        note(account, action, state);
        // An action that is no longer legal brings nothing.
        static_cast<void>(apply(state, action, effects));
        for (const Effect& effect : effects) note(account, effect, seat);
    }
    return account;
}

struct Because {
    Reason reason;
    std::uint8_t a;
    std::uint8_t b;
    friend bool operator==(const Because&, const Because&) = default;
};

/** All reasons for a turn, the chief one first. */
std::vector<Because> reasons_for(const Account& account, const State& end, int seat) {
    const Player& after = end.players[static_cast<std::size_t>(seat)];
    std::vector<Because> reasons;
    const auto because = [&](bool holds, Reason reason, int a, int b) {
        if (holds) reasons.push_back({reason, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
    };
    const int upgrades = static_cast<int>(account.upgraded.size());
    because(account.brewer_first && account.brewer_dice > 0, Reason::brewer_first, account.brewer_dice,
            account.brewer_beer);
    because(account.cashbox_first && account.cashbox_thalers > 0, Reason::cashbox_first, 1, account.cashbox_thalers);
    if (upgrades > 0) because(true, Reason::upgrades, upgrades, index_of(account.upgraded.front()));
    because(account.nobles_bought > 0, Reason::nobles, account.nobles_bought, 0);
    because(account.monastery >= 2, Reason::monastery, account.monastery, after.monastery);
    if (account.recruited) because(true, Reason::recruits, index_of(*account.recruited), 0);
    because(account.reputation >= 3, Reason::reputation, account.reputation, 0);
    if (account.dearest) because(true, Reason::buys, index_of(*account.dearest), account.bought);
    const int thalers = std::min<int>(after.thalers, components::safe_limit[after.has_upgraded(Tile::safe)]);
    const int beer = std::min<int>(after.beer, components::storage_limit[after.has_upgraded(Tile::beer_storage)]);
    because(thalers + beer > 0 && end.round < components::rounds, Reason::saves, thalers, beer);
    because(account.monastery == 1, Reason::monastery, 1, after.monastery);
    because(account.reputation == 1 || account.reputation == 2, Reason::reputation, account.reputation, 0);
    because(reasons.empty(), Reason::nothing, 0, 0);
    return reasons;
}

/** Sets the first reason that no suggestion before has, or the chief one. Adds all reasons to the known ones. */
void give_reason(Suggestion& suggestion, const std::vector<Because>& reasons, std::vector<Because>& known) {
    const auto is_new = [&](const Because& one) { return std::find(known.begin(), known.end(), one) == known.end(); };
    const auto found = std::find_if(reasons.begin(), reasons.end(), is_new);
    const Because& chosen = found != reasons.end() ? *found : reasons.front();
    suggestion.reason = chosen.reason;
    suggestion.a = chosen.a;
    suggestion.b = chosen.b;
    known.insert(known.end(), reasons.begin(), reasons.end());
}

Suggestion described(const State& state, int seat, std::vector<Action> actions, Value value,
                     std::vector<Because>& known) {
    State turn = start_of_turn(state, seat);
    const Account account = account_of(turn, seat, actions);
    Suggestion suggestion;
    suggestion.value = value;
    suggestion.thalers = account.thalers;
    suggestion.beer = account.beer;
    suggestion.reputation = account.reputation;
    suggestion.monastery = account.monastery;
    give_reason(suggestion, reasons_for(account, turn, seat), known);
    suggestion.turn = actions;
    suggestion.actions = std::move(actions);
    return suggestion;
}

Advice advise_draft(const State& state, const Evaluation& evaluation, SearchLimits limits, DraftView view) {
    TurnSearch search;
    const std::vector<DraftChoice> choices = draft(state, evaluation, limits, view, search);
    Advice advice;
    for (std::size_t which = 0; which < std::min(choices.size(), most_suggestions); ++which) {
        Suggestion suggestion = described(state, choices, which, evaluation, limits, search);
        // Both faces lead to the same dice in the end, since another player takes the other one.
        if (which > 1 && choices[which].value == choices[which - 1].value &&
            choices[which].against == choices[which - 1].against) {
            suggestion.reason = Reason::comes_to_the_same;
            suggestion.b = choices[which - 1].face;
        }
        advice.suggestions.push_back(std::move(suggestion));
    }
    return advice;
}

}  // namespace

State start_of_turn(const State& state, int seat) {
    if (question(state) != Question::plan) return state;
    return alone_at_planning(state, seat, state.players[static_cast<std::size_t>(seat)].white);
}

void go_past_chance(State& state, Effects& effects) {
    ActionList legal;
    while (actor(state).kind == ActorKind::chance) {
        legal_actions(state, legal);
        apply_legal(state, legal[0], effects);
    }
}

std::vector<Action> with_dice_served(const State& state, int seat, std::vector<Action> actions) {
    const bool ends = !actions.empty() && actions.back().kind() == ActionKind::end_turn;
    if (ends) actions.pop_back();
    State turn = start_of_turn(state, seat);
    Effects effects;
    for (const Action action : actions) {
        go_past_chance(turn, effects);
        static_cast<void>(apply(turn, action, effects));
    }
    go_past_chance(turn, effects);
    const auto is_asked_to_serve = [&](const State& now) {
        const Actor who = actor(now);
        return who.kind == ActorKind::player && who.seat == seat && question(now) == Question::serve;
    };
    // Goods do no harm. The search has already weighed a step of the monk if it raises a question or draws a card.
    const auto does_no_harm = [&](Action action) {
        if (action.kind() != ActionKind::serve) return false;
        if (action.space() != Space::monk) return true;
        State after = turn;
        effects.clear();
        apply_legal(after, action, effects);
        return is_asked_to_serve(after);
    };
    ActionList legal;
    while (is_asked_to_serve(turn)) {
        legal_actions(turn, legal);
        const auto* const serve = std::find_if(legal.begin(), legal.end(), does_no_harm);
        if (serve == legal.end()) break;
        actions.push_back(*serve);
        static_cast<void>(apply(turn, actions.back(), effects));
    }
    if (ends) actions.emplace_back(ActionKind::end_turn);
    return actions;
}

Suggestion described(const State& state, int seat, std::vector<Action> actions, Value value) {
    std::vector<Because> known;
    return described(state, seat, std::move(actions), value, known);
}

Suggestion described(const State& state, const std::vector<DraftChoice>& choices, std::size_t which,
                     const Evaluation& evaluation, SearchLimits limits, TurnSearch& search) {
    const int seat = actor(state).seat;
    const DraftChoice& choice = choices[which];
    Suggestion suggestion;
    suggestion.actions = {Action(ActionKind::take_die, choice.face)};
    // Less the gain of the other players, so that two suggestions differ by the value of the decision.
    suggestion.value = choices.front().value - (choices.front().against - choice.against);
    suggestion.a = choice.face;
    Dice hand = state.players[static_cast<std::size_t>(seat)].white;
    hand.add(choice.face);
    const Plans plans = search.plan(alone_at_planning(state, seat, hand), evaluation, limits);
    for (const Action action : plans.best.front().actions)
        if (action.kind() == ActionKind::place && action.face() == choice.face) {
            suggestion.reason = Reason::takes_for_self;
            suggestion.b = static_cast<std::uint8_t>(action.space());
        }
    // Another face is worth more to the player, but the opponent needs this one.
    const bool best_for_self = std::none_of(choices.begin(), choices.end(),
                                            [&](const DraftChoice& other) { return other.value > choice.value; });
    if (state.setup.players == 2 && which == 0 && !best_for_self) {
        suggestion.reason = Reason::denies_others;
        suggestion.b = static_cast<std::uint8_t>(1 - seat);
    }
    return suggestion;
}

Advice advise(const State& state) {
    const LevelParameters& parameters = parameters_of(PlayerKind::legend);
    const Evaluation& used = evaluation(parameters.evaluation, state.setup);
    const SearchLimits whole{advice_beam_width, 0, 0};
    const SearchLimits rollout{parameters.rollout_beam_width, 0, 0};
    if (state.phase == Phase::draft) return advise_draft(state, used, rollout, parameters.draft);
    TurnSearch search;
    Advice advice;
    if (state.phase == Phase::planning || state.phase == Phase::serving) {
        // Once dice are placed, plans differ in purchases.
        const Variety variety = question(state) == Question::plan ? Variety::dice : Variety::endings;
        // Plans that part only after chance are one suggestion.
        const Plans plans = search.plan(state, used, whole, 8 * most_suggestions, variety);
        advice.exact = plans.exact;
        std::vector<Because> known_reasons;
        const int seat = actor(state).seat;
        for (Plan plan : plans.best) {
            if (advice.suggestions.size() == most_suggestions) break;
            const bool all_sure = plan.sure == plan.actions.size();
            plan.actions = with_dice_served(state, seat, std::move(plan.actions));
            if (all_sure) plan.sure = plan.actions.size();
            std::vector<Action> actions = first_part(state, plan);
            const bool known = std::any_of(advice.suggestions.begin(), advice.suggestions.end(),
                                           [&](const Suggestion& suggestion) { return suggestion.actions == actions; });
            if (known) continue;
            Suggestion suggestion = described(state, seat, std::move(plan.actions), plan.value, known_reasons);
            suggestion.actions = std::move(actions);
            advice.suggestions.push_back(std::move(suggestion));
        }
        return advice;
    }
    for (const WeighedAction& choice : weigh_choices(state, used, rollout, parameters.samples, 0, search)) {
        if (advice.suggestions.size() == most_suggestions) break;
        Suggestion suggestion;
        suggestion.actions = {choice.action};
        suggestion.value = choice.value;
        advice.suggestions.push_back(std::move(suggestion));
    }
    return advice;
}

}  // namespace tavern
