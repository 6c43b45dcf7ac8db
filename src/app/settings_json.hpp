// What a person chose for the device, as it is kept.
#pragma once
#include <string>
#include <string_view>

#include "ui/settings.hpp"

namespace tavern::app {

std::string write_settings(const ui::Settings& settings);

/** What was written once, perhaps by another version: whatever is missing, unknown or out of range stays as usual. */
ui::Settings read_settings(std::string_view written, const ui::Settings& usual);

}  // namespace tavern::app
