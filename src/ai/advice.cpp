#include "ai/advice.hpp"

#include <algorithm>
#include <optional>

#include "ai/evening.hpp"
#include "ai/players.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_suggestions = 3;
/** So many plans are looked through for different ideas. */
constexpr std::size_t most_plans = 64;
/** A suggestion that is so much worse than the best one is none, in hundredths of a point. */
constexpr Value loses_badly = 500;

bool loses_badly_to(const Advice& advice, Value value) {
    return !advice.suggestions.empty() && value < advice.suggestions.front().value - loses_badly;
}

/** The results of a turn, summed up from its effects. */
struct Account {
    int reputation = 0;
    int monastery = 0;
    int cashbox_thalers = 0;
    int brewer_dice = 0;
    int brewer_beer = 0;
    int nobles_bought = 0;
    std::vector<Card> bought;
    std::optional<Card> recruited;
    std::vector<Tile> paid;     // upgrades
    std::vector<Tile> flipped;  // upgrades for nothing
    bool brewer_first = false;  // upgraded before its dice were served
    bool cashbox_first = false;
    int balance = 0;  // steps of reputation that the plan itself earned since the start
    int kept_thalers = 0;
    int kept_beer = 0;
    bool buys() const { return !bought.empty() || !paid.empty() || recruited || nobles_bought > 0; }
};

void note(Account& account, const Effect& effect, const Setup& setup, int seat) {
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

void note(Account& account, Action action, const State& state) {
    switch (action.kind()) {
        case ActionKind::recruit: account.recruited = state.row[action.a()].guest; return;
        case ActionKind::recruit_nobles: account.nobles_bought += action.a(); return;
        case ActionKind::buy: account.bought.push_back(action.card()); return;
        case ActionKind::upgrade: account.paid.push_back(action.tile()); return;
        case ActionKind::flip_tile: account.flipped.push_back(action.tile()); return;
        default: return;
    }
}

/** Applies the player's actions up to the end of the turn. */
Account account_of(State& state, int seat, const std::vector<Action>& actions) {
    Account account;
    Effects effects;
    const auto earned = [&] { return plan_steps(state.players[static_cast<std::size_t>(seat)]); };
    const int earned_before = state.phase == Phase::serving ? earned() : 0;
    for (const Action action : actions) {
        effects.clear();
        // A recruited guest gives the bonus once the row is full again.
        go_past_chance(state, effects);
        const bool ends = action.kind() == ActionKind::end_turn;
        if (!ends) note(account, action, state);
        // An action that is no longer legal brings nothing.
        if (!ends) static_cast<void>(apply(state, action, effects));
        for (const Effect& effect : effects) note(account, effect, state.setup, seat);
        if (ends) break;
    }
    account.balance = earned() - earned_before;
    const Player& after = state.players[static_cast<std::size_t>(seat)];
    account.kept_thalers = std::min<int>(after.thalers, components::safe_limit[after.has_upgraded(Tile::safe)]);
    account.kept_beer = std::min<int>(after.beer, components::storage_limit[after.has_upgraded(Tile::beer_storage)]);
    return account;
}

bool same_purchases(const Account& one, const Account& other) {
    const auto alike = [](auto left, auto right) {
        return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
    };
    return alike(one.bought, other.bought) && alike(one.paid, other.paid) && alike(one.flipped, other.flipped) &&
           one.recruited == other.recruited && one.nobles_bought == other.nobles_bought;
}

/** Whether both turns buy and reach the same, however their dice lie: one idea, of which the better turn is enough. The
 *  goods kept matter only if nothing is bought. */
bool same_idea(const Account& one, const Account& other) {
    if (!one.buys() && (one.kept_thalers != other.kept_thalers || one.kept_beer != other.kept_beer)) return false;
    return same_purchases(one, other) && one.monastery == other.monastery && one.reputation == other.reputation;
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
    const int upgrades = static_cast<int>(account.paid.size());
    because(account.brewer_first && account.brewer_dice > 0, Reason::brewer_first, account.brewer_dice,
            account.brewer_beer);
    because(account.cashbox_first && account.cashbox_thalers > 0, Reason::cashbox_first, 1, account.cashbox_thalers);
    if (upgrades > 0) because(true, Reason::upgrades, upgrades, index_of(account.paid.front()));
    because(account.nobles_bought > 0, Reason::nobles, account.nobles_bought, 0);
    because(account.monastery >= 2, Reason::monastery, account.monastery, after.monastery);
    if (account.recruited) because(true, Reason::recruits, index_of(*account.recruited), 0);
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

/** The value of each die for the best turn of this player, and of the next one, who then gets the coaster. */
std::vector<DieWorth> worth_of_dice(const State& state, const std::vector<DraftChoice>& choices,
                                    const Evaluation& evaluation, SearchLimits limits, TurnSearch& search) {
    const int seat = actor(state).seat;
    const auto added = [&](int whose, Face face) {
        Dice hand = state.players[static_cast<std::size_t>(whose)].white;
        const auto turn = [&] {
            return search.plan(alone_at_planning(state, whose, hand), evaluation, limits).best.front().value;
        };
        const Value without = turn();
        hand.add(face);
        return std::max(0, turn() - without);
    };
    std::vector<DieWorth> dice;
    // The last die leaves nothing to choose and nothing to pass on.
    if (state.players[static_cast<std::size_t>(seat)].white.total() + 1 == components::white_dice) return dice;
    for (const DraftChoice& choice : choices)
        dice.push_back({choice.face, added(seat, choice.face), added((seat + 1) % state.setup.players, choice.face)});
    return dice;
}

Advice advise_draft(const State& state, const Decider& decider, TurnSearch& search) {
    const SearchLimits limits = decider.limits_of_many_turns(state);
    const std::vector<DraftChoice> choices = decider.picks(state, search);
    Advice advice;
    advice.dice = worth_of_dice(state, choices, decider.evaluation, limits, search);
    for (std::size_t which = 0; which < choices.size() && advice.suggestions.size() < most_suggestions; ++which) {
        // Often two faces lead to the same dice in the end, since another player takes the other one.
        const bool same = which > 1 && choices[which].value == choices[which - 1].value &&
                          choices[which].against == choices[which - 1].against;
        Suggestion suggestion = described(state, choices, which, decider.evaluation, limits, search);
        if (!same && !loses_badly_to(advice, suggestion.value)) advice.suggestions.push_back(std::move(suggestion));
    }
    return advice;
}

/** The plan of the strongest level, which may prefer one by its rollouts, then the others by their values; none is
 * worth more than the first. */
Plans plans_for_advice(const State& state, const Decider& decider, TurnSearch& search) {
    Plan first = decider.plan(state, search);
    // Once dice are placed, plans differ in purchases.
    const Variety variety = question(state) == Question::plan ? Variety::dice : Variety::endings;
    SearchLimits limits = decider.limits_of_turn(state);
    limits.beam_width = advice_beam_width;
    Plans plans = search.plan(state, decider.evaluation, limits, most_plans, variety);
    std::erase_if(plans.best, [&](const Plan& plan) { return plan.actions == first.actions; });
    for (Plan& plan : plans.best) plan.value = std::min(plan.value, first.value);
    plans.best.insert(plans.best.begin(), std::move(first));
    return plans;
}

}  // namespace

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
        effects.clear();
        go_past_chance(turn, effects);
        static_cast<void>(apply(turn, action, effects));
    }
    effects.clear();
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
    State turn = start_of_turn(state, seat);
    const Account account = account_of(turn, seat, actions);
    std::vector<Because> known;
    Suggestion suggestion;
    suggestion.value = value;
    give_reason(suggestion, reasons_for(account, turn, seat), known);
    suggestion.turn = actions;
    suggestion.actions = std::move(actions);
    return suggestion;
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

