#include <algorithm>
#include <cmath>

#include "ai/review.hpp"
#include "record/dealer.hpp"
#include "tool/analysis/losses.hpp"
#include "tool/arena/former_legend.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"
#include "tool/decimal.hpp"

namespace tavern {
namespace {

/** Two of five decisions are drafts. */
constexpr std::array<DecisionKind, 5> kinds_in_turn{DecisionKind::draft, DecisionKind::draft, DecisionKind::planning,
                                                    DecisionKind::serving, DecisionKind::other};

/** The loss of a decision by the review and by play-outs. */
struct Pair {
    bool found = false;
    bool differs = false;  // from the legend's
    DecisionKind kind = DecisionKind::draft;
    std::array<int, decision_kinds> asked{};
    double reviewed = 0;
    double played_out = 0;
    double error = 0;  // of played_out
};

/** A decision as a review sees it. */
struct Whole {
    std::vector<Action> actions;
    State end;  // before the last of them
};

/** A serving goes on to its end as the legend would. */
Whole whole_of(const State& before, std::vector<Action> actions, std::uint64_t seed) {
    Whole whole{{}, before};
    Dealer dealer(seed);
    Effects effects;
    State state = before;
    for (std::size_t next = 0;;) {
        if (next == actions.size()) {
            if (before.phase != Phase::serving || actions.back().kind() == ActionKind::end_turn) return whole;
            while (actor(state).kind == ActorKind::chance) {
                effects.clear();
                apply_legal(state, dealer.deal(state), effects);
            }
            const std::vector<Action> more = strongest(state.setup).decide(state);
            actions.insert(actions.end(), more.begin(), more.end());
        }
        whole.end = state;
        whole.actions.push_back(actions[next]);
        effects.clear();
        apply_legal(state, actions[next++], effects);
    }
}

Pair pair_of(std::uint64_t seed, ComputerPlayer player, const Effort& effort) {
    Pair pair;
    pair.kind = kinds_in_turn[seed % kinds_in_turn.size()];
    const Decision decision = decision_of(setup_of(seed / kinds_in_turn.size()), pair.kind, Policy(), seed);
    pair.asked = decision.asked;
    pair.found = decision.state.has_value();
    if (!decision.state) return pair;
    const State& state = *decision.state;
    const std::vector<Action> played = decide_in_arena(player, state, mixed(~seed));
    const std::vector<Action> better = strongest(state.setup).decide(state);
    pair.differs = played != better;
    if (!pair.differs) return pair;
    const Whole whole = whole_of(state, played, mixed(seed));
    if (const auto mistake = mistake_in(state, actor(state).seat, whole.actions, whole.end))
        pair.reviewed = mistake->cost / 100.0;
    if (effort.most == 0) return pair;
    const Mean lost = loss_against(state, played, better, Policy(), effort, mixed(seed));
    pair.played_out = lost.mean();
    pair.error = lost.error();
    return pair;
}

/** Losses of the same decisions by the review and by play-outs. */
struct Comparison {
    Mean reviewed;
    Mean played_out;
    Mean bias;   // of the review
    Mean away;   // whichever is more
    Mean noise;  // the squared errors of the play-outs
    double products = 0;

    void add(const Pair& pair) {
        reviewed.add(pair.reviewed);
        played_out.add(pair.played_out);
        bias.add(pair.reviewed - pair.played_out);
        away.add(std::abs(pair.reviewed - pair.played_out));
        noise.add(pair.error * pair.error);
        products += pair.reviewed * pair.played_out;
    }
    /** Variance of single decisions. */
    static double spread(const Mean& mean) { return mean.variance() * static_cast<double>(mean.count - 1); }
    double covariance() const {
        return products / static_cast<double>(std::max<std::int64_t>(1, bias.count)) -
               reviewed.mean() * played_out.mean();
    }
    double correlation() const {
        return covariance() / std::sqrt(std::max(1e-9, spread(reviewed) * spread(played_out)));
    }
    /** Of the losses by play-outs, less the part that their errors explain. */
    double spread_without_noise() const { return spread(played_out) - noise.mean(); }
    /** As far as the play-outs' errors do not blur it; spread_without_noise() must be above 0. */
    double correlation_without_noise() const {
        return covariance() / std::sqrt(std::max(1e-9, spread(reviewed) * spread_without_noise()));
    }
};

struct Reviews {
    std::array<Comparison, decision_kinds> of_kind{};
    Comparison all;
    Comparison with_equal;                    // also where a player agrees with the legend
    std::array<Mean, decision_kinds> lost{};  // by the review, also where a player agrees with the legend
    std::array<long, decision_kinds> asked{};

