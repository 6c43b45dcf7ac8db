// Every thing explains itself on hover, on a long press and under the keyboard's focus.
#include <algorithm>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {

void draw_explanation(Stage& stage) {
    // What says nothing more of itself says its name.
    if (const Target* asked = stage.touch.asked(); !stage.explanation && asked != nullptr && !asked->label.empty()) {
        const float unit = stage.paint.unit();
        stage.explanation = Explanation{asked->label,
                                        {},
                                        no_picture,
                                        {asked->x / unit, asked->y / unit, asked->width / unit, asked->height / unit}};
    }
    if (!stage.explanation || !stage.touch.dragged().empty()) return;
    const Explanation& about = *stage.explanation;
    if (about.title.empty()) return;
    const bool has_picture = about.picture != no_picture;
    const float picture_width = has_picture ? 64.0F : 0;
    const TextStyle title = heading(18, palette::ink);
    const TextStyle body = plain(15, palette::second_ink);
    // As large as texts are wished, as far as the window has room.
    float large = stage.paint.reading();
    Painter paint = stage.paint.scaled(large);
    float width = 0;
    float text_width = 0;
    float height = 0;
    for (;; large = std::max(1.0F, large - 0.15F)) {
        paint = stage.paint.scaled(large);
        width = std::min(330.0F, stage.width / large - 16);
        text_width = width - 28 - (has_picture ? picture_width + 12 : 0);
        height = 22 + paint.paragraph_height(text_width, title, 22, about.title);
        for (const std::string& line : about.lines) height += paint.paragraph_height(text_width, body, 20, line) + 2;
        if (has_picture) height = std::max(height, 64.0F + 28);
        if (large <= 1 || height < stage.height / large * 0.6F) break;
    }
    const Rect window{0, 0, stage.width / large, stage.height / large};
    // Beside the thing, never over it: to the right, else to the left, else below or above.
    const Rect thing{about.beside.x / large, about.beside.y / large, about.beside.width / large,
                     about.beside.height / large};
    Rect rect{thing.right() + 10, thing.y, width, height};
    if (rect.right() > window.width - 6) rect.x = thing.x - width - 10;
    if (rect.x < 6) {
        rect.x = std::clamp(thing.center().x - width / 2, 6.0F, window.width - width - 6);
        rect.y = thing.bottom() + 10;
        if (rect.bottom() > window.height - 6) rect.y = thing.y - height - 10;
    }
    rect.y = std::clamp(rect.y, 6.0F, std::max(6.0F, window.height - height - 6));
    paint.lay_over(rect, true);
    paint.glow(rect, color(0x000000, 0.4F), 12, 16);
    paint.fill(rect, palette::parchment, 12);
    paint.outline(rect.inset(4.5F), palette::parchment_shade, 1.5F, 9);
    paint.outline(rect, palette::ink, 2, 12);
    float x = rect.x + 14;
    if (has_picture) {
        const PictureFacts& facts = ui::facts(about.picture);
        const float picture_height = picture_width * static_cast<float>(facts.height) / static_cast<float>(facts.width);
        const Rect box{x, rect.y + 14, picture_width, std::min(picture_height, height - 24)};
        paint.cover(box, about.picture, 6);
        x += picture_width + 12;
    }
    float y = rect.y + 11;
    y += 22.0F * static_cast<float>(paint.paragraph({x, y, text_width, 22}, title, 22, about.title));
    for (const std::string& line : about.lines)
        y += 20.0F * static_cast<float>(paint.paragraph({x, y, text_width, 20}, body, 20, line)) + 2;
}

}  // namespace tavern::ui
