// The results of games that ended on this device, and statistics of them. Only results are stored; this file derives
// all sums.
//
// A result as JSON (names never change; a later version may add some):
//   {"version":1, "id":"game-0123456789ab",  the slot of the game, so that no game counts twice
//    "ended_at":1763700000000,               milliseconds since 1970
//    "module":5, "seat":0,                   the first seat of a human
//    "keepers":["person","steady"],          by seat
//    "points":[96,88], "won":true,           by seat; whether that seat is among the winners
//    "sources":{"guests":16,"staff":19,"nobles":50,"schnapps":3,"reputation":8},
//    "best_evening":{"round":7,"points":31},
//    "deal":"2026-11-21",                    only of a deal of the day
//    "hinted":true,                          only where a hint was asked for; such a result has version 2
//    "faces":[31,28,40,33,29,37],            how often each face was rolled, by everybody; such a result has version 3
//    "review":{"luck":-310,"lost":4230,"decisions":98}}  of that seat, in hundredths of a point, once the game was
//                                            reviewed; such a result has version 4
// and a file: {"format":"taverns-ledger","version":1,"results":[...]}
// With attempts at problems it has version 4 and "attempts":[{"of":"problem-...","number":7},...]; src/app/problems
// gives them a meaning.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/alone.hpp"
#include "record/json.hpp"
#include "record/names.hpp"
#include "record/rolled.hpp"

namespace tavern {

/** In the order of score_parts. */
using PointsBySource = std::array<int, score_parts.size()>;

/** The sums of a review for one seat, points in hundredths. */
struct Balance {
    int luck = 0;       // points that cards and dice brought; less than 0 in bad luck
    int lost = 0;       // points that mistakes cost, at least 0
    int decisions = 0;  // with more than one answer

    /** Points lost a decision, in hundredths. */
    int rate() const { return lost / std::max(1, decisions); }
    friend bool operator==(const Balance&, const Balance&) = default;
};

struct GameResult {
    std::string id;
    std::int64_t ended_at = 0;
    int module = 1;
    int seat = 0;
    std::vector<PlayerType> player_types;
    std::vector<int> points;
    bool won = false;
    PointsBySource sources{};
    int best_round = 0;  // the evening that brought most
    int best_points = 0;
    std::optional<Date> deal;
    bool hinted = false;              // a hint was asked for; it is no best result
    std::optional<FaceCounts> faces;  // versions 1 and 2 did not count them
    std::optional<Balance> review;    // once the game was reviewed

    int own_points() const { return points[static_cast<std::size_t>(seat)]; }
    int players() const { return static_cast<int>(player_types.size()); }
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/** The result of a game that is over and in which a person played, but for the best evening; nothing otherwise. */
std::optional<GameResult> result_of(const Game& game, std::string id, std::int64_t ended_at);

/** A number that a device remembers under a name. */
struct NamedNumber {
    std::string of;
    int number = 0;
    friend bool operator==(const NamedNumber&, const NamedNumber&) = default;
};
/** The names of attempts at problems begin so. */
inline constexpr std::string_view attempt_mark = "problem-";

Json json_of(const GameResult& result);
Result<GameResult> result_from(const Json& json);
/** A file of more bytes is refused. */
inline constexpr std::size_t longest_ledger = 15'000'000;
/** A file of all results, or of the newest where there are more than a file may hold. */
std::string ledger_file(const std::vector<GameResult>& results, const std::vector<NamedNumber>& attempts = {});
bool is_ledger_file(const Json& json);
/** The results in such a file. One damaged result makes the whole file an error, so that no part of it is lost. */
Result<std::vector<GameResult>> results_in(const Json& file);
/** The attempts at problems in such a file. */
Result<std::vector<NamedNumber>> attempts_in(const Json& file);

struct Tally {
    int games = 0;
    int won = 0;   // of the games against others
    int best = 0;  // without hints
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Ledger {
    Tally all;
    int contests = 0;                           // games with more than one innkeeper
    int points = 0;                             // of all games together
    PointsBySource sources{};                   // of all games together
    std::array<Tally, module_count> modules{};  // by module - 1
    std::array<Tally, player_types> against{};  // by PlayerType, the strongest of the others; alone is in none
    std::vector<GameResult> last;               // the newest at the end, at most last_games
    std::vector<GameResult> reviewed;           // likewise of the games with a review
    std::vector<GameResult> evenings;           // the best evenings, at most best_evenings, the best first
    int streak = 0;  // days in a row with a finished deal of the day, up to today or yesterday
    int longest_streak = 0;
    int counted = 0;     // games whose faces are known
    FaceCounts faces{};  // of these games together
};
inline constexpr std::size_t last_games = 20;
inline constexpr std::size_t best_evenings = 3;

/** The balances of these games together. */
Balance together(std::span<const GameResult> reviewed);
/** The older and the newer half of reviewed games; of an odd number the older half has one more. */
struct Trend {
    Balance older;
    Balance newer;
    std::size_t first_newer = 0;  // index of the first game of the newer half
};
/** Nothing of fewer than four games. */
std::optional<Trend> trend_of(std::span<const GameResult> reviewed);
/** players: counts only games of this many players; 0 counts all. Streaks always count all deals. */
Ledger ledger_of(const std::vector<GameResult>& results, Date today, int players = 0);

}  // namespace tavern
