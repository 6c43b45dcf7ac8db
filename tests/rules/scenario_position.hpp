// Positions in words: the same phrases set up a position and check one.
#pragma once
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** The start of a scenario. */
enum class Begin { new_game, planning, serving };

struct Opening {
    Setup setup;
    Begin begin = Begin::new_game;
    int round = 0;
};

/** Reads "2 players, module 1, round 3, serving, Bert starts". */
Opening opening_of(std::string_view text);

/** A new game, which the lines of the position then change. */
State fresh_position(const Opening& opening);
/** Whether a line begins like a part of a position: "Anna tables ...", "supply ...", "row ...". */
bool is_position_line(std::string_view line);
/** Changes the position; cards come out of the player's deck or the supply, so that none is invented. */
void set_position(State& state, std::string_view line);
/** Fills in the rest, and goes to the start of the scenario. */
void finish_position(State& state, const Opening& opening);

/** Compares a phrase with the position. Throws Failure with the actual content. */
void expect_position(const State& state, std::string_view line);

}  // namespace tavern::scenario
