// The valley: whom one can recruit and what one can buy; the tracks have a file of their own.
#include <algorithm>

#include "ui/board/valley_parts.hpp"

namespace tavern::ui {

void draw_heading(Table& table, float x, float y, std::string_view text, std::string_view hint, float gap) {
    Painter& paint = table.stage.paint;
    const float wide = draw_sign(paint, {x, y}, heading(18, palette::cream), text);
    if (!hint.empty() && table.layout.unit >= 0.89F)
        draw_sign(paint, {x + wide + gap, y + 1}, plain(14, palette::valley_text), hint);
}

namespace {

bool card_target(Table& table, std::string_view id, const std::string& label, Rect rect, bool live, Touched& touched) {
    touched = table.stage.touch.target(id, label, rect, live);
    if (touched.focused) draw_focus(table.stage.paint, rect.inset(-4), 10);
    return touched.clicked;
}

void draw_guests(Table& table, const ValleyLayout& layout) {
    Stage& stage = table.stage;
    const State& state = table.state;
    bool names = layout.card_names;
    for (std::size_t place = 0; place < state.row.size(); ++place) {
        const Card guest = state.row[place].guest;
        const Rect rect = layout.guests[place];
        names = names && (guest == no_card || rect.empty() || card_name_fits(stage.paint, rect, guest));
    }
    for (int place = 0; place <= components::guest_row; ++place) {
        const GuestPlace& here = state.row[static_cast<std::size_t>(place)];
        const Rect rect = layout.guests[static_cast<std::size_t>(place)];
        if (rect.empty()) continue;
        if (here.guest == no_card) {
            stage.paint.dashes(rect, color(0xD4E1EC, 0.5F), 2, 7);
            continue;
        }
        const Action recruit(ActionKind::recruit, static_cast<unsigned>(place));
        const bool now = table.serving() && stage.may(recruit);
        const PriceLook price = price_look(table, false, facts(here.guest).price, now,
                                           table.player.recruited && table.question == Question::serve);
        const bool stack = place == 0 && state.guest_stack > 0;
        if (stack && state.guest_stack > 1) {
            stage.paint.fill(rect.moved(4, 4), palette::parchment_shade, 7);
            stage.paint.outline(rect.moved(4, 4), palette::ink, 1.5F, 7);
            stage.paint.fill(rect.moved(2, 2), palette::parchment_shade, 7);
            stage.paint.outline(rect.moved(2, 2), palette::ink, 1.5F, 7);
        }
        CardLook look;
        look.variant = place;
        look.price = price;
        look.dim = price == PriceLook::cannot_pay;
        look.signature = here.signature;
        look.stock = stack ? state.guest_stack : -1;
        look.name = names;
        Touched touched;
        if (card_target(table, "recruit-" + std::to_string(place),
                        say(Text::label_recruit, {{"card", card_name(here.guest)}, {"price", facts(here.guest).price}}),
                        rect, now, touched)) {
            stage.next.sheet = Sheet::recruit;
            stage.next.place = place;
        }
        stage.memory.flights.at(spot_of(Spot::Site::market, index_of(here.guest)), rect);
        draw_card(stage.paint, rect, here.guest, look);
        if (now && touched.hovered) stage.paint.outline(rect, palette::candle, 2.5F, 7);
        explain_card(table, touched, rect, here.guest, place);
    }
}

/** How tavern cards are drawn as labels, the same for all of a size. */
struct Label {
    float face;  // how wide the picture is: less where a name needs it
    bool names;
};
Label label_of(const Painter& paint, Rect rect) {
    float name = 0;
    for (int kind = 0; kind < components::tavern_kinds; ++kind)
        name = std::max(name, paint.width(heading(0), short_card_name(static_cast<Card>(kind))));
    const float face = std::clamp(rect.width - name - 9, 22.0F, rect.height * 0.76F);
    return {face, rect.height > 46 && name <= rect.width - face - 7.9F};
}

void draw_label_card(Table& table, Rect rect, Card card, PriceLook price, Label label) {
    Painter& paint = table.stage.paint;
    paint.fill(rect.moved(0, 2), color(0x000000, 0.35F), 8);
    paint.fill(rect, palette::parchment, 8);
    const auto [face, names] = label;
    const int left = table.state.stock[index_of(card)];
    const ImU32 tint = left == 0 ? color(0x5E5E5E) : price == PriceLook::cannot_pay ? color(0xCCCCCC) : IM_COL32_WHITE;
    paint.cover({rect.x + 2, rect.y + 2, face, rect.height - 4}, card_picture(card), 6, tint, 0.25F);
    paint.outline(rect, palette::ink, 1.5F, 8);
    const float x = rect.x + face + 6;
    const float low = names ? rect.bottom() - 26 : rect.center().y - 12;
    const std::string_view name =
        paint.width(heading(0), card_name(card)) <= rect.width - face - 8 ? card_name(card) : short_card_name(card);
    if (names) paint.name({x, rect.y + 14}, heading(15.5F, palette::ink), name, name, rect.right() - x - 3);
    if (left == 0) {
        draw_sold_out(paint, {x, low + 11}, Align::left, palette::second_ink, rect.right() - x - 3);
    } else {
        const Rect tag =
            draw_chip(paint, {x, low}, Align::left, price_chip(price), "[thaler]" + std::to_string(facts(card).price));
        const std::string stock = "×" + std::to_string(left);
        const TextStyle small = bold(14, palette::second_ink);
        if (tag.right() + 5 + paint.width(small, stock) < rect.right() - 2)
            paint.text({tag.right() + 5, tag.center().y}, small, stock);
    }
    if (facts(card).points > 0 && left > 0)
        draw_points(paint, {rect.x + face - 18, rect.bottom() - 25, 24, 24}, facts(card).points);
}

void draw_cards(Table& table, const ValleyLayout& layout) {
    Stage& stage = table.stage;
    // The last kind is in play in every module.
    Label label = label_of(stage.paint, layout.cards.back());
    bool names = layout.card_names && (!layout.labels || label.names);
    for (int kind = 0; kind < components::tavern_kinds && !layout.labels; ++kind) {
        const Rect rect = layout.cards[static_cast<std::size_t>(kind)];
        names = names && (rect.empty() || card_name_fits(stage.paint, rect, static_cast<Card>(kind)));
    }
    label.names = names;
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        const Rect rect = layout.cards[static_cast<std::size_t>(kind)];
        if (rect.empty()) continue;
        stage.memory.flights.at(spot_of(Spot::Site::market, index_of(card)), rect);
        const int stock = table.state.stock[static_cast<std::size_t>(kind)];
        const bool bought = (table.player.bought >> kind & 1U) != 0;
        const bool now = table.serving() && stage.may(act::buy(card));
        const PriceLook price = price_look(table, true, facts(card).price, now, stock == 0 || bought);
        const std::string sold_out(stock == 0 ? say(Text::board_sold_out) : std::string_view());
        Touched touched;
        if (card_target(table, "buy-" + std::string(facts(card).id),
                        stock == 0 ? std::string(card_name(card)) + ": " + sold_out
                                   : say(Text::label_buy, {{"card", card_name(card)}, {"price", facts(card).price}}),
                        rect, now, touched)) {
            stage.next.sheet = Sheet::buy;
            stage.next.card = card;
        }
        if (layout.labels) {
            draw_label_card(table, rect, card, price, label);
        } else {
            CardLook look;
            look.price = price;
            look.dim = price == PriceLook::cannot_pay;
            look.stock = stock;
            look.name = names;
            draw_card(stage.paint, rect, card, look);
        }
        // On its picture, where its name stands beside it.
        const float beside = layout.labels ? (rect.width - label.face) / 2 : 0;
        if (bought && table.state.phase == Phase::serving) draw_used(stage.paint, rect, "", {-beside, 0});
        if (now && touched.hovered) stage.paint.outline(rect, palette::candle, 2.5F, 7);
        explain_card(table, touched, rect, card, 0, sold_out);
    }
}

void draw_nobles(Table& table, const ValleyLayout& layout) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Rect rect = layout.nobles;
    bool now = false;
    std::array<PriceLook, 3> looks{};
    for (int count = 1; count <= 3; ++count) {
        const bool may = table.serving() && stage.may(Action(ActionKind::recruit_nobles, static_cast<unsigned>(count)));
        now = now || may;
        looks[static_cast<std::size_t>(count - 1)] =
            price_look(table, false, components::nobles_price[static_cast<std::size_t>(count - 1)], may,
                       table.state.nobles < count);
    }
    Touched touched;
    if (card_target(table, "nobles", std::string(say(Text::label_nobles)), rect, now, touched))
        stage.next.sheet = Sheet::nobles;
    const auto price = [&](Rect chip, int count) {
        const PriceLook look = looks[static_cast<std::size_t>(count - 1)];
        const ChipLook colors = price_chip(look);
        paint.fill(chip, colors.candle_rim ? palette::candle : colors.fill, 6);
        if (colors.candle_rim) paint.fill(chip.inset(2), colors.fill, 5);
        paint.outline(chip, palette::ink, 1.5F, 6);
        const std::string beer =
            std::to_string(components::nobles_price[static_cast<std::size_t>(count - 1)]) + "[beer]";
        TextStyle style = number(14, colors.text);
        const std::string_view crown =
            look == PriceLook::idle || look == PriceLook::cannot_pay ? "[noble-light]" : "[noble]";
        std::string text = std::to_string(count) + std::string(crown) + beer;
        if (paint.width(style, text) > chip.width - 2) style.icon = 0.94F;
        if (paint.width(style, text) > chip.width - 2) text = std::to_string(count) + "▸" + beer;
        paint.text(chip.center(), style, text, Align::center);
    };
    stage.memory.flights.at(spot_of(Spot::Site::market, index_of(Card::noble)), {rect.x, rect.y, 54, 76});
    paint.fill(rect.moved(0, 2), color(0x000000, 0.35F), 7);
    paint.fill(rect, color(0x4A2A74), 7);
    paint.outline(rect.inset(1.5F), palette::parchment, 2, 6);
    paint.outline(rect, palette::ink, 1.5F, 7);
    if (layout.bars) {
        const float face = rect.height + 10;
        paint.cover({rect.x + 3, rect.y + 3, face, rect.height - 6}, picture("card-noble-lord"), 5, IM_COL32_WHITE,
                    0.22F);
        const float x = rect.x + face + 8;
        const bool words = rect.width > 340;
        const float chip_width = words ? std::min(78.0F, (rect.width - face - 92) / 3) : (rect.width - face - 16) / 3;
        if (words)
            paint.text({x, rect.y + rect.height * 0.3F}, heading(15.5F, palette::parchment), say(Text::board_nobles));
        if (words)
            paint.text(
                {x, rect.y + rect.height * 0.72F}, bold(14, color(0xE3D3F3)),
                say(Text::board_nobles_points, {{"count", table.state.nobles}, {"points", facts(Card::noble).points}}));
        for (int count = 1; count <= 3; ++count)
            price({rect.right() - 6 - chip_width * static_cast<float>(4 - count), rect.y + 4, chip_width - 3,
                   rect.height - 8},
                  count);
    } else {
        const bool low = rect.height < 95;
        const float head = low ? 4.0F : 38.0F;
        if (!low) {
            paint.cover({rect.x + 2, rect.y + 2, rect.width - 4, 37}, picture("card-noble-lord"), 5, IM_COL32_WHITE,
                        0.24F);
            draw_points(paint, {rect.right() - 29, rect.y + 12, 29, 29}, facts(Card::noble).points);
        }
        const float pitch = (rect.height - head - 4) / 3;
        for (int count = 1; count <= 3; ++count)
            price({rect.x + 4, rect.y + head + 1 + pitch * static_cast<float>(count - 1), rect.width - 8, pitch - 1.4F},
                  count);
    }
    if (now && touched.hovered) paint.outline(rect, palette::candle, 2.5F, 7);
    if (touched.explain)
        explain(stage, touched, rect, say(Text::about_nobles, {{"count", table.state.nobles}}),
                {say(Text::ask_nobles_about, {{"points", facts(Card::noble).points}}), card_about(Card::noble)},
                picture("card-noble-lord"));
}

}  // namespace

