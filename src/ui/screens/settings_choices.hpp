// What a person can choose once for the device: the choices, their options, and what each changes.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/text.hpp"
#include "ui/flow/stage.hpp"

namespace tavern::ui {

enum class ChoiceKind : std::uint8_t {
    language,
    vocabulary,
    text_size,
    contrast,
    motion,
    sound,
    pace,
    helping,
    closing_time,
    full_screen,
    stay_awake,
    vibration,
    hand
};

struct SettingChoice {
    ChoiceKind kind;
    std::string_view id;
    Text name;
    std::optional<Text> about = {};    // more to say
    std::optional<Text> section = {};  // begins here
};

/** The choices that there are: only English knows two vocabularies. */
std::vector<SettingChoice> offered_choices(const Settings& settings);
/** What can be chosen on a device that is held in the hand, as far as it can do it; elsewhere nothing. */
std::vector<SettingChoice> offered_in_hand(const Stage& stage);

/** What stands below the name of a choice; empty: nothing. */
std::string_view about_of(const Stage& stage, const SettingChoice& choice);
std::vector<std::string> options_of(ChoiceKind kind);
/** The option that holds. */
int chosen_of(ChoiceKind kind, const Model& model);
/** Tells app. */
void choose(Stage& stage, ChoiceKind kind, int option);

}  // namespace tavern::ui
