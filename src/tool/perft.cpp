#include "record/notation.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

/** Deals chance up to the next decision. The dealer belongs to the position, so every branch has the same chance. */
void deal(State& state, Dealer& dealer) {
    Effects effects;
    while (actor(state).kind == ActorKind::chance) {
        effects.clear();
        apply_legal(state, dealer.deal(state), effects);
    }
}

std::int64_t sequences(const State& state, const Dealer& dealer, int depth);

/** Those that begin with this action. */
std::int64_t sequences_after(State state, Dealer dealer, Action action, int depth) {
    Effects effects;
    apply_legal(state, action, effects);
    deal(state, dealer);
    return sequences(state, dealer, depth - 1);
}

std::int64_t sequences(const State& state, const Dealer& dealer, int depth) {
    if (depth == 0 || actor(state).kind == ActorKind::nobody) return 1;
    ActionList legal;
    legal_actions(state, legal);
    if (depth == 1) return legal.size();
    std::int64_t count = 0;
    for (const Action action : legal) count += sequences_after(state, dealer, action, depth);
    return count;
}

void divide(const State& state, const Dealer& dealer, int depth) {
    ActionList legal;
    legal_actions(state, legal);
    for (const Action action : legal)
        print(std::to_string(sequences_after(state, dealer, action, depth)) + "  " + text_of(action) + "\n");
}

int run_perft(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--seed", "--depth"});
    Options options(words, {"--divide"}, with_value);
    const Setup setup = options.setup();
    const auto seed = static_cast<std::uint64_t>(options.number("--seed", 0, 0, seed_limit - 1));
    const int depth = static_cast<int>(options.number("--depth", 5, 0, 100));
    const std::vector<std::string>& from = options.words(1);
    if (!from.empty() && options.has_setup()) options.fail("a game has a set-up of its own");
    if (options.error()) return refuse_usage(perft_command, options);

    State state = new_game(setup);
    if (!from.empty()) {
        const auto opened = open_argument(from[0], seed);
        if (!opened) return refuse(opened.error());
        state = opened->game.state();
    }
    Dealer dealer(seed);
    deal(state, dealer);
    if (options.has("--divide") && depth > 0)
        divide(state, dealer, depth);
    else
        for (int level = 0; level <= depth; ++level)
            print(std::to_string(level) + "  " + std::to_string(sequences(state, dealer, level)) + "\n");
    return done;
}

}  // namespace

const Command perft_command{
    "perft", "counts legal action sequences to a depth, with fixed chance",
    R"(tavern perft [OPTIONS] [GAME]: counts the sequences of legal player actions of every length up to the depth.

Chance is dealt from the seed, the same in every branch, and does not count. A game that ends earlier counts once.
GAME, a link, the path of a record or position, or -, says where to begin; else it is a new game.

  --depth N             0 to 100 (default 5)
  --seed N              of the dealer (default 0)
  --divide              the count for each first action instead
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
)",
    run_perft};

}  // namespace tavern
