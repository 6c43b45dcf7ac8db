// A pack of problems: a line for each, the easiest first.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "record/result.hpp"

namespace tavern::problems {

/** The subject of a problem. */
enum class Theme : std::uint8_t {
    dishwashers,
    brewer,
    discounts,
    moves,
    monastery,
    schnapps,
    reputation,
    guest_book,
    last_evening,
    draft,
    starting_over,
};
inline constexpr std::size_t themes = static_cast<std::size_t>(Theme::starting_over) + 1;
inline constexpr std::array<std::string_view, themes> theme_names{
    "dishwashers", "brewer",     "discounts",    "moves", "monastery",     "schnapps",
    "reputation",  "guest-book", "last-evening", "draft", "starting-over",
};

struct PackedProblem {
    std::string link;  // opened when its turn comes
    int rating = 0;
    Theme theme = Theme::dishwashers;
};
/** Of a line, "q1... 1240 brewer". */
Result<PackedProblem> packed_problem(std::string_view line);
/** The problems of a pack, without lines that are wrong. */
std::vector<PackedProblem> pack_of(std::string_view text);

}  // namespace tavern::problems
