#include "ui/screens/settings_choices.hpp"

#include <algorithm>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr SettingChoice choices[] = {
    {ChoiceKind::language, "language", Text::settings_language, {}, Text::settings_words},
    {ChoiceKind::vocabulary, "vocabulary", Text::settings_vocabulary, Text::settings_vocabulary_about},
    {ChoiceKind::text_size, "text-size", Text::settings_text_size, Text::settings_text_size_about,
     Text::settings_seeing},
    {ChoiceKind::contrast, "contrast", Text::settings_contrast},
    {ChoiceKind::motion, "motion", Text::settings_motion, Text::settings_motion_less, Text::settings_table},
    {ChoiceKind::sound, "sound", Text::settings_sound},
    {ChoiceKind::pace, "pace", Text::opponents_pace},
    {ChoiceKind::helping, "helping", Text::settings_helping, Text::settings_helping_about},
    {ChoiceKind::closing_time, "closing-time", Text::phase_closing, Text::settings_closing_about},
};
constexpr SettingChoice hand_held_choices[] = {
    {ChoiceKind::full_screen, "full-screen", Text::settings_full_screen},
    {ChoiceKind::stay_awake, "stay-awake", Text::settings_stay_awake, Text::settings_stay_awake_about},
    {ChoiceKind::vibration, "vibration", Text::settings_vibration, Text::settings_vibration_about},
    {ChoiceKind::hand, "hand", Text::settings_hand, Text::settings_hand_about},
};

bool is_english(const Settings& settings) {
    return settings.language <= Language::english_schmidt;
}

bool can(const Stage& stage, ChoiceKind kind) {
    const Device& device = stage.model.device;
    switch (kind) {
        case ChoiceKind::full_screen: return device.fills_screen;
        case ChoiceKind::stay_awake: return device.stays_awake;
        case ChoiceKind::vibration: return device.vibrates;
        default: return stage.fold() != Fold::wide;  // no thumb reaches far
    }
}

/** Whether all of the window grows with the letters at the size that is chosen, and at the first where none is yet. */
bool all_grows(const Stage& stage) {
    const int size = std::max(stage.model.settings.text_size, text_sizes[1]);
    const float unit = stage.paint.unit();
    return scale_of(stage.width * unit, stage.height * unit, size).reading <= 1;
}

}  // namespace

std::vector<SettingChoice> offered_choices(const Settings& settings) {
    std::vector<SettingChoice> list;
    for (const SettingChoice& choice : choices)
        if (choice.kind != ChoiceKind::vocabulary || is_english(settings)) list.push_back(choice);
    return list;
}

std::vector<SettingChoice> offered_in_hand(const Stage& stage) {
    std::vector<SettingChoice> list;
    if (!stage.model.device.only_touch) return list;
    for (const SettingChoice& choice : hand_held_choices)
        if (can(stage, choice.kind)) list.push_back(choice);
    return list;
}

std::string_view about_of(const Stage& stage, const SettingChoice& choice) {
    if (choice.kind == ChoiceKind::text_size && !all_grows(stage)) return say(Text::settings_text_size_about_partly);
    if (!choice.about || (choice.kind == ChoiceKind::motion && !stage.model.less_motion)) return {};
    return say(*choice.about);
}

