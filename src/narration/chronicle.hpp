// The course of a game, told from its steps: points by evening, and the decisive moves. Those are the largest swings in
// the winner's expectation at the end of their evening, judged by the lead over the best opponent and the rounds left;
// in a game alone, the largest gains.
#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

using Points = std::array<int, max_players>;  // by seat

/** The seat with more points than every other, if there is one. */
std::optional<std::size_t> leader(const Points& points, int players);

/** The points of all seats after an evening, before the next one gives anything. */
struct EveningPoints {
    int round = 0;  // 0: before the first evening, or at an opened position
    Points points{};
};
/** Before the first evening of the record, start cards included, and after each evening that ended. */
std::vector<EveningPoints> points_by_evening(const Game& game);

/** An action that changed the winner's expectation most, or took the lead for good. */
struct TurningPoint {
    int round = 0;  // 1..8
    std::uint8_t seat = 0;
    Action action;
    Card guest = no_card;  // recruited guest
    std::size_t step = 0;  // steps of the game before it
    int points = 0;        // gained at once
    int swing = 0;         // in the winner's expectation, in thousandths; alone: points
    bool takes_lead = false;
    Points after{};
};

struct Chronicle {
    std::vector<EveningPoints> evenings;
    std::vector<TurningPoint> turning_points;  // in the order of the game
};

/** Replays the game, chance included. */
Chronicle chronicle_of(const Game& game, std::size_t most_turning_points = 3);

}  // namespace tavern
