// The veil of a lesson, and the arrow over it.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/screens/table/lesson_parts.hpp"

namespace tavern::ui {
namespace {

/** Fills a corner outside its rounding. */
void fill_corner(Painter& paint, Point corner, float dx, float dy, float radius) {
    const int pieces = radius > 20 ? 16 : 10;
    const auto on_round = [&](int piece) {
        const float angle = std::numbers::pi_v<float> / 2 * static_cast<float>(piece) / static_cast<float>(pieces);
        return Point{corner.x + dx * radius * (1 - std::cos(angle)), corner.y + dy * radius * (1 - std::sin(angle))};
    };
    paint.lay_over(
        {std::min(corner.x, corner.x + dx * radius), std::min(corner.y, corner.y + dy * radius), radius, radius});
    // With anti-aliased edges, the pieces would overlap.
    ImDrawListFlags& flags = paint.list().Flags;
    const ImDrawListFlags soft = std::exchange(flags, flags & ~ImDrawListFlags_AntiAliasedFill);
    for (int piece = 0; piece < pieces; ++piece)
        paint.triangle(corner, on_round(piece), on_round(piece + 1), palette::lesson_veil);
    flags = soft;
}

}  // namespace

std::vector<Rect> parted(std::vector<Rect> holes) {
    for (std::size_t one = 0; one < holes.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            if (!holes[one].overlaps(holes[other])) continue;
            holes[other] = united(holes[one], holes[other]);
            holes.erase(holes.begin() + static_cast<std::ptrdiff_t>(one));
            return parted(std::move(holes));
        }
    return holes;
}

void draw_veil(Painter& paint, Rect window, const std::vector<Rect>& holes, float radius) {
    std::vector<float> edges{0, window.height};
    for (const Rect& hole : holes) {
        edges.push_back(hole.y);
        edges.push_back(hole.bottom());
    }
    std::sort(edges.begin(), edges.end());
    for (std::size_t band = 0; band + 1 < edges.size(); ++band) {
        const float y = edges[band];
        const float height = edges[band + 1] - y;
        if (height <= 0) continue;
        float x = 0;
        while (x < window.width) {
            // The next hole of this band.
            Rect next{window.width, 0, 0, 0};
            for (const Rect& hole : holes)
                if (hole.y < y + height / 2 && hole.bottom() > y + height / 2 && hole.right() > x && hole.x < next.x)
                    next = hole;
            if (const Rect dark{x, y, next.x - x, height}; dark.width > 0) {
                paint.lay_over(dark);
                paint.fill(dark, palette::lesson_veil);
            }
            x = std::max(x + 1, next.right());
        }
    }
    for (const Rect& hole : holes) {
        fill_corner(paint, {hole.x, hole.y}, 1, 1, radius);
        fill_corner(paint, {hole.right(), hole.y}, -1, 1, radius);
        fill_corner(paint, {hole.x, hole.bottom()}, 1, -1, radius);
        fill_corner(paint, {hole.right(), hole.bottom()}, -1, -1, radius);
    }
}

Way way_between(Rect die, Rect space) {
    const Point from{die.center().x, die.y - 8};
    const bool above = space.bottom() + 20 < from.y;
    const Point to = above ? Point{space.center().x, space.bottom() + 12}
                           : Point{space.x > die.x ? space.x - 12 : space.right() + 12, space.center().y};
    return {from, {from.x, to.y + (from.y - to.y) * 0.3F}, to};
}

std::vector<Way> ways_around(const Way& way, float width) {
    std::vector<Way> ways{way};
    for (const float x : {20.0F, 48.0F, width - 48, width - 20}) {
        Way aside = way;
        // At its middle the curve reaches x.
        aside.bend = {2 * x - (way.from.x + way.to.x) / 2, (way.from.y + way.to.y) / 2};
        ways.push_back(aside);
    }
    return ways;
}

void draw_way(Painter& paint, const Way& way) {
    const Point from = way.from;
    const Point to = way.to;
    const auto at = [&](float along) { return way.at(along); };
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int dashes = std::max(3, static_cast<int>(length / 20));
    for (const bool rim : {true, false})
        for (int dash = 0; dash < dashes; ++dash) {
            const float start = static_cast<float>(dash) / static_cast<float>(dashes);
            paint.line(at(start), at(start + 0.55F / static_cast<float>(dashes)), rim ? palette::ink : palette::candle,
                       rim ? 10.0F : 5.0F);
        }
    const Point before = at(0.92F);
    const float far = std::max(1.0F, std::hypot(to.x - before.x, to.y - before.y));
    const Point along{(to.x - before.x) / far, (to.y - before.y) / far};
    for (const float size : {16.0F, 12.0F})
        paint.triangle({to.x + along.x * (size - 6), to.y + along.y * (size - 6)},
                       {to.x - along.x * size - along.y * size, to.y - along.y * size + along.x * size},
                       {to.x - along.x * size + along.y * size, to.y - along.y * size - along.x * size},
                       size > 14 ? palette::ink : palette::candle);
}

}  // namespace tavern::ui
