#include "ui/parts/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tavern::ui {
TextStyle heading(float size, ImU32 color) {
    return {Typeface::heading, size, color, 0, 1};
}
TextStyle plain(float size, ImU32 color) {
    return {Typeface::text, size, color};
}
TextStyle bold(float size, ImU32 color) {
    return {Typeface::bold, size, color};
}
TextStyle number(float size, ImU32 color) {
    return {Typeface::black, size, color};
}

ImU32 button_text(const ButtonLook& look, bool enabled) {
    if (!enabled) return palette::disabled_text;
    return look.chosen || look.kind == ButtonKind::candle ? palette::ink : palette::parchment;
}

Rect draw_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled) {
    Box box;
    box.radius = radius::control;
    box.edge = palette::ink;
    box.edge_width = 2;
    box.shadow = 2;
    box.fill = palette::dark_oak;
    box.low_edge = palette::oak_edge;
    if (look.kind == ButtonKind::slate) {
        box.fill = palette::slate;
        box.low_edge = palette::slate_shade;
    }
    if (look.chosen || look.kind == ButtonKind::candle) {
        box.fill = palette::candle;
        box.low_edge = palette::candle_shade;
    }
    if (!enabled) {
        box.fill = palette::disabled;
        box.low_edge = palette::ink;
    } else if (touched.held) {
        box.low_edge = 0;
        box.shadow = 0;
        rect = rect.moved(0, 2);
    }
    if (!enabled && paint.strong()) {
        // In strong contrast its letters are as bright as others; only the edge differs.
        paint.fill(rect, box.fill, box.radius);
        paint.dashes(rect, palette::disabled_text, 2, box.radius);
    } else {
        paint.box(rect, box);
    }
    if (enabled && touched.hovered) paint.fill(rect, palette::dark_sheen, box.radius);
    return rect;
}

Control button_control(std::string_view id, const ButtonLook& look, bool enabled, std::string_view label) {
    const std::string said = spoken(label.empty() ? look.text : label);
    Control control{std::string(id), said, enabled, look.chosen};
    if (look.text.empty() || !look.about.empty())
        control.about = [said, about = std::string(look.about)] { return Explanation{said, {about}}; };
    else if (said == look.text)
        control.about = says_it_all;
    if (!look.refuses.empty()) control.refuses = [refuses = look.refuses] { return refuses; };
    return control;
}

void draw_labelled_button(Painter& paint, Rect rect, const ButtonLook& look, const Touched& touched, bool enabled) {
    rect = draw_button(paint, rect, look, touched, enabled);
    const ImU32 text = button_text(look, enabled);
    const Point middle{rect.center().x, rect.center().y - 1};
    const ImU32 tint = enabled ? IM_COL32_WHITE : palette::idle_picture;
    TextStyle style = bold(look.text_size, text);
    const bool has_text = !look.text.empty();
    float wide = has_text ? paint.width(style, look.text) : 0;
    const float room = rect.width - gap::middle - (look.picture != no_picture ? look.picture_size + gap::small : 0);
    if (has_text && wide > room) {
        style.size *= room / wide;
        wide = paint.width(style, look.text);
    }
    if (has_text && wide > room + 1 && look.below.empty()) {
        // Two lines, if it is too long even at the smallest size.
        const TextStyle small = bold(letters::small, text);
        const float line = small.size * letters::line;
        const float height = paint.paragraph_height(room, small, line, look.text);
        paint.paragraph({rect.center().x - room / 2, middle.y - height / 2, room, height}, small, line, look.text,
                        Align::center);
        if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::sheet);
        return;
    }
    const TextStyle below = bold(letters::small, text);
    if (!look.below.empty()) wide = std::max(wide, std::min(room, paint.width(below, look.below)));
    const float all = wide + (look.picture != no_picture ? look.picture_size + (has_text ? gap::small : 0) : 0);
    float x = middle.x - all / 2;
    if (look.picture != no_picture) {
        paint.picture({x, middle.y - look.picture_size / 2, look.picture_size, look.picture_size}, look.picture, tint);
        x += look.picture_size + gap::small;
    }
    if (look.below.empty()) {
        paint.text({x, middle.y}, style, look.text);
    } else {
        // Two lines start at the same place beside a picture, else both are centred.
        const Align align = look.picture != no_picture ? Align::left : Align::center;
        const float line_x = look.picture != no_picture ? x : middle.x;
        paint.text({line_x, middle.y - 10}, style, look.text, align);
        paint.name({line_x, middle.y + 11}, below, look.below, look.below, room, align);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::sheet);
}

void draw_parchment(Painter& paint, Rect rect) {
    paint.glow(rect, palette::shadow, radius::sheet, radius::sheet);
    paint.fill(rect, palette::parchment, radius::sheet);
    paint.outline(rect.inset(size::frame), palette::parchment_shade, size::line, radius::inner);
    paint.outline(rect, palette::ink, 2, radius::sheet);
}

Rect sheet_inside(const Rect& rect) {
    return rect.inset(std::min(20.0F, rect.width * 0.045F));
}

Rect sheet(Stage& stage, const SheetLook& look) {
    Painter& paint = stage.paint;
    paint.fill(stage.window(), with_opacity(palette::veil, look.darken));
    stage.touch.modal();
    stage.semantics.clear();
    stage.reading->sheet = true;
    const float width = std::min(look.width, stage.width - 2 * gap::small);
    const float height = std::min(look.height, look.most * stage.height - 2 * gap::small);
    const Rect rect{(stage.width - width) / 2,
                    look.low ? stage.height - height - gap::small : (stage.height - height) / 2, width, height};
    draw_parchment(paint, rect);
    if (look.ember) paint.outline(rect, palette::ember, gap::hair, radius::sheet);
    // A press beside the dialog closes it; one on the dialog does not.
    stage.touch.target("sheet", "", rect, false);
    return sheet_inside(rect);
}

void draw_cross(Painter& paint, Rect corner, const Touched& touched) {
    // The icon is cream; on parchment it needs an ink disc.
    paint.circle(corner.center(), size::emblem / 2, touched.hovered ? palette::oak : palette::dark_oak);
    paint.picture(square(corner.center(), size::shape), picture("icon-close"));
    if (touched.focused) draw_focus(paint, corner, size::finger / 2);
}

Picture player_picture(PlayerColor color) {
    constexpr std::array shapes{picture("player-blue"), picture("player-red"), picture("player-green"),
                                picture("player-yellow")};
    return shapes[static_cast<std::size_t>(color)];
}

void draw_panel(Painter& paint, Rect rect, ImU32 fill) {
    paint.fill(rect, fill, radius::place);
    paint.outline(rect, palette::ink, size::line, radius::place);
}

void draw_scene(Stage& stage, bool summer, float darken) {
    // Fills the window and crops the longer sides.
    stage.paint.ground(stage.window(), palette::night);
    const Picture scene = summer ? picture("scene-title-summer") : picture("scene-title");
    stage.paint.cover(stage.window(), scene, 0, IM_COL32_WHITE, 0.6F);
    if (darken > 0) stage.paint.fill(stage.window(), with_opacity(palette::veil, darken));
}

}  // namespace tavern::ui
