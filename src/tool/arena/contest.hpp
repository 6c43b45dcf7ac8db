// Results of matches and self-play in result files: one JSON line each, and lines add up.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "record/json.hpp"
#include "tool/arena/arena.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {

enum class ContestKind : std::uint8_t {
    match,       // mirrored sets of one player against another
    tournament,  // a match of a tournament
    seats,       // one player in all seats
};

/** Seeds first..last, each of one set of games. */
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};
bool overlap(const SeedRange& one, const SeedRange& other);

struct Contest {
    ContestKind kind = ContestKind::match;
    Setup setup;
    ComputerPlayer one = ComputerPlayer::random;
    ComputerPlayer other = ComputerPlayer::random;  // the same in self-play
    std::vector<SeedRange> seeds;
    Totals totals;

    /** For matches: the shares of the first side in sets of mirrored games. */
    Sample sample() const;
};

/** How many sets of games are played, and how. */
struct Schedule {
    std::uint64_t first_seed = 0;
    long most = 0;
    int jobs = 1;  // processes; only times depend on them
    bool counts_luck = false;
    std::optional<Evaluation> tried{};  // by the one in a match, instead of its own
};

/** Plays sets of games, with seeds from the first on, and stops earlier once enough() is true. */
std::optional<Error> play(
    Contest& contest, const Schedule& schedule,
    const std::function<bool(const Contest&)>& enough = [](const Contest&) { return false; });

/** {"kind":"match","rules":1,"setup":..,"players":["legend","greedy"],"seeds":[[0,99]],"games":200,"sets":..,"sides":..} */
Json json_of(const Contest& contest);
Result<Contest> contest_from(const Json& json);

/** Adds a contest of the same kind, set-up and players; an error when these differ or seeds are the same. */
std::optional<Error> merge(Contest& contest, const Contest& other);
/** Adds it to the contest of the same players in the list, or to the end of the list: a tournament has many. */
std::optional<Error> merge(std::vector<Contest>& contests, const Contest& other);

/** All lines of all files, merged; "-" is standard input. A file without any is an error. */
Result<std::vector<Contest>> read_contests(const std::vector<std::string>& paths);
/** Why no results can be written there, to be asked before the games; leaves the content of the file. */
std::optional<std::string> cannot_write(const std::string& path);
/** Writes a line for each, or says why not; an empty path writes nothing. */
std::optional<std::string> write_contests(const std::string& path, const std::vector<Contest>& contests);

}  // namespace tavern
