#include <algorithm>

#include "ai/luck.hpp"
#include "record/dealer.hpp"
#include "record/numbers/sort_by.hpp"
#include "tool/arena/contest_report.hpp"
#include "tool/arena/former_legend.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

constexpr SearchLimits turn_limits{.beam_width = 48, .foresight = Foresight::all};

/** A way through a game alone whose cards and dice are known. */
struct KnownPath {
    State state;
    Dealer dealer;
    double luck = 0;    // up to here, in points
    Value promise = 0;  // the evaluation less the luck, in hundredths

    void carry_out(Action action) {
        if (actor(state).kind == ActorKind::chance) {
            Luck event(state.setup);
            event.add(state, action);
            luck += event.of(0);
        }
        Effects effects;
        apply_legal(state, action, effects);
    }
    void carry_out(const std::vector<Action>& actions) {
        for (const Action action : actions) carry_out(action);
    }
    void let_chance() {
        while (actor(state).kind == ActorKind::chance) carry_out(dealer.deal(state));
    }
    double points() const { return score(state, 0).total() - luck; }
};

/** The search for the best way through such a game, evening by evening. */
class KnownGame {
  public:
    KnownGame(const Setup& setup, std::uint64_t seed, std::size_t width)
        : evaluation_(evaluation(EvaluationKind::learned, setup)), width_(width), seed_(seed) {}

    /** A turn is planned and served in one: alone nothing comes between, and so the ways differ in all of it. */
    double most_points(Setup setup) {
        setup.planning = Planning::own_turn;
        std::vector<KnownPath> paths{{new_game(setup), Dealer(seed_)}};
        for (round_ = 0; round_ <= components::rounds; ++round_) {
            after_ = {};
            for (const KnownPath& path : paths) follow(path, false);
            sort_by(after_, [](const KnownPath& path) { return -path.promise; });
            const auto same = [](const KnownPath& one, const KnownPath& other) { return one.state == other.state; };
            after_.erase(std::unique(after_.begin(), after_.end(), same), after_.end());
            after_.resize(std::min(after_.size(), width_), {State(), Dealer(0)});
            paths = std::move(after_);
        }
        return paths.front().points();
    }

  private:
    /** Adds the ways on to the end of the round. */
    void follow(KnownPath path, bool planned) {
        path.let_chance();
        const State& state = path.state;
        if (state.phase == Phase::over || state.round > round_) {
            path.promise = Evaluator(evaluation_, state, 0, evenings_over(state, 0)).value(state) -
                           static_cast<Value>(100 * path.luck);
            after_.push_back(path);
        } else if (state.phase == Phase::planning || state.phase == Phase::serving) {
            // After chance in a turn only the best way on.
            const Plans plans = search_.plan(state, evaluation_, turn_limits, planned ? 1 : width_, Variety::endings);
            for (const Plan& plan : plans.best) follow_one(path, first_part(state, plan), true);
        } else {
            ActionList legal;
            legal_actions(state, legal);
            for (const Action action : legal) follow_one(path, {action}, false);
        }
    }
    void follow_one(KnownPath path, const std::vector<Action>& actions, bool planned) {
        path.carry_out(actions);
        follow(path, planned);
    }

    const Evaluation& evaluation_;
    TurnSearch search_;
    std::size_t width_;
    std::uint64_t seed_;
    int round_ = 0;
    std::vector<KnownPath> after_;
};

struct Bounded {
    double points = 0;    // of the player
    double adjusted = 0;  // less luck
    double bound = 0;
};

Bounded bounded(const Setup& setup, ComputerPlayer player, std::uint64_t seed, std::size_t width) {
    KnownPath path{new_game(setup), Dealer(seed)};
    for (path.let_chance(); path.state.phase != Phase::over; path.let_chance())
        path.carry_out(decide_in_arena(player, path.state, seed));
    const double adjusted = path.points();
    return {adjusted + path.luck, adjusted, std::max(adjusted, KnownGame(setup, seed, width).most_points(setup))};
}

std::string text_of(const Mean& mean) {
    return decimal(mean.mean(), 1) + " +- " + decimal(mean.error(), 1);
}

int run_bound(const Words& words) {
    Options options(words, {}, {"--module", "--games", "--width", "--seed", "--jobs"});
    Setup setup;
    setup.players = 1;
    setup.module = static_cast<std::uint8_t>(options.number("--module", 1, 1, module_count));
    const auto games = static_cast<long>(options.number("--games", 20, 1, 100'000'000));
    const auto width = static_cast<std::size_t>(options.number("--width", 8, 1, 10'000));
    const std::uint64_t seed = first_seed(options, games);
    const int jobs = jobs_of(options);
    const std::vector<std::string>& names = options.words(1);
    const ComputerPlayer player = named_player(options, names.empty() ? "legend" : names.front());
    if (options.error()) return refuse_usage(bound_command, options);
    Mean points;
    Mean adjusted;
    Mean bound;
    in_processes(
        jobs, games,
        [&](long number) { return bounded(setup, player, seed + static_cast<std::uint64_t>(number), width); },
        [&](const Bounded& one) {
            points.add(one.points);
            adjusted.add(one.adjusted);
            bound.add(one.bound);
        });
    print(text_of(setup) + ", " + std::to_string(games) + " games; points, with standard errors\n" +
          std::string(name_of(player)) + ": " + text_of(points) + ", less luck " + text_of(adjusted) +
          "\nestimate of the bound: " + text_of(bound) +
          "; reached: " + decimal(100 * adjusted.mean() / bound.mean(), 1) + " %\n");
    return done;
}

}  // namespace

const Command bound_command{
    "bound", "an estimate of the most points that anybody could reach alone",
    R"(tavern bound [NAME] [OPTIONS]: games of one player (default legend, see tavern match --help) alone, against the
most points with all cards and dice known beforehand, less the luck (see --luck of match) on the way (Brown, Smith
and Sun 2010). Nobody's mean can exceed the mean of that maximum. The search for it leaves ways out, so that it
is an estimate of the bound from below, and no proof.

  --games N             how many (default 20)
  --width N             ways that the search follows after each evening, and turns that it tries (default 8)
  --module N            default 1
  --seed N              of the first game; the next ones follow (default 0)
  --jobs N              processes (default: one a core); the figures are the same
)",
    run_bound};

}  // namespace tavern
