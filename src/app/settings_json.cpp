#include "app/settings_json.hpp"

#include "record/json.hpp"

namespace tavern::app {
namespace {

template <class Enum>
void read(const Json& written, std::string_view name, Enum& value) {
    const Json* field = written.find(name);
    if (field == nullptr || field->text() == nullptr) return;
    value = value_of<Enum>(*field->text()).value_or(value);
}

void read(const Json& written, std::string_view name, bool& value) {
    const Json* field = written.find(name);
    if (field != nullptr && field->boolean() != nullptr) value = *field->boolean();
}

}  // namespace

bool are_settings(std::string_view written) {
    const Result<Json> json = Json::read(written);
    return json && json->object() != nullptr;
}

std::string write_settings(const ui::Settings& settings) {
    Json written{Json::Object{}};
    written.set("language", id_of(settings.language));
    written.set("pace", id_of(settings.pace));
    written.set("motion", id_of(settings.motion));
    written.set("helping", id_of(settings.helping));
    written.set("closing-time", settings.closing_time);
    written.set("sound", settings.sound);
    written.set("strong-contrast", settings.strong_contrast);
    written.set("stay-awake", settings.stay_awake);
    written.set("vibration", settings.vibration);
    written.set("left-hand", settings.left_hand);
    written.set("letter-keys", settings.letter_keys);
    written.set("text-size", settings.text_size);
    return written.write();
}

ui::Settings read_settings(std::string_view written, const ui::Settings& usual) {
    ui::Settings settings = usual;
    const Result<Json> json = Json::read(written);
    if (!json) return settings;
    read(*json, "language", settings.language);
    read(*json, "pace", settings.pace);
    read(*json, "motion", settings.motion);
    read(*json, "helping", settings.helping);
    read(*json, "closing-time", settings.closing_time);
    read(*json, "sound", settings.sound);
    read(*json, "strong-contrast", settings.strong_contrast);
    read(*json, "stay-awake", settings.stay_awake);
    read(*json, "vibration", settings.vibration);
    read(*json, "left-hand", settings.left_hand);
    read(*json, "letter-keys", settings.letter_keys);
    if (const Json* size = json->find("text-size"); size != nullptr && size->integer() != nullptr)
        if (*size->integer() >= ui::text_sizes.front() && *size->integer() <= ui::text_sizes.back())
            settings.text_size = static_cast<int>(*size->integer());
    return settings;
}

}  // namespace tavern::app
