// The settings of the device in their stored form.
#pragma once
#include <string>
#include <string_view>

#include "app/message_types.hpp"
#include "record/names.hpp"
#include "ui/model/settings.hpp"

namespace tavern {

static_assert(Ids<Language>::list == language_ids);
template <>
struct Ids<ui::Pace> {
    static constexpr auto list = std::to_array<std::string_view>({"every-step", "brief", "instant"});
};
template <>
struct Ids<ui::Motion> {
    static constexpr auto list = std::to_array<std::string_view>({"normal", "fast", "instant", "as-device"});
};
template <>
struct Ids<ui::Helping> {
    static constexpr auto list = std::to_array<std::string_view>({"none", "hints"});
};

namespace app {

/** Whether some version could have written it; otherwise it is damaged. */
bool are_settings(std::string_view written);

std::string write_settings(const ui::Settings& settings);

/** Reads stored settings, perhaps of another version: missing, unknown or invalid ones stay at their defaults. */
ui::Settings read_settings(std::string_view written, const ui::Settings& usual);

}  // namespace app
}  // namespace tavern
