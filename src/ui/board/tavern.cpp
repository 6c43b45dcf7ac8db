// The tavern of the player shown: the room, drawn cards, decks and counter guests; seats and tiles have files of their
// own.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {
namespace {

/** Where the drawn cards of a kind lie, fanned. */
struct Fan {
    Rect place;
    int count;
    bool on_tile;
    float width;  // of a card
    int shown;
    float pitch;
};
Fan fan_of(const Table& table, const TavernLayout& layout, Card card) {
    const Rect place = layout.staff[index_of(card)];
    const int count = place.empty() ? 0 : table.player.staff_of(card);
    const bool small = card == Card::brewer;
    const bool on_tile = small || (layout.tiles_small && (card == Card::dishwasher || card == Card::server));
    const float width = on_tile ? std::min({layout.tiles_small ? 28.0F : 54.0F, place.width, place.height / 1.41F})
                                : std::min(layout.staff_card, place.width);
    const float room = place.width - width;
    const int shown = std::min(count, 6);
    const float pitch =
        shown > 1 ? std::min(30.0F, (small ? 8.0F : std::max(room, 6.0F)) / static_cast<float>(shown - 1)) : 0;
    return {place, count, on_tile, width, shown, pitch};
}

/** Drawn cards of a kind. */
void draw_staff(Table& table, const TavernLayout& layout, Card card) {
    const Fan fan = fan_of(table, layout, card);
    if (fan.count == 0) return;
    Painter& paint = table.stage.paint;
    CardLook look;
    look.facts = false;
    Flights& flights = table.stage.memory.flights;
    const Spot spot = spot_of(Spot::Site::staff, index_of(card));
    const int coming = flights.count(Flight::Kind::deal, spot, table.seat);
    for (int index = 0; index < fan.shown; ++index) {
        const Rect rect{fan.place.x + fan.pitch * static_cast<float>(index),
                        fan.place.y + (index % 2 == 1 ? 3.0F : 0.0F), fan.width, fan.width * 1.42F};
        if (index == 0) flights.at(spot, rect);
        const int nth = index - (fan.shown - coming);
        const OnItsWay dealt(paint, flights,
                             nth < 0 ? nullptr : flights.find(Flight::Kind::deal, spot, table.seat, nth), rect);
        draw_card(paint, rect, card, look);
    }
}

/** A small "×2" that ends at the right. */
void draw_times(Painter& paint, Point upper_right, int count) {
    ChipLook chip;
    chip.fill = palette::night;
    chip.text = palette::parchment;
    chip.height = 22;
    chip.size = 14;
    chip.padding = 5;
    draw_chip(paint, upper_right, Align::right, chip, "×" + std::to_string(count));
}

/** How many they are, where that is not seen; above the dice on their tile. */
void draw_staff_count(Table& table, const TavernLayout& layout, Card card) {
    const Fan fan = fan_of(table, layout, card);
    if (fan.count < 4 && (fan.count < 2 || fan.pitch >= 12)) return;
    const float right = fan.place.x + fan.pitch * static_cast<float>(fan.shown - 1) + fan.width;
    // The upper corner of a small tile is where its price is.
    const float y = fan.on_tile && layout.tiles_small ? fan.place.y + fan.width * 1.42F - 20 : fan.place.y - 7;
    draw_times(table.stage.paint, {right + 4, y}, fan.count);
}

/** Bards and barbacks: one touch each while serving. */
void draw_loose(Table& table, const TavernLayout& layout, Card card, Action action, std::string_view text,
                const std::string& label) {
    const Rect place = layout.staff[index_of(card)];
    const int count = table.player.staff_of(card);
    if (place.empty() || count == 0) return;
    Stage& stage = table.stage;
    const Rect rect{place.x, place.y, place.width, layout.staff_card * 1.42F + 24};
    const bool live = table.serving() && stage.may(action);
    const bool used = card == Card::barback ? table.player.barbacks_used : table.player.bards_used >= count;
    const Touched touched = stage.touch.target("use-" + std::string(facts(card).id), label, rect, live);
    const Point below{place.x + layout.staff_card / 2, place.y + layout.staff_card * 1.42F + 12};
    if (live) draw_lit(stage.paint, {place.x, place.y, layout.staff_card, layout.staff_card * 1.42F}, 7);
    draw_staff(table, layout, card);
    draw_staff_count(table, layout, card);
    if (used && table.state.phase == Phase::serving)
        draw_used(stage.paint, {place.x, place.y, layout.staff_card, layout.staff_card * 1.42F}, "");
    if (layout.labels) draw_sign(stage.paint, below, number(15, palette::parchment), text, Align::center);
    if (touched.clicked) stage.act(action);
    if (touched.focused) draw_focus(stage.paint, rect, 9);
    explain_card(table, touched, rect, card, 0);
}

void draw_decks(Table& table, const TavernLayout& layout) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Player& player = table.player;
    const auto count_chip = [&](Rect rect, int count) {
        const Rect chip{rect.center().x - 18, rect.bottom() - 26, 36, 24};
        paint.fill(chip, palette::night, 12);
        paint.outline(chip, palette::ink, 1.5F, 12);
        paint.text(chip.center(), number(15, palette::parchment), std::to_string(count), Align::center);
    };
    if (!layout.deck.empty()) {
        const int count = player.known_count + player.bag.total();
        const Rect card{layout.deck.x, layout.deck.y, layout.deck.width - 4, layout.deck.height - 4};
        for (int behind = std::min(count, 3) - 1; behind >= 0; --behind)
            draw_card_back(paint, card.moved(static_cast<float>(4 - 2 * behind), static_cast<float>(4 - 2 * behind)));
        if (count == 0) paint.dashes(card, palette::oak_edge, 2, 7);
        stage.memory.flights.at(spot_of(Spot::Site::deck), card);
        count_chip({card.x, card.y, card.width + 4, card.height + 4}, count);
        if (layout.labels)
            draw_sign(paint, {card.center().x, layout.deck.bottom() + 8}, heading(15.5F, palette::parchment),
                      say(Text::board_deck), Align::center);
        const Touched touched =
            stage.touch.target("deck", say(Text::about_deck, {{"count", count}}), layout.deck, false);
        std::vector<std::string> lines;
        for (int card_index = player.known_count - 1; card_index >= 0 && lines.size() < 4; --card_index)
            lines.emplace_back(card_name(player.known[static_cast<std::size_t>(card_index)]));
        explain(stage, touched, layout.deck, say(Text::about_deck, {{"count", count}}), lines, picture("card-back"));
    }
    if (!layout.discard.empty()) {
        const int count = player.discard.total();
        Card top = count > 0 ? player.discard.at(0) : no_card;
        if (top != no_card) {
            const bool low = layout.discard.height < 60;
            if (low) {
                paint.cover(layout.discard, card_picture(top), 7, IM_COL32_WHITE, 0.4F);
                paint.outline(layout.discard, palette::ink, 1.5F, 7);
            } else {
                CardLook look;
                look.facts = false;
                draw_card(paint, layout.discard, top, look);
            }
        } else {
            paint.dashes(layout.discard, palette::oak_edge, 2, 7);
        }
        count_chip({layout.discard.x, layout.discard.y, layout.discard.width, layout.discard.height + 2}, count);
        if (layout.labels && table.layout.fold != Fold::pages)
            draw_sign(paint, {layout.discard.center().x, layout.discard.bottom() + 11},
                      heading(15.5F, palette::parchment), say(Text::board_discard), Align::center);
        const Touched touched =
            stage.touch.target("discard", say(Text::about_discard, {{"count", count}}), layout.discard, false);
        std::vector<std::string> lines;
        for (int kind = 0; kind < components::card_kinds && lines.size() < 8; ++kind)
            if (const int copies = player.discard[static_cast<Card>(kind)]; copies > 0)
                lines.push_back(std::to_string(copies) + " " + std::string(card_name(static_cast<Card>(kind))));
        explain(stage, touched, layout.discard, say(Text::about_discard, {{"count", count}}), lines);
    }
}

