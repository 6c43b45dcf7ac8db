#include "problems/pack.hpp"

#include <algorithm>
#include <charconv>

namespace tavern::problems {

Result<PackedProblem> packed_problem(std::string_view line) {
    const std::size_t first = line.find(' ');
    const std::size_t second = line.find(' ', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos)
        return {tavern::Fault::missing_field, "a line has a link, a rating and a theme"};
    PackedProblem packed{std::string(line.substr(0, first))};
    const char* const end = line.data() + second;
    const auto [read_to, fault] = std::from_chars(line.data() + first + 1, end, packed.rating);
    if (fault != std::errc() || read_to != end) return {tavern::Fault::wrong_type, "the rating is no whole number"};
    const auto name = std::find(theme_names.begin(), theme_names.end(), line.substr(second + 1));
    if (name == theme_names.end()) return {tavern::Fault::unknown_name, "no theme is called so"};
    packed.theme = static_cast<Theme>(name - theme_names.begin());
    return packed;
}

std::vector<PackedProblem> pack_of(std::string_view text) {
    std::vector<PackedProblem> pack;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (Result<PackedProblem> packed = packed_problem(text.substr(begin, end - begin)))
            pack.push_back(*std::move(packed));
        begin = end + 1;
    }
    return pack;
}

}  // namespace tavern::problems
