// Chips, seals and rings: what is marked on things, or round them.
#include <algorithm>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {

void draw_coin(Painter& paint, Rect rect, int thalers) {
    paint.picture(rect, picture("icon-coin"));
    paint.text(rect.center(), number(rect.width * 0.64F), std::to_string(thalers), Align::center);
}

void draw_points(Painter& paint, Rect rect, int points) {
    paint.picture(rect, picture("icon-points"));
    paint.text(rect.center(), number(points > 9 ? std::min(14.0F, rect.width * 0.5F) : rect.width * 0.53F),
               std::to_string(points), Align::center);
}

ChipLook price_chip(PriceLook price) {
    ChipLook chip;
    chip.height = 23;
    chip.size = 15;
    chip.padding = 5;
    chip.least_width = 37;
    chip.edge = palette::ink;
    switch (price) {
        case PriceLook::buy_now: chip.fill = palette::candle; break;
        case PriceLook::cannot_pay:
            chip.fill = palette::cannot_pay;
            chip.text = palette::cannot_pay_text;
            break;
        case PriceLook::plan_can_pay:
            chip.fill = palette::parchment;
            chip.candle_rim = true;
            break;
        case PriceLook::none:
        case PriceLook::idle: chip.fill = palette::parchment; break;
    }
    return chip;
}

Rect draw_chip(Painter& paint, Point place, Align align, const ChipLook& look, std::string_view text) {
    const TextStyle style = number(look.size, look.text);
    const float wide = std::max(look.least_width, paint.width(style, text) + 2 * look.padding);
    const float left = align == Align::left ? place.x : align == Align::center ? place.x - wide / 2 : place.x - wide;
    const Rect rect{left, place.y, wide, look.height};
    const float radius = look.height / 2;
    if (look.candle_rim) {
        paint.fill(rect.inset(-1.5F), palette::ink, radius + 1.5F);
        paint.fill(rect, palette::candle, radius);
        paint.fill(rect.inset(2), look.fill, radius - 2);
    } else {
        paint.fill(rect, look.fill, radius);
        paint.outline(rect, look.edge, 1.5F, radius);
    }
    paint.text(rect.center(), style, text, Align::center);
    return rect;
}

float draw_sign(Painter& paint, Point place, const TextStyle& style, std::string_view text, Align align) {
    const float wide = paint.width(style, text);
    const float left = align == Align::left ? place.x : place.x - (align == Align::center ? wide / 2 : wide);
    const float high = std::max(style.size, 14 / paint.unit()) + 4;
    paint.fill({left - 5, place.y - high / 2, wide + 10, high}, color(0x14202E, 0.74F), 6);
    return paint.text({left, place.y}, style, text);
}

void draw_badge(Painter& paint, Point middle, int count) {
    paint.circle(middle, 10, palette::candle, palette::ink, 1.5F);
    paint.text(middle, number(14), std::to_string(count), Align::center);
}

void draw_used(Painter& paint, Rect rect, std::string_view gain, Point away) {
    paint.fill(rect, color(0x140C06, 0.24F), 7);
    ChipLook chip;
    chip.fill = palette::night;
    chip.text = palette::parchment;
    chip.height = 26;
    chip.size = 15;
    chip.padding = 7;
    const std::string text = "[done]" + std::string(gain.empty() ? "" : " ") + std::string(gain);
    draw_chip(paint, {rect.center().x + away.x, rect.center().y - 13 + away.y}, Align::center, chip, text);
}

void draw_lit(Painter& paint, Rect rect, float radius, float light) {
    const Rect ring = rect.inset(-3);
    paint.glow(ring, with_opacity(palette::candle, 0.55F * light), radius + 3, 15);
    paint.outline(ring.inset(-1.5F), palette::ink, 1.5F, radius + 4.5F);
    paint.outline(ring, palette::candle, 3, radius + 3);
}

void draw_aimed_at(Painter& paint, Rect rect, float radius) {
    paint.fill(rect, with_opacity(palette::candle, 0.35F), radius);
    paint.outline(rect.inset(-5), palette::candle, 5, radius + 5);
}

void draw_focus(Painter& paint, Rect rect, float radius) {
    paint.outline(rect, palette::ink, 4, radius);
    paint.dashes(rect.inset(0.5F), palette::cream, 3, radius, 6, 4);
}

}  // namespace tavern::ui