void draw_counter_guests(Table& table, const TavernLayout& layout) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const int count = table.player.counter_guests;
    constexpr std::array<Picture, 4> kinds{picture("counter-guest"), picture("counter-guest-b"),
                                           picture("counter-guest-c"), picture("counter-guest-d")};
    if (layout.stools[0].empty()) return;
    const bool live = table.serving() && stage.may(Action(ActionKind::counter_guest));
    Rect all = layout.stools[0];
    if (layout.stools[1].empty()) {
        paint.fill(layout.stools[0], color(0x24160C, 0.8F), 7);
        paint.outline(layout.stools[0], live ? palette::candle : palette::ink, live ? 2.5F : 1.5F, 7);
        paint.picture(square(layout.stools[0].center(), layout.stools[0].width),
                      count > 0 ? kinds[0] : picture("stool"));
        draw_times(paint, {layout.stools[0].right() + 5, layout.stools[0].y - 7}, count);
        if (layout.labels)
            draw_sign(paint, layout.counter_label.center(), number(14, live ? palette::candle : palette::parchment),
                      "▸1[step]", Align::center);
    } else {
        for (int stool = 0; stool < 3; ++stool) {
            const Rect& rect = layout.stools[static_cast<std::size_t>(stool)];
            paint.picture(rect,
                          stool < count ? kinds[static_cast<std::size_t>((stool + table.seat) % 4)] : picture("stool"));
        }
        if (count > 3) {
            ChipLook chip;
            chip.fill = palette::night;
            chip.text = palette::parchment;
            chip.height = 24;
            chip.size = 15;
            draw_chip(paint, {layout.stools[2].right(), layout.stools[2].y + 4}, Align::right, chip,
                      "×" + std::to_string(count));
        }
        const Rect& label = layout.counter_label;
        const bool wide = label.width > 160 || table.layout.fold != Fold::wide;
        if (!wide)
            draw_sign(paint, {label.center().x + 5, label.y - 14}, heading(15.5F, palette::parchment),
                      say(Text::board_counter_guests), Align::center);
        paint.fill(label, live ? palette::candle : palette::night, label.height / 2);
        paint.outline(label, palette::ink, 1.5F, label.height / 2);
        const TextStyle style = bold(14, live ? palette::ink : palette::parchment);
        paint.name(label.center(), style, say(wide ? Text::board_counter_guests_short : Text::board_counter_guest_rule),
                   say(Text::board_counter_guest_rule), label.width - 8, Align::center);
        all = {layout.stools[0].x, layout.stools[0].y, layout.stools[2].right() - layout.stools[0].x,
               label.bottom() - layout.stools[0].y};
    }
    const Touched touched = stage.touch.target("counter-guest", say(Text::label_counter_guest), all, live);
    if (touched.clicked) stage.act(Action(ActionKind::counter_guest));
    if (touched.focused) draw_focus(paint, all, 12);
    explain(stage, touched, all, say(Text::board_counter_guests), {say(Text::about_counter_guests, {{"count", count}})},
            picture("counter-guest"));
}

