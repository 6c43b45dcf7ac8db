// Sounds; the log has each event as text.
#pragma once
#include <cstdint>

namespace tavern::ui {

/** In the order of their names in assets/messages.json. */
enum class Sound : std::uint8_t { dice, coin, mug, page, bell };

}  // namespace tavern::ui
