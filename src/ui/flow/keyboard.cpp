#include "ui/flow/keyboard.hpp"

#include <algorithm>

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
    // In a dialog, "close" comes last. Targets that are scrolled out of sight come after visible ones.
    for (const bool seen : {true, false})
        for (const Target& target : targets)
            if (target.enabled && target.id != "close" && target.id != "hint" &&
                (target.sight == Sight::whole || !seen))
                return target.id;
    for (const Target& target : targets)
        if (target.enabled) return target.id;
    return targets.empty() ? std::string_view() : std::string_view(targets.front().id);
}

}  // namespace tavern::ui
