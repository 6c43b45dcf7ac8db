#include <algorithm>
#include <utility>

#include "tool/analysis/losses.hpp"
#include "tool/arena/former_legend.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"
#include "tool/decimal.hpp"

namespace tavern {
namespace {

/** The points that one decision cost each player. */
struct Costs {
    bool found = false;
    DecisionKind kind = DecisionKind::draft;
    std::array<int, decision_kinds> asked{};
    std::array<double, computer_players> lost{};
};

struct Rates {
    std::array<std::array<Mean, decision_kinds>, computer_players> of_kind{};  // by player in the order of the words
    std::array<long, decision_kinds> asked{};
    long decisions = 0;

    void add(const Costs& costs) {
        for (std::size_t kind = 0; kind < decision_kinds; ++kind) asked[kind] += costs.asked[kind];
        if (!costs.found) return;
        ++decisions;
        for (std::size_t player = 0; player < of_kind.size(); ++player)
            of_kind[player][static_cast<std::size_t>(costs.kind)].add(costs.lost[player]);
    }
};

Costs costs_of(std::uint64_t seed, const std::vector<ComputerPlayer>& players, const Policy& policy, std::size_t plans,
               const Effort& effort) {
    Costs costs;
    costs.kind = static_cast<DecisionKind>(seed % decision_kinds);
    const Decision decision = decision_of(setup_of(seed / decision_kinds), costs.kind, policy, seed);
    costs.asked = decision.asked;
    costs.found = decision.state.has_value();
    if (!decision.state) return costs;
    std::vector<std::vector<Action>> answers = candidates_of(*decision.state, plans);
    std::vector<std::size_t> chosen;
    for (const ComputerPlayer player : players) {
        const std::vector<Action> answer = decide_in_arena(player, *decision.state, mixed(~seed));
        chosen.push_back(static_cast<std::size_t>(std::find(answers.begin(), answers.end(), answer) - answers.begin()));
        if (chosen.back() == answers.size()) answers.push_back(answer);
    }
    const std::vector<Mean> losses = losses_of(*decision.state, answers, chosen, policy, effort, mixed(seed));
    for (std::size_t index = 0; index < chosen.size(); ++index) costs.lost[index] = losses[index].mean();
    return costs;
}

std::string text_of(double mean, double error) {
    return decimal(mean, 2) + " +- " + decimal(error, 2);
}

std::string cell(std::string text) {
    text.resize(std::max<std::size_t>(text.size() + 1, 16), ' ');
    return text;
}

std::string report(const Rates& rates, const std::vector<ComputerPlayer>& players, bool as_json) {
    std::vector<DecimalObject> rows;
    std::string text =
        std::to_string(rates.decisions) + " decisions; points lost a decision, with standard errors\n" + cell("");
    for (const std::string_view name : decision_names) text += cell(std::string(name));
    text += "all\n" + cell("asked");
    for (const long count : rates.asked) text += cell(std::to_string(count));
    text += "\n";
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::string name(name_of(players[player]));
        const auto [mean, error] = weighted(rates.of_kind[player], rates.asked);
        DecimalObject row;
        row.add("player", Json(std::string_view(name))).add("lost", mean, 4).add("error", error, 4);
        text += cell(name);
        for (std::size_t kind = 0; kind < decision_kinds; ++kind) {
            const Mean& lost = rates.of_kind[player][kind];
            text += cell(text_of(lost.mean(), lost.error()));
            row.add(decision_names[kind], DecimalObject()
                                              .add("decisions", Json(static_cast<std::int64_t>(lost.count)))
                                              .add("lost", lost.mean(), 4)
                                              .add("error", lost.error(), 4));
        }
        text += text_of(mean, error) + "\n";
        rows.push_back(row);
    }
    return as_json ? DecimalObject().add("players", rows).write() + "\n" : text;
}

int run_rate(const Words& words) {
    Options options(words, {"--json"},
                    {"--decisions", "--playouts", "--error", "--plans", "--policy", "--seed", "--jobs"});
    const auto decisions = static_cast<long>(options.number("--decisions", 80, 1, 100'000'000));
    const Effort effort{2 * static_cast<int>(options.number("--playouts", 256, 2, 1'000'000) / 2),
                        options.decimal("--error", 1, 0, 1000)};
    const auto plans = static_cast<std::size_t>(options.number("--plans", 4, 1, 64));
    const std::uint64_t seed = first_seed(options, decisions);
    const int jobs = jobs_of(options);
    const std::string name = options.text("--policy", "narrow");
    const Policy policy = name == "narrow" ? Policy() : Policy(named_player(options, name));
    const std::vector<ComputerPlayer> players = named_players(options);
    if (options.error()) return refuse_usage(rate_command, options);
    Rates rates;
    in_processes(
        jobs, decisions,
        [&](long number) {
            return costs_of(seed + static_cast<std::uint64_t>(number), players, policy, plans, effort);
        },
        [&](const Costs& costs) { rates.add(costs); });
    print(report(rates, players, options.has("--json")));
    return done;
}

}  // namespace

const Command rate_command{
    "rate", "points that players lose a decision, against play-outs of each answer",
    R"(tavern rate NAMES... [OPTIONS]: the cost of the decisions of these players (see tavern match --help). The decisions
come from games by seed: drafts, plans, servings and others in turn, of all modules and of one to four players.
Each player's answer and the best alternatives are played out to the end of the game with the same chance; after
each doubling of the play-outs the worse half of the alternatives is dropped, until the errors are small.
Points ahead of the mean of the others count. One half of the play-outs says which answer is best, the other half
the loss against it, and the other way round. Over all kinds, each counts as often as games ask
it. Behind +- stands the standard error.

  --decisions N         how many (default 80: each kind once in every module and number of players)
  --playouts N          for each answer, at most, an even number (default 256)
  --error X             play-outs end at this standard error of each loss (default 1 point)
  --plans N             the best plans of the turn that count as answers (default 4)
  --policy NAME         plays the games and the play-outs: a player, or narrow (the default: the legend's
                        evaluation with a narrow search, but the legend itself to the end of the evening at hand)
  --seed N              of the first decision; the next ones follow (default 0)
  --jobs N              processes (default: one a core); the figures are the same
  --json                one JSON line instead of text
)",
    run_rate};

}  // namespace tavern
