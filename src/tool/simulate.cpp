#include <algorithm>
#include <ctime>

#include "record/notation.hpp"
#include "tool/arena/chooser.hpp"
#include "tool/commands.hpp"
#include "tool/decimal.hpp"

namespace tavern {
namespace {

/** Sums over all games of a seat. */
struct SeatCounts {
    long first_places = 0;  // shared ones as well
    long points = 0;
    int lowest = 1 << 20;
    int highest = -1;
};

struct Counts {
    std::vector<SeatCounts> seats;
    long shared = 0;  // games with several first places
    long decisions = 0;
    long chance = 0;
    int shortest = 1 << 20;
    int longest = 0;
    double seconds = 0;
};

/** One player for all seats, or one for each, separated by commas. */
std::vector<ComputerPlayer> policies_of(Options& options, int players) {
    std::vector<ComputerPlayer> policies;
    const std::string text = options.text("--policy", "random");
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        policies.push_back(named_player(options, std::string_view(text).substr(begin, end - begin)));
        begin = end + 1;
    }
    if (policies.size() == 1) policies.resize(static_cast<std::size_t>(players), policies[0]);
    if (policies.size() != static_cast<std::size_t>(players))
        options.fail("--policy names one for all, or one a player");
    return policies;
}

void count(Counts& counts, const State& state, int decisions) {
    const SeatSet winning = winners(state);
    if (winning.size() > 1) ++counts.shared;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        SeatCounts& here = counts.seats[static_cast<std::size_t>(seat)];
        const int points = score(state, seat).total();
        here.points += points;
        here.lowest = std::min(here.lowest, points);
        here.highest = std::max(here.highest, points);
        if (winning.has(seat)) ++here.first_places;
    }
    counts.decisions += decisions;
    counts.shortest = std::min(counts.shortest, decisions);
    counts.longest = std::max(counts.longest, decisions);
}

Result<Counts> simulate(const Setup& setup, const std::vector<ComputerPlayer>& policies, std::uint64_t first_seed,
                        long games) {
    Counts counts;
    std::optional<Error> wrong;
    counts.seats.resize(setup.players);
    PlayoutSpace space;
    const auto begin = std::clock();
    for (long game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        State state = new_game(setup);
        Dealer dealer(seed);
        RandomNumbers numbers(seed);
        int decisions = 0;
        std::vector<Chooser> choosers;
        choosers.reserve(policies.size());
        for (const ComputerPlayer policy : policies) choosers.emplace_back(policy, seed);
        play_out(
            state, dealer, space,
            [&](const State& now, const ActionList& legal) {
                ++decisions;
                const auto action = choosers[actor(now).seat].choose(now, legal, numbers);
                // The game goes on with any action, and only the first error tells of the game as it was played.
                if (!action && !wrong)
                    wrong = Error{action.error().fault,
                                  action.error().detail + ", in the game of seed " + std::to_string(seed)};
                return action ? *action : legal[0];
            },
            [&](const State&, Actor who, Action) { counts.chance += who.kind == ActorKind::chance; });
        if (wrong) return *wrong;
        count(counts, state, decisions);
    }
    // A game may take less than the clock can measure.
    counts.seconds = static_cast<double>(std::max<std::clock_t>(1, std::clock() - begin)) / CLOCKS_PER_SEC;
    return counts;
}

void print_counts(const Counts& counts, const std::vector<ComputerPlayer>& policies, long games) {
    const auto many = static_cast<double>(games);
    print("games           " + std::to_string(games) + "\n");
    for (std::size_t seat = 0; seat < policies.size(); ++seat) {
        const SeatCounts& here = counts.seats[seat];
        print("player " + std::to_string(seat) + "        " + std::string(name_of(policies[seat])) + ": first places " +
              std::to_string(here.first_places) + ", points " + decimal(static_cast<double>(here.points) / many) +
              " (" + std::to_string(here.lowest) + ".." + std::to_string(here.highest) + ")\n");
    }
    print("shared          " + std::to_string(counts.shared) + " games\n");
    print("decisions       " + decimal(static_cast<double>(counts.decisions) / many) + " a game (" +
          std::to_string(counts.shortest) + ".." + std::to_string(counts.longest) + ")\n");
    print("chance events   " + decimal(static_cast<double>(counts.chance) / many) + " a game\n");
    print("games a second  " + decimal(many / counts.seconds, 0) + " of processor time\n");
}

Json counts_json(const Counts& counts, const Setup& setup, const std::vector<ComputerPlayer>& policies, long games) {
    Json::Array seats;
    for (std::size_t seat = 0; seat < policies.size(); ++seat) {
        const SeatCounts& here = counts.seats[seat];
        seats.push_back(Json::Object{{"policy", name_of(policies[seat])},
                                     {"first-places", std::int64_t{here.first_places}},
                                     {"points-sum", std::int64_t{here.points}},
                                     {"points-lowest", here.lowest},
                                     {"points-highest", here.highest}});
    }
    return Json::Object{{"setup", json_of(setup)},
                        {"games", std::int64_t{games}},
                        {"players", std::move(seats)},
                        {"shared-games", std::int64_t{counts.shared}},
                        {"decisions", std::int64_t{counts.decisions}},
                        {"decisions-fewest", counts.shortest},
                        {"decisions-most", counts.longest},
                        {"chance-events", std::int64_t{counts.chance}},
                        {"games-a-second", static_cast<std::int64_t>(static_cast<double>(games) / counts.seconds)}};
}

int run_simulate(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--games", "--seed", "--policy"});
    Options options(words, {"--json"}, with_value);
    const Setup setup = options.setup();
    const long games = static_cast<long>(options.number("--games", 1000, 1, 100'000'000));
    const std::uint64_t seed = first_seed(options, games);
    const std::vector<ComputerPlayer> policies = policies_of(options, setup.players);
    static_cast<void>(options.words(0));
    if (options.error()) return refuse_usage(simulate_command, options);
    const auto counts = simulate(setup, policies, seed, games);
    if (!counts) return refuse(counts.error());
    if (options.has("--json"))
        print_line(counts_json(*counts, setup, policies, games));
    else
        print_counts(*counts, policies, games);
    return done;
}

}  // namespace

const Command simulate_command{"simulate", "plays games by policy: counts, scores, lengths, games a second",
                               R"(tavern simulate [OPTIONS]: plays games and adds up first places, points and lengths.

  --games N             how many (default 1000)
  --policy NAMES        any player of tavern match, one for all or one a player: greedy,random (default random)
  --seed N              of the first game; the next ones follow (default 0)
  --players N           1 to 4; 1 is the house variant for one alone (default 2)
  --module N            1 to 5, includes all below (default 1)
  --edition NAME        north-star or schmidt (default north-star)
  --planning NAME       together or own-turn (default together)
  --start-player N      0 to players-1 (default 0)
  --json                one JSON line instead of text
)",
                               run_simulate};

}  // namespace tavern
