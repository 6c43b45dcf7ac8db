// Dice as they lie on the board and in the hand.
#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

constexpr ImU32 shade = color(0x000000, 0.45F);

}  // namespace

Picture die_picture(Face face, std::optional<PlayerColor> color) {
    constexpr std::array<Picture, 5> first{picture("die-blue-1"), picture("die-red-1"), picture("die-green-1"),
                                           picture("die-yellow-1"), picture("die-white-1")};
    const std::size_t row = color ? static_cast<std::size_t>(*color) : 4;
    return static_cast<Picture>(static_cast<int>(first[row]) + face - 1);
}

void draw_die(Painter& paint, Rect rect, Face face, std::optional<PlayerColor> color, float degrees, float opacity) {
    if (face < 1 || face > faces) return;
    const ImU32 tint = with_opacity(IM_COL32_WHITE, opacity);
    if (opacity > 0.95F) paint.fill(rect.inset(rect.width * 0.07F).moved(0, 2), shade, rect.width * 0.22F);
    const Picture picture = die_picture(face, color);
    if (degrees == 0)
        paint.picture(rect, picture, tint);
    else
        paint.turned(rect, picture, degrees, tint);
}

void draw_die_ring(Painter& paint, Rect rect) {
    const Rect ring = rect.inset(-4);
    paint.glow(ring, with_opacity(palette::candle, 0.55F), 15, 14);
    paint.outline(ring.inset(-1.5F), palette::ink, 1.5F, 16);
    paint.outline(ring, palette::candle, 3, 15);
}

void draw_empty_die(Painter& paint, Rect rect) {
    paint.dashes(rect.inset(2), palette::oak_edge, rect.width < 24 ? 1.5F : 2.0F, rect.width * 0.25F, rect.width * 0.2F,
                 rect.width * 0.13F);
}

}  // namespace tavern::ui
