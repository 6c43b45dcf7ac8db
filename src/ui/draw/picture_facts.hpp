// Facts of a picture that are known before it is loaded.
#pragma once
#include <cstdint>
#include <string_view>

namespace tavern::ui {

/** When a picture is needed. Later sets may load later. */
enum class PictureSet : std::uint8_t { board, winter, summer, winter_title, summer_title };

/** The ground colour of a picture: a plain shape until the picture is loaded. */
enum class Ground : std::uint8_t { none, staff, regular, guest, noble, back, start, drapes, oak, night };

struct PictureFacts {
    std::string_view name;
    // CSS pixels at unit 1. If small is not 0, a second, smaller bitmap has this width and the same proportions.
    std::uint16_t width;
    std::uint16_t height;
    std::uint16_t small;
    PictureSet set;
    Ground ground;
};

}  // namespace tavern::ui
