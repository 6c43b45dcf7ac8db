// The story of a game that is over, drawn for the end.
#pragma once
#include "ui/screens_chronicle.hpp"
#include "ui/stage.hpp"

namespace tavern::ui {

/** Head: with a heading of its own. The height includes it. */
float moments_height(const Stage& stage, const Chronicle& told, float width);
void draw_moments(Stage& stage, Rect rect, const Chronicle& told, bool head);
/** By evening: points with or without a heading of its own, or chances to win in hundredths. Returns the box of the
 *  curves, whose width goes from the first evening to the last; empty when nothing is told. */
enum class ChartKind : std::uint8_t { points, points_without_head, chances };
Rect draw_chart(Stage& stage, Rect rect, const Chronicle& told, ChartKind kind);

}  // namespace tavern::ui
