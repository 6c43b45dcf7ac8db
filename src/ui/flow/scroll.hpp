#pragma once
#include <cstddef>
#include <string>

#include "ui/rect.hpp"

namespace tavern::ui {

/** How far something is scrolled. */
struct Scroll {
    float offset = 0;  // units of the content above the part that is seen
    float speed = 0;   // units a second, while it glides
    bool held = false;
    float pointer = 0;  // y in the last frame, while it is held
    double time = 0;    // of the last frame, seconds
    Rect view;          // what is seen of it

    std::string focused;  // in the last frame
};

/** Of a long list: the things near to those that were seen in the last frame. */
struct Range {
    std::size_t first = 0;
    std::size_t end = 32;  // before the first frame
};

}  // namespace tavern::ui
