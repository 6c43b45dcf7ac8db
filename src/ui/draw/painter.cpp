#include "ui/draw/painter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/draw/recorder.hpp"

namespace tavern::ui {
namespace {

constexpr int patch_indices = 6;  // two triangles
constexpr int patch_corners = 4;
constexpr int opaque = 255;
constexpr int most_dashes = 1000;    // on one side
constexpr float least_dash = 0.01F;  // pixels: a shorter one is invisible
constexpr int circle_corners = 40;   // for a clipped circle
constexpr float dark = 0.2F;  // luminance: with strong contrast, an edge no lighter than this is invisible on rooms

}  // namespace

void Painter::begin(ImDrawList* list, const Scale& scale, const Atlas* atlas, Fonts* fonts, bool strong,
                    Recorder* recorder) {
    list_ = list;
    unit_ = scale.unit;
    zoom_ = scale.zoom;
    reading_ = scale.reading;
    atlas_ = atlas;
    fonts_ = fonts;
    strong_ = strong;
    recorder_ = recorder;
}

Rect Painter::clipped() const {
    const ImVec4& clip = list_->_CmdHeader.ClipRect;
    return {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y};
}

void Painter::record_fill(Rect rect, ImU32 color) {
    const Rect drawn = overlap({rect.x * unit_, rect.y * unit_, rect.width * unit_, rect.height * unit_}, clipped());
    recorder_->fills.push_back({drawn, color, list_->IdxBuffer.Size});
}

void Painter::record_picture(Rect rect, Picture picture) {
    recorder_->pictures.push_back({picture,
                                   {rect.x * unit_, rect.y * unit_, rect.width * unit_, rect.height * unit_},
                                   clipped(),
                                   list_->IdxBuffer.Size,
                                   scrolled_ > 0});
}

void Painter::fill(Rect rect, ImU32 color, float radius) {
    if (!possible(rect)) return;
    color = filling(color);
    if (recorder_ != nullptr) record_fill(rect, color);
    if (!stretched(rect, color, radius, 0))
        list_->AddRectFilled(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), color, radius * unit_);
}

bool Painter::stretched(Rect rect, ImU32 color, float radius, float edge) {
    if ((color & IM_COL32_A_MASK) == 0 || rect.empty()) return true;
    constexpr float largest = 64;  // device pixels, which take 65 x 65 of the texture
    const float density = ImGui::GetIO().DisplayFramebufferScale.x;
    const auto pixel = [&](float place) { return std::round(place * unit_ * density); };
    const float left = pixel(rect.x);
    const float right = pixel(rect.right());
    const float top = pixel(rect.y);
    const float bottom = pixel(rect.bottom());
    if (radius == 0 && edge == 0) {
        list_->AddRectFilled(ImVec2(left / density, top / density), ImVec2(right / density, bottom / density), color);
        return true;
    }
    const ImVec2 half((right - left) / 2, (bottom - top) / 2);
    radius = std::min(radius * unit_ * density, std::min(half.x, half.y));
    if (std::max(radius, edge * density) > largest) return false;
    const Corner* corner = fonts_->corner(radius, edge * density);
    if (corner == nullptr) return false;
    const ImVec2 side(std::min(corner->side, half.x), std::min(corner->side, half.y));
    const auto inner = [&](float low, float high, float part) { return low + (high - low) * part / corner->side; };
    const float u = inner(corner->low.x, corner->high.x, side.x);
    const float v = inner(corner->low.y, corner->high.y, side.y);
    const float xs[] = {left, left + side.x, right - side.x, right};
    const float ys[] = {top, top + side.y, bottom - side.y, bottom};
    const float us[] = {corner->low.x, u, u, corner->low.x};
    const float vs[] = {corner->low.y, v, v, corner->low.y};
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const auto write = [&](unsigned column, unsigned row, unsigned columns, bool plain) {
        const ImDrawIdx first = list_->_VtxCurrentIdx;
        for (const unsigned index : {0U, 1U, 2U, 2U, 1U, 3U}) list_->PrimWriteIdx(first + index);
        for (const unsigned y : {row, row + 1})
            for (const unsigned x : {column, column + columns})
                list_->PrimWriteVtx(ImVec2(xs[x] / density, ys[y] / density), plain ? white : ImVec2(us[x], vs[y]),
                                    color);
    };
    const int patches = edge > 0 ? 8 : 7;
    list_->PrimReserve(patches * patch_indices, patches * patch_corners);
    for (const unsigned row : {0U, 2U}) {
        write(0, row, 1, false);
        write(1, row, 1, edge == 0);
        write(2, row, 1, false);
    }
    if (edge > 0) {
        write(0, 1, 1, false);
        write(2, 1, 1, false);
    } else {
        write(0, 1, 3, true);
    }
    return true;
}

void Painter::ground(Rect window, ImU32 color) {
    if (filling(color) != palette::night)
        fill(window, color);
    else if (recorder_ != nullptr)
        record_fill(window, color);
}

void Painter::fill_top(Rect rect, ImU32 color, float radius) {
    if (!possible(rect)) return;
    color = filling(color);
    if (recorder_ != nullptr) record_fill(rect, color);
    list_->AddRectFilled(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), color, radius * unit_,
                         ImDrawFlags_RoundCornersTop);
}

void Painter::outline(Rect rect, ImU32 color, float width, float radius) {
    if (!possible(rect)) return;
    if (stretched(rect, color, radius, thick(width))) return;
    const Rect middle = rect.inset(width / 2);
    list_->AddRect(px({middle.x, middle.y}), px({middle.right(), middle.bottom()}), color,
                   std::max(0.0F, radius - width / 2) * unit_, 0, thick(width));
}

