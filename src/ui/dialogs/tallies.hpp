// Statistics: single figures, tallies, shares and bar charts.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** A large number and its label. */
struct Figure {
    Picture picture = no_picture;
    std::string number;
    std::string about;
};
void figure_panel(Tree& tree, const Figure& figure);

/** A name with its result below; pale if nothing was played. */
struct TallyLook {
    Picture picture = no_picture;
    std::string_view name;
    std::string_view beside;  // in second ink, at the end of the name's line
    std::string_view text;
    bool played = true;
};
void tally_panel(Tree& tree, const TallyLook& look);

/** A short text on a round field of this colour, as in a legend. */
void pill(Tree& tree, std::string_view text, ImU32 fill);

/** One of several things that share a sum. The bar's length is the value by the highest of them. */
struct ShareLook {
    Picture picture = no_picture;
    std::string_view name;
    ImU32 color = palette::oak;
    int value = 0;
    int most = 1;
    std::string number;  // text behind the bar
};
void share_bar(Tree& tree, const ShareLook& look);

struct ChartBar {
    int value = 0;
    bool marked = false;
    bool hollow = false;
};
/** A line over these bars, the last one not included, at a value. */
struct ChartLine {
    std::size_t first = 0;
    std::size_t last = 0;
    int value = 0;
};
struct BarChart {
    std::vector<ChartBar> bars;
    std::vector<ChartLine> lines;
    std::string (*number)(int) = [](int value) { return std::to_string(value); };  // of the scale
    Picture mark = no_picture;
};
/** A bar chart over a scale; marked bars are bright and carry the picture, hollow ones are not filled. said: the text
 *  for screen readers. */
void bar_chart(Tree& tree, BarChart chart, std::string said);

}  // namespace tavern::ui
