// The commands of the console program. Each is a function from its words to an exit code; help is beside it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ai/players.hpp"
#include "record/record_json.hpp"
#include "record/result.hpp"
#include "tool/options.hpp"

namespace tavern {

using Words = std::vector<std::string>;

inline constexpr int done = 0;
inline constexpr int wrong_input = 1;  // what was read is no game, or a check failed
inline constexpr int wrong_usage = 2;

struct Command {
    std::string_view name;
    std::string_view summary;
    std::string_view help;
    int (*run)(const Words& words);
};

extern const Command simulate_command;
extern const Command trace_command;
extern const Command engine_command;
extern const Command replay_command;
extern const Command link_command;
extern const Command perft_command;
extern const Command bench_command;
extern const Command train_command;
extern const Command match_command;
extern const Command tournament_command;
extern const Command seats_command;
extern const Command merge_command;

/** The whole program: the first word names the command. */
int run_tool(const Words& words);

// --- What the commands share ---

/** Writes to standard output, exactly as it is. */
void print(std::string_view text);
void print_line(const Json& json);
/** Says on standard error what is wrong, and returns the exit code. */
int refuse(const Error& error);
int refuse_usage(const Command& command, const Options& options);
/** The player of this name; an error of the options otherwise. */
PlayerKind named_player(Options& options, std::string_view name);
/** --seed, from which on so many seeds are used. */
std::uint64_t first_seed(Options& options, long count);

/** What a word stands for: the content of the file of that path, standard input for "-", else the word itself. */
Result<std::string> read_argument(const std::string& word);
/** The game behind a word: a link, an address with one, or a file. Chance after a position goes on with the fresh
 *  seed. */
Result<Opened> open_argument(const std::string& word, std::uint64_t fresh_seed);

/** What take-bonus takes, by its option, when it is asked. */
Json bonuses_json(const State& state);
/** {"error":{"reason":"damaged","detail":"the checksum does not fit"}} */
Json json_of(const Error& error);

}  // namespace tavern
