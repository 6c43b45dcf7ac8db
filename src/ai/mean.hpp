// The mean of numbers with its error. Only reviews and measurements use it: play itself uses whole numbers.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tavern {

/** The mean of numbers, and the variance and the standard error of that mean: infinite below two numbers. */
struct Mean {
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;
    void add(double number) {
        ++count;
        sum += number;
        squares += number * number;
    }
    double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    double variance() const {
        if (count < 2) return std::numeric_limits<double>::infinity();
        const auto n = static_cast<double>(count);
        return std::max(0.0, squares / n - mean() * mean()) / (n - 1);
    }
    double error() const { return std::sqrt(variance()); }
};

}  // namespace tavern
