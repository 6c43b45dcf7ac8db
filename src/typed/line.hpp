// A typed line: its meaning in the present position, the reason if it has none, and its completions.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "typed/phrases.hpp"

namespace tavern {

/** The meaning of a line. */
struct TypedLine {
    enum class Kind : std::uint8_t {
        actions,  // all legal, one after another, without chance between them
        topic,    // a question to be answered
        refused,  // the text says why
    };
    Kind kind = Kind::refused;
    std::vector<Action> actions;
    Phrase asked;
    std::string text;
};

/** The meaning for the reader at this seat; actions are refused unless this seat decides. */
TypedLine read_line(const Game& game, int reader, std::string_view line);

/** The words to type for a legal action. */
std::string entry_of(const Game& game, Action action);
/** Whole lines that begin like this one, in the order of the phrases. */
std::vector<std::string> completions(const Game& game, int reader, std::string_view line);

}  // namespace tavern
