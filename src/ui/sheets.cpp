// Sheets over the table: what was opened by a touch, and what must be answered before the game goes on.
#include <algorithm>

#include "ui/table.hpp"

namespace tavern::ui {
namespace {

void close(Table& table) {
    table.stage.view.sheet = Sheet::none;
}

float head_of(Table& table, Rect content, std::string_view title, std::string_view about, float indent = 0) {
    Painter& paint = table.stage.paint;
    const float width = content.width - indent - 44;
    float y = content.y;
    const TextStyle large = heading(24, palette::ink);
    y += 28.0F * static_cast<float>(paint.paragraph({content.x + indent, y, width, 28}, large, 28, title)) + 4;
    if (!about.empty())
        y += 20.0F * static_cast<float>(paint.paragraph({content.x + indent, y, content.width - indent, 20},
                                                        plain(15.5F, palette::second_ink), 20, about)) +
             6;
    return y;
}

/** "leaves 7 [thaler]" beside the button that pays. */
void draw_leaves(Table& table, Point place, int have, int price, std::string_view icon) {
    Painter& paint = table.stage.paint;
    paint.text(place, number(15.5F),
               say(Text::button_leaves, {{"amount", std::to_string(have - price) + std::string(icon)}}));
    paint.text({place.x, place.y + 20}, plain(14, palette::second_ink), say(Text::button_of, {{"amount", have}}));
}

void draw_buy(Table& table) {
    Stage& stage = table.stage;
    const Card card = stage.view.card;
    const CardFacts& about = facts(card);
    const Rect content = sheet(stage, {472, 226, false, 0.45F});
    CardLook look;
    draw_card(stage.paint, {content.x, content.y + 4, 104, 148}, card, look);
    const float x = content.x + 124;
    const Rect text{x, content.y, content.right() - x, 100};
    float y = head_of(table, {x, content.y, content.right() - x, content.height}, card_name(card),
                      english[static_cast<std::size_t>(Text::about_bard) + index_of(card)]);
    stage.paint.paragraph({text.x, y, text.width, 20}, plain(15, palette::second_ink), 20, say(Text::about_on_deck));
    if (close_sheet(stage, content)) close(table);
    ButtonLook pay;
    pay.kind = ButtonKind::candle;
    const std::string label = say(Text::button_buy, {{"price", about.price}});
    pay.text = label;
    if (button(stage, "pay", {x, content.bottom() - 48, 170, 48}, pay, stage.may(act::buy(card)))) {
        stage.act(act::buy(card));
        close(table);
    }
    draw_leaves(table, {x + 182, content.bottom() - 34}, table.player.thalers, about.price, "[thaler]");
}

void draw_recruit(Table& table) {
    Stage& stage = table.stage;
    const GuestPlace& place = table.state.row[static_cast<std::size_t>(stage.view.place)];
    if (place.guest == no_card) return close(table);
    const CardFacts& about = facts(place.guest);
    const Rect content = sheet(stage, {500, 240, false, 0.45F});
    CardLook look;
    look.variant = stage.view.place;
    look.signature = place.signature;
    draw_card(stage.paint, {content.x, content.y + 4, 104, 148}, place.guest, look);
    const float x = content.x + 124;
    const float width = content.right() - x;
    float y = head_of(table, {x, content.y, width, content.height},
                      say(Text::about_guest, {{"card", card_name(place.guest)}, {"price", about.price}}), {});
    const TextStyle body = plain(15, palette::second_ink);
    const auto line = [&](const std::string& text) {
        y += 20.0F * static_cast<float>(stage.paint.paragraph({x, y, width, 20}, body, 20, text));
    };
    if (about.bonus.kind != BonusKind::none) line(say(Text::about_recruited, {{"bonus", bonus_text(about.bonus)}}));
    line(say(Text::about_at_table, {{"pips", about.pips}, {"thalers", about.thalers}, {"points", about.points}}));
    line(std::string(say(Text::about_on_deck)));
    if (place.signature) line(std::string(say(Text::about_signature)));
    if (close_sheet(stage, content)) close(table);
    ButtonLook pay;
    pay.kind = ButtonKind::candle;
    const std::string label = say(Text::button_recruit, {{"price", about.price}});
    pay.text = label;
    const Action recruit(ActionKind::recruit, static_cast<unsigned>(stage.view.place));
    if (button(stage, "pay", {x, content.bottom() - 48, 196, 48}, pay, stage.may(recruit))) {
        stage.act(recruit);
        close(table);
    }
    draw_leaves(table, {x + 208, content.bottom() - 34}, table.player.beer, about.price, "[beer]");
}

void draw_nobles_sheet(Table& table) {
    Stage& stage = table.stage;
    const Rect content = sheet(stage, {520, 232, false, 0.45F});
    head_of(table, content, say(Text::ask_nobles),
            say(Text::ask_nobles_about, {{"points", facts(Card::noble).points}}));
    if (close_sheet(stage, content)) close(table);
    const float pitch = content.width / 3;
    for (int count = 1; count <= 3; ++count) {
        const int price = components::nobles_price[static_cast<std::size_t>(count - 1)];
        const Rect rect{content.x + pitch * static_cast<float>(count - 1), content.bottom() - 110, pitch - 8, 62};
        const Action recruit(ActionKind::recruit_nobles, static_cast<unsigned>(count));
        const bool may = stage.may(recruit);
        ButtonLook look;
        look.kind = may ? ButtonKind::candle : ButtonKind::oak;
        const std::string text = std::to_string(count) + " [noble]";
        const std::string below = std::to_string(price) + " [beer]";
        look.text = text;
        look.below = below;
        look.text_size = 20;
        if (button(stage, "nobles-" + std::to_string(count), rect, look, may)) {
            stage.act(recruit);
            close(table);
        }
        const std::string left =
            may ? say(Text::button_leaves, {{"amount", std::to_string(table.player.beer - price) + "[beer]"}})
            : table.state.nobles < count
                ? std::string(say(Text::board_sold_out))
                : say(Text::about_short, {{"short", std::to_string(price - table.player.beer) + "[beer]"}});
        stage.paint.text({rect.center().x, content.bottom() - 28}, bold(15, palette::second_ink), left, Align::center);
    }
}

/** Turn any die not placed: first which, then to what. */
void draw_turn_die(Table& table) {
    Stage& stage = table.stage;
    const Rect content = sheet(stage, {520, 300, false, 0.45F});
    const int pay = components::sides[5].pay;
    float y = head_of(table, content, say(Text::ask_turn_die), say(Text::ask_turn_die_about, {{"schnapps", pay}}));
    if (close_sheet(stage, content)) close(table);
    const auto row = [&](std::string_view id, bool (*offers)(const Action&, int, int), int chosen, Text title) {
        stage.paint.text({content.x, y + 12}, bold(15.5F), say(title));
        y += 28;
        const float pitch = std::min(72.0F, content.width / 6);
        int picked = 0;
        for (Face face = 1; face <= faces; ++face) {
            bool live = false;
            for (const Action action : stage.model.legal)
                live = live || (action.kind() == ActionKind::turn_die && offers(action, face, stage.view.face));
            const Rect rect{content.x + 4 + pitch * static_cast<float>(face - 1), y, 52, 52};
            const Touched touched =
                stage.touch.target(std::string(id) + std::to_string(face), std::to_string(face), rect.inset(-4), live);
            draw_die(stage.paint, rect, face, std::nullopt, 0, live ? 1.0F : 0.3F);
            if (chosen == face) draw_die_ring(stage.paint, rect);
            if (touched.focused) draw_focus(stage.paint, rect.inset(-6), 14);
            if (touched.clicked) picked = face;
        }
        y += 68;
        return picked;
    };
    if (const int from = row(
            "turn-from-", [](const Action& action, int face, int) { return action.a() == face; }, stage.view.face,
            Text::ask_turn_which))
        stage.view.face = from;
    if (stage.view.face == 0) return;
    const int to = row(
        "turn-to-", [](const Action& action, int face, int from) { return action.a() == from && action.b() == face; },
        0, Text::ask_turn_to);
    if (to == 0) return;
    stage.act(Action(ActionKind::turn_die, static_cast<unsigned>(stage.view.face), static_cast<unsigned>(to)));
    stage.view.face = 0;
    close(table);
}

}  // namespace

void draw_upgrade_sheet(Table& table) {
    Stage& stage = table.stage;
    View& view = stage.view;
    Painter& paint = stage.paint;
    const Tile tile = view.tile;
    const TileFacts& about = facts(tile);
    const int cards = about.discount > 0 ? table.player.staff_of(about.card) : 0;
    const int most = about.discount > 0 ? std::min(cards, (about.cost + about.discount - 1) / about.discount) : 0;
    if (view.given < 0) {
        // Opens with the fewest cards that make it legal; without one, with none.
        view.given = 0;
        for (int given = 0; given <= most; ++given) {
            if (!stage.may(act::upgrade(tile, static_cast<unsigned>(given)))) continue;
            view.given = given;
            break;
        }
    }
    view.given = std::clamp(view.given, 0, most);
    const Rect content = sheet(stage, {500, most > 0 ? 246.0F : 200.0F, false, 0.45F});
    paint.picture({content.x - 4, content.y - 2, 92, 92}, find_picture("tile-" + std::string(about.id) + "-up"));
    const float indent = 100;
    float y = head_of(table, content, upgrade_title(tile), upgrade_about(tile), indent);
    if (table.state.nobles > 0)
        paint.text({content.x + indent, y + 10}, bold(15),
                   say(Text::upgrade_noble, {{"points", facts(Card::noble).points}}));
    if (close_sheet(stage, content)) close(table);
    y = content.y + 104;
    if (most > 0) {
        paint.name({content.x, y + 20}, bold(15.5F),
                   say(Text::upgrade_give_back, {{"cards", cards_name(about.card)}, {"discount", about.discount}}),
                   cards_name(about.card), content.width - 210);
        ButtonLook look;
        look.text = say(Text::button_less);
        look.text_size = 22;
        const float x = content.right() - 200;
        if (button(stage, "less", {x, y - 2, 48, 44}, look, view.given > 0, say(Text::button_less))) --view.given;
        paint.text({x + 74, y + 20}, number(22), std::to_string(view.given), Align::center);
        look.text = say(Text::button_more);
        if (button(stage, "more", {x + 100, y - 2, 48, 44}, look, view.given < most, say(Text::button_more)))
            ++view.given;
        paint.text({x + 156, y + 20}, plain(15, palette::second_ink), say(Text::upgrade_of, {{"count", most}}));
    }
    const int price = upgrade_price(tile, view.given);
    const Action upgrade = act::upgrade(tile, static_cast<unsigned>(view.given));
    const bool may = stage.may(upgrade);
    ButtonLook pay;
    pay.kind = ButtonKind::candle;
    const std::string label = view.given > 0 ? say(Text::upgrade_pay_instead, {{"price", price}, {"full", about.cost}})
                                             : say(Text::upgrade_pay, {{"price", price}});
    pay.text = label;
    const Rect rect{content.x, content.bottom() - 48, std::min(280.0F, content.width - 110), 48};
    if (button(stage, "pay", rect, pay, may)) {
        stage.act(upgrade);
        close(table);
    }
    if (may) {
        draw_leaves(table, {rect.right() + 12, rect.y + 13}, table.player.thalers, price, "[thaler]");
    } else if (const std::optional<Refusal> why = refusal(table.state, upgrade)) {
        paint.paragraph({rect.right() + 12, rect.y + 2, content.right() - rect.right() - 12, 20},
                        bold(14, palette::reputation), 18, reason(*why));
    }
}

void draw_sheets(Table& table) {
    if (draw_question(table)) return;
    if (!table.mine && table.stage.view.sheet != Sheet::log) return;
    switch (table.stage.view.sheet) {
        case Sheet::upgrade: return draw_upgrade_sheet(table);
        case Sheet::buy: return draw_buy(table);
        case Sheet::recruit: return draw_recruit(table);
        case Sheet::nobles: return draw_nobles_sheet(table);
        case Sheet::turn_die: return draw_turn_die(table);
        case Sheet::log: return draw_log_sheet(table);
        default: return;
    }
}

}  // namespace tavern::ui
