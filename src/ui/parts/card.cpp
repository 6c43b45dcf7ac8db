// A card of the staff or of a guest, with its print.
#include <algorithm>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

/** Picks the picture: a card has several, and its copies take turns. */
template <std::size_t Count>
Picture one_of(int variant, const std::array<Picture, Count>& pictures) {
    return pictures[static_cast<std::size_t>(variant) % Count];
}

}  // namespace

Picture card_picture(Card card, int variant) {
    switch (card) {
        case Card::regular_1:
            return one_of(variant, std::array{picture("card-regular-1"), picture("card-regular-1-b"),
                                              picture("card-regular-1-c")});
        case Card::regular_2:
            return one_of(variant, std::array{picture("card-regular-2"), picture("card-regular-2-b"),
                                              picture("card-regular-2-c")});
        case Card::noble: return one_of(variant, std::array{picture("card-noble-lady"), picture("card-noble-lord")});
        case Card::guest_3:
            return one_of(variant,
                          std::array{picture("card-guest-3"), picture("card-guest-3-b"), picture("card-guest-3-c")});
        case Card::guest_4: return one_of(variant, std::array{picture("card-guest-4"), picture("card-guest-4-b")});
        case Card::guest_5: return one_of(variant, std::array{picture("card-guest-5"), picture("card-guest-5-b")});
        case Card::guest_6: return one_of(variant, std::array{picture("card-guest-6"), picture("card-guest-6-b")});
        default: break;
    }
    return find_picture("card-" + std::string(facts(card).id));
}

void draw_sold_out(Painter& paint, Point place, Align align, ImU32 color, float room) {
    const std::string_view words = say(Text::board_sold_out);
    if (paint.width(heading(0), words) <= room)
        paint.name(place, heading(letters::body, color), words, words, room, align);
    else
        paint.name(place, bold(letters::small, color), words, "×0", room, align);
}

namespace {

/** Sizes on a card, by the size of the card. */
struct CardSizes {
    bool big;
    bool tiny;
    bool coin_beside;  // a low and wide card has its coin beside the die
    float edge;
    float band;  // band with the name
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
    return card.width - 2 * gap::hair;
}

}  // namespace

bool card_name_fits(const Painter& paint, Rect rect, Card card) {
    return paint.width(heading(0), short_card_name(card)) <= name_room(rect) + 1;
}

