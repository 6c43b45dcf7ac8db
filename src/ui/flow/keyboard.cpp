#include "ui/flow/keyboard.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/flow/touch.hpp"

namespace tavern::ui {
namespace {

struct Shortcut {
    char key;
    std::string_view id;
};
// The first target within reach wins.
constexpr Shortcut shortcuts[] = {
    {'S', "serve-all"},   {'H', "close-hint"},  {'H', "stop-hint"},     {'H', "hint"},         {'L', "log"},
    {'T', "page-tavern"}, {'V', "page-valley"}, {'V', "valley-drawer"}, {'P', "page-players"}, {'P', "tab-next"},
    {'z', "undo"},        {'y', "redo"},        {' ', "lift-curtain"},  {' ', "summary-done"}, {' ', "ready"},
    {' ', "end-turn"},    {' ', "keep-guests"}, {' ', "history-play"},
};
static_assert(std::all_of(std::begin(shortcuts), std::end(shortcuts),
                          [](const Shortcut& shortcut) { return is_listed(shortcut.key); }));

// Prefixes of ids, most urgent first.
constexpr std::string_view wanted[] = {
    "pay",       "follow-hint", "take-",    "answer-",         "choose",       "die-",
    "serve-all", "ready",       "end-turn", "keep-guests",     "lift-curtain", "summary-done",
    "continue",  "against",     "taverns",  "history-forward", "history-back"};

/** A hint comes after the rest. Targets that leave a dialog, or go back in a lesson, come last. */
int lateness(std::string_view id) {
    return id == "hint" ? 1 : id == "close" || id == "lesson-back" || id == "lesson-leave" ? 2 : 0;
}

/** The chosen one of several alternatives is told, though a press on it changes nothing. */
bool can_have_focus(const Target& target) {
    return target.enabled || target.chosen;
}

/** Buttons that are often pressed several times in a row. */
bool is_repeated(std::string_view id) {
    return id == "undo" || id == "redo";
}

Point middle_of(const Target& target) {
    return {target.x + target.width / 2, target.y + target.height / 2};
}

}  // namespace

std::string_view reached_by(char key, const std::vector<Target>& targets) {
    for (const Shortcut& shortcut : shortcuts)
        if (shortcut.key == key)
            for (const Target& target : targets)
                if (target.enabled && target.id == shortcut.id) return shortcut.id;
    return {};
}

std::string_view first_wanted(const std::vector<Target>& targets) {
    for (const std::string_view start : wanted)
        for (const Target& target : targets)
            if (target.enabled && target.useful && target.id.compare(0, start.size(), start) == 0) return target.id;
    return {};
}

std::string_view first_of_all(const std::vector<Target>& targets) {
    // Targets that are scrolled out of sight come after visible ones.
    const auto rank = [](const Target& target) { return std::pair(lateness(target.id), target.sight != Sight::whole); };
    const Target* first = nullptr;
    for (const Target& target : targets)
        if (can_have_focus(target) && (first == nullptr || rank(target) < rank(*first))) first = &target;
    if (first == nullptr && !targets.empty()) first = &targets.front();
    return first == nullptr ? std::string_view() : first->id;
}

void Touch::focus(std::string_view id) {
    focus_ = id;
    show_focus_ = true;
    dismissed_ = false;
}

void Touch::follow_key() {
    const std::string_view id = reached_by(input_.key, before_);
    if (face_of_key(input_.key) > 0) show_focus_ = true;
    if (!id.empty()) {
        clicked_ = id;
        // Keyboard players see where the next key goes.
        show_focus_ = true;
    } else if (const std::string_view below = reached_by(input_.key, covered_before_); !below.empty()) {
        tried_below_ = below;
    } else if (input_.key == ' ' && show_focus_) {
        clicked_ = focus_;
    } else if (input_.key == '?' && !show_focus_) {
        focus_first(before_, lit_before_);
    }
}

void Touch::focus_first(const std::vector<Target>& targets, const std::vector<std::string>& lit) {
    show_focus_ = true;
    focus_ = lit.empty() ? std::string(first_wanted(targets)) : lit.front();
    if (focus_.empty()) focus_ = first_of_all(targets);
}

void Touch::settle_focus(Situation situation, bool in_sheet, bool waits) {
    // Goes on until all targets answer.
    wants_frame_ = wants_frame_ || std::any_of(targets_.begin(), targets_.end(),
                                               [](const Target& target) { return target.enabled && target.wait > 0; });
    // A die picked up by pointer highlights its spaces only in the next frame.
    situation.layers += lit_.empty() ? '-' : '+';
    const bool changed = situation != situation_;
    situation_ = std::move(situation);
    focus_moved_ = false;
    if (!show_focus_) return opener_.reset();
    const auto is_there = [&](const std::string& id) {
        return std::any_of(targets_.begin(), targets_.end(), [&](const Target& target) {
            return target.id == id && (can_have_focus(target) || in_sheet);
        });
    };
    const std::string before = focus_;
    if (in_sheet && !opener_) opener_ = Opener{before, situation_.game};
    const std::optional<Opener> opener = in_sheet ? std::nullopt : std::exchange(opener_, std::nullopt);
    const bool there = is_there(focus_);
    if (there && (!changed || is_repeated(focus_))) return;
    if (opener && opener->game == situation_.game && is_there(opener->focus))
        focus_ = opener->focus;
    else if (!waits || !lit_.empty() || !first_wanted(targets_).empty())
        focus_first(targets_, lit_);
    else if (!there)
        focus_.clear();
    if (focus_ == before) return;
    focus_moved_ = true;
    dismissed_ = false;
    // The next frame draws it.
    wants_frame_ = true;
}

void Touch::move_focus_in_group(const Target& current) {
    std::vector<const Target*> options;
    std::size_t place = 0;
    for (const Target& target : before_) {
        if (target.group != current.group || !can_have_focus(target)) continue;
        if (target.id == focus_) place = options.size();
        options.push_back(&target);
    }
    if (options.empty()) return;
    const std::size_t step = input_.arrow.x + input_.arrow.y > 0 ? 1 : options.size() - 1;
    focus_ = options[(place + step) % options.size()]->id;
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
            if (can_have_focus(before_[static_cast<std::size_t>(next)])) break;
        }
        focus_ = before_[static_cast<std::size_t>(next)].id;
        return;
    }
    // Only Tab leaves a choice.
    if (current->group != 0) return move_focus_in_group(*current);
    const Point from = middle_of(*current);
    float best = 1e9F;
    for (const Target& target : before_) {
        if (!can_have_focus(target) || target.id == focus_) continue;
        if (!lit_before_.empty() && std::find(lit_before_.begin(), lit_before_.end(), target.id) == lit_before_.end())
            continue;
        const Point to = middle_of(target);
        const float along = (to.x - from.x) * input_.arrow.x + (to.y - from.y) * input_.arrow.y;
        const float across = std::abs((to.x - from.x) * input_.arrow.y) + std::abs((to.y - from.y) * input_.arrow.x);
        if (along < 4 || along + 2 * across >= best) continue;
        best = along + 2 * across;
        focus_ = target.id;
    }
}

}  // namespace tavern::ui
