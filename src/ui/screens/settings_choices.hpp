// What a person can choose once for the device: the choices, their options, and what each changes.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/text.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

struct SettingValue {
    int (*chosen)(const Model& model);         // the option that holds
    void (*choose)(Stage& stage, int option);  // tells app
};

struct SettingChoice {
    std::string_view id;
    Text name;
    std::vector<std::string> (*options)();
    SettingValue value;
    std::string_view (*about)(const Stage& stage) = nullptr;  // more to say
    std::optional<Text> section = {};                         // begins here
    bool (*offered)(const Stage& stage) = nullptr;            // nullptr: always
};

/** How the computer's moves are shown, which is offered beside the opponents too. */
extern const SettingChoice pace_choice;

/** The choices that there are: only English knows two vocabularies. */
std::vector<SettingChoice> offered_choices(const Stage& stage);
/** What can be chosen on a device that is held in the hand, as far as it can do it; elsewhere nothing. */
std::vector<SettingChoice> offered_in_hand(const Stage& stage);

void choice(Tree& tree, const SettingChoice& offered);

}  // namespace tavern::ui
