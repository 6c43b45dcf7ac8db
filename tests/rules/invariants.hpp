// What is true of every position and of every step, whatever is played: nothing of the box is lost or doubled, limits
// hold, and the effects tell exactly what changed. Scenarios and random games check it after each action.
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

/** Counts the cards that left the game, as the effects tell. */
void count_removed(const Effects& effects, Tally& removed);

/** Throws Broken when the position cannot be: cards, tokens, tiles, dice, tables, limits. */
void check_position(const State& state, const Tally& removed);

/** Throws Broken when the effects do not tell how the position before became the one after. */
void check_step(const State& before, const State& after, const Effects& effects);

}  // namespace tavern::invariants
