// Positions in words: the same phrases set a position up and say what is expected of one.
#pragma once
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** Where a scenario begins. */
enum class Begin { new_game, planning, serving };

struct Opening {
    Setup setup;
    Begin begin = Begin::new_game;
    int round = 0;
};

/** Reads "2 players, module 1, round 3, serving, Bert starts". */
Opening opening_of(std::string_view text);

/** A fresh game, on which the lines of the position then work. */
State fresh_position(const Opening& opening);
/** Whether a line begins like a part of a position: "Anna tables ...", "supply ...", "row ...". */
bool is_position_line(std::string_view line);
/** Changes the position; cards come out of the own deck or the supply, so that none is made up. */
void set_position(State& state, std::string_view line);
/** Fills what the lines left open, and goes to where the scenario begins. */
void finish_position(State& state, const Opening& opening);

/** Compares a phrase with the position: throws Failure and tells what is there instead. */
void expect_position(const State& state, std::string_view line);

}  // namespace tavern::scenario
