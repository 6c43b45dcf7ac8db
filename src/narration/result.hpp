// The standing or result of a game, for the end, shared texts and pictures; ranks, targets and the deal of the day of a
// game alone.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/alone.hpp"
#include "record/game.hpp"
#include "text/text.hpp"

namespace tavern {

/** The sources of points, in the order of counting; those of later modules come last. */
struct ScoreSource {
    Text text;
    int Score::*points;
    int module;  // the first with such points
};
inline constexpr std::array<ScoreSource, 5> score_sources{{{Text::points_guests, &Score::guests, 1},
                                                           {Text::points_staff, &Score::staff, 1},
                                                           {Text::points_nobles, &Score::nobles, 1},
                                                           {Text::points_schnapps, &Score::schnapps, 2},
                                                           {Text::points_reputation, &Score::reputation, 3}}};

/** Those of a module. */
constexpr std::span<const ScoreSource> sources_of(const Setup& setup) {
    std::size_t count = 0;
    while (count < score_sources.size() && score_sources[count].module <= setup.module) ++count;
    return std::span(score_sources).first(count);
}

/** The winners first, then the others by their points. */
std::vector<std::size_t> seats_by_rank(const State& state);
/** The best tavern, shared taverns, or the rank of somebody alone. */
std::string winner_text(const Game& game);
/** The stored goods that break a tie for first place; empty without a tie. */
std::string tie_text(const Game& game);
/** "Taverns of the Deep Valley, module 3, round 5". */
std::string game_title(const Game& game);
/** "Anna: 43 points", a line for each player, by rank. */
std::vector<std::string> points_lines(const Game& game, bool by_source);
/** Title, winner or player to act, and the points by source, a line each. */
std::string game_in_words(const Game& game);

/** The rank in a game alone, 0..highest_rank_alone; 0: none reached yet. */
std::string_view rank_name(int rank);
/** "Target: 75 (Scullion)": the next rank, or the highest one, which is reached. */
std::string target_text(const State& state);
/** "Deal of the day 2026-11-18"; nothing of any other game. */
std::string deal_text(const Record& record);
/** The result of a deal of the day, for others who play it: date, points, rank and hints, but not how it went. */
std::string deal_line(const Game& game);

}  // namespace tavern
