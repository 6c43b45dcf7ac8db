// A typed line: its meaning in the present position, the reason if it has none, and its completions.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "typed/phrases.hpp"

namespace tavern {

struct RefusedLine {
    std::string why;
};

/** The meaning of a line. Actions are all legal, one after another, without chance between them. */
using TypedLine = std::variant<std::vector<Action>, TypedQuestion, RefusedLine>;

/** The meaning for the reader at this seat; actions are refused unless this seat decides. */
TypedLine read_line(const Game& game, int reader, std::string_view line);

/** The words to type for a legal action. */
std::string entry_of(const Game& game, Action action);
/** Whole lines that begin like this one, in the order of the phrases. */
std::vector<std::string> completions(const Game& game, int reader, std::string_view line);

}  // namespace tavern
