// The pictures of a moment that can be shared.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tavern::ui {

enum class PictureKind : std::uint8_t {
    wide,     // the screen, as for a video
    card,     // the screen, as social networks show it
    diagram,  // the position in words, black on white
    replay,   // the screen at many moments, for moving pictures
};
inline constexpr std::size_t picture_kinds = static_cast<std::size_t>(PictureKind::replay) + 1;

struct PictureSize {
    int width;
    int height;
    float density = 1;  // pixels to one of these lengths
};
/** Fewer pixels than a wide picture has: all moments have to fit into one file. */
inline constexpr float replay_density = 0.75F;
/** A diagram is square, which leaves most room for words. */
constexpr PictureSize size_of(PictureKind kind, int players) {
    if (kind == PictureKind::diagram) return players > 2 ? PictureSize{1400, 1400} : PictureSize{1000, 1000};
    if (kind == PictureKind::card) return {1200, 630};
    return {1280, 720, kind == PictureKind::replay ? replay_density : 1};
}

}  // namespace tavern::ui
