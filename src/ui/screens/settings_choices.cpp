#include "ui/screens/settings_choices.hpp"

#include <algorithm>
#include <type_traits>

#include "ui/dialogs/form.hpp"

namespace tavern::ui {
namespace {

template <Text... texts>
std::vector<std::string> say_all() {
    return {std::string(say(texts))...};
}
constexpr auto off_on = say_all<Text::settings_off, Text::settings_on>;

template <Text text>
std::string_view say_it(const Stage&) {
    return say(text);
}

/** A field of the settings with the options as values, in their order. */
template <auto field>
int chosen(const Model& model) {
    return static_cast<int>(model.settings.*field);
}
template <auto field>
void choose(Stage& stage, int option) {
    Settings settings = stage.model.settings;
    settings.*field = static_cast<std::remove_reference_t<decltype(settings.*field)>>(option);
    stage.change(settings);
}
template <auto field>
constexpr SettingValue kept{chosen<field>, choose<field>};

bool in_english(const Stage& stage) {
    return stage.model.settings.language <= Language::english_schmidt;
}

std::vector<std::string> languages_offered() {
    std::vector<std::string> said(language_names.begin(), language_names.end());
    said.erase(said.begin() + static_cast<int>(Language::english_schmidt));  // a vocabulary of English
    return said;
}
/** English is one language with two vocabularies. */
int chosen_language(const Model& model) {
    return std::max(0, static_cast<int>(model.settings.language) - 1);
}
void choose_language(Stage& stage, int option) {
    choose<&Settings::language>(stage, option == 0 ? 0 : option + 1);
}

std::vector<std::string> sizes_offered() {
    std::vector<std::string> said;
    said.reserve(text_sizes.size());
    for (const int size : text_sizes) said.push_back(say(Text::settings_per_cent, {{"size", size}}));
    return said;
}
int chosen_size(const Model& model) {
    const auto* const size = std::lower_bound(text_sizes.begin(), text_sizes.end(), model.settings.text_size);
    return static_cast<int>(std::min<std::ptrdiff_t>(size - text_sizes.begin(), text_sizes.size() - 1));
}
void choose_size(Stage& stage, int option) {
    choose<&Settings::text_size>(stage, text_sizes[static_cast<std::size_t>(option)]);
}
/** Whether the whole window grows with the letters at the chosen size, or at the first size if none is chosen. */
std::string_view about_size(const Stage& stage) {
    const int size = std::max(stage.model.settings.text_size, text_sizes[1]);
    const float unit = stage.paint.unit();
    const bool all_grows = scale_of(stage.width * unit, stage.height * unit, size).reading <= 1;
    return say(all_grows ? Text::settings_text_size_about : Text::settings_text_size_about_partly);
}

std::string_view about_motion(const Stage& stage) {
    return stage.model.less_motion ? say(Text::settings_motion_less) : std::string_view();
}

/** The left hand is offered first. */
int chosen_hand(const Model& model) {
    return model.settings.left_hand ? 0 : 1;
}
void choose_hand(Stage& stage, int option) {
    choose<&Settings::left_hand>(stage, 1 - option);
}

}  // namespace

constexpr SettingChoice pace_choice{"pace", Text::opponents_pace,
                                    say_all<Text::opponents_pace_1, Text::opponents_pace_2, Text::opponents_pace_3>,
                                    kept<&Settings::pace>};

namespace {

constexpr SettingChoice all_choices[] = {
    {"language",
     Text::settings_language,
     languages_offered,
     {chosen_language, choose_language},
     nullptr,
     Text::settings_words},
    {"vocabulary",
     Text::settings_vocabulary,
     say_all<Text::settings_north_star, Text::settings_schmidt>,
     kept<&Settings::language>,
     say_it<Text::settings_vocabulary_about>,
     {},
     in_english},
    {"text-size",
     Text::settings_text_size,
     sizes_offered,
     {chosen_size, choose_size},
     about_size,
     Text::settings_seeing},
    {"contrast", Text::settings_contrast, say_all<Text::settings_lamplight, Text::settings_strong>,
     kept<&Settings::strong_contrast>},
    {"motion", Text::settings_motion,
     say_all<Text::settings_normal, Text::settings_fast, Text::settings_instant, Text::settings_device>,
     kept<&Settings::motion>, about_motion, Text::settings_table},
    {"sound", Text::settings_sound, off_on, kept<&Settings::sound>},
    pace_choice,
    {"helping", Text::settings_helping, off_on, kept<&Settings::helping>},
    {"closing-time", Text::phase_closing, off_on, kept<&Settings::closing_time>, say_it<Text::settings_closing_about>},
    {"letter-keys",
     Text::settings_letter_keys,
     off_on,
     kept<&Settings::letter_keys>,
     say_it<Text::settings_letter_keys_about>,
     {},
     [](const Stage& stage) { return !stage.model.device.only_touch; }},
};

constexpr SettingChoice hand_held_choices[] = {
    {"full-screen",
     Text::settings_full_screen,
     off_on,
     // Not saved: it ends with the visit.
     {[](const Model& model) { return model.whole_screen ? 1 : 0; },
      [](Stage& stage, int option) { stage.want(intent::FillScreen{option == 1}); }},
     nullptr,
     {},
     [](const Stage& stage) { return stage.model.device.fills_screen; }},
    {"stay-awake",
     Text::settings_stay_awake,
     off_on,
     kept<&Settings::stay_awake>,
     say_it<Text::settings_stay_awake_about>,
     {},
     [](const Stage& stage) { return stage.model.device.stays_awake; }},
    {"vibration",
     Text::settings_vibration,
     off_on,
     kept<&Settings::vibration>,
     say_it<Text::settings_vibration_about>,
     {},
     [](const Stage& stage) { return stage.model.device.vibrates; }},
    {"hand",
     Text::settings_hand,
     say_all<Text::settings_left, Text::settings_right>,
     {chosen_hand, choose_hand},
     say_it<Text::settings_hand_about>,
     {},
     // In wide windows thumbs do not reach that far.
     [](const Stage& stage) { return stage.fold() != Fold::wide; }},
};

template <std::size_t Count>
std::vector<SettingChoice> offered(const Stage& stage, const SettingChoice (&all)[Count]) {
    std::vector<SettingChoice> list;
    for (const SettingChoice& choice : all)
        if (choice.offered == nullptr || choice.offered(stage)) list.push_back(choice);
    return list;
}

}  // namespace

std::vector<SettingChoice> offered_choices(const Stage& stage) {
    return offered(stage, all_choices);
}

std::vector<SettingChoice> offered_in_hand(const Stage& stage) {
    return stage.model.device.only_touch ? offered(stage, hand_held_choices) : std::vector<SettingChoice>();
}

void choice(Tree& tree, const SettingChoice& offered) {
    Stage& stage = tree.stage();
    const std::string_view about = offered.about == nullptr ? std::string_view() : offered.about(stage);
    const int option =
        radio_group(tree, {offered.id, say(offered.name), about, offered.options(), offered.value.chosen(stage.model)});
    if (option >= 0) offered.value.choose(stage, option);
}

}  // namespace tavern::ui
