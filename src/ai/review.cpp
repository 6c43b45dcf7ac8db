#include "ai/review.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ai/loss.hpp"
#include "ai/turn/start_of_turn.hpp"

namespace tavern {
namespace {

/** A smaller loss is no mistake, since neither evaluation nor play-outs are that exact. In hundredths of a point. */
constexpr Value least_cost = 30;

constexpr int all_percent = 100;

double likely_above(double difference, double astray) {
    return 1 / (1 + std::exp(-1.702 * difference / astray));  // approximates the normal distribution
}

WinProbabilities final_win_probabilities(const State& state) {
    const SeatSet winning = winners(state);
    const int shared = winning.size();
    WinProbabilities win_probabilities{};
    int left = all_percent % shared;  // the remainder, one each
    for (int seat = 0; seat < max_players; ++seat)
        if (winning.has(seat))
            win_probabilities[static_cast<std::size_t>(seat)] = all_percent / shared + (left-- > 0 ? 1 : 0);
    return win_probabilities;
}

/** The probability that a seat finishes above all others, integrated over its possible points; after this many
 * evenings, 0..7. */
WinProbabilities win_probabilities_of(const State& state, int evenings) {
    const int players = state.setup.players;
    const double astray = error_of_learned(state.setup, evenings) / 100.0;
    std::array<double, max_players> expected{};
    for (int seat = 0; seat < players; ++seat)
        expected[static_cast<std::size_t>(seat)] =
            Evaluator(evaluation(EvaluationKind::learned, state.setup), state, seat, evenings).value(state) / 100.0;
    std::array<double, max_players> likely{};
    double sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        for (double stray = -3; stray <= 3; stray += 0.25) {
            double ahead = std::exp(-stray * stray / 2);
            for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other)
                if (other != seat) ahead *= likely_above(expected[seat] + stray * astray - expected[other], astray);
            likely[seat] += ahead;
        }
        sum += likely[seat];
    }
    WinProbabilities win_probabilities{};
    int given = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        win_probabilities[seat] = static_cast<int>(std::lround(all_percent * likely[seat] / sum));
        given += win_probabilities[seat];
    }
    *std::max_element(win_probabilities.begin(), win_probabilities.end()) += all_percent - given;  // left by rounding
    return win_probabilities;
}

/** The number of actions in the decision that starts here: a plan, a turn, or a single answer. Those of chance between
 * and after them count as well, where the record names them. */
std::size_t length_of_decision(Game game, int seat) {
    const std::size_t begin = game.player_actions();
    const Phase phase = game.state().phase;
    const bool whole = phase == Phase::planning || phase == Phase::serving;
    do {
        game.redo();
        while (actor(game.state()).kind == ActorKind::chance && game.can_redo()) game.redo();
        const Actor next = actor(game.state());
        if (game.state().phase != phase || next.kind != ActorKind::player || next.seat != seat) break;
    } while (whole && game.can_redo());
    return game.player_actions() - begin;
}

/** The player's decision and the best one, with the loss by the evaluation, and the ways on from both. */
struct Comparison {
    Suggestion played;
    Suggestion better;
    std::vector<Way> way_played;
    std::vector<Way> way_better;
};

/** Each with the best turn after it; empty if no turn follows. */
std::optional<Comparison> compare_dice(const State& before, int seat, const std::vector<Action>& played) {
    State planned = start_of_turn(before, seat);
    Effects effects;
    for (const Action action : played) {
        effects.clear();
        if (actor(planned).seat != seat || apply(planned, action, effects)) return std::nullopt;
        if (action.kind() == ActionKind::ready) break;
    }
    if (actor(planned).kind != ActorKind::player || planned.phase != Phase::serving) return std::nullopt;
    const Decider decider = strongest(before.setup);
    TurnSearch search;
    const Plan kept = decider.plan(planned, search);
    const Plan best = decider.plan(before, search);
    const auto ready = std::find(best.actions.begin(), best.actions.end(), Action(ActionKind::ready));
    if (ready == best.actions.end()) return std::nullopt;
    const std::vector<Action> better(best.actions.begin(), ready + 1);
    // The order of placements does not matter.
    if (std::is_permutation(played.begin(), played.end(), better.begin(), better.end())) return std::nullopt;
    std::vector<Action> turn = played;
    turn.insert(turn.end(), kept.actions.begin(), kept.actions.end());
    Comparison both{described(before, seat, with_dice_served(before, seat, std::move(turn)), kept.value),
                    described(before, seat, with_dice_served(before, seat, best.actions), best.value),
                    {way_by(planned, kept)},
                    {way_by(before, best)}};
    tell_apart(before, seat, both.played, both.better);
    both.played.actions = played;
    both.played.turn.clear();  // its end may have been another one
    both.better.actions = better;
    return both;
}

