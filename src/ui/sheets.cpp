// Sheets over the table: what was opened by a touch, and what must be answered before the game goes on.
#include <algorithm>

#include "ui/screens.hpp"
#include "ui/table.hpp"

namespace tavern::ui {
namespace {

void close(Table& table) {
    table.stage.next.sheet = Sheet::none;
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

/** A card that may be had: what it is, what it does, what it costs and what that leaves. */
struct Offer {
    Card card;
    CardLook look;
    std::string title;
    std::vector<std::string> lines;
    std::string pay;
    Action action;
    int have;
    int price;
    std::string_view icon;
};

/** The card at the left, the words beside it; the button below the words, or below both where it is narrow. */
void draw_offer(Table& table, const Offer& offer) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    constexpr float full_width = 500;
    constexpr float line_height = 20;
    const bool narrow = stage.width < full_width + 16;
    const float card_width = narrow ? 78.0F : 104.0F;
    const float indent = card_width + (narrow ? 14.0F : 20.0F);
    const float width = std::min(full_width, stage.width - 16);
    const float edge = std::min(20.0F, width * 0.045F);  // of a sheet
    const float words_width = width - 2 * edge - indent;
    const TextStyle body = plain(15, palette::second_ink);
    float words = 28.0F * paint.paragraph_height(words_width - 44, heading(24), 1, offer.title) + 4;
    for (const std::string& line : offer.lines) words += paint.paragraph_height(words_width, body, line_height, line);
    const Rect content = sheet(
        stage, {width, 2 * edge + std::max(words, card_width * 1.42F + 8 - (narrow ? 0 : 56.0F)) + 60, false, 0.45F});
    draw_card(paint, {content.x, content.y + 4, card_width, card_width * 1.42F}, offer.card, offer.look);
    const float x = content.x + indent;
    float y = head_of(table, content, offer.title, {}, indent);
    for (const std::string& line : offer.lines)
        y += line_height *
             static_cast<float>(paint.paragraph({x, y, words_width, line_height}, body, line_height, line));
    if (close_sheet(stage, content)) close(table);
    ButtonLook pay;
    pay.kind = ButtonKind::candle;
    pay.text = offer.pay;
    const Rect rect{narrow ? content.x : x, content.bottom() - 48, 180, 48};
    if (button(stage, "pay", rect, pay, stage.may(offer.action))) {
        stage.act(offer.action);
        close(table);
    }
    draw_leaves(table, {rect.right() + 12, rect.y + 14}, offer.have, offer.price, offer.icon);
}

/** What is gained now is never drawn again. */
bool last_round(const Table& table) {
    return table.state.round >= components::rounds;
}

std::string what_comes_of(const Table& table, Card card) {
    return last_round(table) ? say(Text::about_on_deck_last, {{"points", facts(card).points}})
                             : std::string(say(Text::about_on_deck));
}

void draw_buy(Table& table) {
    const Card card = table.stage.view.card;
    const int price = facts(card).price;
    std::vector<std::string> lines;
    if (!last_round(table)) lines.push_back(card_about(card));
    lines.push_back(what_comes_of(table, card));
    draw_offer(table, {card,
                       {},
                       std::string(card_name(card)),
                       std::move(lines),
                       say(Text::button_buy, {{"price", price}}),
                       act::buy(card),
                       table.player.thalers,
                       price,
                       "[thaler]"});
}

void draw_recruit(Table& table) {
    const int row = table.stage.view.place;
    const GuestPlace& place = table.state.row[static_cast<std::size_t>(row)];
    if (place.guest == no_card) return close(table);
    const CardFacts& about = facts(place.guest);
    CardLook look;
    look.variant = row;
    look.signature = place.signature;
    std::vector<std::string> lines;
    if (about.bonus.kind != BonusKind::none)
        lines.push_back(say(Text::about_recruited, {{"bonus", bonus_text(about.bonus)}}));
    if (!last_round(table)) lines.push_back(card_about(place.guest));
    lines.push_back(what_comes_of(table, place.guest));
    if (place.signature) lines.emplace_back(say(Text::about_signature));
    draw_offer(table,
               {place.guest, look, say(Text::about_guest, {{"card", card_name(place.guest)}, {"price", about.price}}),
                std::move(lines), say(Text::button_recruit, {{"price", about.price}}),
                Action(ActionKind::recruit, static_cast<unsigned>(row)), table.player.beer, about.price, "[beer]"});
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
        const std::string text = std::to_string(count) + (may ? " [noble]" : " [noble-light]");
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
        const TextStyle style = bold(15, palette::second_ink);
        const float high = stage.paint.paragraph_height(rect.width, style, 17, left);
        stage.paint.paragraph({rect.x, content.bottom() - 28 - high / 2, rect.width, high}, style, 17, left,
                              Align::center);
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
        stage.next.face = from;
    if (stage.view.face == 0) return;
    const int to = row(
        "turn-to-", [](const Action& action, int face, int from) { return action.a() == from && action.b() == face; },
        0, Text::ask_turn_to);
    if (to == 0) return;
    stage.act(Action(ActionKind::turn_die, static_cast<unsigned>(stage.view.face), static_cast<unsigned>(to)));
    stage.next.face = 0;
    close(table);
}

}  // namespace

void draw_upgrade_sheet(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Tile tile = stage.view.tile;
    const TileFacts& about = facts(tile);
    const int cards = about.discount > 0 ? table.player.staff_of(about.card) : 0;
    const int most = about.discount > 0 ? std::min(cards, (about.cost + about.discount - 1) / about.discount) : 0;
    int given = std::clamp(stage.view.given, 0, most);
    // Opens with the fewest cards that make it legal; without one, with none.
    for (int fewest = most; stage.view.given < 0 && fewest >= 0; --fewest)
        if (stage.may(act::upgrade(tile, static_cast<unsigned>(fewest)))) given = fewest;
    // As high as its words are.
    const float width = std::min(500.0F, stage.width - 16);
    const float edge = std::min(20.0F, width * 0.045F);  // of a sheet
    const float indent = width < 400 ? 84.0F : 100.0F;
    const float words_width = width - 2 * edge - indent;
    const std::string noble =
        table.state.nobles > 0 ? say(Text::upgrade_noble, {{"points", facts(Card::noble).points}}) : std::string();
    const float words = paint.paragraph_height(words_width - 44, heading(24), 28, upgrade_title(tile)) +
                        paint.paragraph_height(words_width, plain(15.5F), 20, upgrade_about(tile)) +
                        paint.paragraph_height(words_width, bold(15), 20, noble) + 18;
    const float top = std::max(104.0F, words);
    const Rect content = sheet(stage, {width, 2 * edge + top + (most > 0 ? 46.0F : 0) + 56, false, 0.45F});
    paint.picture({content.x - 4, content.y - 2, indent - 8, indent - 8},
                  find_picture("tile-" + std::string(about.id) + "-up"));
    float y = head_of(table, content, upgrade_title(tile), upgrade_about(tile), indent);
    paint.paragraph({content.x + indent, y, words_width, 20}, bold(15), 20, noble);
    if (close_sheet(stage, content)) close(table);
    y = content.y + top;
    if (most > 0) {
        paint.name({content.x, y + 20}, bold(15.5F),
                   say(Text::upgrade_give_back, {{"cards", cards_name(about.card)}, {"discount", about.discount}}),
                   cards_name(about.card), content.width - 210);
        ButtonLook look;
        look.text = say(Text::button_less);
        look.text_size = 22;
        const float x = content.right() - 200;
        if (button(stage, "less", {x, y - 2, 48, 44}, look, given > 0, say(Text::button_less)))
            stage.next.given = given - 1;
        paint.text({x + 74, y + 20}, number(22), std::to_string(given), Align::center);
        look.text = say(Text::button_more);
        if (button(stage, "more", {x + 100, y - 2, 48, 44}, look, given < most, say(Text::button_more)))
            stage.next.given = given + 1;
        paint.text({x + 156, y + 20}, plain(15, palette::second_ink), say(Text::upgrade_of, {{"count", most}}));
    }
    const int price = upgrade_price(tile, given);
    const Action upgrade = act::upgrade(tile, static_cast<unsigned>(given));
    const bool may = stage.may(upgrade);
    ButtonLook pay;
    pay.kind = ButtonKind::candle;
    const std::string label = given > 0 ? say(Text::upgrade_pay_instead, {{"price", price}, {"full", about.cost}})
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
        case Sheet::log: return draw_log_sheet(table.stage);
        default: return;
    }
}

}  // namespace tavern::ui
