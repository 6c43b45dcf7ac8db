// The theme of a problem, and the lines of a pack of problems.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problems/pack.hpp"
#include "problems/solution.hpp"

namespace tavern::problems {

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
/** The lines of a file, at least one; an error names the first wrong one. */
Result<std::vector<PackLine>> read_pack(const std::string& path);

}  // namespace tavern::problems
