#include "ui/screens/settings_choices.hpp"

#include <algorithm>
#include <type_traits>

#include "ui/parts/form.hpp"

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

/** A field of the settings whose values are the options, in their order. */
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
/** English is one, whatever its vocabulary. */
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
/** Whether all of the window grows with the letters at the size that is chosen, and at the first where none is yet. */
std::string_view about_size(const Stage& stage) {
    const int size = std::max(stage.model.settings.text_size, text_sizes[1]);
    const float unit = stage.paint.unit();
    const bool all_grows = scale_of(stage.width * unit, stage.height * unit, size).reading <= 1;
    return say(all_grows ? Text::settings_text_size_about : Text::settings_text_size_about_partly);
}

std::string_view about_motion(const Stage& stage) {
    return stage.model.less_motion ? say(Text::settings_motion_less) : std::string_view();
}

/** The left one is offered first. */
int chosen_hand(const Model& model) {
    return model.settings.left_hand ? 0 : 1;
}
void choose_hand(Stage& stage, int option) {
    choose<&Settings::left_hand>(stage, 1 - option);
}

}  // namespace

constexpr SettingChoice pace_choice{
    .id = "pace",
    .name = Text::opponents_pace,
    .options = say_all<Text::opponents_pace_1, Text::opponents_pace_2, Text::opponents_pace_3>,
    .value = kept<&Settings::pace>};

namespace {

constexpr SettingChoice choices[] = {
    {.id = "language",
     .name = Text::settings_language,
     .options = languages_offered,
     .value = {chosen_language, choose_language},
     .section = Text::settings_words},
    {.id = "vocabulary",
     .name = Text::settings_vocabulary,
     .options = say_all<Text::settings_north_star, Text::settings_schmidt>,
     .value = kept<&Settings::language>,
     .about = say_it<Text::settings_vocabulary_about>,
     .offered = in_english},
    {.id = "text-size",
     .name = Text::settings_text_size,
     .options = sizes_offered,
     .value = {chosen_size, choose_size},
     .about = about_size,
     .section = Text::settings_seeing},
    {.id = "contrast",
     .name = Text::settings_contrast,
     .options = say_all<Text::settings_lamplight, Text::settings_strong>,
     .value = kept<&Settings::strong_contrast>},
    {.id = "motion",
     .name = Text::settings_motion,
     .options = say_all<Text::settings_normal, Text::settings_fast, Text::settings_instant, Text::settings_device>,
     .value = kept<&Settings::motion>,
     .about = about_motion,
     .section = Text::settings_table},
    {.id = "sound", .name = Text::settings_sound, .options = off_on, .value = kept<&Settings::sound>},
    pace_choice,
    {.id = "helping", .name = Text::settings_helping, .options = off_on, .value = kept<&Settings::helping>},
    {.id = "closing-time",
     .name = Text::phase_closing,
     .options = off_on,
     .value = kept<&Settings::closing_time>,
     .about = say_it<Text::settings_closing_about>},
};

constexpr SettingChoice hand_held_choices[] = {
    {.id = "full-screen",
     .name = Text::settings_full_screen,
     .options = off_on,
     // As long as it lasts: nothing that is kept.
     .value = {[](const Model& model) { return model.whole_screen ? 1 : 0; },
               [](Stage& stage, int option) { stage.want(intent::FillScreen{option == 1}); }},
     .offered = [](const Stage& stage) { return stage.model.device.fills_screen; }},
    {.id = "stay-awake",
     .name = Text::settings_stay_awake,
     .options = off_on,
     .value = kept<&Settings::stay_awake>,
     .about = say_it<Text::settings_stay_awake_about>,
     .offered = [](const Stage& stage) { return stage.model.device.stays_awake; }},
    {.id = "vibration",
     .name = Text::settings_vibration,
     .options = off_on,
     .value = kept<&Settings::vibration>,
     .about = say_it<Text::settings_vibration_about>,
     .offered = [](const Stage& stage) { return stage.model.device.vibrates; }},
    {.id = "hand",
     .name = Text::settings_hand,
     .options = say_all<Text::settings_left, Text::settings_right>,
     .value = {chosen_hand, choose_hand},
     .about = say_it<Text::settings_hand_about>,
     // No thumb reaches far.
     .offered = [](const Stage& stage) { return stage.fold() != Fold::wide; }},
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
    return offered(stage, choices);
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
