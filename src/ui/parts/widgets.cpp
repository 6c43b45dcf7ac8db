#include "ui/parts/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tavern::ui {
TextStyle heading(float size, ImU32 color) {
    return {Typeface::heading, size, color, 0, 1.0F};
}
TextStyle plain(float size, ImU32 color) {
    return {Typeface::text, size, color, 0, 1.08F};
}
TextStyle bold(float size, ImU32 color) {
    return {Typeface::bold, size, color, 0, 1.08F};
}
TextStyle number(float size, ImU32 color) {
    return {Typeface::black, size, color, 0, 1.08F};
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
        box.low_edge = color(0x101A26);
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
        // In strong contrast its letters are as light as any others: the edge tells.
        paint.fill(rect, box.fill, box.radius);
        paint.dashes(rect, palette::disabled_text, 2, box.radius);
    } else {
        paint.box(rect, box);
    }
    if (enabled && touched.hovered) paint.fill(rect, color(0xFFFFFF, 0.07F), box.radius);
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
    constexpr float picture_gap = 9;
    rect = draw_button(paint, rect, look, touched, enabled);
    const ImU32 text = button_text(look, enabled);
    const Point middle{rect.center().x, rect.center().y - 1};
    const ImU32 tint = enabled ? IM_COL32_WHITE : color(0xFFFFFF, 0.4F);
    TextStyle style = bold(look.text_size, text);
    const bool has_text = !look.text.empty();
    float wide = has_text ? paint.width(style, look.text) : 0;
    const float room = rect.width - 12 - (look.picture != no_picture ? look.picture_size + picture_gap : 0);
    if (has_text && wide > room) {
        style.size *= room / wide;
        wide = paint.width(style, look.text);
    }
    if (has_text && wide > room + 1 && look.below.empty()) {
        // Too long even at the smallest size: two lines.
        const TextStyle small = bold(14, text);
        const float height = paint.paragraph_height(room, small, 17, look.text);
        paint.paragraph({rect.center().x - room / 2, middle.y - height / 2, room, height}, small, 17, look.text,
                        Align::center);
        if (touched.focused) draw_focus(paint, rect.inset(-4), 14);
        return;
    }
    const TextStyle below = bold(14, text);
    if (!look.below.empty()) wide = std::max(wide, std::min(room, paint.width(below, look.below)));
    const float all = wide + (look.picture != no_picture ? look.picture_size + (has_text ? picture_gap : 0) : 0);
    float x = middle.x - all / 2;
    if (look.picture != no_picture) {
        paint.picture({x, middle.y - look.picture_size / 2, look.picture_size, look.picture_size}, look.picture, tint);
        x += look.picture_size + picture_gap;
    }
    if (look.below.empty()) {
        paint.text({x, middle.y}, style, look.text);
    } else {
        // Two lines begin together beside a picture, else both stand in the middle.
        const Align align = look.picture != no_picture ? Align::left : Align::center;
        const float line_x = look.picture != no_picture ? x : middle.x;
        paint.text({line_x, middle.y - 10}, style, look.text, align);
        paint.name({line_x, middle.y + 11}, below, look.below, look.below, room, align);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-4), 14);
}

Rect sheet_inside(const Rect& rect) {
    return rect.inset(std::min(20.0F, rect.width * 0.045F));
}

Rect sheet(Stage& stage, const SheetLook& look) {
    Painter& paint = stage.paint;
    paint.fill(stage.window(), color(0x0A0806, look.darken));
    stage.touch.modal();
    stage.semantics.clear();
    stage.reading->sheet = true;
    const float width = std::min(look.width, stage.width - 16);
    const float height = std::min(look.height, look.most * stage.height - 2 * gap::small);
    const Rect rect{(stage.width - width) / 2, look.low ? stage.height - height - 8 : (stage.height - height) / 2,
                    width, height};
    paint.glow(rect, color(0x000000, 0.4F), 14, 20);
    paint.fill(rect, palette::parchment, 14);
    if (look.ember) {
        paint.outline(rect.inset(-1), palette::ember, 4, 15);
    } else {
        paint.outline(rect.inset(5), palette::parchment_shade, 1.5F, 10);
        paint.outline(rect, palette::ink, 2, 14);
    }
    // A touch beside the sheet closes it; the sheet itself is no such touch.
    stage.touch.target("sheet", "", rect, false);
    return sheet_inside(rect);
}

void draw_cross(Painter& paint, Rect corner, const Touched& touched) {
    // The icon is cream; on parchment it lies on an ink disc.
    paint.circle(corner.center(), 15, touched.hovered ? palette::oak : palette::dark_oak);
    paint.picture(square(corner.center(), 17), picture("icon-close"));
    if (touched.focused) draw_focus(paint, corner, 20);
}

bool leaves_sheet(const Touch& touch) {
    return touch.clicked_beside() || touch.input().escape;
}

Picture player_picture(PlayerColor color) {
    constexpr std::array<Picture, 4> shapes{picture("player-blue"), picture("player-red"), picture("player-green"),
                                            picture("player-yellow")};
    return shapes[static_cast<std::size_t>(color)];
}

void draw_panel(Painter& paint, Rect rect, ImU32 fill) {
    paint.fill(rect, fill, 8);
    paint.outline(rect, palette::ink, 1.5F, 8);
}

void draw_scene(Stage& stage, bool summer, float darken) {
    // Fills the window, cut at the sides that are too long.
    stage.paint.ground(stage.window(), palette::night);
    const Picture scene = summer ? picture("scene-title-summer") : picture("scene-title");
    stage.paint.cover(stage.window(), scene, 0, IM_COL32_WHITE, 0.6F);
    if (darken > 0) stage.paint.fill(stage.window(), color(0x0A0F16, darken));
}

}  // namespace tavern::ui
