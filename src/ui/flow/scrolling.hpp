// Scrolling by wheel, finger, keys and focus, for content higher than its room.
#pragma once
#include <optional>

#include "ui/draw/painter.hpp"
#include "ui/flow/scroll.hpp"
#include "ui/flow/touch.hpp"

namespace tavern::ui {

struct Scrolled {
    Rect view;         // the visible part
    float height = 0;  // height of the content, units
    bool by_keys = true;
    // Places at scroll position 0:
    std::optional<Rect> focused = {};  // the focused thing
    std::optional<Rect> sought = {};   // brought into view in this frame
    std::optional<Rect> kept = {};     // opens here, and follows this thing while it is visible
    bool by_finger = true;             // false where a finger may have to drag something else
};
/** Scrolls by this frame's input. glides: scrolling goes on after the finger lets go. */
void follow(Scroll& scroll, Touch& touch, bool glides, const Scrolled& scrolled);

/** Draws a thumb beside content that is higher than its room: its size and place show the visible part. */
void draw_thumb(Painter& paint, const Scroll& scroll, const Rect& view, float height);

}  // namespace tavern::ui
