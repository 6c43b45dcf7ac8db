// What a problem is about, and the lines of a pack of problems.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problems/solution.hpp"
#include "record/result.hpp"

namespace tavern::problems {

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

/** The themes that the best answer shows. */
std::vector<Theme> themes_of(const Problem& problem, const Solution& solution);

/** "q1... 1240 brewer" */
struct PackLine {
    Problem problem;
    int rating = 0;
    Theme theme = Theme::dishwashers;
};
std::string text_of(const PackLine& line);
Result<PackLine> read_pack_line(std::string_view line);
/** The lines of a file; an error names the first wrong one. */
Result<std::vector<PackLine>> read_pack(const std::string& path);

}  // namespace tavern::problems