void draw_valley(Table& table) {
    if (table.layout.valley.empty()) return;
    Stage& stage = table.stage;
    const ValleyLayout layout = valley_layout(table.layout, table.facts, stage.view.stop);
    const Rect& area = layout.area;
    const bool summer = is_summer(table.state.setup);
    if (table.layout.fold == Fold::drawer) {
        // The drawer lies over the tavern, which is darkened and out of reach but for the hands.
        stage.paint.lay_over(table.layout.tavern);
        stage.paint.fill(table.layout.tavern, color(0x0A0806, 0.55F));
        stage.touch.target("valley", "", area, false);
    }
    stage.paint.cover(area, summer ? picture("valley-summer") : picture("valley-winter"), 4);
    stage.paint.outline(area, palette::ink, 2, 5);
    if (layout.heading_guests > 0 && !table.layout.tight) {
        const bool over = table.state.phase == Phase::over;
        draw_heading(table, area.x + 7, layout.heading_guests, say(Text::board_guests),
                     over ? std::string_view() : say(Text::board_guests_hint));
        const float cards_x =
            table.layout.low ? layout.cards[has_reputation(table.state.setup) ? 0 : 1].x - 1 : area.x + 7;
        draw_heading(table, cards_x, layout.heading_cards, say(Text::board_tavern_cards),
                     over ? std::string_view() : say(Text::board_tavern_cards_hint));
        if (!layout.bars)
            draw_heading(table, layout.nobles.x + 2, layout.nobles.y - (layout.nobles.y - area.y < 40 ? 11.0F : 12.0F),
                         say(Text::board_nobles), std::to_string(table.state.nobles), 8);
    }
    if (!layout.stop_switch.empty()) {
        const bool market = stage.view.stop == 0;
        ButtonLook look;
        look.kind = ButtonKind::slate;
        look.text = say(market ? Text::board_to_tracks : Text::board_to_market);
        look.text_size = 15.5F;
        if (button(stage, "stop", layout.stop_switch, look)) stage.next.stop = market ? 1 : 0;
    }
    draw_guests(table, layout);
    draw_cards(table, layout);
    if (!layout.nobles.empty()) draw_nobles(table, layout);
    if (layout.monastery.empty()) return;
    draw_monastery(table, layout);
    draw_reputation(table, layout);
    draw_book(table, layout);
    draw_entertainers(table, layout);
    draw_evenings(table, layout);
}

