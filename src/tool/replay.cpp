#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/notation.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

void print_log(const Game& game) {
    for (const Step& step : game.steps()) {
        const std::string who = step.actor.kind == ActorKind::chance ? "  chance for " : "";
        print(who + "player " + std::to_string(step.actor.seat) + ": " + text_of(step.action) + "\n");
        for (std::uint32_t index = 0; index < step.effect_count; ++index)
            print("      " + text_of(game.effects()[step.first_effect + index]) + "\n");
    }
}

/** Checks a game: every state passes check_state, undo leads to the beginning and back, links and JSON lead to the same
 *  game. */
std::optional<std::string> broken(const Game& game) {
    Game again = game;
    again.go_to(0);
    for (;;) {
        if (check_state(again.state()))
            return "after action " + std::to_string(again.player_actions()) + " the state is illegal";
        if (again.player_actions() == game.player_actions()) break;
        again.redo();
    }
    if (again.state() != game.state()) return "played again, it ends in another state";
    const auto state = state_from(json_of(game.state()), "state");
    if (!state || *state != game.state()) return "the state does not come back from JSON";
    const std::uint64_t seed = game.record().seed.value_or(0);
    const auto file = open_json(json_of(game), seed);
    if (!file || file->game.record() != game.record()) return "the record does not come back from JSON";
    if (const auto link = replay_link(game)) {
        const auto opened = open_link(*link, seed);
        if (!opened || opened->state() != game.state()) return "the replay link does not come back";
    }
    const auto position = open_link(position_link(game.state(), game.record().innkeepers), seed);
    if (!position || *position->record().position() != game.state()) return "the position link does not come back";
    return std::nullopt;
}

int run_replay(const Words& words) {
    Options options(words, {"--state", "--log", "--check", "--score"}, {"--actions", "--seed"});
    const auto limit = options.number("--actions", -1, 0, 1'000'000);
    const auto seed = static_cast<std::uint64_t>(options.number("--seed", 0, 0, seed_limit - 1));
    const std::vector<std::string>& what = options.words(1);
    if (what.empty()) options.fail("which game?");
    if (options.error()) return refuse_usage(replay_command, options);
    auto opened = open_argument(what[0], seed);
    if (!opened) return refuse(opened.error());
    Game& game = opened->game;
    const std::size_t all_actions = game.record().actions.size();
    if (limit >= 0) game.go_to(std::min(static_cast<std::size_t>(limit), all_actions));

    if (options.has("--log")) print_log(game);
    if (options.has("--check")) {
        const auto fault = opened->fell_back ? opened->fell_back->detail : broken(game);
        if (fault) {
            print("broken: " + *fault + "\n");
            return wrong_input;
        }
        print("good: " + std::to_string(game.player_actions()) + " of " + std::to_string(all_actions) + " actions, " +
              std::to_string(game.steps().size()) + " steps\n");
    }
    if (options.has("--score")) print_line(score_json(game.state()));
    const bool nothing_else = !options.has("--log") && !options.has("--check") && !options.has("--score");
    if (options.has("--state") || nothing_else) print_line(json_of(game.state()));
    return done;
}

}  // namespace

const Command replay_command{
    "replay", "plays a record or link again: state, log, check",
    R"(tavern replay [OPTIONS] GAME: plays a game again. GAME is a link, an address with one, the path of a record or
position, or - for standard input.

  --state               the position as one JSON line (the default)
  --log                 every step and its effects, in words
  --score               points by source and winners, as one JSON line
  --check               played again whole, states legal, undo, JSON and links come back the same; exit
                        code 1 when not
  --actions N           only the first N actions of the record
  --seed N              of the chance after a position (default 0)
)",
    run_replay};

}  // namespace tavern
