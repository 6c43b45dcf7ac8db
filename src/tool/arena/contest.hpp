// What was played in a match or in self-play, as it is kept in result files: one JSON line each, which add up.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "record/json.hpp"
#include "tool/arena/arena.hpp"
#include "tool/arena/statistics.hpp"

namespace tavern {

enum class ContestKind : std::uint8_t {
    match,       // mirrored sets of one against another
    tournament,  // a match of a tournament
    seats,       // one player in all seats
};

/** Seeds first..last, each of one set of games. */
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

struct Contest {
    ContestKind kind = ContestKind::match;
    Setup setup;
    PlayerKind one = PlayerKind::random;
    PlayerKind other = PlayerKind::random;  // the same in self-play
    std::vector<SeedRange> seeds;
    Totals totals;

    /** The shares of the first side in sets of mirrored games; of matches. */
    Sample sample() const;
};

/** Plays so many sets of games, of seeds from the first on, in so many processes, and ends earlier when it is enough
 * after one of them. The same whatever the number of processes, but for times. */
std::optional<Error> play(Contest& contest, std::uint64_t first_seed, long most, int jobs,
                          const std::function<bool(const Contest&)>& enough);

/** {"kind":"match","rules":1,"setup":..,"players":["legend","greedy"],"seeds":[[0,99]],"games":200,"sets":..,"sides":..} */
Json json_of(const Contest& contest);
Result<Contest> contest_from(const Json& json);

/** Adds another contest to one of the same kind, set-up and players, whose seeds are all others; an error otherwise. */
std::optional<Error> merge(Contest& contest, const Contest& other);
/** Adds it to the one of the same players in a list of one kind and set-up, or to the end: a tournament has many. */
std::optional<Error> merge(std::vector<Contest>& contests, const Contest& other);

/** All lines of all files, merged; "-" is standard input. */
Result<std::vector<Contest>> read_contests(const std::vector<std::string>& paths);
/** Writes one line each; nothing for an empty path. */
std::optional<Error> write_contests(const std::string& path, const std::vector<Contest>& contests);

}  // namespace tavern
