#include "ui/touch.hpp"

#include <algorithm>
#include <cmath>

namespace tavern::ui {
namespace {

constexpr float drag_distance = 7;        // CSS pixels
constexpr double long_press_time = 0.45;  // seconds
constexpr double hover_explain_time = 0.6;
constexpr float finger = 44;  // CSS pixels: a touch reaches smaller things beside it

Rect rect_of(const Target& target) {
    return {target.x, target.y, target.width, target.height};
}

float distance(Point point, const Rect& rect) {
    const float dx = std::max({rect.x - point.x, 0.0F, point.x - rect.right()});
    const float dy = std::max({rect.y - point.y, 0.0F, point.y - rect.bottom()});
    return std::hypot(dx, dy);
}

}  // namespace

std::string Touch::hit(Point point) const {
    const Point place{point.x * unit_, point.y * unit_};
    for (auto target = before_.rbegin(); target != before_.rend(); ++target)
        if (rect_of(*target).contains(place)) return target->id;
    if (!input_.touch) return {};
    const Target* nearest = nullptr;
    float nearest_distance = 1e9F;
    for (const Target& target : before_) {
        const Rect rect = rect_of(target);
        const float reach = std::max(0.0F, (finger - std::min(rect.width, rect.height)) / 2);
        const float away = distance(place, rect);
        if (!target.enabled || away > reach || away >= nearest_distance) continue;
        nearest_distance = away;
        nearest = &target;
    }
    return nearest != nullptr ? nearest->id : std::string();
}

void Touch::begin(const Input& input, float unit) {
    last_ = input_;
    input_ = input;
    unit_ = unit;
    before_.swap(targets_);
    targets_.clear();
    clicked_.clear();
    dropped_.clear();
    clicked_beside_ = false;
    wants_frame_ = false;

    const std::string under = hit(input.pointer);
    if (input.down && !last_.down) {
        press_ = under;
        press_place_ = input.pointer;
        press_time_ = input.time;
        dragging_ = long_press_ = false;
        show_focus_ = false;
        if (press_.empty()) clicked_beside_ = true;
        wants_frame_ = true;
    } else if (input.down) {
        const float moved = std::hypot(input.pointer.x - press_place_.x, input.pointer.y - press_place_.y) * unit;
        if (!press_.empty() && moved > drag_distance) dragging_ = true;
        if (!dragging_ && input.touch && input.time - press_time_ > long_press_time) long_press_ = true;
        if (input.touch && !long_press_ && !dragging_) wants_frame_ = true;  // until the long press is one
    } else if (last_.down) {
        if (dragging_ && under != press_)
            dropped_ = under.empty() ? "nothing" : under;
        else if (!long_press_ && !press_.empty() && under == press_)
            clicked_ = press_;
        wants_frame_ = true;
    }
    if (!input.down && !last_.down) {
        press_.clear();
        dragging_ = long_press_ = false;
    }

    const std::string hovering = input.touch || input.down ? std::string() : under;
    if (hovering != hover_) {
        hover_ = hovering;
        hover_time_ = input.time;
    }
    if (!hover_.empty() && input.time - hover_time_ <= hover_explain_time) wants_frame_ = true;

    if (input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0) move_focus();
    if (input.enter && show_focus_ && !focus_.empty()) clicked_ = focus_;
}

void Touch::move_focus() {
    show_focus_ = true;
    wants_frame_ = true;
    std::vector<const Target*> enabled;
    for (const Target& target : before_)
        if (target.enabled) enabled.push_back(&target);
    if (enabled.empty()) return;
    const auto current =
        std::find_if(enabled.begin(), enabled.end(), [&](const Target* target) { return target->id == focus_; });
    if (current == enabled.end()) {
        focus_ = (input_.tab < 0 ? enabled.back() : enabled.front())->id;
        return;
    }
    if (input_.tab != 0) {
        const auto count = static_cast<std::ptrdiff_t>(enabled.size());
        const std::ptrdiff_t next = (current - enabled.begin() + input_.tab + count) % count;
        focus_ = enabled[static_cast<std::size_t>(next)]->id;
        return;
    }
    const Point from = rect_of(**current).center();
    float best = 1e9F;
    for (const Target* target : enabled) {
        const Point to = rect_of(*target).center();
        const float along = (to.x - from.x) * input_.arrow.x + (to.y - from.y) * input_.arrow.y;
        const float across = std::abs((to.x - from.x) * input_.arrow.y) + std::abs((to.y - from.y) * input_.arrow.x);
        if (along < 4 || along + 2 * across >= best) continue;
        best = along + 2 * across;
        focus_ = target->id;
    }
}

Touched Touch::target(std::string_view id, std::string_view label, Rect rect, bool enabled) {
    targets_.push_back({std::string(id), std::string(label), rect.x * unit_, rect.y * unit_, rect.width * unit_,
                        rect.height * unit_, enabled});
    Touched touched;
    touched.hovered = hover_ == id;
    touched.held = input_.down && press_ == id && !dragging_;
    touched.focused = show_focus_ && focus_ == id;
    touched.clicked = clicked_ == id && enabled;
    touched.dropped = dropped_ == id && enabled;
    touched.drag_over = dragging_ && enabled && rect.contains(input_.pointer);
    touched.explain = (touched.hovered && input_.time - hover_time_ > hover_explain_time) ||
                      (touched.held && long_press_) || (touched.focused && !input_.down);
    return touched;
}

void Touch::modal() {
    targets_.clear();
}

void Touch::keep_only(const std::vector<std::string>& ids, const std::vector<std::string>& live) {
    const auto has = [](const std::vector<std::string>& list, const Target& target) {
        return std::find(list.begin(), list.end(), target.id) != list.end();
    };
    targets_.erase(std::remove_if(targets_.begin(), targets_.end(), [&](const Target& one) { return !has(ids, one); }),
                   targets_.end());
    for (Target& target : targets_) target.enabled = target.enabled && has(live, target);
}

void Touch::reset() {
    press_.clear();
    dragging_ = false;
    focus_.clear();
    show_focus_ = false;
}

}  // namespace tavern::ui
