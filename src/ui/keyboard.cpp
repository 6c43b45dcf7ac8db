#include "ui/keyboard.hpp"

#include <algorithm>

#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

struct Shortcut {
    char key;
    std::string_view id;
};
// The first that can be touched counts.
constexpr Shortcut shortcuts[] = {
    {'S', "serve-all"},    {'H', "close-hint"},  {'H', "hint"},          {'L', "log"},
    {'T', "page-tavern"},  {'V', "page-valley"}, {'V', "valley-drawer"}, {'P', "page-players"},
    {'P', "tab-next"},     {'z', "undo"},        {'y', "redo"},          {' ', "lift-curtain"},
    {' ', "summary-done"}, {' ', "ready"},       {' ', "end-turn"},      {' ', "keep-guests"},
};

// The beginnings of ids, most wanted first.
constexpr std::string_view wanted[] = {"pay",          "follow-hint",  "take-",    "answer-",  "choose",
                                       "die-",         "serve-all",    "ready",    "end-turn", "keep-guests",
                                       "lift-curtain", "summary-done", "continue", "against",  "again"};

bool question_open(const Stage& stage) {
    return stage.model.notice.kind > Notice::Kind::toast;
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
    // In a sheet the way out comes last, and one that opens further down stays there.
    for (const bool seen : {true, false})
        for (const Target& target : targets)
            if (target.enabled && target.id != "close" && target.id != "hint" &&
                (target.sight == Sight::whole || !seen))
                return target.id;
    return targets.empty() ? std::string_view() : std::string_view(targets.front().id);
}

void follow_keys(Stage& stage) {
    const char key = stage.touch.input().key;
    if (key == 'M') stage.switch_sound();
    if (key == 'R' && !question_open(stage) && !stage.model.curtain) {
        if (stage.view.sheet == Sheet::rules)
            stage.next.sheet = Sheet::none;
        else if (stage.view.sheet == Sheet::none)
            open_sheet(stage, Sheet::rules);
    }
}

std::string situation(const Stage& stage) {
    const Model& model = stage.model;
    const View& view = stage.view;
    std::string now;
    const auto add = [&](int part) { now += static_cast<char>(part); };
    add(static_cast<int>(model.screen));
    add(model.curtain ? 1 : 0);
    add(question_open(stage) ? static_cast<int>(model.notice.kind) : 0);
    add(static_cast<int>(view.sheet));
    add(view.screens.new_game ? 1 : 0);
    add(view.screens.summary ? 1 : 0);
    add(view.hand.face + (view.hand.own ? 8 : 0));
    add(view.stop);
    if (model.game == nullptr) return now;
    add(static_cast<int>(question(model.game->state())));
    add(actor(model.game->state()).seat);
    return now;
}

}  // namespace tavern::ui
