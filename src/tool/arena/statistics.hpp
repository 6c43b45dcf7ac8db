// Statistics of the strength of players. Scores are shares of first places, 0..1; a shared win is split.
#pragma once
#include <cmath>
#include <cstdint>
#include <map>

#include "ai/mean.hpp"

namespace tavern {

/** Half the width of a 95 % interval, in standard errors of a normal distribution. */
inline constexpr double errors_of_interval = 1.959964;

/** Shares, each the mean of one set of games: of mirrored ones, or of a single game in self-play. The games of a set
 * have the same chance, so only sets are independent of each other; their spread is measured, not assumed. */
struct Sample {
    double count = 0;
    double mean = 0;
    double variance = 0;  // of one set
};

/** The sample that these counts of each sum of points give; `whole` points are a share of 1. */
Sample sample_of(const std::map<int, long>& sums, int whole);
/** The sample with two more sets, each all or nothing, at the average of equal players (Agresti and Coull). So
 * intervals and tests stay sound where all sets ended alike. */
Sample cautious(const Sample& sample, int players);

/** The rating of a player over players-1 equal others from its share of first places, clamped to a millionth from 0
 * and 1. The odds of being first are as 10^(Elo/400), so an equal player has 0. */
double elo_of(double share, int players);
double share_of(double elo, int players);

struct Interval {
    double low = 0;
    double high = 0;
};
/** The interval of the mean, 95 %, cautious; within 0..1. */
Interval interval_of(const Sample& sample, int players);

/** A sequential test whether a player has elo1 rather than elo0. */
struct Test {
    double elo0 = 0;
    double elo1 = 100;
    double alpha = 0.05;  // probability of accepting elo1 where elo0 is true
    double beta = 0.05;   // probability of accepting elo0 where elo1 is true
};
enum class Verdict { undecided, elo0, elo1 };

/** log(beta / (1 - alpha)) and log((1 - beta) / alpha): where the test ends. */
Interval bounds_of(const Test& test);
/** The generalised log likelihood ratio of elo1 to elo0 for the means of sets as normal variables whose variance is
 * the measured, cautious one: n (s1 - s0) (2 mean - s0 - s1) / (2 variance). */
double log_likelihood_ratio(const Test& test, const Sample& sample, int players);
Verdict verdict_of(const Test& test, const Sample& sample, int players);

}  // namespace tavern
