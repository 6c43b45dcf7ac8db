// Positions for the tests of the computer players: in the words of tests/scenarios, or random.
#pragma once
#include <initializer_list>
#include <string_view>
#include <vector>

#include "record/dealer.hpp"
#include "record/playout.hpp"
#include "rules/rules.hpp"

namespace tavern::positions {

/** "2 players, module 1, round 3, planning" and lines such as "Anna hand white 1 1 own 6". */
State position(std::string_view game, std::initializer_list<std::string_view> lines);

/** A position of the draft from coasters and hands of the first players; the first player decides. */
struct Coaster {
    Dice lying;
    Dice hand;
};
/** Turns a position at planning back to the draft; all coasters hold equally many dice. */
State at_draft(State state, const std::vector<Coaster>& coasters);
Dice dice(std::initializer_list<int> faces);

/** The n-th set-up: all numbers of players, one alone too, modules, editions, plannings and start players in turn. */
Setup setup_of(int number);

/** Plays at random to a planning of some round. */
State random_planning(int number, RandomNumbers& numbers);

/** Applies random outcomes of chance, all equally likely, until a player decides or the game is over. */
void let_chance(State& state, RandomNumbers& numbers);

}  // namespace tavern::positions