void draw_drawer_tab(Table& table) {
    const Rect rect = table.layout.drawer_tab;
    if (rect.empty()) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const bool open = stage.view.drawer;
    const Touched touched =
        stage.touch.target("valley-drawer", say(open ? Text::button_close_valley : Text::button_open_valley), rect);
    if (touched.clicked) stage.next.drawer = !open;
    paint.lay_over(rect);
    paint.fill(rect, open ? palette::parchment : palette::slate, 10);
    paint.outline(rect, open ? palette::ink : palette::slate_edge, 2, 10);
    paint.picture({rect.x + 7, rect.y + 10, 30, 30}, picture("icon-monastery"));
    paint.text_upwards({rect.center().x, rect.y + 79}, heading(20, open ? palette::ink : palette::parchment),
                       say(Text::board_valley));
    if (open) paint.picture(square({rect.center().x, rect.bottom() - 17}, 22), picture("icon-close"));
    // How much can be had in there now.
    int offers = 0;
    if (table.serving())
        for (const Action action : stage.model.legal)
            offers += action.kind() == ActionKind::buy || action.kind() == ActionKind::recruit;
    if (offers > 0 && !open) {
        const Point badge{rect.center().x, rect.bottom() - 15};
        paint.circle(badge, 12, palette::candle, palette::ink, 1.5F);
        paint.text(badge, number(15), std::to_string(offers), Align::center);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-2), 12);
}

}  // namespace tavern::ui
