// The rating of a solver by Glicko-2.
#include "narration/solving/rating.hpp"

#include <doctest/doctest.h>

using namespace tavern;

TEST_CASE("the worked example of Glickman's paper") {
    const Met met[] = {{1400, 30, true}, {1550, 100, false}, {1700, 300, false}};
    const SolverRating after = after_period({1500, 200, 0.06F}, met);
    CHECK(after.points == doctest::Approx(1464.06).epsilon(0.00005));
    CHECK(after.deviation == doctest::Approx(151.52).epsilon(0.0001));
    CHECK(after.volatility == doctest::Approx(0.05999).epsilon(0.0005));
}

TEST_CASE("nothing tried: the rating of a newcomer; a pause makes it less certain, at most as for a newcomer") {
    CHECK(rating_text(rating_of({})) == "1500 ± 700");
    const std::vector<RatedAttempt> once{{20'000, 1500, true}};
    const SolverRating first = rating_of(once);
    CHECK(first.points > 1600);
    CHECK(first.deviation < 300);
    // A period without games only adds the volatility to the deviation: step 6 alone.
    const SolverRating idle = after_period(first, {});
    CHECK(idle.points == first.points);
    CHECK(idle.deviation > first.deviation);
    std::vector<RatedAttempt> later = once;
    later.push_back({20'000'000, 1500, true});
    CHECK(rating_of(later).deviation < 350);
    CHECK(rating_of(later).points > first.points);
}

TEST_CASE("many hard problems solved, or easy ones failed, on one day lead near to them and not beyond") {
    const auto after = [](int rating, bool solved) {
        return rating_of(std::vector<RatedAttempt>(60, {20'000, rating, solved}));
    };
    CHECK(after(2400, true).points > 2400);
    CHECK(after(2400, true).points < 3200);
    CHECK(after(600, false).points < 600);
    CHECK(after(600, false).points > -200);
    CHECK(after(2400, true).volatility <= 0.1F);
}

TEST_CASE("attempts come in the order of their days") {
    std::vector<RatedAttempt> attempts;
    for (const std::int64_t day : {5, 3, 9, 3}) add_by_day(attempts, {day, static_cast<int>(attempts.size()), true});
    CHECK(attempts[0].day == 3);
    CHECK(attempts[0].rating == 1);
    CHECK(attempts[1].rating == 3);
    CHECK(attempts[3].day == 9);
}
