#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/draw/rect.hpp"

namespace tavern::ui {

/** How far something is scrolled. */
struct Scroll {
    float offset = 0;  // units of the content above the part that is seen
    float speed = 0;   // units a second, while it glides
    bool held = false;
    float pointer = 0;          // y in the last frame, while it is held
    double time = 0;            // of the last frame, seconds
    Rect view;                  // the part that is seen; empty: just opened
    std::optional<float> kept;  // the foot of the thing kept in view, while that is seen

    std::string focused;  // in the last frame
};

/** Of a long list: how high its things are in this window, and which of them are near to those that were seen. */
struct ListMemory {
    Rect window;
    float reading = 0;  // how large letters are
    std::vector<float> heights;
    std::size_t first = 0;
    std::size_t end = 0;
};

/** Of the sheet that is open, by the ids of what scrolls in it. */
struct ScrollMemory {
    std::map<std::string, Scroll, std::less<>> areas;
    std::map<std::string, ListMemory, std::less<>> lists;
};

}  // namespace tavern::ui