    void add(const Pair& pair) {
        const auto kind = static_cast<std::size_t>(pair.kind);
        for (std::size_t other = 0; other < decision_kinds; ++other) asked[other] += pair.asked[other];
        if (!pair.found) return;
        lost[kind].add(pair.reviewed);
        with_equal.add(pair);
        if (!pair.differs) return;
        of_kind[kind].add(pair);
        all.add(pair);
    }
};

/** A correlation of fewer decisions says nothing; the help names this number. */
constexpr int few = 10;

std::string row_of(std::string_view name, const Comparison& compared) {
    std::string text(name);
    text.resize(22, ' ');
    text += std::to_string(compared.bias.count) + " decisions: " + decimal(compared.reviewed.mean(), 2) +
            " by the review, " + decimal(compared.played_out.mean(), 2) + " by play-outs (error of one " +
            decimal(std::sqrt(compared.noise.mean()), 2) + "), bias " + decimal(compared.bias.mean(), 2) + " +- " +
            decimal(compared.bias.error(), 2) + ", mean difference " + decimal(compared.away.mean(), 2);
    if (compared.bias.count >= few) {
        text += ", correlation " + decimal(compared.correlation(), 2);
        if (compared.spread_without_noise() > 0)
            text += ", without the play-outs' noise " + decimal(compared.correlation_without_noise(), 2);
    }
    return text + "\n";
}

std::string line_of(const Pair& pair) {
    return std::string(decision_names[static_cast<std::size_t>(pair.kind)]) + " " + decimal(pair.reviewed, 2) + " " +
           decimal(pair.played_out, 2) + " +- " + decimal(pair.error, 2) + "\n";
}

std::string report(const Reviews& reviews, bool compares) {
    std::string text;
    for (std::size_t kind = 0; kind < decision_kinds && compares; ++kind)
        text += row_of(decision_names[kind], reviews.of_kind[kind]);
    if (compares) text += row_of("all", reviews.all) + row_of("all, with equal ones", reviews.with_equal);
    const auto [mean, error] = weighted(reviews.lost, reviews.asked);
    return text + "points lost a decision by the review: " + decimal(mean, 2) + " +- " + decimal(error, 2) + "\n";
}

int run_reviews(const Words& words) {
    Options options(words, {"--each"}, {"--decisions", "--playouts", "--error", "--seed", "--jobs"});
    const auto decisions = static_cast<long>(options.number("--decisions", 100, 1, 100'000'000));
    const Effort effort{static_cast<int>(options.number("--playouts", 512, 0, 1'000'000)),
                        options.decimal("--error", 0.5, 0, 1000)};
    const std::uint64_t seed = first_seed(options, decisions);
    const int jobs = jobs_of(options);
    if (effort.most == 1) options.fail("--playouts must be 0, or 2 or more: a single one has no error");
    const std::vector<ComputerPlayer> players = named_players(options);
    if (options.error()) return refuse_usage(reviews_command, options);
    Reviews reviews;
    in_processes(
        jobs, decisions,
        [&](long number) {
            const std::uint64_t own = seed + static_cast<std::uint64_t>(number);
            return pair_of(own, players[mixed(own) % players.size()], effort);
        },
        [&](const Pair& pair) {
            reviews.add(pair);
            if (options.has("--each") && pair.differs) print(line_of(pair));
        });
    print(report(reviews, effort.most > 0));
    return done;
}

}  // namespace

const Command reviews_command{
    "reviews", "losses that a review finds, against those of play-outs of whole games",
    R"(tavern reviews NAMES... [OPTIONS]: decisions of these players (see tavern match --help), of all modules
and of one to four players: two drafts, a planning, a serving and another one, over and over. Where a player
differs from the legend, the loss that a review of the game would tell is compared with the loss by play-outs of
the whole game, with all players and the same chance for both answers. The row with equal ones also counts the
decisions where a player agrees with the legend, each as a loss of 0 by both. Correlations are told from ten
decisions on. Also says the points lost a decision by the review, each kind as often as games ask it.

  --decisions N         how many (default 100)
  --playouts N          for each answer, at most: 2 or more (default 512); 0: no comparison
  --error X             play-outs end at this standard error of a loss (default 0.5 points)
  --each                a line for each decision where a player differs: by the review, and by play-outs
  --seed N              of the first decision; the next ones follow, so that runs can be split (default 0)
  --jobs N              processes (default: one a core); the figures are the same
)",
    run_reviews};

}  // namespace tavern
