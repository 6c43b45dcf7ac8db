// Settings for this device; app keeps them, and they are part of no game.
#pragma once
#include <array>
#include <cstdint>

#include "text/language.hpp"

namespace tavern::ui {

/** How the computer's moves are shown: each for a while with a caption, each briefly, or all at once. */
enum class Pace : std::uint8_t { every_step, brief, instant };

/** The speed of animations: as_device is normal, or instant if the device requests less motion. */
enum class Motion : std::uint8_t { normal, fast, instant, as_device };

/** Whether the game gives hints unasked. */
enum class Helping : std::uint8_t { none, hints };

/** Per cent of the usual size. */
inline constexpr std::array<int, 5> text_sizes{100, 115, 130, 150, 200};

struct Settings {
    Language language = Language::english;
    Pace pace = Pace::every_step;
    Motion motion = Motion::as_device;
    Helping helping = Helping::hints;
    bool closing_time = true;  // shows at a round's end the goods that all players kept, lost and gained
    bool sound = false;
    bool strong_contrast = false;
    bool stay_awake = false;             // keeps the screen on while a game is open
    bool vibration = false;              // when a die is placed, and when a turn begins after the computer's
    bool left_hand = false;              // the main button is at the left thumb
    bool letter_keys = true;             // keys such as S and ? work without Ctrl
    int text_size = text_sizes.front();  // per cent, from the first of text_sizes to the last
    friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace tavern::ui
