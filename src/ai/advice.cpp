#include "ai/advice.hpp"

#include <algorithm>
#include <optional>

#include "ai/evening.hpp"
#include "ai/players.hpp"
#include "ai/turn/start_of_turn.hpp"
#include "ai/turn_reasons.hpp"

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

bool same_purchases(const TurnAccount& one, const TurnAccount& other) {
    const auto alike = [](auto left, auto right) {
        return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
    };
    return alike(one.bought, other.bought) && alike(one.paid, other.paid) && alike(one.flipped, other.flipped) &&
           one.recruited == other.recruited && one.nobles_bought == other.nobles_bought;
}

/** Whether both turns buy and reach the same, however their dice lie: one idea, of which the better turn is enough. The
 *  goods kept matter only if nothing is bought. */
bool same_idea(const TurnAccount& one, const TurnAccount& other) {
    if (!one.buys() && (one.kept_thalers != other.kept_thalers || one.kept_beer != other.kept_beer)) return false;
    return same_purchases(one, other) && one.monastery == other.monastery && one.reputation == other.reputation;
}

/** Sets the first reason that no suggestion before has, or the chief one. */
void give_reason(Suggestion& suggestion, const std::vector<TurnReason>& reasons, const std::vector<TurnReason>& known) {
    const auto is_new = [&](const TurnReason& one) {
        return std::find(known.begin(), known.end(), one) == known.end();
    };
    const auto found = std::find_if(reasons.begin(), reasons.end(), is_new);
    const TurnReason& chosen = found != reasons.end() ? *found : reasons.front();
    suggestion.reason = chosen.reason;
    suggestion.a = chosen.a;
    suggestion.b = chosen.b;
}

Advice advise_draft(const State& state, const Decider& decider, TurnSearch& search) {
    const SearchLimits limits = decider.limits_of_many_turns(state);
    const std::vector<DraftChoice> choices = decider.picks(state, search);
    Advice advice;
    for (std::size_t which = 1; which < choices.size(); ++which)
        advice.dice.push_back(difference_of(choices[which], choices.front()));
    for (std::size_t which = 0; which < choices.size() && advice.suggestions.size() < most_suggestions; ++which) {
        // Often two faces lead to the same dice in the end, since another player takes the other one.
        const bool same = which > 1 && choices[which].value == choices[which - 1].value &&
                          choices[which].lead == choices[which - 1].lead;
        if (same) continue;
        Suggestion suggestion = described(state, choices, which, decider.evaluation, limits, search);
        if (!loses_badly_to(advice, suggestion.value)) advice.suggestions.push_back(std::move(suggestion));
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

std::vector<Action> with_dice_served(const State& state, int seat, std::vector<Action> actions) {
    const bool ends = !actions.empty() && actions.back().kind() == ActionKind::end_turn;
    if (ends) actions.pop_back();
    State turn = start_of_turn(state, seat);
    Effects effects;
    for (const Action action : actions) {
        effects.clear();
        static_cast<void>(go_on_with(turn, action, effects));
    }
    effects.clear();
    go_past_chance(turn, effects);
    const auto is_asked_to_serve = [&](const State& now) {
        const Actor who = actor(now);
        return who.kind == ActorKind::player && who.seat == seat && question(now) == Question::serve;
    };
    // Goods do no harm. The search has already weighed a step of the monk that raises a question.
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
        effects.clear();
        apply_legal(turn, *serve, effects);
    }
    if (ends) actions.emplace_back(ActionKind::end_turn);
    return actions;
}

Suggestion described(const State& state, int seat, std::vector<Action> actions, Value value) {
    State turn = start_of_turn(state, seat);
    const TurnAccount account = turn_account_of(turn, seat, actions);
    std::vector<TurnReason> known;
    Suggestion suggestion;
    suggestion.value = value;
    give_reason(suggestion, reasons_for(account, turn, seat), known);
    suggestion.turn = actions;
    suggestion.actions = std::move(actions);
    return suggestion;
}

void tell_apart(const State& state, int seat, Suggestion& one, Suggestion& other) {
    State end_of_one = start_of_turn(state, seat);
    State end_of_other = end_of_one;
    const TurnAccount of_one = turn_account_of(end_of_one, seat, one.turn);
    const TurnAccount of_other = turn_account_of(end_of_other, seat, other.turn);
    const auto tell = [&](Suggestion& told, const TurnAccount& account, const TurnAccount& compared, const State& end) {
        std::vector<TurnReason> known;
        give_reason(told, reasons_for(without(account, compared), end, seat), known);
        if (told.reason == Reason::nothing && account.buys()) told.reason = Reason::better_cards;
    };
    tell(one, of_one, of_other, end_of_one);
    tell(other, of_other, of_one, end_of_other);
}

DieDifference difference_of(const DraftChoice& choice, const DraftChoice& best) {
    return {choice.face, choice.value - best.value, choice.lead - best.lead};
}

Suggestion described(const State& state, const std::vector<DraftChoice>& choices, std::size_t which,
                     const Evaluation& evaluation, SearchLimits limits, TurnSearch& search) {
    const int seat = actor(state).seat;
    const DraftChoice& choice = choices[which];
    Suggestion suggestion;
    suggestion.actions = {Action(ActionKind::take_die, choice.face)};
    // Less the gain of the other players, so that two suggestions differ by the value of the decision.
    suggestion.value = choices.front().value - (choices.front().lead - choice.lead);
    suggestion.a = choice.face;
    Dice hand = state.players[static_cast<std::size_t>(seat)].white;
    hand.add(choice.face);
    const Plans plans = search.plan(alone_at_planning(state, seat, hand), evaluation, limits);
    // Any die would do on the cashbox or the barrel.
    for (const Action action : plans.best.front().actions)
        if (action.kind() == ActionKind::place && action.face() == choice.face && action.space() != Space::cashbox &&
            action.space() != Space::barrel) {
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
    std::vector<TurnReason> known_reasons;
    std::vector<TurnAccount> ideas;
    const int seat = actor(state).seat;
    for (Plan plan : plans.best) {
        if (advice.suggestions.size() == most_suggestions || loses_badly_to(advice, plan.value)) break;
        const bool all_sure = plan.sure == plan.actions.size();
        plan.actions = with_dice_served(state, seat, std::move(plan.actions));
        if (all_sure) plan.sure = plan.actions.size();
        State turn = start_of_turn(state, seat);
        const TurnAccount account = turn_account_of(turn, seat, plan.actions);
        if (std::any_of(ideas.begin(), ideas.end(), [&](const TurnAccount& idea) { return same_idea(idea, account); }))
            continue;
        Suggestion suggestion;
        suggestion.value = plan.value;
        const std::vector<TurnReason> reasons = reasons_for(account, turn, seat);
        give_reason(suggestion, reasons, known_reasons);
        // Nor is it an idea of its own to go two steps instead of three.
        bool variant = false;
        for (std::size_t before = 0; before < ideas.size(); ++before)
            variant = variant || (advice.suggestions[before].reason == suggestion.reason &&
                                  same_purchases(ideas[before], account));
        if (variant) continue;
        known_reasons.insert(known_reasons.end(), reasons.begin(), reasons.end());
        suggestion.actions = first_part(state, plan);
        suggestion.turn = std::move(plan.actions);
        // The evaluation learned from strong games, and underrates positions that no such game has.
        suggestion.value = std::max(suggestion.value, a_point * score(turn, seat).total());
        // Those before it are no worse.
        for (Suggestion& before : advice.suggestions) before.value = std::max(before.value, suggestion.value);
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
        if (advice.suggestions.size() == most_suggestions) break;
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
