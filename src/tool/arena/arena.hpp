// Players against each other: single games, and mirrored sets of games with the same chance, counted so that what was
// counted here and there adds up.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "ai/players.hpp"
#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

/** First places are counted in these parts of one, so that shares of two, three and four winners are whole numbers. */
inline constexpr int whole_win = 12;

/** Times of decisions in classes an eighth of an octave wide: class 8 k + j holds 2^k .. 2^(k+1) nanoseconds. */
inline constexpr int time_classes = 8 * 36;

/** The parts of a Score, in its order: staff, guests, nobles, schnapps, reputation. */
inline constexpr int score_parts = 5;

/** One side of a contest over all of its games: a player, or a seat. */
struct Side {
    std::int64_t sittings = 0;  // one for each game and seat
    std::int64_t wins = 0;      // alone
    std::int64_t shared = 0;
    std::int64_t firsts = 0;                         // in parts of a win
    std::int64_t firsts_squared = 0;                 // sum of squares, for the spread
    std::array<std::int64_t, score_parts> points{};  // sums
    std::int64_t points_squared = 0;                 // sum of squares of totals
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;  // of all decisions
    std::int64_t slowest = 0;      // nanoseconds
    std::array<std::int32_t, time_classes> times{};

    void add(const Side& other);
    std::int64_t points_in_all() const;
    /** Below which 95 of 100 decisions took less, in milliseconds, to an eighth of an octave. */
    double milliseconds_95() const;
};

/** What is known of many games. Plain bytes, so that processes can hand it over. */
struct Totals {
    std::int64_t games = 0;
    std::array<Side, max_players> sides{};
    /** How often a set of mirrored games gave the first side so many parts of a win. */
    std::array<std::int64_t, max_players * whole_win + 1> sets{};

    void add(const Totals& other);
    std::map<int, long> set_sums() const;
};

/** Who sits where, and for which side it counts. */
struct Seats {
    std::array<PlayerKind, max_players> players{};
    std::array<int, max_players> sides{};
};

/** As decide(); tests have their own. */
using Decide = std::vector<Action> (*)(PlayerKind player, const State& state, std::uint64_t seed);

/**
 * Plays one game and adds it to the totals. Chance comes from a dealer of the seed; so do the seeds of decisions, the
 * same for the same number of decisions before. An error when a player proposes nothing, something that is not legal,
 * or something in another's place; it names player, seed and action.
 */
std::optional<Error> play_game(const Setup& setup, const Seats& seats, std::uint64_t seed, Totals& totals,
                               Decide decides = decide);

/** A set of mirrored games: the one sits in each seat once, the other in all the rest; the same chance in every game.
 * The one is side 0. */
std::optional<Error> play_mirrored(const Setup& setup, PlayerKind one, PlayerKind other, std::uint64_t seed,
                                   Totals& totals);

/** One player in all seats; each seat is a side. */
std::optional<Error> play_alike(const Setup& setup, PlayerKind player, std::uint64_t seed, Totals& totals);

}  // namespace tavern
