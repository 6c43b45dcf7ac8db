// Whether a position that came from outside could be one of this game. No other part of the rules asks: what they make
// themselves is legal by the way it came about.
#pragma once
#include <optional>

#include "rules/state.hpp"

namespace tavern {

enum class PositionFault : std::uint8_t {
    setup,
    phase,
    turn,
    empty_chair,
    tasks,
    tavern_cards,
    regulars,
    nobles,
    guests,
    guest_row,
    schnapps,
    signatures,
    start_cards,
    seats,
    known_cards,
    white_dice,
    own_dice,
    placed_dice,
    dishwashers,
    goods,
    counter_guests,
    progress,
    sides,
    guest_book,
    turn_marks,
    plan,
    nothing_legal,
};

struct PositionError {
    PositionFault fault;
    std::uint8_t seat = 0xFF;  // whose; 0xFF: the whole table
    friend bool operator==(const PositionError&, const PositionError&) = default;
};

/** The first thing that keeps a position from being one that play could go on from: cards, dice, tokens and tiles add
 *  up to those of the box, phase, turn and open tasks fit each other, every number is in its range. Nothing when all
 *  is well; then every action of its legal list can be applied. */
std::optional<PositionError> check_state(const State& state);

}  // namespace tavern
