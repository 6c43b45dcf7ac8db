#include "tool/arena/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace tavern {

Sample sample_of(const std::map<int, long>& sums, int whole) {
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (const auto& [points, times] : sums) {
        const double share = static_cast<double>(points) / whole;
        const auto often = static_cast<double>(times);
        count += often;
        sum += often * share;
        squares += often * share * share;
    }
    if (count == 0) return {};
    const double mean = sum / count;
    return {count, mean, std::max(0.0, squares / count - mean * mean)};
}

Sample cautious(const Sample& sample, int players) {
    const double equal = 1.0 / players;
    const double count = sample.count + 2;
    const double mean = (sample.count * sample.mean + 2 * equal) / count;
    const double squares = (sample.count * (sample.variance + sample.mean * sample.mean) + 2 * equal) / count;
    return {count, mean, squares - mean * mean};
}

double elo_of(double share, int players) {
    const double held = std::clamp(share, 1e-6, 1 - 1e-6);
    return 400 * std::log10(held / (1 - held) * (players - 1));
}

double share_of(double elo, int players) {
    const double strength = std::pow(10.0, elo / 400);
    return strength / (strength + players - 1);
}

Interval interval_of(const Sample& sample, int players) {
    const Sample held = cautious(sample, players);
    const double reach = errors_of_interval * std::sqrt(held.variance / held.count);
    return {std::max(0.0, held.mean - reach), std::min(1.0, held.mean + reach)};
}

Interval bounds_of(const Test& test) {
    return {std::log(test.beta / (1 - test.alpha)), std::log((1 - test.beta) / test.alpha)};
}

double log_likelihood_ratio(const Test& test, const Sample& sample, int players) {
    const Sample held = cautious(sample, players);
    const double share0 = share_of(test.elo0, players);
    const double share1 = share_of(test.elo1, players);
    return held.count * (share1 - share0) * (2 * held.mean - share0 - share1) / (2 * held.variance);
}

Verdict verdict_of(const Test& test, const Sample& sample, int players) {
    const double ratio = log_likelihood_ratio(test, sample, players);
    const Interval bounds = bounds_of(test);
    if (ratio <= bounds.low) return Verdict::elo0;
    return ratio >= bounds.high ? Verdict::elo1 : Verdict::undecided;
}

}  // namespace tavern
