#include "narration/solving/rating.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace tavern {
namespace {

constexpr float scale = 173.7178F;  // points in a unit of the paper
constexpr float middle = 1500;
constexpr float change_of_volatility = 0.5F;  // tau
constexpr float problems_deviation = 60;      // a problem was tried sixty times by the levels
constexpr float most_volatile = 0.1F;         // the easiest and the hardest problems are no measure
constexpr float close_enough = 0.0001F;
constexpr int most_steps = 50;

float square(float number) {
    return number * number;
}

/** Step 5: the volatility after a period. surprise: delta; certain: v. */
float new_volatility(float deviation, float volatility, float surprise, float certain) {
    const float a = std::log(square(volatility));
    const auto fault = [&](float x) {
        const float power = std::exp(x);
        const float sum = square(deviation) + certain + power;
        return power * (square(surprise) - sum) / (2 * square(sum)) - (x - a) / square(change_of_volatility);
    };
    float low = a;
    float high = a - change_of_volatility;
    if (const float room = square(surprise) - square(deviation) - certain; room > 0)
        high = std::log(room);
    else
        while (fault(high) < 0) high -= change_of_volatility;
    float at_low = fault(low);
    float at_high = fault(high);
    for (int step = 0; step < most_steps && std::abs(high - low) > close_enough; ++step) {
        const float next = low + (low - high) * at_low / (at_high - at_low);
        const float at_next = fault(next);
        if (at_next * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = next;
        at_high = at_next;
    }
    return std::exp(low / 2);
}

}  // namespace

void add_by_day(std::vector<RatedAttempt>& attempts, RatedAttempt attempt) {
    auto place = attempts.end();
    while (place != attempts.begin() && (place - 1)->day > attempt.day) --place;
    attempts.insert(place, attempt);
}

SolverRating after_period(SolverRating rating, std::span<const Met> met, std::int64_t days) {
    const float own = (rating.points - middle) / scale;
    const float deviation = rating.deviation / scale;
    float weight = 0;   // 1 / v
    float surplus = 0;  // of the results over those expected
    for (const Met& other : met) {
        const float g = 1 / std::sqrt(1 + 3 * square(other.deviation / scale) / square(3.14159265F));
        const float expected = 1 / (1 + std::exp(-g * (own - (other.points - middle) / scale)));
        weight += square(g) * expected * (1 - expected);
        surplus += g * ((other.won ? 1.0F : 0.0F) - expected);
    }
    if (weight > 0)
        rating.volatility =
            std::min(most_volatile, new_volatility(deviation, rating.volatility, surplus / weight, 1 / weight));
    // Nobody is less certain than a newcomer.
    const float variance = std::min(square(SolverRating{}.deviation / scale),
                                    square(deviation) + static_cast<float>(days) * square(rating.volatility));
    const float certainty = 1 / variance + weight;
    rating.points += scale * surplus / certainty;
    rating.deviation = scale / std::sqrt(certainty);
    return rating;
}

SolverRating rating_of(const std::vector<RatedAttempt>& attempts) {
    SolverRating rating;
    std::int64_t day = attempts.empty() ? 0 : attempts.front().day;
    for (const RatedAttempt& attempt : attempts) {
        const Met met{static_cast<float>(attempt.rating), problems_deviation, attempt.solved};
        rating = after_period(rating, {&met, 1}, attempt.day - day);
        day = attempt.day;
    }
    return rating;
}

std::string rating_text(const SolverRating& rating) {
    const auto whole = [](float number) { return std::to_string(std::lround(number)); };
    return whole(rating.points) + " ± " + whole(2 * rating.deviation);
}

}  // namespace tavern
