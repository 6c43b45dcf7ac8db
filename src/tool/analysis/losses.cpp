#include "tool/analysis/losses.hpp"

#include <algorithm>

#include "record/dealer.hpp"
#include "record/numbers/random_numbers.hpp"
#include "tool/arena/former_legend.hpp"

namespace tavern {
namespace {

constexpr LevelParameters narrow{EvaluationKind::learned, 6, 2, 2, DraftView::own_dice, 0};

void carry_out(State& state, const std::vector<Action>& actions) {
    Effects effects;
    for (const Action action : actions) {
        effects.clear();
        apply_legal(state, action, effects);
    }
}

/** Plays on to the end; calls tell(state) before each decision of a player. */
template <class Tell>
void play_on(State& state, const Policy& policy, std::uint64_t seed, Tell tell) {
    Dealer dealer(seed);
    for (Actor who = actor(state); who.kind != ActorKind::nobody; who = actor(state)) {
        if (who.kind == ActorKind::chance) {
            carry_out(state, {dealer.deal(state)});
            continue;
        }
        tell(state);
        carry_out(state, policy.decide(state, seed));
    }
}

/** Points ahead of the mean of the others. */
double lead(const State& state, int seat) {
    double lead = score(state, seat).total();
    for (int other = 0; other < state.setup.players; ++other)
        if (other != seat) lead -= static_cast<double>(score(state, other).total()) / (state.setup.players - 1);
    return lead;
}

}  // namespace

DecisionKind kind_of(const State& state) {
    switch (state.phase) {
        case Phase::draft: return DecisionKind::draft;
        case Phase::planning: return DecisionKind::planning;
        case Phase::serving: return DecisionKind::serving;
        default: return DecisionKind::other;
    }
}

Setup setup_of(long number) {
    Setup setup;
    setup.module = static_cast<std::uint8_t>(1 + number % module_count);
    setup.players = static_cast<std::uint8_t>(min_players + number % (max_players - min_players + 1));
    setup.start_player = static_cast<std::uint8_t>(number / module_count % setup.players);
    return setup;
}

std::vector<Action> Policy::decide(const State& state, std::uint64_t seed) const {
    if (!narrow_) return decide_in_arena(player_, state, seed);
    return Decider{narrow, evaluation(narrow.evaluation, state.setup), seed}.decide(state);
}

Decision decision_of(const Setup& setup, DecisionKind kind, const Policy& policy, std::uint64_t seed, int first_round) {
    Decision decision;
    RandomNumbers numbers(seed);
    State game = new_game(setup);
    play_on(game, policy, seed, [&](const State& state) {
        ActionList legal;
        legal_actions(state, legal);
        if (legal.size() < 2 || state.round < first_round) return;
        const DecisionKind here = kind_of(state);
        const int asked = ++decision.asked[static_cast<std::size_t>(here)];
        if (here != kind || numbers.below(asked) > 0) return;
        decision.state = state;
        decision.found = true;
    });
    return decision;
}

std::vector<std::vector<Action>> candidates_of(const State& state, std::size_t plans) {
    std::vector<std::vector<Action>> candidates;
    if (const DecisionKind kind = kind_of(state); kind == DecisionKind::draft || kind == DecisionKind::other) {
        ActionList legal;
        legal_actions(state, legal);
        for (const Action action : legal) candidates.push_back({action});
        return candidates;
    }
    const Evaluation& learned = evaluation(EvaluationKind::learned, state.setup);
    const Plans found = TurnSearch().plan(state, learned, SearchLimits{64, 0, 0}, 8 * plans, Variety::endings);
    for (const Plan& plan : found.best) {
        const std::vector<Action> first = first_part(state, plan);
        if (candidates.size() < plans && std::find(candidates.begin(), candidates.end(), first) == candidates.end())
            candidates.push_back(first);
    }
    return candidates;
}

std::vector<double> losses_of(const State& state, const std::vector<std::vector<Action>>& answers, const Policy& policy,
                              int playouts, std::uint64_t seed) {
    std::array<std::vector<double>, 2> sums{std::vector<double>(answers.size()), std::vector<double>(answers.size())};
    const int seat = actor(state).seat;
    for (int playout = 0; playout < playouts; ++playout) {
        for (std::size_t index = 0; index < answers.size(); ++index) {
            State end = state;
            carry_out(end, answers[index]);
            play_on(end, policy, mixed(seed + static_cast<unsigned>(playout)) % seed_limit, [](const State&) {});
            sums[static_cast<std::size_t>(playout % 2)][index] += lead(end, seat);
        }
    }
    std::vector<double> losses(answers.size());
    for (const std::size_t chosen_by : {0U, 1U}) {
        const std::vector<double>& measured = sums[1 - chosen_by];
        const auto best = std::max_element(sums[chosen_by].begin(), sums[chosen_by].end()) - sums[chosen_by].begin();
        for (std::size_t index = 0; index < answers.size(); ++index)
            losses[index] += (measured[static_cast<std::size_t>(best)] - measured[index]) / playouts;
    }
    return losses;
}

}  // namespace tavern
