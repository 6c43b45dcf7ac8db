// The story of a game that is over, drawn for the end.
#pragma once
#include "ui/screens_chronicle.hpp"
#include "ui/stage.hpp"

namespace tavern::ui {

/** Head: with a heading of its own. The height includes it. */
float moments_height(const Stage& stage, const Chronicle& told, float width);
void draw_moments(Stage& stage, Rect rect, const Chronicle& told, bool head);
void draw_chart(Stage& stage, Rect rect, const Chronicle& told, bool head);

}  // namespace tavern::ui
