// The settings of the device: the choices, their options, and their effects.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/text.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

struct SettingValue {
    int (*chosen)(const Model& model);         // the chosen option
    void (*choose)(Stage& stage, int option);  // asks app to apply it
};

struct SettingChoice {
    std::string_view id;
    Text name;
    std::vector<std::string> (*options)();
    SettingValue value;
    std::string_view (*about)(const Stage& stage) = nullptr;  // an additional sentence
    std::optional<Text> section = {};                         // starts here
    bool (*offered)(const Stage& stage) = nullptr;            // nullptr: always
};

/** The pace of the computer's moves, also offered beside the opponents. */
extern const SettingChoice pace_choice;

/** The choices available now: only English has two vocabularies. */
std::vector<SettingChoice> offered_choices(const Stage& stage);
/** The choices for handheld devices, as far as this one supports them; none on others. */
std::vector<SettingChoice> offered_in_hand(const Stage& stage);

void choice(Tree& tree, const SettingChoice& offered);

}  // namespace tavern::ui
