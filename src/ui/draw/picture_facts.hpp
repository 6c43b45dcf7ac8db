// The facts of a picture that hold before the picture itself has come.
#pragma once
#include <cstdint>
#include <string_view>

namespace tavern::ui {

/** When a picture is needed. The others may be loaded when their time comes. */
enum class PictureSet : std::uint8_t { board, winter, summer, winter_title, summer_title };

/** The ground colour of a picture, drawn as a plain shape until the picture is there. */
enum class Ground : std::uint8_t { none, staff, regular, guest, noble, back, start, drapes, oak, night };

struct PictureFacts {
    std::string_view name;
    // CSS pixels at unit 1. A picture has a second, smaller bitmap this wide when small is not 0, in the same
    // proportion.
    std::uint16_t width;
    std::uint16_t height;
    std::uint16_t small;
    PictureSet set;
    Ground ground;
};

}  // namespace tavern::ui
