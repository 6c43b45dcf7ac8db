#include "app/session/device_settings.hpp"

#include <utility>

#include "app/settings_json.hpp"
#include "text/text.hpp"

namespace tavern::app {
namespace {

/** Visits each setting that a page around may change. */
template <class Visit>
void for_each_wish(Visit visit) {
    visit(&Configure::language, &ui::Settings::language);
    visit(&Configure::pace, &ui::Settings::pace);
    visit(&Configure::motion, &ui::Settings::motion);
    visit(&Configure::helping, &ui::Settings::helping);
    visit(&Configure::sound, &ui::Settings::sound);
    visit(&Configure::strong_contrast, &ui::Settings::strong_contrast);
    visit(&Configure::text_size, &ui::Settings::text_size);
}

}  // namespace

void DeviceSettings::media_preferences(const std::string& language, bool less_motion, bool more_contrast) {
    ui::Settings& first = model_.first_settings;
    // "de-AT" is German; English is the same for all countries.
    first.language = value_of<Language>(language.substr(0, 2)).value_or(first.language);
    first.strong_contrast = more_contrast;
    model_.less_motion = less_motion;
    if (!chosen_) own_ = first;
    follow();
}

void DeviceSettings::arrived(const std::string& settings) {
    if (settings.empty()) return;
    if (!are_settings(settings)) return platform_.set_aside(DamagedStore::settings, {"chosen"});
    chosen_ = true;
    own_ = read_settings(settings, model_.first_settings);
    follow();
}

void DeviceSettings::choose(const ui::Settings& chosen) {
    const ui::Settings before = std::exchange(own_, chosen);
    for_each_wish([&](auto wish, auto setting) {
        if (chosen.*setting != model_.settings.*setting)
            (wishes_.*wish).reset();
        else
            own_.*setting = before.*setting;
    });
    model_.settings = chosen;
    chosen_ = true;
    platform_.save_settings(write_settings(own_));
    follow_language();
}

void DeviceSettings::configure(const Configure& wishes) {
    for_each_wish([&](auto wish, auto /*setting*/) {
        if (wishes.*wish) wishes_.*wish = wishes.*wish;
    });
    follow();
}

void DeviceSettings::follow() {
    ui::Settings& settings = model_.settings;
    settings = own_;
    for_each_wish([&](auto wish, auto setting) { settings.*setting = (wishes_.*wish).value_or(own_.*setting); });
    // If the device asks for less motion, only the reader's own setting counts.
    if (model_.less_motion) settings.motion = own_.motion;
    follow_language();
}

void DeviceSettings::follow_language() {
    if (model_.settings.language != spoken_language()) platform_.load_texts(model_.settings.language);
}

void DeviceSettings::follow_wakefulness() {
    const bool awake = model_.settings.stay_awake && model_.game != nullptr && model_.screen != ui::Screen::title;
    if (std::exchange(stays_awake_, awake) != awake) platform_.stay_awake(awake);
}

}  // namespace tavern::app
