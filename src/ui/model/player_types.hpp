// Who keeps an inn, as players see it: a person, or one of the computer's levels with a name and a line.
#pragma once
#include <string_view>

#include "text/text.hpp"
#include "ui/model/model.hpp"

namespace tavern::ui {

inline constexpr int keeper_levels = player_types - 1;
/** Who comes to the table when a computer innkeeper is wanted and nobody said which. */
inline constexpr PlayerType usual_opponent = PlayerType::homely;

/** The level, from 1 on, as mugs; 0: a person. */
constexpr int mugs_of(PlayerType keeper) {
    return static_cast<int>(keeper);
}
constexpr bool is_computer(PlayerType keeper) {
    return keeper != PlayerType::person;
}

/** One inn more, kept by the usual opponent; there must be less than max_players. */
NewGame with_opponent(NewGame choices);
/** The usual name of the seat, or the first usual one that nobody else bears. */
std::string_view free_name(const NewGame& choices, std::size_t seat);

/** "Steady"; of a person: "Human". */
inline std::string_view keeper_name(PlayerType keeper) {
    return say(Text::keeper_person, static_cast<std::size_t>(keeper));
}
/** Of levels: "good company". */
inline std::string_view keeper_company(PlayerType level) {
    return say(Text::keeper_for_novice, static_cast<std::size_t>(level) - 1);
}
/** Of levels: the line of character. */
inline std::string_view keeper_line(PlayerType level) {
    return say(Text::keeper_line_novice, static_cast<std::size_t>(level) - 1);
}
}  // namespace tavern::ui
