// The market: guests to recruit, cards to buy, nobles.
#include <algorithm>

#include "ui/board/valley/valley_parts.hpp"

namespace tavern::ui {
namespace {

constexpr int most_nobles = static_cast<int>(components::nobles_price.size());  // at a time

struct Price {
    int amount;
    Resource paid;             // thalers or beer
    std::optional<Text> gone;  // why it is unavailable
    PriceLook look;
};
Price price_of(const Table& table, int amount, Resource paid, bool may_now, std::optional<Text> gone) {
    const Had had = gone ? Had::never : may_now ? Had::now : Had::later;
    return {amount, paid, gone, price_look(table, paid, amount, had)};
}

/** States whether a price is affordable. */
std::string whether_paid(const Table& table, const Price& price) {
    if (table.state.phase == Phase::over) return {};
    if (price.gone) return std::string(say(*price.gone)) + ".";
    if (price.look == PriceLook::buy_now) return std::string(say(Text::about_pays_now));
    if (price.look == PriceLook::plan_can_pay) return std::string(say(Text::about_plan_pays));
    const Player& player = table.player;
    const Outlook after =
        table.serves_now() ? Outlook{player.thalers, player.beer, 0} : outlook(table.state, table.seat);
    const bool thalers = price.paid == Resource::thalers;
    const int lacking = price.amount - (thalers ? after.thalers_after : after.beer_after);
    if (lacking <= 0) return {};
    return say(Text::about_short, {{"short", std::to_string(lacking) + (thalers ? "[thaler]" : "[beer]")}});
}

std::string stock_left(int count) {
    return count > 0 ? say(Text::about_left, {{"count", count}}) : std::string();
}

void draw_touched(Painter& paint, const Rect& rect, const Touched& touched, bool now) {
    if (touched.focused) draw_focus(paint, rect.inset(-gap::edge), 10);
    if (now && touched.hovered) paint.outline(rect, palette::candle, size::bright_line, radius::card);
}

// --- Guests ---

/** Cards in the stack of 3-beer guests on the first place; 0 on other places. */
int stack_at(const State& state, int place) {
    return place == 0 ? state.guest_stack : 0;
}

Explanation about_guest(const Table& table, int place, const Price& price) {
    const GuestPlace& here = table.state.row[static_cast<std::size_t>(place)];
    Explanation about = about_card(here.guest, place);
    if (here.signature) about.lines.emplace_back(about_signature(table, here.guest));
    about.lines.push_back(stock_left(stack_at(table.state, place)));
    about.lines.push_back(whether_paid(table, price));
    return about;
}

void draw_guest(Table& table, const Rect& rect, int place, PriceLook price, bool named) {
    Painter& paint = table.stage.paint;
    const GuestPlace& here = table.state.row[static_cast<std::size_t>(place)];
    const int stack = stack_at(table.state, place);
    if (stack > 1)
        for (const float down : {4.0F, 2.0F}) {
            paint.fill(rect.moved(down, down), palette::parchment_shade, radius::card);
            paint.outline(rect.moved(down, down), palette::ink, size::line, radius::card);
        }
    CardLook look;
    look.variant = place;
    look.price = price;
    look.dim = price == PriceLook::cannot_pay;
    look.signature = here.signature;
    look.stock = stack > 0 ? stack : -1;
    look.name = named;
    table.stage.memory.flights.at(spot_of(Spot::Site::market, index_of(here.guest)), rect);
    draw_card(paint, rect, here.guest, look);
}

void guest_for_sale(Tree& tree, Table& table, int place, bool named) {
    Stage& stage = table.stage;
    const Card guest = table.state.row[static_cast<std::size_t>(place)].guest;
    const Rect& rect = table.valley.guests[static_cast<std::size_t>(place)];
    if (guest == no_card)
        return tree.leaf({.place = rect}, [&stage](const Rect& empty) {
            stage.paint.dashes(empty, palette::empty_place, 2, radius::card);
        });
    const bool now = table.serving() && stage.may(Action(ActionKind::recruit, static_cast<unsigned>(place)));
    const bool recruited = table.player.recruited && table.question == Question::serve;
    const Price price = price_of(table, facts(guest).price, Resource::beer, now,
                                 recruited ? std::optional(Text::refusal_recruited) : std::nullopt);
    const std::string id = "recruit-" + std::to_string(place);
    const Touched touched = stage.touch.state(id, now);
    if (touched.clicked) {
        stage.next.sheet = Sheet::recruit;
        stage.next.place = place;
    }
    const auto refuses = [&table, place] {
        return why_refused(table, Action(ActionKind::recruit, static_cast<unsigned>(place)));
    };
    item(tree,
         {id, say(Text::label_recruit, {{"card", card_name(guest)}, {"price", price.amount}}), now, false, Role::button,
          [&table, place, price] { return about_guest(table, place, price); }, refuses},
         rect, [&table, place, look = price.look, named, now, touched](const Rect& box) {
             draw_guest(table, box, place, look, named);
             draw_touched(table.stage.paint, box, touched, now);
         });
}

// --- Tavern cards ---

constexpr float high_label = 68;  // the cards left have a line of their own

/** How tavern cards are drawn as labels; the same for all of one size. */
struct Label {
    float face;  // width of the picture: smaller where a name needs room
    bool names;
};
Label label_of(const Painter& paint, Rect rect) {
    float name = 0;
    for (int kind = 0; kind < components::tavern_kinds; ++kind)
        name = std::max(name, paint.width(heading(0), short_card_name(static_cast<Card>(kind))));
    const float face = std::clamp(rect.width - name - 9, 22.0F, std::max(22.0F, rect.height * 0.76F));
    return {face, rect.height > 46 && name <= rect.width - face - 7.9F};
}

/** The look of all tavern cards: either all cards of a row have names or none. */
Label label_of_all(const Table& table) {
    const ValleyLayout& layout = table.valley;
    // The last kind is in play in every module.
    Label label = label_of(table.stage.paint, layout.cards.back());
    label.names = layout.card_names && (!layout.labels || label.names);
    for (int kind = 0; kind < components::tavern_kinds && !layout.labels; ++kind) {
        const Rect& rect = layout.cards[static_cast<std::size_t>(kind)];
        label.names = label.names && (rect.empty() || card_name_fits(table.stage.paint, rect, static_cast<Card>(kind)));
    }
    return label;
}

void draw_label_card(Table& table, const Rect& rect, Card card, PriceLook price, Label label) {
    Painter& paint = table.stage.paint;
    paint.fill(rect.moved(0, 2), palette::shadow, radius::place);
    paint.fill(rect, palette::parchment, radius::place);
    const auto [face, names] = label;
    const int left = table.state.stock[index_of(card)];
    const ImU32 tint = left == 0                        ? palette::gone_card
                       : price == PriceLook::cannot_pay ? palette::pale_card
                                                        : IM_COL32_WHITE;
    const Rect inside = rect.inset(2);
    paint.cover({inside.x, inside.y, face, inside.height}, card_picture(card), radius::plate, tint, size::card_face);
    paint.outline(rect, palette::ink, size::line, radius::place);
    const float x = rect.x + face + gap::chip;
    const float low = names ? rect.bottom() - 26 : rect.center().y - gap::middle;
    const std::string_view name = paint.width(heading(0), card_name(card)) <= rect.width - face - gap::small
                                      ? card_name(card)
                                      : short_card_name(card);
    if (names)
        paint.name({x, rect.y + 14}, heading(letters::body, palette::ink), name, name, rect.right() - x - gap::hair);
    if (left == 0) {
        draw_sold_out(paint, {x, low + 11}, Align::left, palette::second_ink, rect.right() - x - gap::hair);
    } else {
        const Rect tag =
            draw_chip(paint, {x, low}, Align::left, price_chip(price), "[thaler]" + std::to_string(facts(card).price));
        const std::string stock = "×" + std::to_string(left);
        const TextStyle small = bold(letters::small, palette::second_ink);
        const float beside = tag.right() + 5;
        if (names && rect.height >= high_label)
            paint.text({x + 2, rect.center().y - 1}, small, stock);
        else if (beside + paint.width(small, stock) < rect.right() - 2)
            paint.text({beside, tag.center().y}, small, stock);
    }
    if (facts(card).points > 0 && left > 0)
        draw_points(paint, {rect.x + face - 18, rect.bottom() - 25, size::icon, size::icon}, facts(card).points);
}

void draw_tavern_card(Table& table, const Rect& rect, Card card, PriceLook price, Label label) {
    Painter& paint = table.stage.paint;
    const bool labels = table.valley.labels;
    table.stage.memory.flights.at(spot_of(Spot::Site::market, index_of(card)), rect);
    if (labels) {
        draw_label_card(table, rect, card, price, label);
    } else {
        CardLook look;
        look.price = price;
        look.dim = price == PriceLook::cannot_pay;
        look.stock = table.state.stock[index_of(card)];
        look.name = label.names;
        draw_card(paint, rect, card, look);
    }
    // On a label the mark lies on the picture, and the name stays readable.
    const float beside = labels ? (rect.width - label.face) / 2 : 0;
    const bool bought = (table.player.bought >> index_of(card) & 1U) != 0;
    if (bought && table.state.phase == Phase::serving) draw_used(paint, rect, "", {-beside, 0});
}

void card_for_sale(Tree& tree, Table& table, Card card, Label label) {
    Stage& stage = table.stage;
    const int stock = table.state.stock[index_of(card)];
    const bool bought = (table.player.bought >> index_of(card) & 1U) != 0;
    const bool now = table.serving() && stage.may(act::buy(card));
    const Price price = price_of(table, facts(card).price, Resource::thalers, now,
                                 stock == 0 ? std::optional(Text::refusal_sold_out)
                                 : bought   ? std::optional(Text::refusal_bought)
                                            : std::nullopt);
    const std::string id = "buy-" + std::string(facts(card).id);
    const Touched touched = stage.touch.state(id, now);
    if (touched.clicked) {
        stage.next.sheet = Sheet::buy;
        stage.next.card = card;
    }
    const auto about = [&table, card, price, stock, bought] {
        Explanation told = about_card(card, 0, stock == 0 ? say(Text::board_sold_out) : std::string_view());
        told.lines.push_back(stock_left(stock));
        if (stock > 0)
            told.lines.push_back(bought ? std::string(say(Text::refusal_bought)) + " [done]"
                                        : whether_paid(table, price));
        return told;
    };
    const std::string words = stock == 0 ? std::string(card_name(card)) + ": " + std::string(say(Text::board_sold_out))
                                         : say(Text::label_buy, {{"card", card_name(card)}, {"price", price.amount}});
    const auto refuses = [&table, card] { return why_refused(table, act::buy(card)); };
    item(tree, {id, words, now, false, Role::button, about, refuses}, table.valley.cards[index_of(card)],
         [&table, card, look = price.look, label, now, touched](const Rect& rect) {
             draw_tavern_card(table, rect, card, look, label);
             draw_touched(table.stage.paint, rect, touched, now);
         });
}

// --- Nobles ---

int price_of_nobles(int count) {
    return components::nobles_price[static_cast<std::size_t>(count - 1)];
}

Price nobles_price(const Table& table, int count) {
    const bool may =
        table.serving() && table.stage.may(Action(ActionKind::recruit_nobles, static_cast<unsigned>(count)));
    return price_of(table, price_of_nobles(count), Resource::beer, may,
                    table.state.nobles < count ? std::optional(Text::refusal_sold_out) : std::nullopt);
}

Explanation about_nobles(const Table& table) {
    std::vector<std::string> lines{say(Text::about_nobles, {{"count", table.state.nobles}}),
                                   say(Text::ask_nobles_about, {{"points", facts(Card::noble).points}}),
                                   card_about(Card::noble)};
    for (int count = 1; count <= most_nobles; ++count) {
        const std::string paid = whether_paid(table, nobles_price(table, count));
        lines.push_back(std::to_string(count) + "[noble]: " + std::to_string(price_of_nobles(count)) + "[beer]." +
                        (paid.empty() ? "" : " " + paid));
    }
    return {std::string(say(Text::board_nobles)), std::move(lines), picture("card-noble-lord")};
}

void draw_nobles_price(Table& table, const Rect& chip, int count) {
    Painter& paint = table.stage.paint;
    const PriceLook look = nobles_price(table, count).look;
    const ChipLook colors = price_chip(look);
    paint.fill(chip, colors.fill, radius::plate);
    if (colors.candle_rim) paint.outline(chip, palette::candle, gap::hair, radius::plate);
    paint.outline(chip, palette::ink, size::line, radius::plate);
    const std::string beer = std::to_string(price_of_nobles(count)) + "[beer]";
    TextStyle style = number(letters::small, colors.text);
    const std::string_view crown =
        look == PriceLook::idle || look == PriceLook::cannot_pay ? "[noble-light]" : "[noble]";
    std::string text = std::to_string(count) + std::string(crown) + beer;
    if (paint.width(style, text) > chip.width - 2) style.icon = 0.94F;
    if (paint.width(style, text) > chip.width - 2) text = std::to_string(count) + "▸" + beer;
    paint.text(chip.center(), style, text, Align::center);
}

/** The prices beside each other. */
void draw_nobles_bar(Table& table, const Rect& rect) {
    Painter& paint = table.stage.paint;
    const float face = rect.height + 10;
    const Rect inside = rect.inset(gap::hair);
    paint.cover({inside.x, inside.y, face, inside.height}, picture("card-noble-lord"), radius::low, IM_COL32_WHITE,
                0.22F);
    const float x = rect.x + face + gap::small;
    const bool words = rect.width > 340;
    const float width = words ? std::min(78.0F, (rect.width - face - 92) / 3) : (rect.width - face - 16) / 3;
    if (words) {
        paint.text({x, rect.y + rect.height * 0.3F}, heading(letters::body, palette::parchment),
                   say(Text::board_nobles));
        paint.text(
            {x, rect.y + rect.height * 0.72F}, bold(letters::small, palette::nobles_text),
            say(Text::board_nobles_points, {{"count", table.state.nobles}, {"points", facts(Card::noble).points}}));
    }
    for (int count = 1; count <= most_nobles; ++count)
        draw_nobles_price(table,
                          {rect.right() - gap::chip - width * static_cast<float>(most_nobles + 1 - count),
                           rect.y + gap::edge, width - gap::hair, rect.height - 2 * gap::edge},
                          count);
}

/** The prices below each other. */
void draw_nobles_card(Table& table, const Rect& rect) {
    Painter& paint = table.stage.paint;
    const bool low = rect.height < 95;
    const float head = low ? gap::edge : 38.0F;
    if (!low) {
        const Rect inside = rect.inset(2);
        paint.cover({inside.x, inside.y, inside.width, head - 1}, picture("card-noble-lord"), radius::low,
                    IM_COL32_WHITE, 0.24F);
        constexpr float seal = 29;
        draw_points(paint, {rect.right() - seal, rect.y + gap::middle, seal, seal}, facts(Card::noble).points);
    }
    const float pitch = (rect.height - head - gap::edge) / static_cast<float>(most_nobles);
    for (int count = 1; count <= most_nobles; ++count)
        draw_nobles_price(table,
                          {rect.x + gap::edge, rect.y + head + 1 + pitch * static_cast<float>(count - 1),
                           rect.width - 2 * gap::edge, pitch - 1.4F},
                          count);
}

void draw_nobles(Table& table, const Rect& rect) {
    Painter& paint = table.stage.paint;
    table.stage.memory.flights.at(spot_of(Spot::Site::market, index_of(Card::noble)), {rect.x, rect.y, 54, 76});
    paint.fill(rect.moved(0, 2), palette::shadow, radius::card);
    paint.fill(rect, palette::nobles_card, radius::card);
    paint.outline(rect.inset(size::line), palette::parchment, 2, radius::plate);
    paint.outline(rect, palette::ink, size::line, radius::card);
    if (table.valley.bars)
        draw_nobles_bar(table, rect);
    else
        draw_nobles_card(table, rect);
}

float heading_x(const ValleyLayout& layout) {
    return layout.area.x + 7;
}

bool headings_drawn(const Table& table) {
    return table.valley.heading_guests > 0;
}

/** The additional text of a heading while the game goes on. */
std::string_view hint(const Table& table, Text text) {
    return table.state.phase == Phase::over ? std::string_view() : say(text);
}

}  // namespace

void guests_for_sale(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    if (layout.guests[0].empty()) return;
    valley_heading(
        tree, table,
        headings_drawn(table) ? std::optional(Point{heading_x(layout), layout.heading_guests}) : std::nullopt,
        say(Text::board_guests), hint(table, Text::board_guests_hint));
    bool names = layout.card_names;
    for (std::size_t place = 0; place < layout.guests.size(); ++place) {
        const Card guest = table.state.row[place].guest;
        names = names && (guest == no_card || card_name_fits(table.stage.paint, layout.guests[place], guest));
    }
    const auto list = tree.open({Role::list, std::string(say(Text::board_guests))}, all_over(table));
    for (int place = 0; place <= components::guest_row; ++place) guest_for_sale(tree, table, place, names);
}

void cards_for_sale(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    if (layout.cards.back().empty()) return;
    const Rect& first = layout.cards[has_reputation(table.state.setup) ? 0 : 1];
    const float x = table.layout.low ? first.x - 1 : heading_x(layout);
    valley_heading(tree, table, headings_drawn(table) ? std::optional(Point{x, layout.heading_cards}) : std::nullopt,
                   say(Text::board_tavern_cards), hint(table, Text::board_tavern_cards_hint));
    const Label label = label_of_all(table);
    const auto list = tree.open({Role::list, std::string(say(Text::board_tavern_cards))}, all_over(table));
    for (int kind = 0; kind < components::tavern_kinds; ++kind)
        if (!layout.cards[static_cast<std::size_t>(kind)].empty())
            card_for_sale(tree, table, static_cast<Card>(kind), label);
}

void nobles_for_sale(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    if (layout.nobles.empty()) return;
    const float above = layout.nobles.y - layout.area.y < 40 ? 11.0F : 12.0F;
    const Point place{layout.nobles.x + 2, layout.nobles.y - above};
    valley_heading(tree, table, headings_drawn(table) && !layout.bars ? std::optional(place) : std::nullopt,
                   say(Text::board_nobles), std::to_string(table.state.nobles), gap::small);
    bool now = false;
    for (int count = 1; count <= most_nobles; ++count)
        now = now || nobles_price(table, count).look == PriceLook::buy_now;
    const Touched touched = table.stage.touch.state("nobles", now);
    if (touched.clicked) table.stage.next.sheet = Sheet::nobles;
    const auto nobles = tree.control({"nobles", std::string(say(Text::label_nobles)), now, false, Role::button,
                                      [&table] { return about_nobles(table); },
                                      [&table] { return why_refused(table, Action(ActionKind::recruit_nobles, 1)); }},
                                     {.place = layout.nobles}, [&table, now, touched](const Rect& rect) {
                                         draw_nobles(table, rect);
                                         draw_touched(table.stage.paint, rect, touched, now);
                                     });
}

}  // namespace tavern::ui
