// Trains the evaluation. Games of self-play give, for each number of finished evenings, the features of a player and
// the points still to come; the weights with the best fit are the evaluation. All sums are whole numbers, so parts
// played anywhere, in any order, add up to the same.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/players.hpp"
#include "record/result.hpp"

namespace tavern {

/** The normal equations of one least-squares fit. */
struct Moments {
    std::uint64_t samples = 0;
    std::int64_t squares = 0;                                                         // of the points to come
    std::array<std::array<std::int64_t, feature::count>, feature::count> products{};  // of features, two by two
    std::array<std::int64_t, feature::count> to_come{};                               // features times points to come
    void add(const Features& features, int points_to_come);
    void add(const Moments& other);
};

/** The samples of games of one set-up. */
struct Lessons {
    int players = 2;
    int module = 1;
    std::uint64_t first_seed = 0;
    std::uint64_t games = 0;
    std::int64_t points = 0;  // of all players that learn
    std::vector<Moments> evenings{components::rounds};
};

/** How the games of training are played. */
struct Practice {
    int players = 2;
    int module = 1;
    int beam_width = 8;
    Value noise = 150;  // adds variety
    Foresight foresight = Foresight::purchases;
    /** If given, this level plays all others, and points that they miss of their expectation count as well. */
    std::optional<PlayerType> against;
};

/** Plays games of self-play, or against a level, with seeds from the first upwards. */
Lessons play_lessons(const Practice& practice, const Evaluation& evaluation, std::uint64_t first_seed,
                     std::uint64_t games);

/** The quality of the fit for one number of evenings. */
struct Fit {
    Weights weights;
    double spread = 0;  // of the points to come, standard deviation
    double error = 0;   // of the evaluation, likewise
};
/** Least squares with a prior: each weight is held to its value before as if by this many more samples. */
Fit fit(const Moments& moments, const Weights& before, double held);

std::string text_of(const Lessons& lessons);
Result<Lessons> lessons_from(const std::string& text);

/** An evaluation as text: a line for each number of evenings, the weights in the order of the features. */
std::string text_of(const Evaluation& evaluation);
Result<Evaluation> evaluation_from(const std::string& text);
/** By its name: none (all weights 0), hand-made, learned, or a file. */
Result<Evaluation> evaluation_named(const std::string& name, const Setup& setup);

}  // namespace tavern