namespace {

void draw_face(Painter& paint, const Rect& rect, Card card, const CardLook& look, const CardSizes& sizes) {
    const float round = sizes.big ? radius::inner : radius::card;
    const ImU32 tint = look.stock == 0 ? palette::gone_card : look.dim ? palette::pale_card : IM_COL32_WHITE;
    paint.fill(rect.moved(0, 2), palette::shadow, round);
    // A low crop shows the face, which is below the hat.
    const float focus = rect.height < rect.width ? 0.35F : 0.0F;
    paint.cover(rect.inset(0.75F), card_picture(card, look.variant), round, tint, focus);
    paint.outline(rect.inset(1.2F), look.dim ? palette::dim_parchment : palette::parchment, sizes.big ? gap::hair : 2,
                  round - 1);
    paint.outline(rect, palette::ink, size::line, round);
}

void draw_card_name(Painter& paint, const Rect& rect, Card card, const CardSizes& sizes) {
    const Rect plate{rect.x + size::line, rect.bottom() - sizes.band - size::line, rect.width - 2 * size::line,
                     sizes.band};
    const float round = (sizes.big ? radius::inner : radius::card) - 2;
    paint.list().AddRectFilled(ImVec2(plate.x * paint.unit(), plate.y * paint.unit()),
                               ImVec2(plate.right() * paint.unit(), plate.bottom() * paint.unit()), palette::parchment,
                               round * paint.unit(), ImDrawFlags_RoundCornersBottom);
    paint.line({plate.x, plate.y}, {plate.right(), plate.y}, palette::ink, size::line);
    const TextStyle style = heading(rect.width >= 100 ? letters::name : letters::body, palette::ink);
    const std::string_view name =
        paint.width(heading(0), card_name(card)) <= name_room(rect) + 1 ? card_name(card) : short_card_name(card);
    paint.name(plate.center(), style, name, name, name_room(rect), Align::center);
}

/** The effect at a table: the die that serves the guest, and the pay. */
void draw_service(Painter& paint, const Rect& rect, Card card, bool thalers, const CardSizes& sizes) {
    const auto& [big, tiny, coin_beside, edge, band, seal, die, coin] = sizes;
    draw_die(paint, {rect.x + edge, rect.y + edge, die, die}, facts(card).pips, std::nullopt);
    if (!thalers) return;
    const Rect beside{rect.x + edge + die + gap::hair, rect.y + edge + 2, coin, coin};
    const Rect below{rect.x + edge + (die - coin) / 2, rect.y + die + edge + 1, coin, coin};
    draw_coin(paint, coin_beside ? beside : below, facts(card).thalers);
}

/** Above the name's upper edge: the number left, and the bonus for recruiting. */
void draw_stock_and_bonus(Painter& paint, const Rect& rect, Card card, const CardLook& look, float low) {
    const float x = rect.x + gap::hair;
    if (look.stock > 0) {
        const std::string count = "×" + std::to_string(look.stock);
        const TextStyle style = bold(letters::small, palette::parchment);
        const Rect chip{x, low - size::badge - 2, paint.width(style, count) + 2 * gap::chip, size::badge};
        paint.fill(chip, palette::dark_band, radius::plate);
        paint.text(chip.center(), style, count, Align::center);
    }
    const Bonus& bonus = facts(card).bonus;
    if (bonus.kind == BonusKind::none || look.seated) return;
    const std::string sign = bonus_sign(bonus);
    TextStyle style = number(letters::figure);
    style.icon = bonus.kind == BonusKind::card ? 1.3F : 1.13F;
    const float wide = std::max(size::bar, paint.width(style, sign) + gap::small);
    const Rect chip{x, low - size::chip - 2 - (look.stock >= 0 ? size::chip : 0), wide, size::chip};
    paint.fill(chip, palette::parchment, radius::card);
    paint.outline(chip, palette::ink, size::line, radius::card);
    paint.text(chip.center(), style, sign, Align::center);
}

/** In the corner: the price, or why the card is unavailable. */
void draw_trade(Painter& paint, const Rect& rect, Card card, const CardLook& look, const CardSizes& sizes) {
    if (look.stock == 0) {
        const Rect strip{rect.x + size::line, rect.y + gap::hair, rect.width - 2 * size::line, size::thumbnail};
        paint.fill(strip, palette::night, radius::plate);
        return draw_sold_out(paint, strip.center(), Align::center, palette::parchment, strip.width - 2);
    }
    if (look.price == PriceLook::none) return;
    ChipLook chip = price_chip(look.price);
    if (sizes.tiny) {
        chip.height = size::badge;
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
    const float low = rect.bottom() - (named ? band : gap::hair);
    draw_stock_and_bonus(paint, rect, card, look, low);
    draw_trade(paint, rect, card, look, sizes);
    if (look.signature)
        paint.picture({rect.right() - size::thumbnail - gap::hair, rect.y + size::chip + gap::chip, size::thumbnail,
                       size::thumbnail},
                      picture("signature"));
    // A sold-out card shows no points; on the smallest cards they would cover the pay.
    const bool covers_pay = tiny && seats && rect.height < die + coin + seal;
    if (facts(card).points > 0 && look.stock != 0 && !covers_pay)
        // Above the name, which may be as wide as the card.
        draw_points(paint,
                    {rect.right() - seal + (big ? gap::hair : 2), low - seal + (big ? 1 : gap::hair), seal, seal},
                    facts(card).points);
}

void draw_card_back(Painter& paint, Rect rect) {
    paint.fill(rect.moved(0, 2), palette::shadow, radius::card);
    paint.cover(rect, picture("card-back"), radius::card);
    paint.outline(rect, palette::ink, size::line, radius::card);
}

}  // namespace tavern::ui
