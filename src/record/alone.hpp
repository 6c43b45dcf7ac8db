// What one person alone plays for: the target table, the deal of the day, and what the own best is kept under.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "record/game.hpp"

namespace tavern {

inline constexpr int alone_ranks = 5;

/** Points to reach for each rank, by module. Measured; the lowest a little below what the greedy player makes on
 * average: ci/tavern simulate --players 1 --module M --policy greedy --games 2000 */
inline constexpr std::array<std::array<int, alone_ranks>, 5> alone_targets{{
    {45, 60, 75, 90, 105},
    {55, 70, 85, 100, 115},
    {65, 80, 95, 110, 130},
    {60, 80, 95, 110, 130},
    {70, 90, 110, 130, 150},
}};

/** The rank 1..alone_ranks that the points reach, 0 for none yet. */
int alone_rank(int module, int points);

/** A day by the world's clock (UTC). */
struct Date {
    int year = 1970;
    int month = 1;
    int day = 1;
    friend auto operator<=>(const Date&, const Date&) = default;
};

Date date_of(std::int64_t days_since_1970);
/** 2026-11-21. */
std::string text_of(Date date);

struct Deal {
    Setup setup;
    std::uint64_t seed = 0;
};

/** The same for everybody on the same date: for one alone, module 1 on Mondays to module 5 on Fridays and at the
 * weekend. The seed is the date as a number, 20261121. */
Deal daily_deal(Date date);
/** The date whose deal a game began with, if it began with one. */
std::optional<Date> date_of_deal(const Record& record);

}  // namespace tavern
