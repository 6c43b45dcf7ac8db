// The rules in our own words, with every number taken from the component tables.
#pragma once
#include <string>
#include <vector>

#include "text/text.hpp"
#include "ui/draw/pictures.hpp"
#include "ui/screens/rules/origins.hpp"

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
    Picture sign = no_picture;  // of a paragraph: what it speaks of, beside it
};

struct RuleChapter {
    std::string name;
    Picture sign = no_picture;
    std::vector<RuleBlock> blocks;
};

/** All chapters, made once for a language. */
const std::vector<RuleChapter>& rule_chapters();

/** A block of a chapter that speaks of the words looked for. */
struct RulePlace {
    std::size_t chapter;
    std::size_t block;
};
/** All places that hold every word of the query, in the order of the rules; none for an empty query. */
std::vector<RulePlace> find_rules(std::string_view query);
std::vector<std::string_view> words_of(std::string_view query);
/** Where a word begins in a text, capital or not; npos when it is not there. */
std::size_t find_word(std::string_view text, std::string_view word);

/** Tables of numbers and where they come from. */
std::vector<RuleBlock> tile_numbers();
std::vector<RuleBlock> card_numbers();
std::vector<RuleBlock> track_numbers();

}  // namespace tavern::ui