void draw_room(Table& table, const TavernLayout& layout) {
    Painter& paint = table.stage.paint;
    const Rect& room = layout.room;
    const bool summer = is_summer(table.state.setup);
    paint.cover(room, summer ? picture("room-summer") : picture("room-winter"), 4);
    if (!layout.bar.empty()) {
        paint.clip(room);
        const Rect bar{layout.bar.x, layout.bar.y, layout.bar.width,
                       std::max(layout.bar.width * 168 / 758, layout.bar.height)};
        paint.picture(bar, picture("bar-front"));
        paint.unclip();
    }
    paint.outline(room, palette::ink, 2, 4);
}

}  // namespace

void draw_tavern(Table& table) {
    if (table.layout.tavern.empty()) return;
    const TableFacts& facts = table.facts;
    const TavernLayout layout = tavern_layout(table.layout, facts, table.stage.view.stop);
    Painter& paint = table.stage.paint;
    draw_room(table, layout);
    const bool summer = is_summer(table.state.setup);
    const Rect& room = layout.room;
    paint.picture({room.x - 8, room.y - 2, room.width + 16, (room.width + 16) * 34 / 774},
                  summer ? picture("roof-summer") : picture("roof-winter"));
    if (!layout.dog.empty()) {
        paint.picture(layout.dog, picture("dog"));
        table.stage.touch.target("dog", say(Text::about_dog), layout.dog, false);
    }
    if (!layout.cat.empty()) {
        paint.picture(layout.cat, picture("cat"));
        table.stage.touch.target("cat", say(Text::about_cat), layout.cat, false);
    }
    draw_decks(table, layout);
    bool named = true;
    const int seats = facts.tables - (facts.last_is_slot ? 1 : 0);
    for (int seat = 0; seat < seats; ++seat) {
        const Card guest = table.player.seats[static_cast<std::size_t>(seat)].guest;
        const Rect& card = layout.seat[static_cast<std::size_t>(seat)].card;
        named = named && (guest == no_card || card.empty() || card_name_fits(paint, card, guest));
    }
    for (int seat = 0; seat < seats; ++seat) draw_seat(table, layout, seat, named);
    if (facts.last_is_slot) draw_table_slot(table, layout.seat[static_cast<std::size_t>(seats)]);
    for (const Tile tile : {Tile::dishwasher, Tile::server, Tile::brewer, Tile::beer_storage, Tile::cashbox, Tile::monk,
                            Tile::barrel, Tile::safe}) {
        draw_tile(table, layout, tile);
    }
    draw_staff(table, layout, Card::dishwasher);
    draw_staff(table, layout, Card::server);
    draw_staff(table, layout, Card::brewer);
    for (const Tile tile : {Tile::brewer, Tile::cashbox, Tile::monk, Tile::barrel}) draw_dice_on(table, layout, tile);
    for (const Card card : {Card::dishwasher, Card::server, Card::brewer}) draw_staff_count(table, layout, card);
    draw_loose(table, layout, Card::barback, Action(ActionKind::barbacks),
               "+" + std::to_string(table.player.staff_of(Card::barback)) + "[beer]",
               say(Text::label_barbacks, {{"count", table.player.staff_of(Card::barback)}}));
    draw_loose(table, layout, Card::bard, Action(ActionKind::bard), "+1[reputation]",
               std::string(say(Text::label_bard)));
    if (table.layout.fold == Fold::wide) {
        const int free = free_dishwashers(table.player);
        const int all = table.player.dishwashers;
        const Rect& fan = layout.staff[index_of(Card::dishwasher)];
        if (table.player.staff_of(Card::dishwasher) > 0 && all > 0) {
            ChipLook chip;
            chip.height = 21;
            chip.size = 14;
            chip.padding = 6;
            chip.fill = free > 0 ? palette::candle : palette::night;
            chip.text = free > 0 ? palette::ink : palette::sky_text;
            const auto words = [](Text text, int count) { return say(text, {{"count", count}}); };
            const Point middle{fan.center().x, fan.bottom() - 6};
            if (free == 0 || free == all) {
                draw_chip(paint, middle, Align::center, chip,
                          words(free == 0 ? Text::board_count_used : Text::board_count_free, all));
            } else {
                draw_chip(paint, {middle.x + 2, middle.y}, Align::left, chip, words(Text::board_count_free, free));
                chip.fill = palette::night;
                chip.text = palette::sky_text;
                draw_chip(paint, {middle.x - 2, middle.y}, Align::right, chip,
                          words(Text::board_count_used, all - free));
            }
        }
        const Rect& servers = layout.staff[index_of(Card::server)];
        if (const int count = table.player.staff_of(Card::server); count > 0) {
            const int dice = std::min(count + (table.player.has_upgraded(Tile::server) ? 1 : 0), components::own_dice);
            draw_sign(paint, {servers.center().x, servers.bottom() + 13}, bold(14, palette::parchment),
                      say(Text::board_server_dice, {{"count", dice}}), Align::center);
        }
    }
    draw_counter_guests(table, layout);
}

}  // namespace tavern::ui
