#include "typed/play.hpp"

#include <iostream>
#include <sstream>

#include "record/names.hpp"
#include "tool/commands.hpp"

namespace tavern {
namespace {

int run_play(const Words& words) {
    std::vector<std::string_view> with_value(std::begin(setup_options), std::end(setup_options));
    with_value.insert(with_value.end(), {"--seed", "--others", "--language"});
    Options options(words, {}, with_value);
    const Setup setup = options.setup();
    const auto seed = static_cast<std::uint64_t>(options.number("--seed", 0, 0, seed_limit - 1));
    const std::string others = options.text("--others", id_of(PlayerType::steady));
    const auto type = value_of<PlayerType>(others);
    if (!type) options.fail("--others must be person or a level, novice to legend, not \"" + others + "\"");
    static_cast<void>(options.words(0));
    speak_language(options);
    if (options.error()) return refuse_usage(play_command, options);
    std::vector<Innkeeper> innkeepers = default_innkeepers(setup);
    for (std::size_t seat = 1; seat < innkeepers.size(); ++seat) innkeepers[seat].player_type = *type;
    TypedPlay play(Game(setup, seed, std::move(innkeepers)));
    play_lines(play, std::cin, std::cout);
    return done;
}

}  // namespace

void play_lines(TypedPlay& play, std::istream& in, std::ostream& out) {
    const auto tell = [&out](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) out << line << '\n';
        out << "> " << std::flush;
    };
    // The answer to an empty line explains how to begin.
    std::vector<std::string> begun = play.enter("");
    for (std::string& line : play.begin()) begun.push_back(std::move(line));
    tell(begun);
    for (std::string line; !play.over() && std::getline(in, line);) tell(play.enter(line));
    out << '\n';
}

const Command play_command{
    "play", "plays a game by typed words",
    R"(tavern play [OPTIONS]: plays a game by typed words, such as "5 monk", "serve all" or "row".

Each line is an action, several actions with commas between them, or a question; "help" tells the words, "choices"
the possible actions. The first innkeeper is a person.

  --others NAME         person, or the level of the computer players, novice to legend (default steady)
  --language NAME       of sentences and words, such as de; any other word lists all (default en)
  --seed N              of the dealer (default 0)
  --players N --module N --edition NAME --planning NAME --start-player N   as for simulate
)",
    run_play};

}  // namespace tavern
