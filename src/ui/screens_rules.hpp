// The rules in our own words, with every number taken from the component tables.
#pragma once
#include <string>
#include <vector>

#include "ui/origins.hpp"
#include "ui/text.hpp"

namespace tavern::ui {

/** A number in a table of the rules, with the sign of its origin. */
struct RuleCell {
    std::string text;
    int origin = -1;  // OriginKind, -1: said below the table
};

struct RuleBlock {
    enum class Kind : std::uint8_t { paragraph, heading, ruling, example, columns, row, origin } kind;
    std::string text;             // of columns and rows: the first column
    std::vector<RuleCell> cells;  // of columns and rows: right-aligned
    OriginKind origin{};
};

struct RuleChapter {
    std::string_view name;
    std::vector<RuleBlock> blocks;
};

/** All chapters, made once for a language. */
const std::vector<RuleChapter>& rule_chapters();

/** Tables of numbers and where they come from. */
std::vector<RuleBlock> tile_numbers();
std::vector<RuleBlock> card_numbers();
std::vector<RuleBlock> track_numbers();

}  // namespace tavern::ui
