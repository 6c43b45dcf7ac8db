// The pictures of a moment that can be shared.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tavern::ui {

enum class PictureKind : std::uint8_t {
    wide,     // the screen, as for a video
    card,     // the screen, as social networks show it
    diagram,  // the position in words, black on white
};
inline constexpr std::size_t picture_kinds = static_cast<std::size_t>(PictureKind::diagram) + 1;

/** In pixels. */
struct PictureSize {
    int width;
    int height;
};
/** A diagram is square, which leaves most room for words. */
constexpr PictureSize size_of(PictureKind kind, int players) {
    if (kind == PictureKind::diagram) return players > 2 ? PictureSize{1400, 1400} : PictureSize{1000, 1000};
    return kind == PictureKind::wide ? PictureSize{1280, 720} : PictureSize{1200, 630};
}

}  // namespace tavern::ui
