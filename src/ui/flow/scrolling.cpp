#include "ui/flow/scrolling.hpp"

#include <algorithm>
#include <cmath>

namespace tavern::ui {
namespace {

constexpr float wheel_step = 60;      // units of one notch
constexpr float page_share = 0.85F;   // of the visible part, for one press of a page key
constexpr float scroll_distance = 7;  // units of movement that start a drag
constexpr float glide_time = 0.325F;  // seconds in which the speed falls to a third, as on phones
constexpr float slowest = 12;         // units a second
constexpr float focus_margin = 12;    // units around the focused thing
constexpr float thumb_width = 5;
constexpr float least_thumb = 24;
constexpr float beside = 5;
constexpr float rounding = 0.5F;

void follow_finger(Scroll& scroll, Touch& touch, const Rect& view, bool glides) {
    const Input& input = touch.input();
    const std::optional<Point> from = touch.held_from();
    const auto seconds = static_cast<float>(input.time - scroll.time);
    if (scroll.held && from) {
        const float moved = scroll.pointer - input.pointer.y;
        scroll.offset += moved;
        // The last frame alone would be too rough a measure.
        if (seconds > 0) scroll.speed = (scroll.speed + moved / seconds) / 2;
    } else if (from && view.contains(*from)) {
        const float along = std::abs(input.pointer.y - from->y);
        // A sideways movement may be a swipe.
        if (along > scroll_distance && along > std::abs(input.pointer.x - from->x)) {
            touch.let_go();
            scroll.held = true;
        }
        scroll.speed = 0;
    } else if (from) {
        scroll.speed = 0;
    }
    if (!from) {
        scroll.held = false;
        if (!glides || std::abs(scroll.speed) < slowest) scroll.speed = 0;
        scroll.offset += scroll.speed * seconds;
        scroll.speed *= std::exp(-seconds / glide_time);
    }
    scroll.pointer = input.pointer.y;
}

void follow_leap(Scroll& scroll, Leap leap, const Rect& view, float most) {
    switch (leap) {
        case Leap::none: return;
        case Leap::page_up: scroll.offset -= view.height * page_share; break;
        case Leap::page_down: scroll.offset += view.height * page_share; break;
        case Leap::begin: scroll.offset = 0; break;
        case Leap::end: scroll.offset = most; break;
    }
    scroll.speed = 0;
}

void bring_into_view(Scroll& scroll, const Rect& view, const Rect& thing) {
    const float top = thing.y - view.y - focus_margin;
    const float foot = thing.bottom() - view.y + focus_margin;
    if (top < scroll.offset)
        scroll.offset = top;
    else if (foot > scroll.offset + view.height)
        scroll.offset = std::min(top, foot - view.height);
    scroll.speed = 0;
}

/** Opens with the thing in the middle, and follows it when it moves. */
void keep_in_view(Scroll& scroll, const Rect& view, const Rect& thing) {
    if (scroll.view.empty())
        scroll.offset = thing.center().y - view.center().y;
    else if (scroll.kept && *scroll.kept != thing.bottom() - view.y)
        bring_into_view(scroll, view, thing);
}

/** The foot of the thing kept in view, if visible; the focus may have scrolled it a little. */
std::optional<float> foot_seen(const Scroll& scroll, const Rect& view, const Rect& thing) {
    const float top = thing.y - view.y;
    const float foot = thing.bottom() - view.y;
    const bool seen = top + focus_margin >= scroll.offset && foot - focus_margin <= scroll.offset + view.height;
    return seen ? std::optional(foot) : std::nullopt;
}

}  // namespace

void follow(Scroll& scroll, Touch& touch, bool glides, const Scrolled& scrolled) {
    const Rect& view = scrolled.view;
    const float most = std::max(0.0F, scrolled.height - view.height);
    if (scrolled.kept) keep_in_view(scroll, view, *scrolled.kept);
    scroll.offset = std::clamp(scroll.offset, 0.0F, most);
    const float before = scroll.offset;
    const float speed_before = scroll.speed;
    // Content that fits its room ignores the finger.
    if (most > 0 && scrolled.by_finger) follow_finger(scroll, touch, view, glides);
    const Input& input = touch.input();
    if (view.contains(input.pointer)) scroll.offset -= input.wheel * wheel_step;
    if (scrolled.by_keys) follow_leap(scroll, input.leap, view, most);
    if (scrolled.focused && scroll.focused != touch.focused()) bring_into_view(scroll, view, *scrolled.focused);
    if (scrolled.sought) bring_into_view(scroll, view, *scrolled.sought);
    scroll.focused = touch.focused();
    scroll.offset = std::clamp(scroll.offset, 0.0F, most);
    touch.scrolls(scroll.offset > rounding, scroll.offset < most - rounding);
    if (scroll.offset == 0 || scroll.offset == most) scroll.speed = scroll.held ? scroll.speed : 0;
    scroll.time = input.time;
    scroll.view = view;
    scroll.kept = scrolled.kept ? foot_seen(scroll, view, *scrolled.kept) : std::nullopt;
    if (scroll.offset != before) touch.moved_by_person();
    if (speed_before != 0 || scroll.speed != 0) touch.go_on();
}

void draw_thumb(Painter& paint, const Scroll& scroll, const Rect& view, float height) {
    if (height <= view.height + rounding) return;
    const float length = std::max(least_thumb, view.height * view.height / height);
    const float way = (view.height - length) * scroll.offset / (height - view.height);
    paint.fill({view.right() + beside, view.y + way, thumb_width, length}, palette::parchment_thumb, thumb_width / 2);
}

}  // namespace tavern::ui
