#include "tool/trace.hpp"

#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "tool/arena/chooser.hpp"
#include "tool/commands.hpp"

namespace tavern {

Json play_step(State& state, int number, const ActionList& legal, Action action) {
    Json line = Json::Object{{"step", number},
                             {"actor", json_of(actor(state))},
                             {"question", id_of(question(state))},
                             {"legal", json_of(legal)}};
    if (question(state) == Question::round_bonus) line.set("options", bonuses_json(state));
    Effects effects;
    apply_legal(state, action, effects);
    line.set("action", json_of(action));
    line.set("effects", effects_json(effects.begin(), effects.end()));
    line.set("state", json_of(state));
    return line;
}

namespace {

int trace(State state, Dealer dealer, Chooser chooser, RandomNumbers numbers) {
    ActionList legal;
    for (int number = 0; actor(state).kind != ActorKind::nobody; ++number) {
        legal_actions(state, legal);
        const Result<Action> chosen =
            actor(state).kind == ActorKind::chance ? dealer.deal(state) : chooser.choose(state, legal, numbers);
        if (!chosen) return refuse(chosen.error());
        print_line(play_step(state, number, legal, *chosen));
    }
    print_line(Json::Object{{"score", score_json(state)}});
    return done;
}

/** Prints a finished game, step by step. */
int trace_played(const Game& game) {
    State state = game.record().first_state();
    ActionList legal;
    int number = 0;
    for (const Step& step : game.steps()) {
        legal_actions(state, legal);
        print_line(play_step(state, number++, legal, step.action));
    }
    print_line(Json::Object{{"score", score_json(state)}});
    return done;
}

int run_trace(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--seed", "--policy"});
    Options options(words, {}, with_value);
    const Setup setup = options.setup();
    const auto seed = static_cast<std::uint64_t>(options.number("--seed", 0, 0, seed_limit - 1));
    const ComputerPlayer policy = named_player(options, options.text("--policy", "random"));
    const std::vector<std::string>& what = options.words(1);
    if (!what.empty() && options.has_setup()) options.fail("a game has a set-up of its own");
    if (!what.empty() && options.has("--policy")) options.fail("a game has been decided: it needs no --policy");
    if (options.error()) return refuse_usage(trace_command, options);
    if (what.empty()) {
        const State state = new_game(setup);
        print_line(Json::Object{{"setup", json_of(setup)},
                                {"seed", static_cast<std::int64_t>(seed)},
                                {"policy", name_of(policy)},
                                {"state", json_of(state)}});
        return trace(state, Dealer(seed), Chooser(policy, seed), RandomNumbers(seed));
    }
    const auto opened = open_argument(what[0], seed);
    if (!opened) return refuse(opened.error());
    print_line(Json::Object{{"record", json_of(opened->game)}});
    return trace_played(opened->game);
}

}  // namespace

const Command trace_command{"trace", "one game as JSON lines: every legal list, action, effect and state",
                            R"(tavern trace [OPTIONS] [GAME]: writes one game as JSON lines.

Without GAME it is played by a policy. GAME is a link, the path of a record, or - for standard input.
First line:  {"setup":..,"seed":..,"policy":..,"state":..}, or {"record":..} of GAME
Then, for every action of players and of chance:
             {"step":N,"actor":{"kind":"player"|"chance","player":N},"question":"..",
              "legal":[all legal actions, sorted],"action":the one taken,"effects":[..],
              "state":the full position after it}
             Where the question is round-bonus, options lists the bonus of each option of take-bonus.
Last line:   {"score":..}

  --seed N              of the dealer and of the policy (default 0)
  --policy NAME         any player of tavern match, for all seats (default random)
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
)",
                            run_trace};

}  // namespace tavern
