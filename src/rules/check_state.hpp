// Checks whether a position from outside could occur in a game. The rules need no check of the positions that they make
// themselves.
#pragma once
#include <optional>

#include "rules/effects.hpp"
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
    std::uint8_t seat = whole_table;
    friend bool operator==(const PositionError&, const PositionError&) = default;
};

/** The first fault of a position, or nothing. Without a fault, cards, dice, tokens and tiles add up to those of the
 * box, phase, turn and open tasks fit each other, every number is in its range, and every action of the legal list can
 * be applied. */
std::optional<PositionError> check_state(const State& state);

}  // namespace tavern
