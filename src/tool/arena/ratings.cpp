#include "tool/arena/ratings.hpp"

#include <algorithm>
#include <cmath>

#include "tool/arena/statistics.hpp"

namespace tavern {
namespace {

using Matrix = std::vector<std::vector<double>>;

/** The inverse by Gauss and Jordan; the matrix must be positive definite, so no rows are exchanged. */
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix result(size, std::vector<double>(size, 0));
    for (std::size_t row = 0; row < size; ++row) result[row][row] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double divisor = matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] /= divisor;
            result[pivot][column] /= divisor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == pivot) continue;
            const double factor = matrix[row][pivot];
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= factor * matrix[pivot][column];
                result[row][column] -= factor * result[pivot][column];
            }
        }
    }
    return result;
}

Matrix product(const Matrix& left, const Matrix& right) {
    Matrix result(left.size(), std::vector<double>(left.size(), 0));
    for (std::size_t row = 0; row < left.size(); ++row)
        for (std::size_t column = 0; column < left.size(); ++column)
            for (std::size_t inner = 0; inner < left.size(); ++inner)
                result[row][column] += left[row][inner] * right[inner][column];
    return result;
}

/** Adds weight times the square of (one - other), where player 0 has no row. */
void add_difference(Matrix& matrix, const Meeting& meeting, double weight) {
    const std::size_t players[] = {meeting.one, meeting.other};
    for (const std::size_t row : players)
        for (const std::size_t column : players)
            if (row > 0 && column > 0) matrix[row - 1][column - 1] += row == column ? weight : -weight;
}

}  // namespace

std::vector<Rating> ratings_of(std::size_t count, const std::vector<Meeting>& meetings, int players) {
    const std::size_t free = count - 1;
    std::vector<double> elos(count, 0);
    Matrix curvature;  // in units of (log 10 / 400)^2
    const double unit = std::log(10.0) / 400;
    // Newton's method on a concave function, with steps of at most 200 Elo so that it does not overshoot.
    for (int step = 0; step < 200; ++step) {
        curvature.assign(free, std::vector<double>(free, 0));
        std::vector<double> slope(count, 0);
        for (const Meeting& meeting : meetings) {
            const Sample held = cautious(meeting.sample, players);
            const double expected = share_of(elos[meeting.one] - elos[meeting.other], players);
            add_difference(curvature, meeting, held.count * expected * (1 - expected));
            slope[meeting.one] += held.count * (held.mean - expected);
            slope[meeting.other] -= held.count * (held.mean - expected);
        }
        const Matrix inverted = inverse(curvature);
        double farthest = 0;
        for (std::size_t row = 0; row < free; ++row) {
            double change = 0;
            for (std::size_t column = 0; column < free; ++column) change += inverted[row][column] * slope[column + 1];
            change = std::clamp(change / unit, -200.0, 200.0);
            elos[row + 1] += change;
            farthest = std::max(farthest, std::abs(change));
        }
        if (farthest < 1e-6) break;
    }
    Matrix spread(free, std::vector<double>(free, 0));
    for (const Meeting& meeting : meetings) {
        const Sample held = cautious(meeting.sample, players);
        add_difference(spread, meeting, held.count * held.variance);
    }
    const Matrix inverted = inverse(curvature);
    const Matrix covariance = product(product(inverted, spread), inverted);
    std::vector<Rating> ratings(1);
    for (std::size_t row = 0; row < free; ++row) {
        const double reach = errors_of_interval * std::sqrt(std::max(0.0, covariance[row][row])) / unit;
        ratings.push_back({elos[row + 1], {elos[row + 1] - reach, elos[row + 1] + reach}});
    }
    return ratings;
}

}  // namespace tavern
