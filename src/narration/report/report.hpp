// The session report of a game: headings, paragraphs, the final table and the link, in the chosen language. writers.hpp
// turns it into a text for some place.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/review.hpp"
#include "record/game.hpp"

namespace tavern {

struct ReportText {
    enum class Kind : std::uint8_t { title, heading, paragraph };
    Kind kind;
    std::string text;
};
struct ReportTable {
    std::vector<std::vector<std::string>> rows;  // the head, then the players by rank
};
struct ReportLink {
    std::string text;
    std::string address;
};
using ReportBlock = std::variant<ReportText, ReportTable, ReportLink>;
using Report = std::vector<ReportBlock>;

/** Set-up, finished rounds, points so far and link. review: of this game, as far as it is known, for the mistakes; may
 * be null. address: of the whole game; empty: the report has no link. */
Report report_of(const Game& game, const Review* review, std::string_view address);

}  // namespace tavern
