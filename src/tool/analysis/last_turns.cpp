#include <algorithm>

#include "ai/turn/start_of_turn.hpp"
#include "tool/analysis/last_turn.hpp"
#include "tool/analysis/losses.hpp"
#include "tool/arena/processes.hpp"
#include "tool/commands.hpp"
#include "tool/decimal.hpp"

namespace tavern {
namespace {

/** Narrower for the picks of a draft, since each needs the plans of many hands. */
constexpr int draft_beam = 256;

constexpr std::array last_kinds{DecisionKind::planning, DecisionKind::serving, DecisionKind::draft};

/** The points that the turns of a position lost. */
struct Lost {
    bool found = false;
    DecisionKind kind = DecisionKind::planning;
    bool exact = false;
    std::array<int, computer_players> points{};  // by player in the order of the words
};

/** Losses of turns; by player in the order of the words. */
struct Losses {
    std::array<long, computer_players> equal{};
    std::array<Mean, computer_players> points{};
    std::array<int, computer_players> most{};

    void add(const Lost& lost) {
        for (std::size_t player = 0; player < equal.size(); ++player) {
            equal[player] += lost.points[player] == 0 ? 1 : 0;
            points[player].add(lost.points[player]);
            most[player] = std::max(most[player], lost.points[player]);
        }
    }
};

Lost lost_in(std::uint64_t seed, const std::vector<ComputerPlayer>& players, int beam_width) {
    Lost lost;
    lost.kind = last_kinds[seed % last_kinds.size()];
    const bool draft = lost.kind == DecisionKind::draft;
    Setup setup = setup_of(seed / last_kinds.size());
    if (draft) {
        setup.players = 2;
        setup.start_player = 0;
    }
    const Decision decision = decision_of(setup, lost.kind, Policy(), seed, components::rounds);
    lost.found = decision.state.has_value();
    if (!lost.found) return lost;
    const State state = start_of_turn(*decision.state, actor(*decision.state).seat);
    const BestTurn best = draft ? BestTurn{} : best_turn(state, beam_width);
    lost.exact = best.exact;
    for (std::size_t index = 0; index < players.size(); ++index)
        lost.points[index] = draft ? lost_by_pick(players[index], state, mixed(~seed), draft_beam)
                                   : best.points - points_after_turn(players[index], state, mixed(~seed));
    return lost;
}

std::string text_of(const Losses& losses, std::size_t player) {
    const Mean& lost = losses.points[player];
    return "equal in " + std::to_string(losses.equal[player]) + " of " + std::to_string(lost.count) + ", loses " +
           decimal(lost.mean(), 3) + " +- " + decimal(lost.error(), 3) + " points (standard error), at most " +
           std::to_string(losses.most[player]) + "\n";
}

DecimalObject json_of(const Losses& losses, std::size_t player) {
    return DecimalObject()
        .add("turns", Json(losses.points[player].count))
        .add("equal", Json(static_cast<std::int64_t>(losses.equal[player])))
        .add("lost", losses.points[player].sum, 0)
        .add("lost-squared", losses.points[player].squares, 0)
        .add("most", Json(std::int64_t{losses.most[player]}));
}

/** Turns whose best one is exact, those with the best one of the widest search, and picks. */
std::string report(const Losses& exact, const Losses& open, const Losses& picks,
                   const std::vector<ComputerPlayer>& players, bool as_json) {
    std::string text;
    std::vector<DecimalObject> rows;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::string name(name_of(players[player]));
        text += name + "\n  exact turns: " + text_of(exact, player) +
                "  others, against the widest search: " + text_of(open, player) +
                "  picks of two players: " + text_of(picks, player);
        rows.push_back(DecimalObject()
                           .add("player", Json(std::string_view(name)))
                           .add("exact", json_of(exact, player))
                           .add("open", json_of(open, player))
                           .add("picks", json_of(picks, player)));
    }
    return as_json ? DecimalObject().add("players", rows).write() + "\n" : text;
}

int run_last_turns(const Words& words) {
    Options options(words, {"--json"}, {"--turns", "--beam", "--seed", "--jobs"});
    const auto turns = static_cast<long>(options.number("--turns", 100, 1, 100'000'000));
    const auto beam_width = static_cast<int>(options.number("--beam", 65536, 1, 1'000'000));
    const std::uint64_t seed = first_seed(options, turns);
    const int jobs = jobs_of(options);
    const std::vector<ComputerPlayer> players = named_players(options);
    if (options.error()) return refuse_usage(last_turns_command, options);
    Losses exact;
    Losses open;
    Losses picks;
    in_processes(
        jobs, turns,
        [&](long number) { return lost_in(seed + static_cast<std::uint64_t>(number), players, beam_width); },
        [&](const Lost& lost) {
            if (!lost.found) return;
            if (lost.kind == DecisionKind::draft)
                picks.add(lost);
            else
                (lost.exact ? exact : open).add(lost);
        });
    print(report(exact, open, picks, players, options.has("--json")));
    return done;
}

}  // namespace

const Command last_turns_command{
    "last-turns", "turns of the last evening against the best one, whose worth is exact",
    R"(tavern last-turns NAMES... [OPTIONS]: the points that these players (see tavern match --help) lose in the last
evening, where only the count of points comes after. The positions come from games by seed, of all modules and
numbers of players: in turn a planning, a serving, and with two players a pick of the draft. The best turn is found
by the search with a beam so wide that nothing is left out; positions where even that is too narrow count apart.

  --turns N             how many positions (default 100)
  --beam N              positions that the widest search follows after each step (default 65536: 1 GB)
  --seed N              of the first position; the next ones follow (default 0)
  --jobs N              processes (default: one a core); the figures are the same
  --json                one JSON line instead of text
)",
    run_last_turns};

}  // namespace tavern
