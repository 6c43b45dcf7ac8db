// Plays games with random decisions and random chance, and checks the invariants at every state.
#pragma once
#include <cstdint>
#include <string>

#include "invariants.hpp"
#include "rules/rules.hpp"

namespace tavern::random_games {

/** How the players of a random game decide. */
enum class Manner {
    careless,  // all legal actions are equally likely
    busy,      // continues rather than ends, so that turns grow long
    rich,      // busy, with free thalers and beer in every turn, so that supplies run out
};

struct Plan {
    Setup setup;
    Manner manner;
    std::uint64_t seed;
};

/** The plan of the n-th game: set-ups and manners take turns, so that every series of games has all of them. */
Plan plan_of_game(std::uint64_t number);
std::string describe(const Plan& plan);

/** The largest numbers of all games, to compare with the capacities. */
struct Extremes {
    int decisions = 0;  // of players in a game
    int legal = 0;
    int tasks = 0;
    int effects = 0;
    int tables = 0;
    std::uint64_t states = 0;
    std::uint64_t games = 0;
};

/** The most player decisions that a game can have. */
int most_decisions(const Setup& setup);

/** Plays one game to its end. Throws invariants::Broken with the fault. */
void play(const Plan& plan, Extremes& extremes);

}  // namespace tavern::random_games
