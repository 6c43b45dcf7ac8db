// Attempts at problems on this device: the first and the last one at each, and the first one at each problem of the
// day.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/bests.hpp"
#include "record/alone.hpp"
#include "ui/model/problem_place.hpp"

namespace tavern::app {

struct Attempt {
    std::int64_t day = 0;  // since 1970
    int stars = 0;
    int wait = 0;  // a failed problem comes back after repetition_days[wait]
};
/** The very first one, for the rating. */
struct FirstAttempt {
    std::int64_t day = 0;
    bool solved = false;  // with all stars
};
inline constexpr int repetition_days[] = {1, 4, 12};

/** Whether a best of this name, from a file or from storage, can be an attempt: the name of a problem made of an own
 * mistake holds its link. */
bool is_attempt(std::string_view name);

class Attempts {
  public:
    explicit Attempts(Bests& bests) : bests_(bests) {}

    /** link: of the problem. A clock set back changes nothing: the latest day counts. */
    std::optional<Attempt> last_at(std::string_view link) const;
    std::optional<FirstAttempt> first_at(std::string_view link) const;
    /** Only the first attempt of a day counts: after it, the answer is known. */
    void count(std::string_view link, std::int64_t day, int stars);
    /** Only the first attempt at a day counts. */
    void count_daily(Date date, int stars);
    std::optional<int> daily_stars(Date date) const;
    /** Days in a row with the problem of the day, up to this one or the day before. */
    int streak(Date today) const;
    /** A problem made of a mistake in an own game: failed this day. */
    void keep_own(const std::string& link, std::int64_t day);
    /** The links of all of them. */
    std::vector<std::string> own() const;
    /** The most solved in a rush. */
    std::optional<int> best_rush() const { return bests_.best_of(rush_key); }
    void count_rush(int solved) { bests_.save(rush_key, solved); }
    /** Whether it was failed and is due again. */
    bool is_due(std::string_view link, std::int64_t day) const;

  private:
    static constexpr const char* rush_key = "problem-rush";
    Bests& bests_;
};

}  // namespace tavern::app
