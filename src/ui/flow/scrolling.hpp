// A part of a sheet that is higher than its room: moved by wheel, finger, keys, and by the focus that goes there.
#pragma once
#include <optional>

#include "ui/flow/scroll.hpp"
#include "ui/painter.hpp"
#include "ui/touch.hpp"

namespace tavern::ui {

/** Moves what is scrolled by what a person does in this frame. View: what is seen of it; height: of all of it, units.
 * Glides: it goes on when the finger leaves it. Focused: where the thing with the focus lies while nothing is scrolled.
 */
void follow(Scroll& scroll, Touch& touch, bool glides, const Rect& view, float height, std::optional<Rect> focused);

/** Beside what is scrolled, while there is more of it than is seen: how much, and where one is. */
void draw_thumb(Painter& paint, const Scroll& scroll, const Rect& view, float height);

}  // namespace tavern::ui
