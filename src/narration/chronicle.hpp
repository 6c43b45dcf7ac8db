// The course of a game: points by evening, and its turning points.
#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tavern {

/** The points of all seats after an evening. */
struct EveningPoints {
    int round = 0;  // 0: before the first evening, or at an opened position
    std::array<int, max_players> points{};
};

/** An action that brought many points, or the one that took the lead for good. */
struct TurningPoint {
    int round = 0;
    std::uint8_t seat = 0;
    Action action;
    Card guest = no_card;  // whom recruit brought
    int points = 0;        // brought at once
    bool takes_lead = false;
    std::array<int, max_players> after{};  // points of all seats
};

struct Chronicle {
    std::vector<EveningPoints> evenings;
    std::vector<TurningPoint> turning_points;  // in the order of the game
};

/** Plays the steps of the game again, chance included. */
Chronicle chronicle_of(const Game& game, std::size_t most_turning_points);

}  // namespace tavern
