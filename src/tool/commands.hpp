// The commands of the console program. Each has its help and a function from words to an exit code.
#pragma once
#include <iosfwd>
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
inline constexpr int wrong_input = 1;  // the input is not a game, or a check failed
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
extern const Command rate_command;
extern const Command bound_command;
extern const Command reviews_command;
extern const Command last_turns_command;
extern const Command problems_command;
extern const Command play_command;
extern const Command report_command;

/** Runs the command named by the first word. */
int run_tool(const Words& words);

class TypedPlay;
/** Reads lines and writes their answers until the game or the input ends. */
void play_lines(TypedPlay& play, std::istream& in, std::ostream& out);

// --- Shared by the commands ---

/** Writes a text to standard output. */
void print(std::string_view text);
void print_line(const Json& json);
/** Prints an error on standard error. */
void print_error(const Error& error);
/** The same, and returns the exit code. */
int refuse(const Error& error);
/** Refuses other input than games: prints the sentence alone on standard error, and returns the exit code. */
int refuse(std::string_view sentence);
int refuse_usage(const Command& command, const Options& options);
/** The player of this name; an error of the options otherwise. */
ComputerPlayer named_player(Options& options, std::string_view name);
/** The players of the words, at least one; an error of the options otherwise. */
std::vector<ComputerPlayer> named_players(Options& options);
/** The option --jobs: the number of processes, one a core by default. */
int jobs_of(Options& options);
/** Speaks the language of the option --language; an error of the options where its texts are not there. */
void speak_language(Options& options);
/** The option --seed, the first of this many seeds. */
std::uint64_t first_seed(Options& options, long count);

/** The content of the file at that path, of standard input for "-", or else the word itself. At most this many bytes
 * are read: one more than JSON may have is enough to see that a text is too large. */
Result<std::string> read_argument(const std::string& word, std::size_t most = Json::size_limit + 1);
/** The game of a word: a link, an address with a link in it, or a file. After a position, chance goes on with the fresh
 *  seed. Prints why, if only the position of a game could be opened. */
Result<Opened> open_argument(const std::string& word, std::uint64_t fresh_seed);

/** The bonuses of the options of take-bonus. */
Json bonuses_json(const State& state);
/** {"error":{"reason":"damaged","detail":"the checksum does not fit"}} */
Json json_of(const Error& error);

}  // namespace tavern