void Painter::path(Rect rect, float radius) {
    list_->PathClear();
    list_->PathRect(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), radius * unit_);
}

void Painter::dashes(Rect rect, ImU32 color, float width, float radius, float dash, float pause) {
    const Rect middle = rect.inset(width / 2);
    if (!possible(middle) || !(dash > 0) || !(pause > 0)) return;
    path(middle, std::max(0.0F, radius));
    const ImVector<ImVec2> points = list_->_Path;
    list_->PathClear();
    const float period = (dash + pause) * unit_;
    float along = 0;  // distance around the box at which a side begins
    for (int index = 0; index < points.Size; ++index) {
        const ImVec2 from = points[index];
        const ImVec2 to = points[(index + 1) % points.Size];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        if (length < least_dash) continue;
        const auto at = [&](float place) {
            const float share = std::clamp((place - along) / length, 0.0F, 1.0F);
            return ImVec2(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        };
        // A counted loop, so that it ends for every size.
        const int first = static_cast<int>(along / period);
        const int last = std::min(first + most_dashes, static_cast<int>((along + length) / period));
        for (int number = first; number <= last; ++number) {
            const float begin = std::max(along, static_cast<float>(number) * period);
            const float end = std::min(along + length, static_cast<float>(number) * period + dash * unit_);
            if (end > begin + least_dash) list_->AddLine(at(begin), at(end), color, thick(width));
        }
        along += length;
    }
}

void Painter::glow(Rect rect, ImU32 color, float radius, float spread) {
    if (!possible(rect)) return;
    const float opacity = static_cast<float>(color >> IM_COL32_A_SHIFT) / opaque;
    constexpr int rings = 8;
    const float step = spread / rings;
    for (int ring = 0; ring < rings; ++ring) {
        const float fade = 1 - (static_cast<float>(ring) + 0.5F) / rings;
        const float out = step * static_cast<float>(ring + 1);
        outline(rect.inset(-out), with_opacity(color, opacity * fade * fade), step + 0.5F, radius + out);
    }
}

void Painter::circle(Point center, float radius, ImU32 fill, ImU32 edge, float edge_width) {
    if (!possible(square(center, 2 * radius))) return;
    if (fill != 0) list_->AddCircleFilled(px(center), radius * unit_, filling(fill));
    if (edge != 0) list_->AddCircle(px(center), (radius - edge_width / 2) * unit_, edge, 0, thick(edge_width));
}

void Painter::circle_in(Rect box, Point center, float radius, ImU32 fill) {
    if (!possible(box)) return;
    list_->PathArcTo(px(center), radius * unit_, 0, 2 * std::numbers::pi_v<float>, circle_corners);
    for (ImVec2& point : list_->_Path)
        point = {std::clamp(point.x, box.x * unit_, box.right() * unit_),
                 std::clamp(point.y, box.y * unit_, box.bottom() * unit_)};
    list_->PathFillConvex(fill);
}

void Painter::line(Point from, Point to, ImU32 color, float width) {
    if (!possible(from) || !possible(to)) return;
    list_->AddLine(px(from), px(to), color, thick(width));
}

void Painter::triangle(Point a, Point b, Point c, ImU32 color) {
    if (!possible(a) || !possible(b) || !possible(c)) return;
    list_->AddTriangleFilled(px(a), px(b), px(c), color);
    if (recorder_ == nullptr) return;
    const auto [left, right] = std::minmax({a.x, b.x, c.x});
    const auto [top, bottom] = std::minmax({a.y, b.y, c.y});
    recorder_->triangles.push_back({left * unit_, top * unit_, (right - left) * unit_, (bottom - top) * unit_});
}

void Painter::box(Rect rect, const Box& box) {
    // Draws only the visible strip of the shadow if the box covers the rest.
    const bool covers = box.fill >> IM_COL32_A_SHIFT == opaque;
    const auto foot = [&](float below) {
        const float height = covers ? std::min(rect.height, 2 * box.radius + below) : rect.height;
        return Rect{rect.x, rect.bottom() - height, rect.width, height};
    };
    if (box.shadow > 0) fill(foot(box.shadow).moved(0, box.shadow), palette::shadow, box.radius);
    if (box.low_edge != 0) {
        fill(foot(box.low_edge_height), box.low_edge, box.radius);
        fill({rect.x, rect.y, rect.width, rect.height - box.low_edge_height}, box.fill, box.radius);
    } else if (box.fill != 0) {
        fill(rect, box.fill, box.radius);
    }
    // A dark box needs a visible edge on a dark room.
    const bool unseen = strong_ && luminance(box.fill) < dark && luminance(box.edge) < dark;
    if (box.edge != 0) outline(rect, unseen ? palette::parchment : box.edge, box.edge_width, box.radius);
}

void Painter::clip(Rect rect, bool scrolls) {
    if (scrolls || scrolled_ > 0) ++scrolled_;
    if (!possible(rect)) rect = {};
    list_->PushClipRect(px({rect.x, rect.y}), px({rect.right(), rect.bottom()}), true);
}

void Painter::unclip() {
    if (scrolled_ > 0) --scrolled_;
    list_->PopClipRect();
}

void Painter::lay_over(Rect rect, bool explains) {
    if (recorder_ == nullptr) return;
    if (explains) recorder_->explained = list_->IdxBuffer.Size;
    record_fill(rect, 0);
    recorder_->layers.push_back(recorder_->fills.back());
    recorder_->fills.pop_back();
}

}  // namespace tavern::ui
