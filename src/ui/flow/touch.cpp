#include "ui/flow/touch.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/draw/theme.hpp"
#include "ui/flow/keyboard.hpp"

namespace tavern::ui {
namespace {

constexpr float drag_distance = 7;        // CSS pixels
constexpr double long_press_time = 0.45;  // seconds
// The most time that one frame can add: a busy machine learns late that the finger was lifted.
constexpr double longest_frame = 0.1;
constexpr double hover_explain_time = 0.6;
constexpr double rest_time = 0.5;   // seconds; on the way to another target a drag passes in less
constexpr float tap_apart = 16;     // CSS pixels: two taps closer than this aim at the same place
constexpr double look_time = 0.4;   // seconds that a new target must be visible before it answers
constexpr double pass_time = 0.8;   // the same, under the finger, where the device goes on to another player
constexpr float above_finger = 60;  // CSS pixels between a fingertip and the thing it drags
constexpr int answer_frames = 3;    // frames after a press: the first performs it, the second shows it

Rect rect_of(const Target& target) {
    return {target.x, target.y, target.width, target.height};
}

float distance(Point point, const Rect& rect) {
    const float dx = std::max({rect.x - point.x, 0.0F, point.x - rect.right()});
    const float dy = std::max({rect.y - point.y, 0.0F, point.y - rect.bottom()});
    return std::hypot(dx, dy);
}

Sight sight_of(const Rect& whole, const Rect& part) {
    constexpr float rounding = 0.5F;
    if (part.width > whole.width - rounding && part.height > whole.height - rounding) return Sight::whole;
    // A strip of one or two pixels is invisible.
    return part.inset(1).empty() ? Sight::none : Sight::part;
}

/** A resting mouse that the browser mentions after a touch, as when the window has changed, has not moved. */
bool has_moved(const Input& before, const Input& now) {
    return now.touch == before.touch && (now.pointer.x != before.pointer.x || now.pointer.y != before.pointer.y);
}

/** Whether the target is only a place in a row; its meaning depends on label and question. */
bool numbered(const Target& target) {
    return !target.id.empty() && target.id.back() >= '0' && target.id.back() <= '9';
}

/** Whether the title offers the target in the same place as the loading screen (shell/index.html). */
bool on_loading_screen(const Target& target) {
    return target.id == "continue" || target.id == "learn" || target.id == "against" || target.id == "daily";
}

}  // namespace

const Target* Touch::find(const std::vector<Target>& targets, std::string_view id) {
    for (const Target& target : targets)
        if (target.id == id) return &target;
    return nullptr;
}

void Touch::try_below() {
    const Point place{input_.pointer.x * unit_, input_.pointer.y * unit_};
    for (const Target& target : covered_before_)  // the last one lies above
        if (target.sight != Sight::none && rect_of(target).contains(place)) tried_below_ = target.id;
}

const Target* Touch::hit(Point point) const {
    const Point place{point.x * unit_, point.y * unit_};
    for (auto target = before_.rbegin(); target != before_.rend(); ++target)
        if (target->sight != Sight::none && rect_of(*target).contains(place)) return &*target;
    if (!input_.touch) return nullptr;
    const Target* nearest = nullptr;
    float nearest_distance = 1e9F;
    for (const Target& target : before_) {
        const Rect rect = rect_of(target);
        const float reach = std::max(0.0F, (size::finger - std::min(rect.width, rect.height)) / 2);
        const float away = distance(place, rect);
        if (!target.enabled || target.sight == Sight::none || away > reach || away >= nearest_distance) continue;
        nearest_distance = away;
        nearest = &target;
    }
    return nearest;
}

void Touch::begin(const Input& input, float unit, int asked, std::optional<int> person) {
    last_ = input_;
    input_ = input;
    unit_ = unit;
    before_.swap(targets_);
    targets_.clear();
    covered_before_.swap(covered_);
    covered_.clear();
    tried_below_.clear();
    takers_.clear();
    lit_before_.swap(lit_);
    lit_.clear();
    clicked_.clear();
    dropped_.clear();
    clicked_beside_ = tapped_beside_ = false;
    wants_frame_ = more_above_ = more_below_ = false;
    renewed_before_ = std::exchange(renewed_, {});
    asked_anew_ = std::exchange(asked_, asked) != asked;
    passed_on_ = person && person_ && *person != *person_;
    if (person) person_ = person;
    passed_ = std::min(input.time - last_.time, longest_frame);
    since_press_ += passed_;
    if (answers_ > 0) --answers_;

    const Target* under_pointer = hit(input.pointer);
    const std::string was_over = std::exchange(over_, under_pointer != nullptr ? under_pointer->id : std::string());
    follow_pointer(under_pointer);
    over_for_ = dragging_ && !over_.empty() && over_ == was_over ? over_for_ + passed_ : 0;
    if (dragging_ && !over_.empty() && over_for_ <= rest_time) wants_frame_ = true;
    if (input.resized || (input.escape && dragging_)) let_go();
    const bool moved = has_moved(last_, input);
    follow_hover(moved);

    if (input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0) move_focus();
    if (input.key != 0) follow_key();
    if (input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0 || input.key != 0 || input.enter)
        wants_frame_ = true;
    if (input.enter) {
        // While the focus waits for others to play, it has no target, and pressing on means none.
        if (show_focus_)
            clicked_ = focus_;
        else
            focus_first(before_, lit_before_);
    }
    const bool keyed = input.tab != 0 || input.arrow.x != 0 || input.arrow.y != 0 || input.enter || input.escape ||
                       input.key != 0 || !pressed_.empty();
    if (keyed || asked_anew_ || (moved && !input.touch) || find_before(told_) == nullptr) told_.clear();
    if (keyed) {
        dismissed_ = input.escape;
        answered_ = std::nullopt;
        answers_ = answer_frames;
    }
    const std::string pressed = std::exchange(pressed_, {});
    // A dialog covers the targets below it.
    if (!pressed.empty() && find_before(pressed) != nullptr) clicked_ = pressed;
    if (!pressed.empty() && find(covered_before_, pressed) != nullptr) tried_below_ = pressed;
    // The next frame shows the effect.
    if (!clicked_.empty()) wants_frame_ = true;
}

void Touch::follow_pointer(const Target* under) {
    if (input_.down && !last_.down) {
        const bool again =
            answered_ && since_press_ < look_time &&
            std::hypot(input_.pointer.x - answered_->x, input_.pointer.y - answered_->y) * unit_ < tap_apart;
        const bool reads = reads_within(0);
        press_ = under != nullptr && under->wait <= 0 && !reads ? under->id : std::string();
        press_label_ = under != nullptr ? under->label : std::string();
        press_asked_ = asked_;
        told_before_ = std::exchange(told_, {});
        press_place_ = input_.pointer;
        swipe_start_ = input_.swipes ? swipe_start(before_, under, {press_place_.x * unit_, press_place_.y * unit_})
                                     : SwipeStart{};
        held_for_ = 0;
        dragging_ = long_press_ = carries_ = has_left_ = false;
        show_focus_ = false;
        began_beside_ = under == nullptr && !again && !reads;
        clicked_beside_ = began_beside_;
    } else if (input_.down) {
        const float moved = std::hypot(input_.pointer.x - press_place_.x, input_.pointer.y - press_place_.y) * unit_;
        if (!press_.empty() && moved > drag_distance) dragging_ = true;
        has_left_ = has_left_ || under == nullptr || under->id != press_;
        held_for_ += passed_;
        if (!dragging_ && input_.touch && held_for_ > long_press_time) long_press_ = true;
        if (input_.touch && !long_press_ && !dragging_) wants_frame_ = true;  // until the long press completes
    } else if (last_.down) {
        end_press(under);
    } else {
        press_.clear();
        dragging_ = long_press_ = false;
    }
    if (input_.down == last_.down) return;
    wants_frame_ = true;
    answered_ = input_.pointer;
    answers_ = answer_frames;
    since_press_ = 0;
}

void Touch::end_press(const Target* under) {
    const Point moved{(input_.pointer.x - press_place_.x) * unit_, (input_.pointer.y - press_place_.y) * unit_};
    const Swipe swipe = carries_ ? Swipe::none : swipe_of(swipe_start_, moved, held_for_);
    if (swipe != Swipe::none) {
        clicked_ = reached_by(swipe, before_);
        return;
    }
    tapped_beside_ = began_beside_ && std::hypot(moved.x, moved.y) <= drag_distance;
    if (under == nullptr && (tapped_beside_ || dragging_)) try_below();
    const bool there = under != nullptr && under->id == press_;
    if (dragging_ && !there)
        dropped_ = under == nullptr ? "nothing" : under->id;
    else if (!long_press_ && !press_.empty() && there && !(carries_ && has_left_) && under->label == press_label_ &&
             (!numbered(*under) || asked_ == press_asked_))
        clicked_ = press_;
    // A second tap on the same thing closes its explanation.
    if (!clicked_.empty() && !under->enabled && clicked_ != told_before_) told_ = clicked_;
}

double Touch::wait_of(const Target& target) const {
    // At the start of the game, players have seen the same targets on the loading screen.
    if (before_.empty() && on_loading_screen(target)) return 0;
    // A press aimed at the former layout may arrive late.
    if (input_.resized) return look_time;
    // Usually the order is that of the last frame.
    const std::size_t place = targets_.size();
    const Target* before =
        place < before_.size() && before_[place].id == target.id ? &before_[place] : find_before(target.id);
    const bool under_finger = answers_ > 0 && answered_ &&
                              rect_of(target).inset(-tap_apart).contains({answered_->x * unit_, answered_->y * unit_});
    const bool same = before != nullptr && rect_of(*before).contains(rect_of(target).center()) &&
                      target.id != renewed_before_ &&
                      (!numbered(target) || (before->label == target.label && !asked_anew_));
    if (same && !(asked_anew_ && under_finger)) return std::max(0.0, before->wait - passed_);
    // A clumsy second tap was not meant for the next player.
    if (passed_on_ && under_finger) return pass_time;
    return answers_ == 0 || under_finger || input_.more_waits ? look_time : 0;
}

void Touch::moved_by_person() {
    answers_ = answer_frames;
    wants_frame_ = true;
}

void Touch::let_go() {
    press_.clear();
    clicked_.clear();
    dropped_.clear();
    told_.clear();
    swipe_start_ = {};
    dragging_ = long_press_ = carries_ = began_beside_ = false;
}

Touched Touch::target(std::string_view id, std::string_view label, Rect rect, bool enabled, bool chosen) {
    add({.id = std::string(id), .label = std::string(label), .enabled = enabled, .chosen = chosen}, rect, rect);
    return state(id, enabled);
}

void Touch::add(Target added, const Rect& whole, const Rect& seen) {
    const Rect part = overlap(whole, seen);
    added.sight = sight_of(whole, part);
    const Rect rect = added.sight == Sight::part ? part : whole;
    added.x = rect.x * unit_;
    added.y = rect.y * unit_;
    added.width = rect.width * unit_;
    added.height = rect.height * unit_;
    added.wait = wait_of(added);
    // A press first takes the text being typed, which may name the pressed thing itself.
    if (input_.down && !last_.down && press_ == added.id && !numbered(added)) press_label_ = added.label;
    targets_.push_back(std::move(added));
}

Touched Touch::state(std::string_view id, bool enabled) const {
    Touched touched;
    touched.hovered = hover_ == id;
    touched.held = input_.down && press_ == id && !dragging_;
    touched.focused = show_focus_ && focus_ == id;
    touched.clicked = clicked_ == id && enabled;
    touched.dropped = dropped_ == id && enabled;
    touched.drag_over = enabled && over(id);
    touched.brought =
        (touched.dropped || (touched.drag_over && over_for_ > rest_time)) && over_for_ - passed_ <= rest_time;
    touched.explain = (touched.hovered && hovers()) || (touched.held && long_press_) || told_ == id ||
                      (touched.focused && !input_.down && !dismissed_);
    return touched;
}

Rect Touch::carried(float side) const {
    const float up = input_.touch ? above_finger / unit_ : 0;
    // Stays in sight at the window's upper edge.
    return square({input_.pointer.x, std::max(input_.pointer.y - up, std::min(input_.pointer.y, side / 2))}, side);
}

bool Touch::dropped_in_vain() const {
    return drags() && find_before(dropped_) != nullptr &&
           std::find(takers_.begin(), takers_.end(), dropped_) == takers_.end();
}

bool Touch::over(std::string_view id) const {
    return dragging_ && over_ == id;
}

void Touch::modal() {
    more_above_ = more_below_ = false;
    targets_.clear();
    lit_.clear();
}

bool Touch::rests() const {
    return !pressed() && input_.key == 0 && input_.down == last_.down && input_.wheel == 0 &&
           input_.pointer.x == last_.pointer.x && input_.pointer.y == last_.pointer.y;
}

void Touch::follow_hover(bool moved) {
    std::string hovering = over_;
    if (input_.touch || input_.down)
        hovering.clear();
    else if (reads_within(explained_apart_))
        hovering = hover_;
    explained_.reset();
    // A thing that appears under a resting mouse waits for the mouse to move.
    if (hovering != hover_) dismissed_ = false;
    if (hovering != hover_ || (moved && !hover_asks_)) {
        hover_ = hovering;
        hover_time_ = input_.time;
        hover_asks_ = moved;
    }
    if (!hover_.empty() && hover_asks_ && input_.time - hover_time_ <= hover_explain_time) wants_frame_ = true;
}

bool Touch::reads_within(float distance) const {
    return !input_.touch && explained_ && hovers() && explained_->inset(-distance).contains(input_.pointer);
}

bool Touch::hovers() const {
    return !dismissed_ && !hover_.empty() && hover_asks_ && input_.time - hover_time_ > hover_explain_time;
}

const Target* Touch::asked() const {
    const bool stays = input_.down && long_press_ && !dragging_;
    const std::string& id = hovers() ? hover_ : stays ? press_ : told_;
    if (id.empty()) return nullptr;
    for (const Target& target : targets_)
        if (target.id == id) return &target;
    return nullptr;
}

void Touch::keep_only(const std::vector<std::string>& ids, const std::vector<std::string>& live) {
    const auto has = [](const std::vector<std::string>& list, const Target& target) {
        return std::find(list.begin(), list.end(), target.id) != list.end();
    };
    for (const Target& target : targets_)
        if (!has(ids, target)) covered_.push_back(target);
    targets_.erase(std::remove_if(targets_.begin(), targets_.end(), [&](const Target& one) { return !has(ids, one); }),
                   targets_.end());
    for (Target& target : targets_) target.enabled = target.enabled && has(live, target);
}

void Touch::reset() {
    press_.clear();
    told_.clear();
    tried_below_.clear();
    dragging_ = false;
    focus_.clear();
}

}  // namespace tavern::ui
