// All phrases of a position: every action with its words, even if the rules refuse it now, and every question.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/game.hpp"
#include "text/text_keys.hpp"
#include "typed/words.hpp"

namespace tavern {

/** Topics of questions, in the order of the texts of typed.question; then those that a name stands for. */
enum class Topic : std::uint8_t {
    hand,
    dice,
    board,
    row,
    cards,
    tiles,
    nobles,
    purse,
    last,
    round,
    score,
    deck,
    plan,
    tracks,
    book,
    entertainers,
    choices,
    hint,
    why,
    help,
    undo,
    redo,
    innkeeper,  // of a seat
    thing,      // a card, a tile or both
};
inline constexpr int topics_with_words = static_cast<int>(Topic::redo) + 1;

struct TypedQuestion {
    Topic topic;
    int seat = 0;
    Card card = no_card;  // of a thing, as is the tile
    std::optional<Tile> tile{};
    friend bool operator==(const TypedQuestion&, const TypedQuestion&) = default;
};

/** Every die that lies is served, up to chance or a question. */
struct ServeAll {
    friend bool operator==(ServeAll, ServeAll) = default;
};

using Meaning = std::variant<Action, ServeAll, TypedQuestion>;

struct Phrase {
    std::vector<Slot> slots;
    Meaning meaning;
    int rank = 0;  // the lowest counts if several phrases fit alike

    /** Null if it means something else. */
    const Action* action() const { return std::get_if<Action>(&meaning); }
};

/** The phrases of a position of the game for the reader at a seat. Actions are those of the player who decides. */
std::vector<Phrase> phrases_of(const Game& game, const State& state, int reader);
/** The words of a text: "place", "put". */
Slot spoken_words(Text text);
/** The words of a line without fillers such as articles. */
std::vector<std::string> telling_words(std::string_view line);

}  // namespace tavern
