// What a game was like, told from its steps: points by evening, and the moves that decided it. Those are the largest
// swings of what the winner could expect, by the lead over the best of the others and the rounds left; of one alone,
// the largest gains.
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

/** An action that changed much of what the winner could expect, or the one that took the lead for good. */
struct TurningPoint {
    int round = 0;
    std::uint8_t seat = 0;
    Action action;
    Card guest = no_card;  // whom recruit brought
    std::size_t step = 0;  // steps of the game before it
    int points = 0;        // brought at once
    int swing = 0;         // of what the winner could expect, in thousandths; of one alone points
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
