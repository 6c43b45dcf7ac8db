#include "tool/analysis/losses.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "record/numbers/random_numbers.hpp"
#include "tool/analysis/play_on.hpp"
#include "tool/arena/former_legend.hpp"

namespace tavern {
namespace {

/** In the legend's order, so that it plays the turns that the weights count on. */
constexpr LevelParameters narrow{.evaluation = EvaluationKind::learned,
                                 .beam_width = 6,
                                 .rollout_beam_width = 2,
                                 .samples = 2,
                                 .draft = {DraftView::own_dice},
                                 .noise = 0,
                                 .foresight = Foresight::all};

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

Setup setup_of(std::uint64_t number) {
    Setup setup;
    setup.module = static_cast<std::uint8_t>(1 + number % module_count);
    setup.players = static_cast<std::uint8_t>(min_players + number % (max_players - min_players + 1));
    setup.start_player = static_cast<std::uint8_t>(number / module_count % setup.players);
    return setup;
}

std::vector<Action> Policy::decide(const State& state, std::uint64_t seed) const {
    if (player_) return decide_in_arena(*player_, state, seed);
    return Decider{narrow, evaluation(narrow.evaluation, state.setup), seed}.decide(state);
}

Decision decision_of(const Setup& setup, DecisionKind kind, const Policy& policy, std::uint64_t seed, int first_round) {
    Decision decision;
    RandomNumbers numbers(seed);
    State game = new_game(setup);
    const auto look = [&](const State& state) {
        ActionList legal;
        legal_actions(state, legal);
        if (legal.size() < 2 || state.round < first_round) return;
        const DecisionKind here = kind_of(state);
        const int asked = ++decision.asked[static_cast<std::size_t>(here)];
        if (here != kind || numbers.below(asked) > 0) return;
        decision.state = state;
    };
    play_on(game, seed, [&](const State& state, const std::vector<Action>&) {
        look(state);
        return policy.decide(state, seed);
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
    // Of a plan, the placements count alone.
    const Variety variety = question(state) == Question::plan ? Variety::dice : Variety::endings;
    const SearchLimits limits{.beam_width = 64, .foresight = Foresight::all};
    for (const Plan& plan : TurnSearch().plan(state, learned, limits, 8 * plans, variety).best) {
        const std::vector<Action> first = first_part(state, plan);
        if (candidates.size() < plans && std::find(candidates.begin(), candidates.end(), first) == candidates.end())
            candidates.push_back(first);
    }
    return candidates;
}

namespace {

constexpr int first_playouts = 16;

/** The lead of the seat at the end of each play-out of an answer. */
class Leads {
  public:
    Leads(const State& state, const std::vector<Action>& answer, const Policy& policy, std::uint64_t seed)
        : start_(state), policy_(policy), seat_(actor(state).seat), seed_(seed) {
        if (policy.is_narrow() && state.phase >= Phase::draft) legends_evening_ = state.round;
        carry_out(start_, answer);
    }
    void play_until(int playouts) {
        for (auto playout = leads_.size(); playout < static_cast<std::size_t>(playouts); ++playout)
            leads_.push_back(lead(play_out(mixed(seed_ + playout) % seed_limit), seat_));
    }
    double operator[](std::size_t playout) const { return leads_[playout]; }
    std::size_t count() const { return leads_.size(); }
    /** Over every second play-out from this one on. */
    double sum(std::size_t half) const {
        double sum = 0;
        for (std::size_t playout = half; playout < leads_.size(); playout += 2) sum += leads_[playout];
        return sum;
    }

  private:
    State play_out(std::uint64_t seed) {
        State state = start_;
        play_on(state, seed, [&](const State& here, const std::vector<Action>& path) {
            return here.round == legends_evening_ && here.phase != Phase::closing ? as_the_legend(here, path)
                                                                                  : policy_.decide(here, seed);
        });
        return state;
    }
    const std::vector<Action>& as_the_legend(const State& state, const std::vector<Action>& path) {
        const auto [place, is_new] = decided_.try_emplace(path);
        if (is_new) place->second = strongest(state.setup).decide(state);
        return place->second;
    }

    State start_;
    const Policy& policy_;
    int seat_;
    std::uint64_t seed_;
    /** The round that the legend plays to its end, from 0 on; -1: none. */
    int legends_evening_ = -1;
    std::map<std::vector<Action>, std::vector<Action>> decided_;  // by the path from the answer
    std::vector<double> leads_;
};

/** The answers that one half of the play-outs still counts among the best, the best first. */
struct Half {
    std::vector<std::size_t> best;
    void sort(const std::vector<Leads>& leads, std::size_t half) {
        std::stable_sort(best.begin(), best.end(), [&](std::size_t one, std::size_t other) {
            return leads[one].sum(half) > leads[other].sum(half);
        });
    }
};

Mean loss_of(const Leads& chosen, const std::vector<Leads>& leads, const std::array<Half, 2>& halves) {
    Mean loss;
    for (std::size_t playout = 0; playout < chosen.count(); ++playout)
        loss.add(leads[halves[1 - playout % 2].best.front()][playout] - chosen[playout]);
    return loss;
}

}  // namespace

std::vector<Mean> losses_of(const State& state, const std::vector<std::vector<Action>>& answers,
                            const std::vector<std::size_t>& chosen, const Policy& policy, const Effort& effort,
                            std::uint64_t seed) {
    std::vector<Leads> leads;
    std::array<Half, 2> halves;
    for (std::size_t index = 0; index < answers.size(); ++index) {
        leads.emplace_back(state, answers[index], policy, seed);
        for (Half& half : halves) half.best.push_back(index);
    }
    for (int playouts = std::min(first_playouts, effort.most);; playouts = std::min(2 * playouts, effort.most)) {
        for (const std::size_t index : chosen) leads[index].play_until(playouts);
        for (const Half& half : halves)
            for (const std::size_t index : half.best) leads[index].play_until(playouts);
        for (const std::size_t half : {0U, 1U}) halves[half].sort(leads, half);
        std::vector<Mean> losses;
        losses.reserve(chosen.size());
        for (const std::size_t index : chosen) losses.push_back(loss_of(leads[index], leads, halves));
        if (playouts == effort.most ||
            std::all_of(losses.begin(), losses.end(), [&](const Mean& loss) { return loss.error() <= effort.error; }))
            return losses;
        for (Half& half : halves) half.best.resize((half.best.size() + 1) / 2);
    }
}

Mean loss_against(const State& state, const std::vector<Action>& played, const std::vector<Action>& better,
                  const Policy& policy, const Effort& effort, std::uint64_t seed) {
    Leads ahead(state, better, policy, seed);
    Leads behind(state, played, policy, seed);
    for (int playouts = std::min(first_playouts, effort.most);; playouts = std::min(2 * playouts, effort.most)) {
        ahead.play_until(playouts);
        behind.play_until(playouts);
        Mean loss;
        for (std::size_t playout = 0; playout < behind.count(); ++playout) loss.add(ahead[playout] - behind[playout]);
        if (playouts == effort.most || loss.error() <= effort.error) return loss;
    }
}

std::pair<double, double> weighted(const std::array<Mean, decision_kinds>& of_kind,
                                   const std::array<long, decision_kinds>& asked) {
    double total = 0;
    double mean = 0;
    double variance = 0;
    const auto weight = [&](std::size_t kind) {
        return of_kind[kind].count == 0 ? 0.0 : static_cast<double>(asked[kind]);
    };
    for (std::size_t kind = 0; kind < decision_kinds; ++kind) total += weight(kind);
    for (std::size_t kind = 0; kind < decision_kinds; ++kind) {
        if (weight(kind) == 0) continue;
        const double share = weight(kind) / total;
        mean += share * of_kind[kind].mean();
        variance += share * share * of_kind[kind].variance();
    }
    return {mean, std::sqrt(variance)};
}

}  // namespace tavern
