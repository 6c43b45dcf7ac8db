// Player types as players see them: a human, or a level of the computer with a name and a line.
#pragma once
#include <string_view>

#include "text/text.hpp"
#include "ui/model/model.hpp"

namespace tavern::ui {

inline constexpr int keeper_levels = player_types - 1;
/** The computer player added by default. */
inline constexpr PlayerType usual_opponent = PlayerType::homely;

/** The level, from 1 on, as mugs; 0: a human. */
constexpr int mugs_of(PlayerType keeper) {
    return static_cast<int>(keeper);
}

/** Adds a seat for the default opponent; there must be less than max_players. */
NewGame with_opponent(NewGame choices);
/** The choices with a person and an opponent: if no opponents were chosen, the default one plays every seat but the
 * first; if no person was, the first seat has one; a solo set-up gets one more seat. */
NewGame against_computer(NewGame choices);
/** The first colour that no innkeeper has; there must be one. */
PlayerColor free_color(const NewGame& choices);
/** The default name of the seat, or the first one not in use. */
std::string_view free_name(const NewGame& choices, std::size_t seat);

/** "Steady"; for a human: "Human". */
inline std::string_view player_type_name(PlayerType keeper) {
    return say(Text::keeper_person, static_cast<std::size_t>(keeper));
}
/** For levels: "good company". */
inline std::string_view keeper_company(PlayerType level) {
    return say(Text::keeper_for_novice, static_cast<std::size_t>(level) - 1);
}
/** For levels: the line of character. */
inline std::string_view keeper_line(PlayerType level) {
    return say(Text::keeper_line_novice, static_cast<std::size_t>(level) - 1);
}
}  // namespace tavern::ui
