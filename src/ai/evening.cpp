#include "ai/evening.hpp"

#include <algorithm>
#include <utility>

#include "ai/turn/start_of_turn.hpp"
#include "record/numbers/sort_by.hpp"
#include "record/playout.hpp"

namespace tavern {
namespace {

/** The policy of all players in a rollout: plans and serves nothing, keeps the guests, and takes the first of two.
 * Players who have planned together already are asked once more here, with dice that lie; no list of their actions is
 * made. */
Action default_policy(const State& state, ActionList& legal) {
    switch (question(state)) {
        case Question::plan: return Action(ActionKind::ready);
        case Question::serve: return Action(ActionKind::end_turn);
        case Question::put_back: return Action(ActionKind::close);
        default: legal_actions(state, legal); return legal[0];
    }
}

/** Chance in a rollout: cards and dice of one's own by the seed, white dice at random, without a draft. */
struct Chance {
    explicit Chance(std::uint64_t seed) : dealer(seed), numbers(seed) {}
    Dealer dealer;
    RandomNumbers numbers;
};

/** Goes on to the seat's planning of a round. */
State at_planning(State state, int round, int seat, Chance& chance) {
    ActionList legal;
    Effects effects;
    while (state.phase != Phase::draft || state.round < round) {
        const Actor who = actor(state);
        const Action action = who.kind == ActorKind::chance ? chance.dealer.deal(state) : default_policy(state, legal);
        effects.clear();
        apply_legal(state, action, effects);
    }
    Dice white;
    for (int die = 0; die < components::white_dice; ++die)
        white.add(static_cast<Face>(1 + chance.numbers.below(faces)));
    return alone_at_planning(state, seat, white);
}

/** Those before the first event of chance. */
std::vector<Action> sure_actions(const Plan& plan) {
    return {plan.actions.begin(), plan.actions.begin() + static_cast<std::ptrdiff_t>(plan.sure)};
}

/** Plays the rest of the seat's turn, first by these actions. */
void play_turn(State& state, int seat, std::vector<Action> planned, const Evaluation& evaluation, SearchLimits limits,
               Chance& chance, TurnSearch& search) {
    Effects effects;
    std::size_t next = 0;
    while ((state.phase == Phase::planning || state.phase == Phase::serving) && actor(state).seat == seat) {
        effects.clear();
        if (actor(state).kind == ActorKind::chance) {
            apply_legal(state, chance.dealer.deal(state), effects);
            continue;
        }
        if (next == planned.size()) {
            planned = search.plan(state, evaluation, limits).best.front().actions;
            next = 0;
        }
        apply_legal(state, planned[next++], effects);
    }
}

}  // namespace

Value evening_value(const State& state, int round, int seat, const Evaluation& evaluation, SearchLimits limits,
                    std::uint64_t seed, TurnSearch& search) {
    Chance chance(seed);
    return search.plan(at_planning(state, round, seat, chance), evaluation, limits).best.front().value;
}

int points_at_end(State state, int seat, std::vector<Action> planned, const Evaluation& evaluation, SearchLimits limits,
                  std::uint64_t seed, TurnSearch& search) {
    Chance chance(seed);
    play_turn(state, seat, std::move(planned), evaluation, limits, chance, search);
    for (int round = state.phase <= Phase::draft ? std::max(1, int{state.round}) : state.round + 1;
         round <= components::rounds; ++round) {
        state = at_planning(state, round, seat, chance);
        play_turn(state, seat, {}, evaluation, limits, chance, search);
    }
    return score(state, seat).total();
}

State after_turn(const State& state, const Plan& plan) {
    State after = start_of_turn(state, actor(state).seat);
    Effects effects;
    for (const Action action : plan.actions) {
        effects.clear();
        static_cast<void>(go_on_with(after, action, effects));
    }
    return after;
}

std::vector<Action> first_part(const State& state, const Plan& plan) {
    std::vector<Action> actions = sure_actions(plan);
    if (question(state) == Question::plan && state.setup.planning == Planning::together)
        actions.erase(std::find(actions.begin(), actions.end(), Action(ActionKind::ready)) + 1, actions.end());
    return actions;
}

std::vector<WeighedAction> weigh_choices(const State& state, const Evaluation& evaluation, SearchLimits limits,
                                         int samples, std::uint64_t seed, TurnSearch& search) {
    const int seat = actor(state).seat;
    ActionList legal;
    legal_actions(state, legal);
    const int round = state.phase == Phase::closing ? state.round + 1 : std::max(1, int{state.round});
    const bool evening_to_come = round <= components::rounds && samples > 0;
    std::vector<WeighedAction> choices;
    for (const Action action : legal) {
        State after = state;
        Effects effects;
        apply_legal(after, action, effects);
        std::int64_t sum = 0;
        if (evening_to_come)
            for (int sample = 0; sample < samples; ++sample)
                sum += evening_value(after, round, seat, evaluation, limits,
                                     mixed(seed + static_cast<unsigned>(sample)), search);
        else
            sum = Evaluator(evaluation, after, seat, evenings_over(state, seat)).value(after);
        choices.push_back({action, static_cast<Value>(sum / (evening_to_come ? samples : 1))});
    }
    sort_by(choices, [](const WeighedAction& choice) { return -choice.value; });
    return choices;
}

Plan plan_with_rollouts(const State& state, const Evaluation& evaluation, SearchLimits limits, SearchLimits rollout,
                        const Rollouts& rollouts, TurnSearch& search) {
    const int seat = actor(state).seat;
    Plans plans =
        search.plan(state, evaluation, limits, static_cast<std::size_t>(rollouts.candidates), Variety::endings);
    if (rollouts.most == 0 || state.round == components::rounds) return plans.best.front();
    struct Candidate {
        Plan plan;
        State after;
        std::int64_t sum = 0;  // of the rollouts
    };
    std::vector<Candidate> candidates;
    for (Plan& plan : plans.best) {
        State after = after_turn(state, plan);
        candidates.push_back({std::move(plan), after});
    }
    std::int64_t left = rollouts.most_work;
    int sample = 0;
    for (int halvings = rollouts.halvings; halvings >= 0; --halvings) {
        // A first part that all of them share is decided already, and the rest of the turn is searched again.
        const std::vector<Action> first = first_part(state, candidates.front().plan);
        if (std::all_of(candidates.begin(), candidates.end(),
                        [&](const Candidate& one) { return first_part(state, one.plan) == first; }))
            break;
        const std::int64_t before = search.work();
        const std::int64_t most = halvings > 0 ? left / 2 : left;
        for (const int end = rollouts.most >> halvings; sample < end && search.work() - before < most; ++sample)
            for (Candidate& one : candidates)
                one.sum += evening_value(one.after, state.round + 1, seat, evaluation, rollout,
                                         mixed(limits.seed + static_cast<unsigned>(sample)), search);
        left -= search.work() - before;
        // By the mean of the plan's value and of the rollouts.
        sort_by(candidates, [&](const Candidate& one) { return -(std::int64_t{one.plan.value} * sample + one.sum); });
        candidates.resize((candidates.size() + 1) / 2);
    }
    return candidates.front().plan;
}

}  // namespace tavern
