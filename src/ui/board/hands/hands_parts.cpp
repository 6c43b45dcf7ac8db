#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {

void draw_bar_top(Painter& paint, Rect rect) {
    paint.fill(rect, palette::hands);
    paint.fill({rect.x, rect.y, rect.width, 2}, palette::ink);
    paint.fill({rect.x, rect.y + 2, rect.width, 2.5F}, palette::oak);
    paint.fill({rect.x, rect.y + 4.5F, rect.width, 2}, palette::ink);
}

void name_leaf(Tree& tree, const TextStyle& style, std::string_view words, std::string_view shorter, float share,
               Align align) {
    Painter& paint = tree.stage().paint;
    const Style box{
        .width = paint.width(style, words) + 0.5F, .height = paint.size_of(style) * letters::line, .share = share};
    tree.leaf(
        box,
        [&paint, style, words = std::string(words), shorter = std::string(shorter), align](const Rect& rect) {
            const float x = align == Align::center ? rect.center().x : align == Align::right ? rect.right() : rect.x;
            paint.name({x, rect.center().y}, style, words, shorter, rect.width, align);
        },
        {Role::text, std::string(words)});
}

}  // namespace tavern::ui
