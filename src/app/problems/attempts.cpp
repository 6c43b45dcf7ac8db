#include "app/problems/attempts.hpp"

#include <algorithm>
#include <iterator>

namespace tavern::app {
namespace {

constexpr int last_wait = static_cast<int>(std::size(repetition_days)) - 1;
constexpr int star_room = problems::most_stars + 1;
constexpr int wait_room = last_wait + 1;
// Devices keep the most of everything, and so the earliest day before this one.
constexpr std::int64_t last_day = 100'000;

constexpr std::string_view own_mark = "problem-own-";

bool is_own(std::string_view name) {
    return name.starts_with(own_mark);
}

std::string_view own_link(std::string_view name) {
    return name.substr(own_mark.size());
}

/** A link's checksum names its problem: see link.hpp. */
std::string key_of(std::string_view link) {
    return "problem-" + std::string(link.substr(4, 5));
}

std::string first_key(std::string_view link) {
    return "problem-first-" + std::string(link.substr(4, 5));
}

std::string daily_key(Date date) {
    return "problem-of-" + text_of(date);
}

/** The greater number is the later attempt. */
int number_of(const Attempt& attempt) {
    return (static_cast<int>(attempt.day) * wait_room + attempt.wait) * star_room + attempt.stars;
}

Attempt attempt_of(int number) {
    return {number / star_room / wait_room, number % star_room, number / star_room % wait_room};
}

}  // namespace

bool is_attempt(std::string_view name) {
    return !is_own(name) || problems::open_problem(own_link(name));
}

std::optional<Attempt> Attempts::last_at(std::string_view link) const {
    const std::optional<int> number = bests_.best_of(key_of(link));
    return number ? std::optional(attempt_of(*number)) : std::nullopt;
}

std::optional<FirstAttempt> Attempts::first_at(std::string_view link) const {
    const std::optional<int> number = bests_.best_of(first_key(link));
    return number ? std::optional(FirstAttempt{last_day - *number / 2, *number % 2 > 0}) : std::nullopt;
}

void Attempts::count(std::string_view link, std::int64_t day, int stars) {
    const std::optional<Attempt> before = last_at(link);
    if (before && day <= before->day) return;
    Attempt now{day, stars, 0};
    // After each further failure it waits longer.
    if (before && before->stars < problems::most_stars) now.wait = std::min(before->wait + 1, last_wait);
    if (!before)
        bests_.save(first_key(link), static_cast<int>(last_day - day) * 2 + (stars == problems::most_stars ? 1 : 0));
    bests_.save(key_of(link), number_of(now));
}

void Attempts::count_daily(Date date, int stars) {
    if (!daily_stars(date)) bests_.save(daily_key(date), stars);
}

std::optional<int> Attempts::daily_stars(Date date) const {
    return bests_.best_of(daily_key(date));
}

int Attempts::streak(Date today) const {
    const std::int64_t last = days_since_1970(today);
    int days = 0;
    while (daily_stars(date_of(last - days - 1))) ++days;
    return days + (daily_stars(today) ? 1 : 0);
}

void Attempts::keep_own(const std::string& link, std::int64_t day) {
    if (last_at(link)) return;
    bests_.save(std::string(own_mark) + link, 1);
    count(link, day, 0);
}

std::vector<std::string> Attempts::own() const {
    std::vector<std::string> links;
    for (const Best& best : bests_.all())
        if (is_own(best.of) && is_attempt(best.of)) links.emplace_back(own_link(best.of));
    return links;
}

bool Attempts::is_due(std::string_view link, std::int64_t day) const {
    const std::optional<Attempt> last = last_at(link);
    return last && last->stars < problems::most_stars && day >= last->day + repetition_days[last->wait];
}

}  // namespace tavern::app
