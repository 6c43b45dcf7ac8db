#include "ui/board/hands/hands_parts.hpp"

#include <algorithm>

namespace tavern::ui {

void draw_bar_top(Painter& paint, Rect rect) {
    paint.fill(rect, palette::hands);
    paint.fill({rect.x, rect.y, rect.width, 2}, palette::ink);
    paint.fill({rect.x, rect.y + 2, rect.width, 2.5F}, palette::oak);
    paint.fill({rect.x, rect.y + 4.5F, rect.width, 2}, palette::ink);
}

void name_leaf(Tree& tree, const TextStyle& style, std::string_view words, const NameLook& look) {
    constexpr float rounding = 0.5F;
    Painter& paint = tree.stage().paint;
    const float sign = look.picture == no_picture ? 0 : size::icon;
    const float indent = sign > 0 ? sign + gap::small : 0;
    const Style box{.width = std::min(look.most, indent + paint.width(style, words) + rounding),
                    .height = look.height > 0 ? look.height : std::max(sign, paint.size_of(style) * letters::line),
                    .share = look.share};
    const std::string_view shorter = look.shorter.empty() ? words : look.shorter;
    const auto draw = [&paint, style, words = std::string(words), shorter = std::string(shorter), align = look.align,
                       picture = look.picture, indent](Rect rect) {
        if (indent > 0) paint.picture(square({rect.x + size::icon / 2, rect.center().y}, size::icon), picture);
        rect.x += indent;
        rect.width -= indent;
        const float x = align == Align::center ? rect.center().x : align == Align::right ? rect.right() : rect.x;
        paint.name({x, rect.center().y}, style, words, shorter, rect.width, align);
    };
    tree.leaf(box, draw, {look.level > 0 ? Role::heading : Role::text, std::string(words), {}, look.level});
}

}  // namespace tavern::ui
