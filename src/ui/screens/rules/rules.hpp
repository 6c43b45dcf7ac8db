// The rules in the project's own words, with every number taken from the component tables.
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
    int origin = -1;  // OriginKind, -1: stated below the table
};

struct RuleBlock {
    enum class Kind : std::uint8_t { paragraph, heading, ruling, example, columns, row, origin } kind;
    std::string text;             // of columns and rows: the first column
    std::vector<RuleCell> cells;  // of columns and rows: right-aligned
    OriginKind origin{};
    Picture sign = no_picture;  // of a paragraph: a picture of its topic beside it
};

struct RuleChapter {
    std::string name;
    Picture sign = no_picture;
    std::vector<RuleBlock> blocks;
};

/** All chapters; made once for each language. */
const std::vector<RuleChapter>& rule_chapters();

/** A block of a chapter that matches the search. */
struct RulePlace {
    std::size_t chapter;
    std::size_t block;
};
/** All places with every word of the query, in the order of the rules; none for an empty query. */
std::vector<RulePlace> find_rules(std::string_view query);
std::vector<std::string_view> words_of(std::string_view query);
/** The start of a word in a text, ignoring case; npos if it does not occur. */
std::size_t find_word(std::string_view text, std::string_view word);

/** Tables of numbers and their origins. */
std::vector<RuleBlock> tile_numbers();
std::vector<RuleBlock> card_numbers();
std::vector<RuleBlock> track_numbers();

}  // namespace tavern::ui
