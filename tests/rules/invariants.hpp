// Invariants of every position and every step: the contents of the box stay complete, limits hold, and the effects
// describe exactly the changes. Scenarios and random games check them after each action.
#pragma once
#include <array>
#include <stdexcept>

#include "rules/rules.hpp"

namespace tavern::invariants {

struct Broken : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/** Cards by kind, as plain numbers. */
using Tally = std::array<int, components::card_kinds>;

/** All cards a player owns: deck, discard pile, in play. */
Tally cards_owned(const Player& player);
/** The cards of a player that lie at the tables and beside the tiles. */
Tally cards_in_play(const Player& player);

/** Counts the cards that left the game, by the effects. */
void count_removed(const Effects& effects, Tally& removed);

/** Throws Broken when the position is impossible: cards, tokens, tiles, dice, tables, limits. */
void check_position(const State& state, const Tally& removed);

/** Throws Broken when the effects do not lead from the position before to the one after. */
void check_step(const State& before, const State& after, const Effects& effects);

}  // namespace tavern::invariants