std::vector<std::string> options_of(ChoiceKind kind) {
    const auto texts = [](std::initializer_list<Text> list) {
        std::vector<std::string> said;
        for (const Text text : list) said.emplace_back(say(text));
        return said;
    };
    switch (kind) {
        case ChoiceKind::language: return texts({Text::settings_english, Text::settings_german, Text::settings_dutch});
        case ChoiceKind::vocabulary: return texts({Text::settings_north_star, Text::settings_schmidt});
        case ChoiceKind::text_size: {
            std::vector<std::string> said;
            said.reserve(text_sizes.size());
            for (const int size : text_sizes) said.push_back(say(Text::settings_per_cent, {{"size", size}}));
            return said;
        }
        case ChoiceKind::contrast: return texts({Text::settings_lamplight, Text::settings_strong});
        case ChoiceKind::motion:
            return texts({Text::settings_normal, Text::settings_fast, Text::settings_instant, Text::settings_device});
        case ChoiceKind::closing_time:
        case ChoiceKind::sound:
        case ChoiceKind::full_screen:
        case ChoiceKind::stay_awake:
        case ChoiceKind::vibration: return texts({Text::settings_off, Text::settings_on});
        case ChoiceKind::hand: return texts({Text::settings_left, Text::settings_right});
        case ChoiceKind::pace: return texts({Text::opponents_pace_1, Text::opponents_pace_2, Text::opponents_pace_3});
        case ChoiceKind::helping: return texts({Text::settings_none, Text::settings_hints});
    }
    return {};
}

int chosen_of(ChoiceKind kind, const Model& model) {
    const Settings& settings = model.settings;
    switch (kind) {
        case ChoiceKind::language: return std::max(0, static_cast<int>(settings.language) - 1);
        case ChoiceKind::vocabulary: return static_cast<int>(settings.language);
        case ChoiceKind::text_size: {
            const auto* const size = std::lower_bound(text_sizes.begin(), text_sizes.end(), settings.text_size);
            return static_cast<int>(std::min<std::ptrdiff_t>(size - text_sizes.begin(), text_sizes.size() - 1));
        }
        case ChoiceKind::contrast: return settings.strong_contrast ? 1 : 0;
        case ChoiceKind::motion: return static_cast<int>(settings.motion);
        case ChoiceKind::sound: return settings.sound ? 1 : 0;
        case ChoiceKind::pace: return static_cast<int>(settings.pace);
        case ChoiceKind::helping: return static_cast<int>(settings.helping);
        case ChoiceKind::closing_time: return settings.closing_time ? 1 : 0;
        case ChoiceKind::full_screen: return model.whole_screen ? 1 : 0;
        case ChoiceKind::stay_awake: return settings.stay_awake ? 1 : 0;
        case ChoiceKind::vibration: return settings.vibration ? 1 : 0;
        case ChoiceKind::hand: return settings.left_hand ? 0 : 1;
    }
    return 0;
}

namespace {

void change(Settings& settings, ChoiceKind kind, int option) {
    switch (kind) {
        case ChoiceKind::language:
            settings.language = option == 0 ? Language::english : static_cast<Language>(option + 1);
            break;
        case ChoiceKind::vocabulary: settings.language = static_cast<Language>(option); break;
        case ChoiceKind::text_size: settings.text_size = text_sizes[static_cast<std::size_t>(option)]; break;
        case ChoiceKind::contrast: settings.strong_contrast = option == 1; break;
        case ChoiceKind::motion: settings.motion = static_cast<Motion>(option); break;
        case ChoiceKind::sound: settings.sound = option == 1; break;
        case ChoiceKind::pace: settings.pace = static_cast<Pace>(option); break;
        case ChoiceKind::helping: settings.helping = static_cast<Helping>(option); break;
        case ChoiceKind::closing_time: settings.closing_time = option == 1; break;
        case ChoiceKind::full_screen: break;  // as long as it lasts: nothing that is kept
        case ChoiceKind::stay_awake: settings.stay_awake = option == 1; break;
        case ChoiceKind::vibration: settings.vibration = option == 1; break;
        case ChoiceKind::hand: settings.left_hand = option == 0; break;
    }
}

}  // namespace

void choose(Stage& stage, ChoiceKind kind, int option) {
    if (kind == ChoiceKind::full_screen) {
        stage.want(intent::FillScreen{option == 1});
        return;
    }
    Settings settings = stage.model.settings;
    change(settings, kind, option);
    stage.change(settings);
}

}  // namespace tavern::ui
