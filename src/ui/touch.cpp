#include "ui/touch.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/keyboard.hpp"

namespace tavern::ui {
namespace {

constexpr float drag_distance = 7;        // CSS pixels
constexpr double long_press_time = 0.45;  // seconds
// As much as one frame can add to it: while the machine is busy nobody sees that the finger was lifted.
constexpr double long_press_frame = 0.1;
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
    lit_before_.swap(lit_);
    lit_.clear();
    clicked_.clear();
    dropped_.clear();
    room_.clear();
    clicked_beside_ = false;
    wants_frame_ = false;

    const std::string under = hit(input.pointer);
    if (input.down && !last_.down) {
        press_ = under;
        press_place_ = input.pointer;
        held_for_ = 0;
        dragging_ = long_press_ = false;
        show_focus_ = false;
        if (press_.empty()) clicked_beside_ = true;
        wants_frame_ = true;
    } else if (input.down) {
        const float moved = std::hypot(input.pointer.x - press_place_.x, input.pointer.y - press_place_.y) * unit;
        if (!press_.empty() && moved > drag_distance) dragging_ = true;
        held_for_ += std::min(input.time - last_.time, long_press_frame);
        if (!dragging_ && input.touch && held_for_ > long_press_time) long_press_ = true;
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
    // A thing that came under a mouse at rest was not asked for: it is when the mouse moves.
    const bool moved = input.pointer.x != last_.pointer.x || input.pointer.y != last_.pointer.y;
    if (hovering != hover_ || (moved && !hover_asks_)) {
        hover_ = hovering;
        hover_time_ = input.time;
        hover_asks_ = moved;
    }
    if (!hover_.empty() && hover_asks_ && input.time - hover_time_ <= hover_explain_time) wants_frame_ = true;

    if (input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0) move_focus();
    if (input.key != 0) follow_key();
    if (input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0 || input.key != 0 || input.enter)
        wants_frame_ = true;
    if (input.enter) {
        if (show_focus_ && !focus_.empty())
            clicked_ = focus_;
        else
            focus_first(before_, lit_before_);
    }
    const std::string pressed = std::exchange(pressed_, {});
    // What a sheet covers is not there.
    for (const Target& target : before_)
        if (!pressed.empty() && target.id == pressed) clicked_ = pressed;
}

void Touch::let_go() {
    press_.clear();
    dragging_ = long_press_ = false;
}

void Touch::focus(std::string_view id) {
    focus_ = id;
    show_focus_ = true;
}

void Touch::follow_key() {
    const std::string_view id = reached_by(input_.key, before_);
    if (input_.key >= '1' && input_.key <= '9') show_focus_ = true;
    if (!id.empty()) {
        clicked_ = id;
        // Whoever plays with keys sees where the next one goes.
        show_focus_ = true;
    } else if (input_.key == ' ' && show_focus_) {
        clicked_ = focus_;
    } else if (input_.key == '?' && !show_focus_) {
        focus_first(before_, lit_before_);
    }
}

void Touch::focus_first(const std::vector<Target>& targets, const std::vector<std::string>& lit) {
    show_focus_ = true;
    focus_ = lit.empty() ? std::string(first_wanted(targets)) : lit.front();
}

void Touch::settle_focus(std::string situation, bool in_sheet) {
    // A die that was taken by a touch lights its spaces in the next frame only.
    situation += lit_.empty() ? '-' : '+';
    const bool changed = situation != situation_;
    situation_ = std::move(situation);
    if (!show_focus_) return;
    const auto focused =
        std::find_if(targets_.begin(), targets_.end(), [&](const Target& target) { return target.id == focus_; });
    const bool there = focused != targets_.end() && (focused->enabled || in_sheet);
    if (there && !changed) return;
    const std::string before = focus_;
    focus_first(targets_, lit_);
    // It is drawn in the next one.
    wants_frame_ = wants_frame_ || focus_ != before;
}

void Touch::move_focus() {
    const auto current =
        std::find_if(before_.begin(), before_.end(), [&](const Target& target) { return target.id == focus_; });
    if (!show_focus_ || current == before_.end()) {
        focus_first(before_, lit_before_);
        return;
    }
    if (input_.tab != 0) {
        const auto count = static_cast<std::ptrdiff_t>(before_.size());
        std::ptrdiff_t next = current - before_.begin();
        for (std::ptrdiff_t step = 0; step < count; ++step) {
            next = (next + input_.tab + count) % count;
            if (before_[static_cast<std::size_t>(next)].enabled) break;
        }
        focus_ = before_[static_cast<std::size_t>(next)].id;
        return;
    }
    const Point from = rect_of(*current).center();
    float best = 1e9F;
    for (const Target& target : before_) {
        if (!target.enabled || target.id == focus_) continue;
        if (!lit_before_.empty() && std::find(lit_before_.begin(), lit_before_.end(), target.id) == lit_before_.end())
            continue;
        const Point to = rect_of(target).center();
        const float along = (to.x - from.x) * input_.arrow.x + (to.y - from.y) * input_.arrow.y;
        const float across = std::abs((to.x - from.x) * input_.arrow.y) + std::abs((to.y - from.y) * input_.arrow.x);
        if (along < 4 || along + 2 * across >= best) continue;
        best = along + 2 * across;
        focus_ = target.id;
    }
}

Touched Touch::target(std::string_view id, std::string_view label, Rect rect, bool enabled, bool chosen) {
    targets_.push_back({std::string(id), std::string(label), rect.x * unit_, rect.y * unit_, rect.width * unit_,
                        rect.height * unit_, enabled, chosen, room_});
    Touched touched;
    touched.hovered = hover_ == id;
    touched.held = input_.down && press_ == id && !dragging_;
    touched.focused = show_focus_ && focus_ == id;
    touched.clicked = clicked_ == id && enabled;
    touched.dropped = dropped_ == id && enabled;
    touched.drag_over = dragging_ && enabled && rect.contains(input_.pointer);
    touched.explain =
        (touched.hovered && rests()) || (touched.held && long_press_) || (touched.focused && !input_.down);
    return touched;
}

void Touch::modal() {
    targets_.clear();
    lit_.clear();
    room_.clear();
}

bool Touch::rests() const {
    return !hover_.empty() && hover_asks_ && input_.time - hover_time_ > hover_explain_time;
}

const Target* Touch::asked() const {
    const std::string& id = rests() ? hover_ : press_;
    if (!rests() && !(input_.down && long_press_ && !dragging_)) return nullptr;
    for (const Target& target : targets_)
        if (target.id == id) return &target;
    return nullptr;
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
}

}  // namespace tavern::ui
