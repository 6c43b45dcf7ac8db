// A box in units: the pixels of the mock-ups. Layout, drawing and targets all use it.
#pragma once
#include <algorithm>

namespace tavern::ui {

struct Point {
    float x = 0;
    float y = 0;
};

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    constexpr float right() const { return x + width; }
    constexpr float bottom() const { return y + height; }
    constexpr Point center() const { return {x + width / 2, y + height / 2}; }
    constexpr float area() const { return width * height; }
    constexpr bool empty() const { return width <= 0 || height <= 0; }
    constexpr bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    constexpr bool overlaps(const Rect& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    /** Smaller by an amount on every side; larger when it is negative. */
    constexpr Rect inset(float amount) const {
        return {x + amount, y + amount, width - 2 * amount, height - 2 * amount};
    }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, width, height}; }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

// No window is this wide: larger numbers, and NaN, come from a mistake.
inline constexpr float furthest = 1e5F;
constexpr bool possible(float place) {
    return place > -furthest && place < furthest;
}
constexpr bool possible(Point point) {
    return possible(point.x) && possible(point.y);
}
/** Whether a box can be drawn: its place is finite and its size not negative. */
constexpr bool possible(const Rect& rect) {
    return possible(Point{rect.x, rect.y}) && possible(Point{rect.width, rect.height}) && rect.width >= 0 &&
           rect.height >= 0;
}

/** The intersection of two boxes; empty if they do not meet. */
constexpr Rect overlap(const Rect& one, const Rect& other) {
    const float x = std::max(one.x, other.x);
    const float y = std::max(one.y, other.y);
    return {x, y, std::max(0.0F, std::min(one.right(), other.right()) - x),
            std::max(0.0F, std::min(one.bottom(), other.bottom()) - y)};
}

/** The smallest box around both. */
constexpr Rect united(const Rect& one, const Rect& other) {
    const float x = std::min(one.x, other.x);
    const float y = std::min(one.y, other.y);
    return {x, y, std::max(one.right(), other.right()) - x, std::max(one.bottom(), other.bottom()) - y};
}

/** A square with a side of this length around a point. */
constexpr Rect square(Point center, float side) {
    return {center.x - side / 2, center.y - side / 2, side, side};
}

}  // namespace tavern::ui
