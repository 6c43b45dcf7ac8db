#include "tool/arena/statistics.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "record/playout.hpp"
#include "tool/arena/ratings.hpp"
#include "tool/decimal.hpp"

using namespace tavern;

namespace {

doctest::Approx about(double value) {
    return doctest::Approx(value).epsilon(1e-5);
}

/** Sets of two games, all won or all lost. */
Sample decided(long won, long lost) {
    return sample_of({{0, lost}, {24, won}}, 24);
}

/** One set of two games, each won by chance. */
int played_set(RandomNumbers& numbers, double share) {
    const int limit = 1 << 20;
    int points = 0;
    for (int game = 0; game < 2; ++game)
        if (numbers.below(limit) < share * limit) points += 12;
    return points;
}

/** How often in a thousand the test of Elo 0 or 100 ends with this verdict at this true share. */
int ended(double share, Verdict verdict) {
    RandomNumbers numbers(1);
    int times = 0;
    for (int run = 0; run < 1000; ++run) {
        std::map<int, long> sums;
        Verdict found = Verdict::undecided;
        while (found == Verdict::undecided) {
            ++sums[played_set(numbers, share)];
            found = verdict_of(Test(), sample_of(sums, 24), 2);
        }
        if (found == verdict) ++times;
    }
    return times;
}

}  // namespace

TEST_CASE("Elo of shares, with two players and with more") {
    CHECK(elo_of(0.5, 2) == about(0));
    CHECK(elo_of(0.75, 2) == about(190.84850));  // 400 log10(3)
    CHECK(elo_of(0.25, 2) == about(-190.84850));
    CHECK(elo_of(0.25, 4) == about(0));
    CHECK(elo_of(0.5, 3) == about(120.41200));  // 400 log10(2)
    CHECK(share_of(100, 2) == about(0.640065));
    CHECK(share_of(0, 3) == about(1.0 / 3));
    CHECK(share_of(elo_of(0.7, 4), 4) == about(0.7));
    CHECK(std::isfinite(elo_of(1, 2)));
    CHECK(elo_of(0, 2) == about(-elo_of(1, 2)));
}

TEST_CASE("the spread of sets is measured") {
    const Sample sample = sample_of({{0, 1}, {12, 2}, {24, 1}}, 24);
    CHECK(sample.count == 4);
    CHECK(sample.mean == about(0.5));
    CHECK(sample.variance == about(0.125));
    CHECK(sample_of({{12, 50}}, 24).variance == about(0));
    const Sample held = cautious(decided(18, 0), 2);  // 19 won, 1 lost
    CHECK(held.count == 20);
    CHECK(held.mean == about(0.95));
    CHECK(held.variance == about(0.0475));
    CHECK(cautious(decided(0, 0), 4).mean == about(0.25));
}

TEST_CASE("a single number has no known error") {
    Mean mean;
    mean.add(7);
    CHECK(std::isinf(mean.error()));
    mean.add(9);
    CHECK(mean.error() == about(1));
    CHECK(decimal(Mean{}.error()) == "?");
    CHECK(DecimalObject().add("error", Mean{}.error(), 2).add("mean", 1.5, 2).write() ==
          R"({"error":null,"mean":1.50})");
}

TEST_CASE("the interval holds 95 of 100") {
    const Interval interval = interval_of(decided(49, 49), 2);
    CHECK(interval.low == about(0.5 - 1.959964 * 0.05));
    CHECK(interval.high == about(0.5 + 1.959964 * 0.05));
    const Interval one_sided = interval_of(decided(98, 0), 2);
    CHECK(one_sided.low == about(0.99 - 1.959964 * std::sqrt(0.0099 / 100)));
    CHECK(one_sided.high == 1);
    // The luck that mirrored games always share adds nothing to the spread.
    CHECK(interval_of(sample_of({{12, 998}}, 24), 2).high == about(0.5 + 1.959964 * std::sqrt(0.0005 / 1000)));
}

TEST_CASE("the log likelihood ratio of known counts") {
    const Test test;
    CHECK(bounds_of(test).high == about(std::log(19.0)));
    CHECK(bounds_of(test).low == about(-std::log(19.0)));
    CHECK(log_likelihood_ratio(test, decided(49, 49), 2) == about(-3.923641));
    CHECK(verdict_of(test, decided(49, 49), 2) == Verdict::elo0);
    CHECK(log_likelihood_ratio(test, decided(18, 0), 2) == about(22.40848));
    CHECK(verdict_of(test, decided(18, 0), 2) == Verdict::elo1);
    CHECK(verdict_of(test, decided(1, 0), 2) == Verdict::undecided);
    // A share of 57 of 100 lies between both.
    CHECK(verdict_of(test, decided(57, 43), 2) == Verdict::undecided);
}

TEST_CASE("the sequential test is wrong about as often as it may be") {
    CHECK(ended(0.5, Verdict::elo1) <= 65);  // 50 and two standard deviations
    CHECK(ended(share_of(100, 2), Verdict::elo0) <= 65);
    CHECK(ended(share_of(200, 2), Verdict::elo1) >= 990);
}

TEST_CASE("ratings by maximum likelihood") {
    const double elos[] = {0, 100, 250, 700};
    std::vector<Meeting> meetings;
    for (std::size_t one = 1; one < 4; ++one)
        for (std::size_t other = 0; other < one; ++other)
            meetings.push_back({one, other, {1e9, share_of(elos[one] - elos[other], 3), 0.1}});
    const auto ratings = ratings_of(4, meetings, 3);
    REQUIRE(ratings.size() == 4);
    for (std::size_t player = 0; player < 4; ++player)
        CHECK(ratings[player].elo == doctest::Approx(elos[player]).epsilon(0.001));

    // For two players: the interval of the share, turned by the slope of Elo at a half.
    const auto equal = ratings_of(2, {{1, 0, decided(49, 49)}}, 2);
    CHECK(equal[1].elo == about(0));
    CHECK(equal[1].interval.high == about(1.959964 * 0.05 * 4 * 400 / std::log(10.0)));
    // A player who always won is not infinitely strong.
    CHECK(ratings_of(2, {{1, 0, decided(98, 0)}}, 2)[1].elo == about(400 * std::log10(99.0)));
}
