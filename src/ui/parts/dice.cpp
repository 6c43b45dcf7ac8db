// Dice on the board and in the hand.
#include "ui/parts/widgets.hpp"

namespace tavern::ui {
Picture die_picture(Face face, std::optional<PlayerColor> color) {
    constexpr std::array first{picture("die-blue-1"), picture("die-red-1"), picture("die-green-1"),
                               picture("die-yellow-1"), picture("die-white-1")};
    const std::size_t row = color ? static_cast<std::size_t>(*color) : first.size() - 1;
    return static_cast<Picture>(static_cast<int>(first[row]) + face - 1);
}

void draw_die(Painter& paint, Rect rect, Face face, std::optional<PlayerColor> color, float degrees, float opacity) {
    if (face < 1 || face > faces) return;
    const ImU32 tint = with_opacity(IM_COL32_WHITE, opacity);
    if (opacity > 0.95F) paint.fill(rect.inset(rect.width * 0.07F).moved(0, 2), palette::shadow, rect.width * 0.22F);
    const Picture picture = die_picture(face, color);
    if (degrees == 0)
        paint.picture(rect, picture, tint);
    else
        paint.turned(rect, picture, degrees, tint);
}

void draw_die_ring(Painter& paint, Rect rect) {
    draw_lit(paint, rect.inset(-1), radius::ring);
}

void draw_empty_die(Painter& paint, Rect rect) {
    paint.dashes(rect.inset(2), palette::oak_edge, rect.width < 24 ? 1.5F : 2.0F, rect.width * 0.25F, rect.width * 0.2F,
                 rect.width * 0.13F);
}

}  // namespace tavern::ui
