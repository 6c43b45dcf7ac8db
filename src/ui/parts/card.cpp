// A card of the staff or of a guest, with what is printed on it.
#include <algorithm>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {

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

void draw_sold_out(Painter& paint, Point place, Align align, ImU32 color, float room) {
    const std::string_view words = say(Text::board_sold_out);
    if (paint.width(heading(0), words) <= room)
        paint.name(place, heading(15.5F, color), words, words, room, align);
    else
        paint.name(place, bold(14, color), words, "×0", room, align);
}

namespace {

/** How large the things on a card are, by its own size. */
struct CardSizes {
    bool big;
    bool tiny;
    bool coin_beside;  // a low and wide card has its coin beside the die
    float edge;
    float band;  // with the name
    float seal;
    float die;
    float coin;
};

CardSizes sizes_of(const Rect& rect) {
    const bool big = rect.width >= 84;
    const bool tiny = rect.width < 62;
    const bool low = rect.height < 84;
    const bool roomy = big && rect.height >= 120;
    return {big,
            tiny,
            low && rect.width >= 74,
            tiny ? 2.0F : 4.0F,
            big ? 24.0F : 21.0F,
            big ? 30.0F : 25.0F,
            low     ? 22.0F
            : roomy ? 32.0F
            : tiny  ? 19.0F
                    : 25.0F,
            low || tiny ? 18.0F
            : roomy     ? 26.0F
                        : 23.0F};
}

float name_room(Rect card) {
    return card.width - 6;
}

}  // namespace

bool card_name_fits(const Painter& paint, Rect rect, Card card) {
    return paint.width(heading(0), short_card_name(card)) <= name_room(rect) + 1;
}

namespace {

void draw_face(Painter& paint, const Rect& rect, Card card, const CardLook& look, const CardSizes& sizes) {
    const float round = sizes.big ? radius::inner : 7;
    const ImU32 tint = look.stock == 0 ? color(0x5E5E5E) : look.dim ? color(0xCCCCCC) : IM_COL32_WHITE;
    paint.fill(rect.moved(0, 2), color(0x000000, 0.4F), round);
    // Of a picture cut low the face is shown, which is below the hat.
    const float focus = rect.height < rect.width ? 0.35F : 0.0F;
    paint.cover(rect.inset(0.75F), card_picture(card, look.variant), round, tint, focus);
    paint.outline(rect.inset(1.2F), look.dim ? color(0xC2B69C) : palette::parchment, sizes.big ? gap::hair : 2,
                  round - 1);
    paint.outline(rect, palette::ink, size::line, round);
}

void draw_card_name(Painter& paint, const Rect& rect, Card card, const CardSizes& sizes) {
    const Rect plate{rect.x + size::line, rect.bottom() - sizes.band - size::line, rect.width - 2 * size::line,
                     sizes.band};
    const float round = (sizes.big ? radius::inner : 7) - 2;
    paint.list().AddRectFilled(ImVec2(plate.x * paint.unit(), plate.y * paint.unit()),
                               ImVec2(plate.right() * paint.unit(), plate.bottom() * paint.unit()), palette::parchment,
                               round * paint.unit(), ImDrawFlags_RoundCornersBottom);
    paint.line({plate.x, plate.y}, {plate.right(), plate.y}, palette::ink, size::line);
    const TextStyle style = heading(rect.width >= 100 ? letters::name : letters::body, palette::ink);
    const std::string_view name =
        paint.width(heading(0), card_name(card)) <= name_room(rect) + 1 ? card_name(card) : short_card_name(card);
    paint.name(plate.center(), style, name, name, name_room(rect), Align::center);
}

/** What it does at a table: the die that serves it, and what that pays. */
void draw_service(Painter& paint, const Rect& rect, Card card, bool thalers, const CardSizes& sizes) {
    const auto& [big, tiny, coin_beside, edge, band, seal, die, coin] = sizes;
    draw_die(paint, {rect.x + edge, rect.y + edge, die, die}, facts(card).pips, std::nullopt);
    if (!thalers) return;
    const Rect beside{rect.x + edge + die + gap::hair, rect.y + edge + 2, coin, coin};
    const Rect below{rect.x + edge + (die - coin) / 2, rect.y + die + edge + 1, coin, coin};
    draw_coin(paint, coin_beside ? beside : below, facts(card).thalers);
}

/** Above the name, which begins there: how many are left, and what it brings to whoever recruits it. */
void draw_stock_and_bonus(Painter& paint, const Rect& rect, Card card, const CardLook& look, float low) {
    constexpr float stock_height = 20;
    constexpr float bonus_height = 24;
    const float x = rect.x + gap::hair;
    if (look.stock > 0) {
        const std::string count = "×" + std::to_string(look.stock);
        const TextStyle style = bold(letters::small, palette::parchment);
        const Rect chip{x, low - stock_height - 2, paint.width(style, count) + 10, stock_height};
        paint.fill(chip, color(0x14202E, 0.87F), 6);
        paint.text(chip.center(), style, count, Align::center);
    }
    const Bonus& bonus = facts(card).bonus;
    if (bonus.kind == BonusKind::none || look.seated) return;
    const std::string sign = bonus_sign(bonus);
    TextStyle style = number(15);
    style.icon = bonus.kind == BonusKind::card ? 1.3F : 1.13F;
    const float wide = std::max(26.0F, paint.width(style, sign) + 8);
    const Rect chip{x, low - bonus_height - 2 - (look.stock >= 0 ? bonus_height : 0), wide, bonus_height};
    paint.fill(chip, palette::parchment, 7);
    paint.outline(chip, palette::ink, size::line, 7);
    paint.text(chip.center(), style, sign, Align::center);
}

/** In the corner: what it costs, or that nobody can have it. */
void draw_trade(Painter& paint, const Rect& rect, Card card, const CardLook& look, const CardSizes& sizes) {
    if (look.stock == 0) {
        const Rect strip{rect.x + size::line, rect.y + gap::hair, rect.width - 2 * size::line, 22};
        paint.fill(strip, palette::night, 4);
        return draw_sold_out(paint, strip.center(), Align::center, palette::parchment, strip.width - 2);
    }
    if (look.price == PriceLook::none) return;
    ChipLook chip = price_chip(look.price);
    if (sizes.tiny) {
        chip.height = 20;
        chip.size = letters::small;
        chip.least_width = 30;
        chip.padding = gap::hair;
    }
    const std::string price = (is_tavern_card(card) ? "[thaler]" : "[beer]") + std::to_string(facts(card).price);
    draw_chip(paint, {rect.right() - sizes.edge, rect.y + sizes.edge}, Align::right, chip, price);
}

}  // namespace