/** end: just before the end of the turn. */
Comparison compare_turn(const State& before, int seat, const std::vector<Action>& played, State end) {
    const Decider decider = strongest(before.setup);
    const Value value = Evaluator(decider.evaluation, before, seat, before.round).value(end);
    TurnSearch search;
    const Plan best = decider.plan(before, search);
    Effects effects;
    apply_legal(end, Action(ActionKind::end_turn), effects);
    Comparison both{described(before, seat, played, value),
                    described(before, seat, with_dice_served(before, seat, best.actions), best.value),
                    {{seat, end}},
                    {way_by(before, best)}};
    tell_apart(before, seat, both.played, both.better);
    return both;
}

std::optional<Comparison> compare_draft(const State& before, Action played) {
    const Decider decider = strongest(before.setup);
    TurnSearch search;
    const std::vector<DraftChoice> choices = decider.picks(before, search);
    const auto taken = std::find_if(choices.begin(), choices.end(),
                                    [&](const DraftChoice& choice) { return choice.face == played.face(); });
    if (taken->lead == choices.front().lead) return std::nullopt;
    const SearchLimits limits = decider.limits_of_many_turns(before);
    const auto told = [&](const DraftChoice& choice) {
        const auto index = static_cast<std::size_t>(&choice - choices.data());
        return described(before, choices, index, decider.evaluation, limits, search);
    };
    const auto ways = [&](const DraftChoice& choice) {
        return ways_after_pick(before, Action(ActionKind::take_die, choice.face), decider, search);
    };
    Comparison both{told(*taken), told(choices.front()), ways(*taken), ways(choices.front())};
    both.played.difference = difference_of(*taken, choices.front());
    return both;
}

Comparison compare_choice(const State& before, int seat, Action played) {
    TurnSearch search;
    const std::vector<WeighedAction> choices = strongest(before.setup).choices(before, search);
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const WeighedAction& choice) { return choice.action == played; });
    const auto single = [](const WeighedAction& choice) {
        Suggestion suggestion;
        suggestion.actions = {choice.action};
        suggestion.value = choice.value;
        return suggestion;
    };
    const auto way = [&](Action action) {
        State after = before;
        Effects effects;
        apply_legal(after, action, effects);
        return Way{seat, after};
    };
    return {single(*chosen), single(choices.front()), {way(played)}, {way(choices.front().action)}};
}

/** A third by the evaluation, two thirds by play-outs: each errs in a way of its own, and this mean came nearest to
 * whole games (experiments.md). So the distance to the play-outs is an error, too. Where chance has no say, they are
 * exact. */
Loss weighed(Value by_evaluation, Loss by_play_outs) {
    if (by_play_outs.error == 0) return by_play_outs;
    const Value points = (by_evaluation + 2 * by_play_outs.points) / 3;
    const double error = std::hypot(2.0 * by_play_outs.error / 3, points - by_play_outs.points);
    return {points, static_cast<Value>(std::lround(error))};
}

/** Empty for a reason that serves other ends. */
std::optional<Theme> theme_of(Reason reason) {
    switch (reason) {
        case Reason::upgrades:
        case Reason::brewer_first:
        case Reason::cashbox_first: return Theme::upgrades;
        case Reason::nobles: return Theme::nobles;
        case Reason::recruits: return Theme::guests;
        case Reason::monastery: return Theme::monastery;
        case Reason::reputation: return Theme::reputation;
        case Reason::buys: return Theme::buying;
        default: return std::nullopt;
    }
}

/** Whether the question itself is answered in another way, not only the rest of the turn after it. */
bool answers_differ(const Mistake& mistake) {
    return mistake.played.actions.front() != mistake.better.actions.front();
}

}  // namespace

Theme theme_of(const Mistake& mistake) {
    switch (mistake.question) {
        case Question::choose_start_card:
        case Question::round_bonus:
        case Question::choose_side: return Theme::evening;
        case Question::remove_regular:
        case Question::start_over: return Theme::guests;
        case Question::take_die: return Theme::draft;
        case Question::plan: return Theme::planning;
        case Question::put_back: return Theme::buying;
        case Question::free_upgrade:
            if (answers_differ(mistake)) return Theme::upgrades;
            break;
        case Question::sign:
            if (answers_differ(mistake)) return Theme::book;
            break;
        default: break;
    }
    if (const std::optional<Theme> theme = theme_of(mistake.better.reason)) return *theme;
    return theme_of(mistake.played.reason).value_or(Theme::planning);
}

