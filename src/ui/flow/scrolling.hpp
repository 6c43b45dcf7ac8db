// A part of a sheet that is higher than its room: moved by wheel, finger, keys, and by the focus that goes there.
#pragma once
#include <optional>

#include "ui/draw/painter.hpp"
#include "ui/flow/scroll.hpp"
#include "ui/flow/touch.hpp"

namespace tavern::ui {

struct Scrolled {
    Rect view;         // the part that is seen
    float height = 0;  // of all of it, units
    bool by_keys = true;
    // Where they lie while nothing is scrolled:
    std::optional<Rect> focused = {};  // the thing with the focus
    std::optional<Rect> sought = {};   // what this frame brings into view
    std::optional<Rect> kept = {};     // the thing it opens at, and follows as long as that is seen
    bool by_finger = true;             // which may have something else to drag
};
/** Moves what is scrolled by what a person does in this frame. Glides: it goes on when the finger leaves it. */
void follow(Scroll& scroll, Touch& touch, bool glides, const Scrolled& scrolled);

/** Beside what is scrolled, while there is more of it than is seen: how much, and where one is. */
void draw_thumb(Painter& paint, const Scroll& scroll, const Rect& view, float height);

}  // namespace tavern::ui
