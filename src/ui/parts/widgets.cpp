#include "ui/parts/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tavern::ui {
namespace {

constexpr ImU32 shade = color(0x000000, 0.45F);

}  // namespace

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
    return control;
}

bool button(Stage& stage, std::string_view id, Rect rect, const ButtonLook& look, bool enabled,
            std::string_view label) {
    const Control control = button_control(id, look, enabled, label);
    const Touched touched = stage.touch.target(id, control.label, rect, enabled, look.chosen);
    if (touched.explain && control.about) {
        stage.explanation = control.about();
        stage.explanation->beside = rect;
    }
    draw_labelled_button(stage.paint, rect, look, touched, enabled);
    return touched.clicked;
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
    const float height = std::min(look.height, stage.height - 16);
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

Picture card_picture(Card card, int variant) {
    switch (card) {
        case Card::regular_1: {
            constexpr std::array<Picture, 3> kinds{picture("card-regular-1"), picture("card-regular-1-b"),
                                                   picture("card-regular-1-c")};
            return kinds[static_cast<std::size_t>(variant % 3)];
        }
        case Card::regular_2: {
            constexpr std::array<Picture, 3> kinds{picture("card-regular-2"), picture("card-regular-2-b"),
                                                   picture("card-regular-2-c")};
            return kinds[static_cast<std::size_t>(variant % 3)];
        }
        case Card::noble: return variant % 2 == 0 ? picture("card-noble-lady") : picture("card-noble-lord");
        case Card::guest_3: {
            constexpr std::array<Picture, 3> kinds{picture("card-guest-3"), picture("card-guest-3-b"),
                                                   picture("card-guest-3-c")};
            return kinds[static_cast<std::size_t>(variant % 3)];
        }
        case Card::guest_4: return variant % 2 == 0 ? picture("card-guest-4") : picture("card-guest-4-b");
        case Card::guest_5: return variant % 2 == 0 ? picture("card-guest-5") : picture("card-guest-5-b");
        case Card::guest_6: return variant % 2 == 0 ? picture("card-guest-6") : picture("card-guest-6-b");
        default: break;
    }
    return find_picture("card-" + std::string(facts(card).id));
}

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

void draw_sold_out(Painter& paint, Point place, Align align, ImU32 color, float room) {
    const std::string_view words = say(Text::board_sold_out);
    if (paint.width(heading(0), words) <= room)
        paint.name(place, heading(15.5F, color), words, words, room, align);
    else
        paint.text(place, bold(14, color), "×0", align);
}

namespace {

float name_room(Rect card) {
    return card.width - 6;
}

}  // namespace

bool card_name_fits(const Painter& paint, Rect rect, Card card) {
    return paint.width(heading(0), short_card_name(card)) <= name_room(rect) + 1;
}

void draw_card(Painter& paint, Rect rect, Card card, const CardLook& look) {
    const CardFacts& about = facts(card);
    const bool big = rect.width >= 84;
    const float radius = big ? 9.0F : 7.0F;
    const float rim = big ? 3.0F : 2.0F;
    const bool sold_out = look.stock == 0;
    const ImU32 tint = sold_out ? color(0x5E5E5E) : look.dim ? color(0xCCCCCC) : IM_COL32_WHITE;
    paint.fill(rect.moved(0, 2), color(0x000000, 0.4F), radius);
    // Of a picture cut low the face is shown, which is below the hat.
    const float focus = rect.height < rect.width ? 0.35F : 0.0F;
    paint.cover(rect.inset(0.75F), card_picture(card, look.variant), radius, tint, focus);
    paint.outline(rect.inset(1.2F), look.dim ? color(0xC2B69C) : palette::parchment, rim, radius - 1);
    paint.outline(rect, palette::ink, 1.5F, radius);
    if (!look.facts) return;

    const float text_size = rect.width >= 100 ? 17.0F : 15.5F;
    const float band = big ? 24.0F : 21.0F;
    const bool has_points = about.points > 0;
    const float seal = big ? 30.0F : 25.0F;
    const bool tiny = rect.width < 62;
    const bool low_card = rect.height < 84;
    const bool roomy = big && rect.height >= 120;
    const float die = low_card ? 22.0F : roomy ? 32.0F : tiny ? 19.0F : 25.0F;
    const float coin = low_card ? 18.0F : roomy ? 26.0F : tiny ? 18.0F : 23.0F;
    const float edge = tiny ? 2.0F : 4.0F;
    // A low and wide card has its coin beside the die.
    const bool coin_beside = low_card && rect.width >= 74;
    const bool room_for_name = !takes_seat(card) || coin_beside || edge + die + coin + 1 + band <= rect.height;
    const bool named = look.name && room_for_name && card_name_fits(paint, rect, card);
    if (named) {
        const Rect plate{rect.x + 1.5F, rect.bottom() - band - 1.5F, rect.width - 3, band};
        paint.list().AddRectFilled(ImVec2(plate.x * paint.unit(), plate.y * paint.unit()),
                                   ImVec2(plate.right() * paint.unit(), plate.bottom() * paint.unit()),
                                   palette::parchment, (radius - 2) * paint.unit(), ImDrawFlags_RoundCornersBottom);
        paint.line({plate.x, plate.y}, {plate.right(), plate.y}, palette::ink, 1.5F);
        TextStyle style = heading(text_size, palette::ink);
        const std::string_view name =
            paint.width(heading(0), card_name(card)) <= name_room(rect) + 1 ? card_name(card) : short_card_name(card);
        paint.name(plate.center(), style, name, name, name_room(rect), Align::center);
    }
    // Left: what it does at a table.
    if (takes_seat(card)) {
        draw_die(paint, {rect.x + edge, rect.y + edge, die, die}, about.pips, std::nullopt);
        if (look.thalers)
            draw_coin(paint,
                      coin_beside ? Rect{rect.x + edge + die + 3, rect.y + edge + 2, coin, coin}
                                  : Rect{rect.x + edge + (die - coin) / 2, rect.y + die + edge + 1, coin, coin},
                      about.thalers);
    }
    const float low = rect.bottom() - (named ? band : 4.0F);
    if (look.stock > 0) {
        const std::string count = "×" + std::to_string(look.stock);
        const TextStyle style = bold(14, palette::parchment);
        const float wide = paint.width(style, count) + 10;
        const Rect chip{rect.x + 3, low - 22, wide, 20};
        paint.fill(chip, color(0x14202E, 0.87F), 6);
        paint.text(chip.center(), style, count, Align::center);
    }
    if (about.bonus.kind != BonusKind::none && !look.seated) {
        const std::string sign = bonus_sign(about.bonus);
        TextStyle style = number(15);
        style.icon = about.bonus.kind == BonusKind::card ? 1.3F : 1.13F;
        const float wide = std::max(26.0F, paint.width(style, sign) + 8);
        const Rect chip{rect.x + 3, low - 26 - (look.stock >= 0 ? 24 : 0), wide, 24};
        paint.fill(chip, palette::parchment, 7);
        paint.outline(chip, palette::ink, 1.5F, 7);
        paint.text(chip.center(), style, sign, Align::center);
    }
    // Right: the trade.
    if (sold_out) {
        const Rect strip{rect.x + 1.5F, rect.y + 3, rect.width - 3, 22};
        paint.fill(strip, palette::night, 4);
        draw_sold_out(paint, strip.center(), Align::center, palette::parchment, strip.width - 2);
    } else if (look.price != PriceLook::none) {
        const std::string price = (is_tavern_card(card) ? "[thaler]" : "[beer]") + std::to_string(about.price);
        ChipLook chip = price_chip(look.price);
        if (tiny) {
            chip.height = 20;
            chip.size = 14;
            chip.least_width = 30;
            chip.padding = 3;
        }
        draw_chip(paint, {rect.right() - (tiny ? 2.0F : 4.0F), rect.y + (tiny ? 2.0F : 4.0F)}, Align::right, chip,
                  price);
    }
    if (look.signature) paint.picture({rect.right() - 25, rect.y + 30, 22, 22}, picture("signature"));
    // Nobody can have the points of a card that is sold out; on the smallest they would cover what it pays.
    if (has_points && !sold_out && !(tiny && takes_seat(card) && rect.height < die + coin + seal))
        // Above the name, which may be as wide as the card.
        draw_points(paint, {rect.right() - seal + (big ? 3.0F : 2.0F), low - seal + (big ? 1.0F : 3.0F), seal, seal},
                    about.points);
}

void draw_card_back(Painter& paint, Rect rect) {
    paint.fill(rect.moved(0, 2), color(0x000000, 0.4F), 7);
    paint.cover(rect, picture("card-back"), 7);
    paint.outline(rect, palette::ink, 1.5F, 7);
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

Picture player_picture(PlayerColor color) {
    constexpr std::array<Picture, 4> shapes{picture("player-blue"), picture("player-red"), picture("player-green"),
                                            picture("player-yellow")};
    return shapes[static_cast<std::size_t>(color)];
}

void draw_badge(Painter& paint, Point middle, int count) {
    paint.circle(middle, 10, palette::candle, palette::ink, 1.5F);
    paint.text(middle, number(14), std::to_string(count), Align::center);
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

void explain(Stage& stage, const Touched& touched, Rect beside, std::string_view title, std::vector<std::string> lines,
             Picture picture) {
    if (!touched.explain) return;
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const std::string& line) { return line.empty(); }),
                lines.end());
    stage.explanation = Explanation{std::string(title), std::move(lines), picture, beside};
}

}  // namespace tavern::ui
