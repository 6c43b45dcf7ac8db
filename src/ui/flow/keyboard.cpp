#include "ui/flow/keyboard.hpp"

#include <algorithm>
#include <utility>

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
    {' ', "end-turn"},    {' ', "keep-guests"},
};

// Prefixes of ids, most urgent first.
constexpr std::string_view wanted[] = {"pay",          "follow-hint",  "take-",    "answer-",  "choose",
                                       "die-",         "serve-all",    "ready",    "end-turn", "keep-guests",
                                       "lift-curtain", "summary-done", "continue", "against",  "again"};

/** A hint comes after the rest. Targets that leave a dialog, or go back in a lesson, come last. */
int lateness(std::string_view id) {
    return id == "hint" ? 1 : id == "close" || id == "lesson-back" || id == "lesson-leave" ? 2 : 0;
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
            if (target.enabled && target.id.compare(0, start.size(), start) == 0) return target.id;
    return {};
}

std::string_view first_of_all(const std::vector<Target>& targets) {
    // Targets that are scrolled out of sight come after visible ones.
    const auto rank = [](const Target& target) { return std::pair(lateness(target.id), target.sight != Sight::whole); };
    const Target* first = nullptr;
    for (const Target& target : targets)
        if (target.enabled && (first == nullptr || rank(target) < rank(*first))) first = &target;
    if (first == nullptr && !targets.empty()) first = &targets.front();
    return first == nullptr ? std::string_view() : first->id;
}

}  // namespace tavern::ui
