#include <algorithm>
#include <cstdio>
#include <ctime>

#include "ai/simple_players.hpp"
#include "record/link/link.hpp"
#include "record/playout.hpp"
#include "record/signature.hpp"
#include "tool/allocations.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

/** Processor time, not wall time, so that other programs matter little. */
double seconds_since(std::clock_t begin) {
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

Setup setup_of(int players, int module) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.module = static_cast<std::uint8_t>(module);
    return setup;
}

struct Throughput {
    double games_a_second = 0;
    std::uint64_t allocations = 0;  // of all games together
};

/** Random games, one after the other, for about this long. */
Throughput measure(const Setup& setup, double seconds) {
    PlayoutSpace space;
    const std::uint64_t before = allocations();
    const std::clock_t begin = std::clock();
    std::uint64_t games = 0;
    do {
        for (int batch = 0; batch < 100; ++batch, ++games) {
            State state = new_game(setup);
            Dealer dealer(games);
            RandomNumbers numbers(games);
            play_out(
                state, dealer, space,
                [&](const State&, const ActionList& legal) { return legal[numbers.below(legal.size())]; },
                [](const State&, Actor, Action) {});
        }
    } while (seconds_since(begin) < seconds);
    return {static_cast<double>(games) / seconds_since(begin), allocations() - before};
}

struct Lengths {
    std::size_t median = 0;
    std::size_t ninety_nine = 0;
    std::size_t longest = 0;
};

/** Characters of the whole fragment of finished games with default names. */
template <class Choose>
Lengths link_lengths(const Setup& setup, Choose choose, int games) {
    std::vector<std::size_t> lengths;
    ActionList legal;
    for (int number = 0; number < games; ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        Game game(setup, mixed(seed), default_innkeepers(setup));  // seeds as large as fresh ones
        RandomNumbers numbers(seed);
        while (actor(game.state()).kind != ActorKind::nobody) {
            legal_actions(game.state(), legal);
            static_cast<void>(game.act(choose(game.state(), legal, numbers)));
        }
        const auto link = replay_link(game);
        lengths.push_back(link ? link->size() : link_limit);
    }
    std::sort(lengths.begin(), lengths.end());
    return {lengths[lengths.size() / 2], lengths[lengths.size() * 99 / 100], lengths.back()};
}

std::string hexadecimal(std::uint64_t value) {
    char text[20];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
    return text;
}

struct LinkMeasure {
    std::string_view name;
    Lengths lengths;
};

struct Figures {
    Throughput two;   // players, module 1
    Throughput four;  // players, module 5
    std::vector<LinkMeasure> links;
    int signature_games = 0;
    std::string signature;

    std::uint64_t allocations() const { return two.allocations + four.allocations; }
};

Figures measured(int signature_games, double seconds, int link_games) {
    const Setup small = setup_of(2, 1);
    const Setup large = setup_of(4, 5);
    const auto at_random = [](const State&, const ActionList& legal, RandomNumbers& numbers) {
        return legal[numbers.below(legal.size())];
    };
    const auto greedily = [](const State& state, const ActionList& legal, RandomNumbers&) {
        return greedy_action(state, legal);
    };
    return {measure(small, seconds),
            measure(large, seconds),
            {{"2-players-module-1-random", link_lengths(small, at_random, link_games)},
             {"2-players-module-1-greedy", link_lengths(small, greedily, link_games)},
             {"4-players-module-5-random", link_lengths(large, at_random, link_games)},
             {"4-players-module-5-greedy", link_lengths(large, greedily, link_games)}},
            signature_games,
            hexadecimal(behaviour_signature(signature_games))};
}

void print_as_json(const Figures& figures) {
    Json lengths = Json::Object{};
    for (const LinkMeasure& link : figures.links)
        lengths.set(link.name, Json::Object{{"median", static_cast<std::int64_t>(link.lengths.median)},
                                            {"percentile-99", static_cast<std::int64_t>(link.lengths.ninety_nine)},
                                            {"longest", static_cast<std::int64_t>(link.lengths.longest)}});
    print_line(
        Json::Object{{"games-a-second-2-players-module-1", static_cast<std::int64_t>(figures.two.games_a_second)},
                     {"games-a-second-4-players-module-5", static_cast<std::int64_t>(figures.four.games_a_second)},
                     {"allocations", static_cast<std::int64_t>(figures.allocations())},
                     {"state-bytes", static_cast<std::int64_t>(sizeof(State))},
                     {"link-lengths", std::move(lengths)},
                     {"signature-games", figures.signature_games},
                     {"signature", figures.signature}});
}

void print_as_text(const Figures& figures) {
    char line[120];
    const auto say = [&](const char* format, auto... values) {
        std::snprintf(line, sizeof line, format, values...);
        print(line);
    };
    say("random games a second, 2 players, module 1   %.0f\n", figures.two.games_a_second);
    say("random games a second, 4 players, module 5   %.0f\n", figures.four.games_a_second);
    say("heap allocations in all these games          %.0f\n", static_cast<double>(figures.allocations()));
    say("bytes of a State                             %.0f\n", static_cast<double>(sizeof(State)));
    for (const LinkMeasure& link : figures.links)
        say("replay link, %-28s    median %d, 99 %% %d, longest %d\n", std::string(link.name).c_str(),
            static_cast<int>(link.lengths.median), static_cast<int>(link.lengths.ninety_nine),
            static_cast<int>(link.lengths.longest));
    say("signature of %d games                     %s\n", figures.signature_games, figures.signature.c_str());
}

int run_bench(const Words& words) {
    Options options(words, {"--json", "--signature"}, {"--games", "--seconds", "--links"});
    const int games = static_cast<int>(options.number("--games", 10000, 1, 10'000'000));
    const auto seconds = static_cast<double>(options.number("--seconds", 2, 1, 600));
    const int links = static_cast<int>(options.number("--links", 1000, 1, 1'000'000));
    static_cast<void>(options.words(0));
    const bool only_signature = options.has("--signature");
    if (only_signature && (options.has("--seconds") || options.has("--links")))
        options.fail("--seconds and --links are not of the signature");
    if (options.error()) return refuse_usage(bench_command, options);
    if (!only_signature) {
        (options.has("--json") ? print_as_json : print_as_text)(measured(games, seconds, links));
        return done;
    }
    const std::string signature = hexadecimal(behaviour_signature(games));
    if (options.has("--json"))
        print_line(Json::Object{{"signature-games", games}, {"signature", signature}});
    else
        print(signature + "\n");
    return done;
}

}  // namespace

const Command bench_command{
    "bench", "throughput, allocations, sizes, link lengths, and the behaviour signature",
    R"(tavern bench [OPTIONS]: measures random games a second on one core (legal list, random choice, apply; chance by
dealer), heap allocations in them, the size of a State, and the lengths of replay links of finished games, and
computes the behaviour signature: one hash over legal lists, actions, effects and scores of seeded random games of
all modules, player counts, editions and planning options. Builds that play alike have the same.

  --signature           only the signature
  --games N             of the signature (default 10000)
  --seconds N           for each throughput (default 2)
  --links N             games for each kind of link length (default 1000)
  --json                one JSON line instead of text
)",
    run_bench};

}  // namespace tavern
