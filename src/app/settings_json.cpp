#include "app/settings_json.hpp"

#include <type_traits>

#include "record/json.hpp"

namespace tavern::app {
namespace {

template <class Value>
Json json_of(Value value) {
    if constexpr (std::is_enum_v<Value>)
        return id_of(value);
    else
        return value;
}

void read(const Json& written, bool& chosen) {
    if (written.boolean() != nullptr) chosen = *written.boolean();
}

/** The text size. */
void read(const Json& written, int& size) {
    const auto* const number = written.integer();
    if (number != nullptr && *number >= ui::text_sizes.front() && *number <= ui::text_sizes.back())
        size = static_cast<int>(*number);
}

template <class Enum>
void read(const Json& written, Enum& choice) {
    if (written.text() != nullptr) choice = value_of<Enum>(*written.text()).value_or(choice);
}

/** Visits each setting with its name in the file. */
template <class Settings, class Visit>
void each_setting(Settings& settings, const Visit& visit) {
    visit("language", settings.language);
    visit("pace", settings.pace);
    visit("motion", settings.motion);
    visit("helping", settings.helping);
    visit("closing-time", settings.closing_time);
    visit("sound", settings.sound);
    visit("strong-contrast", settings.strong_contrast);
    visit("stay-awake", settings.stay_awake);
    visit("vibration", settings.vibration);
    visit("left-hand", settings.left_hand);
    visit("letter-keys", settings.letter_keys);
    visit("text-size", settings.text_size);
}

}  // namespace

bool are_settings(std::string_view written) {
    const Result<Json> json = Json::read(written);
    return json && json->object() != nullptr;
}

std::string write_settings(const ui::Settings& settings) {
    Json written{Json::Object{}};
    each_setting(settings, [&](const char* name, const auto& value) { written.set(name, json_of(value)); });
    return written.write();
}

ui::Settings read_settings(std::string_view written, const ui::Settings& usual) {
    ui::Settings settings = usual;
    const Result<Json> json = Json::read(written);
    if (!json) return settings;
    each_setting(settings, [&](const char* name, auto& value) {
        if (const Json* const field = json->find(name); field != nullptr) read(*field, value);
    });
    return settings;
}

}  // namespace tavern::app
