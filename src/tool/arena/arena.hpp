// Games between computer players: single games, and mirrored sets of games with the same chance. The totals of parts
// add up.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/luck.hpp"
#include "ai/players.hpp"
#include "record/names.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"
#include "tool/arena/former_legend.hpp"

namespace tavern {

/** A first place counts as this many parts, so that two, three and four winners share it in whole numbers. */
inline constexpr int whole_win = 12;

/** Classes of decision times, an eighth of an octave wide: class 8 k + j ends at 2^(k + (j+1)/8)
 * nanoseconds. */
inline constexpr int time_classes = 8 * 36;

/** One side of a contest over all of its games: a player, or a seat. */
struct Side {
    std::int64_t sets = 0;      // of mirrored games, or single games in self-play: only these are independent
    std::int64_t sittings = 0;  // one for each game and seat
    std::int64_t wins = 0;      // alone
    std::int64_t shared = 0;
    std::int64_t firsts = 0;                                // in parts of a win
    std::int64_t firsts_squared = 0;                        // sum of squares, for the spread
    std::array<std::int64_t, score_parts.size()> points{};  // sums by part
    std::int64_t points_squared = 0;                        // sum of squares of the points of each set
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;  // of all decisions
    std::int64_t slowest = 0;      // nanoseconds
    std::array<std::int32_t, time_classes> times{};

    void add(const Side& other);
    std::int64_t points_in_all() const;
    /** Of the mean points of a sitting. */
    double points_error() const;
    /** The 95th percentile of decision times in milliseconds, to an eighth of an octave. */
    double milliseconds_95() const;
};

/** A result, set by set: as it was, and less the luck in it (luck.hpp). Sums and sums of squares in small whole units.
 */
struct AdjustedResult {
    std::int64_t sets = 0;
    std::int64_t raw = 0;
    std::int64_t raw_squared = 0;
    std::int64_t adjusted = 0;
    std::int64_t adjusted_squared = 0;

    void add(double raw_result, double luck);
    void add(const AdjustedResult& other);
};
/** Units of an adjusted result in a point, and in a whole share of first places. */
inline constexpr int units_of_points = 100;
inline constexpr int units_of_shares = 10'000;

/** Totals of many games. Plain bytes, so that processes can pass them on. */
struct Totals {
    std::int64_t games = 0;
    std::array<Side, max_players> sides{};
    /** How often a set of mirrored games gave the first side this many parts of a win. */
    std::array<std::int64_t, max_players * whole_win + 1> sets{};
    std::int64_t points_squared = 0;  // sum of squares of the points of all seats in each set
    // Where luck is counted. Points: in matches the first side's lead over the mean of the others, else the seats'
    // mean.
    AdjustedResult points;
    AdjustedResult shares;  // of first places, in matches

    /** Adds the games of one set. */
    void add_set(Totals set);
    void add(const Totals& other);
    /** All seats as one side, in self-play. */
    Side all_seats() const;
    std::map<int, long> set_sums() const;
};

/** The player of each seat, and the side that it counts for. */
struct Seats {
    std::array<ComputerPlayer, max_players> players{};
    std::array<int, max_players> sides{};
    /** By which a player with a search decides, where given, instead of its own. */
    std::array<const Evaluation*, max_players> evaluations{};
};

/** The type of decide_in_arena(); tests use others. */
using Decide = std::vector<Action> (*)(ComputerPlayer player, const State& state, std::uint64_t seed);

/**
 * Plays one game and adds it to the totals. The seed gives chance and the seeds of decisions, which depend only on the
 * number of decisions before. An error names player, seed and action when a player proposes nothing, an illegal action,
 * or an action for another player. Where luck is given, it counts the luck of the game.
 */
std::optional<Error> play_game(const Setup& setup, const Seats& seats, std::uint64_t seed, Totals& totals,
                               Decide decides = decide_in_arena, Luck* luck = nullptr);

/** A set of mirrored games with the same chance: one sits in each seat once, the other in all the rest. The one is
 * side 0, and decides by another evaluation than its own where that is given. */
std::optional<Error> play_mirrored(const Setup& setup, ComputerPlayer one, ComputerPlayer other, std::uint64_t seed,
                                   Totals& totals, bool count_luck = false, const Evaluation* of_one = nullptr);

/** A game of one player in all seats; each seat is a side. */
std::optional<Error> play_alike(const Setup& setup, ComputerPlayer player, std::uint64_t seed, Totals& totals,
                                bool count_luck = false);

}  // namespace tavern
