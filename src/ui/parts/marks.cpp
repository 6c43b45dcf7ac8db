// Chips, seals and rings on things and around them.
#include <algorithm>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {

void draw_coin(Painter& paint, Rect rect, int thalers) {
    paint.picture(rect, picture("icon-coin"));
    paint.text(rect.center(), number(rect.width * 0.64F), std::to_string(thalers), Align::center);
}

void draw_points(Painter& paint, Rect rect, int points) {
    paint.picture(rect, picture("icon-points"));
    paint.text(rect.center(), number(std::min(letters::small, rect.width / 2)), std::to_string(points), Align::center);
}

ChipLook price_chip(PriceLook price) {
    ChipLook chip;
    chip.height = size::chip;
    chip.size = letters::figure;
    chip.padding = gap::chip;
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
        paint.fill(rect.inset(-size::line), palette::ink, radius + size::line);
        paint.fill(rect, palette::candle, radius);
        paint.fill(rect.inset(2), look.fill, radius - 2);
    } else {
        paint.fill(rect, look.fill, radius);
        paint.outline(rect, look.edge, size::line, radius);
    }
    paint.text(rect.center(), style, text, Align::center);
    return rect;
}

float draw_sign(Painter& paint, Point place, const TextStyle& style, std::string_view text, Align align) {
    const float wide = paint.width(style, text);
    const float left = align == Align::left ? place.x : place.x - (align == Align::center ? wide / 2 : wide);
    const float high = paint.size_of(style) + gap::chip;
    paint.fill({left - gap::chip, place.y - high / 2, wide + 2 * gap::chip, high}, palette::dark_band, radius::plate);
    return paint.text({left, place.y}, style, text);
}

void draw_badge(Painter& paint, Point middle, int count) {
    paint.circle(middle, size::badge / 2, palette::candle, palette::ink, size::line);
    paint.text(middle, number(letters::small), std::to_string(count), Align::center);
}

void draw_used(Painter& paint, Rect rect, std::string_view gain, Point away) {
    paint.fill(rect, palette::served, radius::card);
    ChipLook chip;
    chip.fill = palette::night;
    chip.text = palette::parchment;
    chip.height = size::chip;
    chip.size = letters::figure;
    chip.padding = gap::chip;
    const std::string text = "[done]" + std::string(gain.empty() ? "" : " ") + std::string(gain);
    draw_chip(paint, {rect.center().x + away.x, rect.center().y - chip.height / 2 + away.y}, Align::center, chip, text);
}

void draw_lit(Painter& paint, Rect rect, float radius, float light) {
    constexpr float brightest = 0.55F;
    const Rect ring = rect.inset(-gap::hair);
    radius += gap::hair;
    paint.glow(ring, with_opacity(palette::candle, brightest * light), radius, size::light);
    paint.outline(ring.inset(-size::line), palette::ink, size::line, radius + size::line);
    paint.outline(ring, palette::candle, gap::hair, radius);
}

void draw_aimed_at(Painter& paint, Rect rect, float radius) {
    paint.fill(rect, with_opacity(palette::candle, 0.35F), radius);
    paint.outline(rect.inset(-size::frame), palette::candle, size::frame, radius + size::frame);
}

void draw_focus(Painter& paint, Rect rect, float radius) {
    paint.outline(rect, palette::ink, 4, radius);
    paint.dashes(rect.inset(0.5F), palette::cream, 3, radius, 6, 4);
}

}  // namespace tavern::ui