Reviewer::Reviewer(Game game)
    : game_(std::move(game)), luck_(game_.record().setup()), at_(game_.record().first_state()) {
    game_.go_to(0);
}

int Reviewer::progress() const {
    const std::size_t all = game_.record().actions.size();
    return all == 0 ? whole_review : static_cast<int>(std::min(next_, all) * whole_review / all);
}

void Reviewer::follow_steps() {
    Effects effects;
    for (; step_ < game_.steps().size(); ++step_) {
        const Step& step = game_.steps()[step_];
        if (step.actor.kind == ActorKind::chance) luck_.add(at_, step.action);
        effects.clear();
        const State before = at_;
        apply_legal(at_, step.action, effects);
        // Later the next start player's cards may be drawn already.
        if (before.round > 0 && at_.round > before.round)
            review_.win_probabilities.push_back(win_probabilities_of(before, before.round));
    }
    for (std::size_t seat = 0; seat < max_players; ++seat)
        review_.luck[seat] = static_cast<Value>(std::lround(100 * luck_.of(seat)));
}

bool Reviewer::work() {
    const std::vector<Action>& actions = game_.record().actions;
    if (next_ > actions.size()) return false;
    game_.go_to(next_);
    follow_steps();
    const State before = game_.state();
    if (before.phase == Phase::over)
        review_.win_probabilities.push_back(final_win_probabilities(before));
    else if (review_.win_probabilities.empty())
        review_.win_probabilities.push_back(win_probabilities_of(before, std::max(0, before.round - 1)));
    const Actor who = actor(before);
    if (next_ == actions.size()) {
        ++next_;
        return false;
    }
    if (who.kind != ActorKind::player) {  // a record that names every outcome
        ++next_;
        return true;
    }
    const std::size_t end = next_ + length_of_decision(game_, who.seat);
    review_decision(before, who.seat, end);
    next_ = end;
    return true;
}

std::optional<Mistake> mistake_in(const State& before, int seat, const std::vector<Action>& played, const State& end) {
    std::optional<Comparison> found;
    switch (before.phase) {
        case Phase::planning: found = compare_dice(before, seat, played); break;
        case Phase::serving:
            if (played.back().kind() == ActionKind::end_turn) found = compare_turn(before, seat, played, end);
            break;
        case Phase::draft: found = compare_draft(before, played.front()); break;
        default: found = compare_choice(before, seat, played.front()); break;
    }
    if (!found) return std::nullopt;
    const Value by_evaluation = found->better.value - found->played.value;
    if (by_evaluation == 0) return std::nullopt;
    TurnSearch search;
    const Loss by_play_outs = loss_between(found->way_played, found->way_better, strongest(before.setup), search);
    const Loss loss = weighed(by_evaluation, by_play_outs);
    if (loss.points < std::max(least_cost, loss.error)) return std::nullopt;
    // The shares of a die's loss add up to the loss that is told.
    if (std::optional<DieDifference>& difference = found->played.difference) {
        difference->own = difference->own * loss.points / by_evaluation;
        difference->lead = -loss.points;
    }
    return Mistake{
        0,           seat,      before.round, question(before), std::move(found->played), std::move(found->better),
        loss.points, loss.error};
}

Balance balance_of(const Review& review, int seat) {
    const auto place = static_cast<std::size_t>(seat);
    Balance balance{review.luck[place], 0, review.decisions[place]};
    for (const Mistake& mistake : review.mistakes)
        if (mistake.seat == seat) balance.lost += mistake.cost;
    return balance;
}

void Reviewer::review_decision(const State& before, int seat, std::size_t end) {
    ActionList legal;
    legal_actions(before, legal);
    if (legal.size() == 1) return;
    ++review_.decisions[static_cast<std::size_t>(seat)];
    std::vector<Action> played;
    std::size_t last = next_;
    for (std::size_t index = next_; index < end; ++index) {
        const Action action = game_.record().actions[index];
        if (is_of_chance(action.kind())) continue;
        played.push_back(action);
        last = index;
    }
    Game turn = game_;
    turn.go_to(last);
    std::optional<Mistake> mistake = mistake_in(before, seat, played, turn.state());
    if (!mistake) return;
    mistake->player_actions = next_;
    const auto place = std::find_if(review_.mistakes.begin(), review_.mistakes.end(),
                                    [&](const Mistake& known) { return known.cost < mistake->cost; });
    review_.mistakes.insert(place, std::move(*mistake));
}

}  // namespace tavern
