#include "record/alone.hpp"

#include <algorithm>
#include <chrono>

namespace tavern {
namespace {

std::chrono::year_month_day calendar(Date date) {
    return std::chrono::year{date.year} / date.month / date.day;
}

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

int alone_target(int module, int rank) {
    return alone_targets[static_cast<std::size_t>(module - 1)][static_cast<std::size_t>(rank - 1)];
}

int alone_rank(int module, int points) {
    const auto& targets = alone_targets[static_cast<std::size_t>(module - 1)];
    return static_cast<int>(std::upper_bound(targets.begin(), targets.end(), points) - targets.begin());
}

Date date_of(std::int64_t days_since_1970) {
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{days_since_1970}}};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

std::int64_t days_since_1970(Date date) {
    return std::chrono::sys_days{calendar(date)}.time_since_epoch().count();
}

bool is_date(Date date) {
    return calendar(date).ok();
}

std::string text_of(Date date) {
    return std::to_string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day);
}

Deal daily_deal(Date date) {
    const std::chrono::weekday weekday{std::chrono::sys_days{calendar(date)}};
    Deal deal;
    deal.setup.players = 1;
    deal.setup.module = static_cast<std::uint8_t>(std::min(weekday.iso_encoding(), 5U));
    deal.seed = static_cast<unsigned>(date.year * 10'000 + date.month * 100 + date.day);
    return deal;
}

std::optional<Date> date_of_deal(const Record& record) {
    // Years of four digits. Smaller numbers are chosen by players.
    constexpr std::uint64_t years_begin = 1000'0000;
    constexpr std::uint64_t years_end = 1'0000'0000;
    if (record.position() != nullptr || !record.seed) return std::nullopt;
    if (*record.seed < years_begin || *record.seed >= years_end) return std::nullopt;
    const auto number = static_cast<int>(*record.seed);
    const Date date{number / 10'000, number / 100 % 100, number % 100};
    if (!calendar(date).ok() || record.setup() != daily_deal(date).setup) return std::nullopt;
    return date;
}

}  // namespace tavern
