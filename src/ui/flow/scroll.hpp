#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/draw/rect.hpp"

namespace tavern::ui {

/** Scroll position. */
struct Scroll {
    float offset = 0;  // units of the content above the visible part
    float speed = 0;   // units a second while gliding
    bool held = false;
    float pointer = 0;          // y in the last frame of a drag
    double time = 0;            // seconds, last frame
    Rect view;                  // visible part; empty: just opened
    std::optional<float> kept;  // foot of the thing kept in view, while visible

    std::string focused;  // id in the last frame
};

/** Layout memory of a long list: the height of its entries in this window, and the entries near the visible part. */
struct ListMemory {
    Rect window;
    float reading = 0;  // letter size
    std::vector<float> heights;
    std::size_t first = 0;
    std::size_t end = 0;
};

/** Scroll positions of the open dialog, by the ids of its scrolled boxes. */
struct ScrollMemory {
    std::map<std::string, Scroll, std::less<>> areas;
    std::map<std::string, ListMemory, std::less<>> lists;
};

}  // namespace tavern::ui
