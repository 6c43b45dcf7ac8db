// Makes problems out of self-play, checks them by other searches, and rates them.
#pragma once
#include <functional>

#include "ai/players.hpp"
#include "tool/problems/theme.hpp"

namespace tavern::problems {

/** The problems to make: answers that can be proved and choices, or best turns, whose answer is judged. */
enum class Made : std::uint8_t { proved, judged };

/** Plays games by seeds and tells each good problem, until every theme has so many or the games end. Set-ups and
 * players follow in turn, so that the same first seed makes the same problems. */
void make_problems(Made what, std::uint64_t first_seed, long games, int each,
                   const std::function<void(const PackLine&)>& tell);

/** Whether a problem holds: by every legal line of its turn, by all picks with wider searches, or by play-outs to the
 * end of the game with other chance. Otherwise the reason. */
std::optional<std::string> fault_of(const Problem& problem);

/** Whether a level gives an answer with all stars. */
bool solves(ComputerPlayer level, const Problem& problem, const Solution& solution, std::uint64_t seed);

inline constexpr std::size_t levels = player_types - 1;
/** How often each level solves a problem, and the rating: from how many of the answers of all levels fall short, and
 * how far the obvious one does. */
struct Rating {
    std::array<int, levels> solved{};
    int tries = 0;  // of each level
    int rating = 0;
};
Rating rate(const Problem& problem, const Solution& solution, std::uint64_t first_seed, int tries);

}  // namespace tavern::problems
