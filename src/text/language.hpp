// The languages that the game speaks.
#pragma once
#include <cstdint>

namespace tavern {

/** In the order of the settings. The files in assets/text are en, en-schmidt, de and nl. */
enum class Language : std::uint8_t { english, english_schmidt, german, dutch };
inline constexpr int languages = 4;

}  // namespace tavern
