// Playing alone: ranks by points, the deal of the day, and the key of the personal best.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "record/game.hpp"

namespace tavern {

inline constexpr int highest_rank_alone = 5;

/** The points for each rank, by module: about the mean of each computer level alone, the weakest first, over 200 games
 *  (60 for the legend, and for steady and shrewd in module 5):
 *  ci/tavern simulate --players 1 --module M --policy LEVEL --games 200 */
inline constexpr auto alone_targets = std::to_array<std::array<int, highest_rank_alone>>({
    {60, 85, 115, 125, 130},
    {65, 85, 115, 125, 135},
    {75, 95, 125, 135, 150},
    {75, 100, 130, 145, 155},
    {90, 130, 170, 185, 200},
});
static_assert(alone_targets.size() == module_count);

/** The points that a rank 1..highest_rank_alone needs. */
int alone_target(int module, int rank);
/** The rank 1..highest_rank_alone that the points reach; 0 for none. */
int alone_rank(int module, int points);

/** A day in UTC. */
struct Date {
    int year = 1970;
    int month = 1;
    int day = 1;
    friend auto operator<=>(const Date&, const Date&) = default;
};

Date date_of(std::int64_t days_since_1970);
std::int64_t days_since_1970(Date date);
/** Whether the calendar has this day. */
bool is_date(Date date);
/** 2026-11-21. */
std::string text_of(Date date);

struct Deal {
    Setup setup;
    std::uint64_t seed = 0;
};

/** The deal of the day, the same for all players: for one player, module 1 on Mondays to module 5 on Fridays and at the
 * weekend. The seed is the date as a number, 20261121. */
Deal daily_deal(Date date);
/** The date of the deal of the day that a game began with, if any. */
std::optional<Date> date_of_deal(const Record& record);

}  // namespace tavern
