// What a person chooses once for this device; kept by app, and no part of any game.
#pragma once
#include <array>
#include <cstdint>

#include "text/language.hpp"

namespace tavern::ui {

/** How the computer's moves are shown: each for a while with a caption, each briefly, or all at once. */
enum class Pace : std::uint8_t { every_step, brief, instant };

/** How long things are on their way: as_device is normal, or instant where the device asks for less motion. */
enum class Motion : std::uint8_t { normal, fast, instant, as_device };

/** How much the game says unasked. */
enum class Helping : std::uint8_t { none, hints };

/** Per cent of the usual size. */
inline constexpr std::array<int, 5> text_sizes{100, 115, 130, 150, 200};

struct Settings {
    Language language = Language::english;
    Pace pace = Pace::every_step;
    Motion motion = Motion::as_device;
    Helping helping = Helping::hints;
    bool closing_time = true;  // tells at a round's end what everybody kept, lost and gained
    bool sound = false;
    bool strong_contrast = false;
    bool stay_awake = false;             // the screen, while a game is open
    bool vibration = false;              // when a die is placed, and when one's turn comes after the computer's
    bool left_hand = false;              // the main button lies under the left thumb
    int text_size = text_sizes.front();  // from the first of text_sizes to the last
    friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace tavern::ui
