// The time that is left, as a clock shows it.
#pragma once
#include <string>

namespace tavern {

/** "2:05" */
inline std::string clock_text(int seconds) {
    constexpr int minute = 60;
    const std::string rest = std::to_string(seconds % minute);
    return std::to_string(seconds / minute) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace tavern