namespace {

Advice advise_turn(const State& state, const Plans& plans) {
    Advice advice;
    advice.exact = plans.exact;
    std::vector<Because> known_reasons;
    std::vector<Account> ideas;
    const int seat = actor(state).seat;
    for (Plan plan : plans.best) {
        if (advice.suggestions.size() == most_suggestions || loses_badly_to(advice, plan.value)) break;
        const bool all_sure = plan.sure == plan.actions.size();
        plan.actions = with_dice_served(state, seat, std::move(plan.actions));
        if (all_sure) plan.sure = plan.actions.size();
        State turn = start_of_turn(state, seat);
        const Account account = account_of(turn, seat, plan.actions);
        if (std::any_of(ideas.begin(), ideas.end(), [&](const Account& idea) { return same_idea(idea, account); }))
            continue;
        Suggestion suggestion;
        suggestion.value = plan.value;
        give_reason(suggestion, reasons_for(account, turn, seat), known_reasons);
        // Nor is it an idea of its own to go two steps instead of three.
        bool variant = false;
        for (std::size_t before = 0; before < ideas.size(); ++before)
            variant = variant || (advice.suggestions[before].reason == suggestion.reason &&
                                  same_purchases(ideas[before], account));
        if (variant) continue;
        suggestion.actions = first_part(state, plan);
        suggestion.turn = std::move(plan.actions);
        advice.suggestions.push_back(std::move(suggestion));
        ideas.push_back(account);
    }
    return advice;
}

/** Whether one answer looks like the other: of equal guests any may go. */
bool same_answer(const State& state, Action one, Action other) {
    if (one.kind() != ActionKind::deny || other.kind() != ActionKind::deny) return one == other;
    const Player& player = state.players[static_cast<std::size_t>(actor(state).seat)];
    return player.seats[one.a()].guest == player.seats[other.a()].guest;
}

/** The best answers, each of them once. */
Advice advise_answers(const State& state, const std::vector<WeighedAction>& choices) {
    Advice advice;
    for (const WeighedAction& choice : choices) {
        if (advice.suggestions.size() == most_suggestions || loses_badly_to(advice, choice.value)) break;
        const bool known =
            std::any_of(advice.suggestions.begin(), advice.suggestions.end(),
                        [&](const Suggestion& one) { return same_answer(state, one.actions.front(), choice.action); });
        if (known) continue;
        Suggestion suggestion;
        suggestion.actions = {choice.action};
        suggestion.value = choice.value;
        advice.suggestions.push_back(std::move(suggestion));
    }
    return advice;
}

}  // namespace

Advice advise(const State& state) {
    const Decider decider = strongest(state.setup);
    TurnSearch search;
    if (state.phase == Phase::draft) return advise_draft(state, decider, search);
    if (state.phase != Phase::planning && state.phase != Phase::serving)
        return advise_answers(state, decider.choices(state, search));
    const Plans plans = plans_for_advice(state, decider, search);
    if (const Question asked = question(state); asked == Question::plan || asked == Question::serve)
        return advise_turn(state, plans);
    // A question within a turn, weighed by the best rest of the turn.
    std::vector<WeighedAction> choices;
    for (const Plan& plan : plans.best) choices.push_back({plan.actions.front(), plan.value});
    Advice advice = advise_answers(state, choices);
    advice.exact = plans.exact;
    return advice;
}

}  // namespace tavern
