// The story of a finished game, drawn for the end.
#pragma once
#include "narration/chronicle.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** The turning points in words. */
void moments(Tree& tree, const Chronicle& told);
/** By evening: points, or win probabilities in hundredths. */
enum class ChartKind : std::uint8_t { points, win_probabilities };
/** Returns the box of the curves, from the first evening to the last; empty if there is nothing to draw. */
Rect draw_chart(Stage& stage, const Rect& rect, const Chronicle& told, ChartKind kind);
/** The same in words: the numbers of all players, evening by evening. */
std::string chart_words(const Stage& stage, const Chronicle& told, ChartKind kind);

}  // namespace tavern::ui