void draw_card(Painter& paint, Rect rect, Card card, const CardLook& look) {
    const CardSizes sizes = sizes_of(rect);
    const auto& [big, tiny, coin_beside, edge, band, seal, die, coin] = sizes;
    draw_face(paint, rect, card, look, sizes);
    if (!look.facts) return;
    const bool seats = takes_seat(card);
    const bool room_for_name = !seats || coin_beside || edge + die + coin + 1 + band <= rect.height;
    const bool named = look.name && room_for_name && card_name_fits(paint, rect, card);
    if (named) draw_card_name(paint, rect, card, sizes);
    if (seats) draw_service(paint, rect, card, look.thalers, sizes);
    const float low = rect.bottom() - (named ? band : 4.0F);
    draw_stock_and_bonus(paint, rect, card, look, low);
    draw_trade(paint, rect, card, look, sizes);
    if (look.signature) paint.picture({rect.right() - 25, rect.y + 30, 22, 22}, picture("signature"));
    // Nobody can have the points of a card that is sold out; on the smallest they would cover what it pays.
    const bool covers_pay = tiny && seats && rect.height < die + coin + seal;
    if (facts(card).points > 0 && look.stock != 0 && !covers_pay)
        // Above the name, which may be as wide as the card.
        draw_points(paint, {rect.right() - seal + (big ? 3.0F : 2.0F), low - seal + (big ? 1.0F : 3.0F), seal, seal},
                    facts(card).points);
}

void draw_card_back(Painter& paint, Rect rect) {
    paint.fill(rect.moved(0, 2), color(0x000000, 0.4F), 7);
    paint.cover(rect, picture("card-back"), 7);
    paint.outline(rect, palette::ink, 1.5F, 7);
}

}  // namespace tavern::ui
