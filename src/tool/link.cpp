#include "record/link/link.hpp"

#include "tool/commands.hpp"

namespace tavern {
namespace {

int run_link(const Words& words) {
    Options options(words, {"--position", "--replay", "--json", "--position-json"}, {"--actions", "--seed"});
    const auto limit = options.number("--actions", -1, 0, 1'000'000);
    const auto seed = static_cast<std::uint64_t>(options.number("--seed", 0, 0, seed_limit - 1));
    const std::vector<std::string>& what = options.words(1);
    if (what.empty()) options.fail("which game?");
    if (options.error()) return refuse_usage(link_command, options);
    const auto text = read_argument(what[0]);
    if (!text) return refuse(text.error());
    auto opened = open_text(*text, seed);
    if (!opened) return refuse(opened.error());
    Game& game = opened->game;
    if (opened->fell_back) print_error(*opened->fell_back);
    if (limit >= 0) game.go_to(std::min(static_cast<std::size_t>(limit), game.record().actions.size()));

    const bool from_link = !is_json(*text);
    const bool chosen =
        options.has("--position") || options.has("--replay") || options.has("--json") || options.has("--position-json");
    if (options.has("--position")) print(position_link(game.state(), game.record().innkeepers) + "\n");
    if (options.has("--replay") || (!chosen && !from_link)) {
        const auto link = replay_link(game);
        if (!link) return refuse({Fault::too_long, "the game is too long for a replay link; take --position"});
        print(*link + "\n");
    }
    if (options.has("--json") || (!chosen && from_link)) print_line(json_of(game));
    if (options.has("--position-json")) print_line(position_json(game.state(), game.record().innkeepers));
    return done;
}

}  // namespace

const Command link_command{
    "link", "a record or position to a link, and back",
    R"(tavern link [OPTIONS] GAME: turns a file into a link, a link into a file. GAME is a link, an address with one, the
path of a record or position, or - for standard input. Links are printed as the fragment after #.

  --replay              the replay link: set-up, seed and all actions (for a file, the default)
  --position            the position link: where the game stands, without seed
  --json                the record as one JSON line (for a link, the default)
  --position-json       the position as one JSON line
  --actions N           only the first N actions of the record
  --seed N              of the chance after a position (default 0)
)",
    run_link};

}  // namespace tavern
