// The tavern of the player shown: the room, drawn cards and counter guests; seats, tiles and decks have files of their
// own.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {
namespace {

/** The fan of the drawn cards of a kind. */
struct Fan {
    Rect place;
    int count;
    bool on_tile;
    float width;  // of a card
    int shown;
    float pitch;
};
Fan fan_of(const Table& table, Card card) {
    const TavernLayout& layout = table.tavern;
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

void draw_staff(Table& table, Card card) {
    const Fan fan = fan_of(table, card);
    Painter& paint = table.stage.paint;
    CardLook look;
    look.facts = false;
    Flights& flights = table.stage.memory.flights;
    const Spot spot = spot_of(Spot::Site::staff, index_of(card));
    const int coming = flights.count(Flight::Kind::deal, spot, table.seat);
    for (int index = 0; index < fan.shown; ++index) {
        const Rect rect{fan.place.x + fan.pitch * static_cast<float>(index),
                        fan.place.y + (index % 2 == 1 ? gap::hair : 0.0F), fan.width, fan.width * size::card_shape};
        if (index == 0) flights.at(spot, rect);
        const int nth = index - (fan.shown - coming);
        const OnItsWay dealt(paint, flights,
                             nth < 0 ? nullptr : flights.find(Flight::Kind::deal, spot, table.seat, nth), rect);
        draw_card(paint, rect, card, look);
    }
}

/** Words on a dark chip. */
ChipLook night_chip(float height, float letter) {
    ChipLook chip;
    chip.fill = palette::night;
    chip.text = palette::parchment;
    chip.height = height;
    chip.size = letter;
    return chip;
}

constexpr float times_above = 7;  // start, above the counted things

/** A small "×2" with this right end. */
void draw_times(Painter& paint, Point upper_right, int count) {
    ChipLook chip = night_chip(size::chip - 2, letters::small);
    chip.padding = gap::chip - 1;
    draw_chip(paint, upper_right, Align::right, chip, "×" + std::to_string(count));
}

/** Their number, where the fan does not show it. */
void draw_staff_count(Table& table, Card card) {
    const Fan fan = fan_of(table, card);
    if (fan.count < 4 && (fan.count < 2 || fan.pitch >= gap::middle)) return;
    const float right = fan.place.x + fan.pitch * static_cast<float>(fan.shown - 1) + fan.width;
    // A small tile has its price in the upper corner.
    const bool below = fan.on_tile && table.tavern.tiles_small;
    const float y = below ? fan.place.y + fan.width * size::card_shape - size::badge : fan.place.y - times_above;
    draw_times(table.stage.paint, {right + gap::edge, y}, fan.count);
}

/** "2 used" and "1 free" below the dishwashers. */
void draw_dishwashers(Table& table) {
    const int all = table.player.dishwashers;
    const int free = free_dishwashers(table.player);
    if (all == 0) return;
    const Rect& fan = table.tavern.staff[index_of(Card::dishwasher)];
    Painter& paint = table.stage.paint;
    ChipLook used_chip = night_chip(21, letters::small);
    used_chip.text = palette::sky_text;
    used_chip.padding = gap::chip;
    ChipLook free_chip = used_chip;
    free_chip.fill = palette::candle;
    free_chip.text = palette::ink;
    const std::string used_words = say(Text::board_count_used, {{"count", all - free}});
    const Point middle{fan.center().x, fan.bottom() - gap::chip};
    // Both beside each other if they do not cover text of the tile; else only the free ones.
    const Rect& tile = table.tavern.tile[index_of(Tile::dishwasher)];
    const float left = middle.x - paint.width(number(used_chip.size), used_words) - 2 * used_chip.padding - 2;
    const bool room_for_both = fan.x < tile.right() || left > tile.right() - gap::small;
    const bool both = free > 0 && free < all && room_for_both;
    const float beside = both ? 2.0F : 0.0F;
    if (free > 0)
        draw_chip(paint, {middle.x + beside, middle.y}, both ? Align::left : Align::center, free_chip,
                  say(Text::board_count_free, {{"count", free}}));
    if (both || free == 0)
        draw_chip(paint, {middle.x - beside, middle.y}, both ? Align::right : Align::center, used_chip, used_words);
}

constexpr float below_servers = 13;  // the middle of their sign

/** The dice of this round: also those of servers returned since, not yet that of a server hired since. */
std::string server_dice(const Table& table) {
    const std::optional<int> returned = returned_for_next_round(*table.stage.model.game, table.seat, Tile::server);
    const int others = returned.value_or(table.player.has_upgraded(Tile::server) ? 1 : 0);
    return say(Text::board_server_dice,
               {{"count", std::min(table.player.staff_of(Card::server) + others, components::own_dice)}});
}

/** The number of cards, and the number still to be used. */
void draw_staff_label(Table& table, Card card) {
    draw_staff_count(table, card);
    if (table.layout.fold != Fold::wide) return;
    if (card == Card::dishwasher) draw_dishwashers(table);
    if (card != Card::server) return;
    const Rect& servers = table.tavern.staff[index_of(card)];
    draw_sign(table.stage.paint, {servers.center().x, servers.bottom() + below_servers},
              bold(letters::small, palette::parchment), server_dice(table), Align::center);
}

/** "2 dishwashers in play". */
std::string in_play(const Player& player, Card card) {
    const int count = player.staff_of(card);
    return say(Text::label_in_play, {{"count", count}, {"cards", count == 1 ? card_name(card) : cards_name(card)}});
}

std::string staff_words(const Table& table, Card card) {
    const Player& player = table.player;
    std::string words = in_play(player, card);
    if (card == Card::server) words += ", " + server_dice(table);
    if (card != Card::dishwasher) return words;
    const int free = free_dishwashers(player);
    if (free > 0) words += ", " + say(Text::board_count_free, {{"count", free}});
    if (free < player.dishwashers) words += ", " + say(Text::board_count_used, {{"count", player.dishwashers - free}});
    return words;
}

/** In wide windows, including the text below the cards. */
Rect with_label(const Table& table, const Rect& cards) {
    const float below = table.layout.fold == Fold::wide ? below_servers + letters::small / 2 : 0;
    return {cards.x, cards.y, cards.width, cards.height + below};
}

/** The cards beside their tile or on it; dice, and texts above dice, lie on top. */
void staff(Tree& tree, Table& table) {
    std::vector<Card> kinds{Card::dishwasher, Card::server, Card::brewer};
    kinds.erase(std::remove_if(kinds.begin(), kinds.end(), [&](Card card) { return fan_of(table, card).count == 0; }),
                kinds.end());
    const auto place_of = [&](Card card) { return table.tavern.staff[index_of(card)]; };
    for (const Card card : kinds)
        tree.leaf({.place = place_of(card)}, [&table, card](const Rect&) { draw_staff(table, card); });
    for (const Tile tile : {Tile::brewer, Tile::cashbox, Tile::monk, Tile::barrel})
        if (const Rect& place = table.tavern.tile[index_of(tile)]; !place.empty())
            tree.leaf({.place = place}, [&table, tile](const Rect&) { draw_dice_on(table, tile); });
    for (const Card card : kinds)
        tree.leaf({.place = with_label(table, place_of(card))},
                  [&table, card](const Rect&) { draw_staff_label(table, card); },
                  {Role::image, staff_words(table, card)});
}

/** A card that is used once while serving. */
struct Service {
    Action action;
    std::string sign;
    std::string label;
    bool used = false;
};
Service service_of(const Player& player, Card card) {
    const int count = player.staff_of(card);
    if (card == Card::bard)
        return {Action(ActionKind::bard), "+1[reputation]", std::string(say(Text::label_bard)),
                player.bards_used >= count};
    return {Action(ActionKind::barbacks), "+" + std::to_string(count) + "[beer]",
            say(Text::label_barbacks, {{"count", count}}), player.barbacks_used};
}

void draw_service(Table& table, const Rect& rect, Card card, const Touched& touched) {
    Painter& paint = table.stage.paint;
    const float width = table.tavern.staff_card;
    const Rect first{rect.x, rect.y, width, width * size::card_shape};
    const Service service = service_of(table.player, card);
    if (table.serving() && table.stage.may(service.action)) draw_lit(paint, first, radius::card);
    draw_staff(table, card);
    draw_staff_count(table, card);
    if (service.used && table.state.phase == Phase::serving) draw_used(paint, first, "");
    if (table.tavern.labels)
        draw_sign(paint, {first.center().x, first.bottom() + gap::middle}, number(letters::figure, palette::parchment),
                  service.sign, Align::center);
    if (touched.focused) draw_focus(paint, rect, radius::inner);
}

Explanation about_service(const Table& table, Card card) {
    const Player& player = table.player;
    Explanation about = about_card(card, 0);
    about.lines.push_back(in_play(player, card) + ".");
    const int used = card == Card::bard ? player.bards_used : player.barbacks_used ? player.staff_of(card) : 0;
    if (used > 0) about.lines.push_back(say(Text::about_staff_used, {{"count", used}}));
    return about;
}

/** Bards and barbacks: one press each while serving. */
void service(Tree& tree, Table& table, Card card) {
    const Rect& place = table.tavern.staff[index_of(card)];
    if (fan_of(table, card).count == 0) return;
    Stage& stage = table.stage;
    const Service service = service_of(table.player, card);
    const bool live = table.serving() && stage.may(service.action);
    const std::string id = "use-" + std::string(facts(card).id);
    const Touched touched = stage.touch.state(id, live);
    if (touched.clicked) stage.act(service.action);
    const Rect rect{place.x, place.y, place.width, table.tavern.staff_card * size::card_shape + size::chip};
    const auto about = [&table, card] { return about_service(table, card); };
    const auto refuses = [&table, action = service.action] { return why_refused(table, action); };
    const auto box =
        tree.control({id, service.label, live, false, Role::button, about, refuses}, {.place = rect},
                     [&table, card, touched](const Rect& here) { draw_service(table, here, card, touched); });
}

constexpr std::array<Picture, 4> counter_guest_pictures{picture("counter-guest"), picture("counter-guest-b"),
                                                        picture("counter-guest-c"), picture("counter-guest-d")};

/** One stool, where there is no room for more. */
void draw_one_stool(Table& table, bool live) {
    Painter& paint = table.stage.paint;
    const Rect& stool = table.tavern.stools[0];
    const int count = table.player.counter_guests;
    paint.fill(stool, with_opacity(palette::well, 0.8F), radius::card);
    paint.outline(stool, live ? palette::candle : palette::ink, live ? size::bright_line : size::line, radius::card);
    paint.picture(square(stool.center(), stool.width), count > 0 ? counter_guest_pictures[0] : picture("stool"));
    draw_times(paint, {stool.right() + 5, stool.y - times_above}, count);
    if (table.tavern.labels)
        draw_sign(paint, table.tavern.counter_label.center(),
                  number(letters::small, live ? palette::candle : palette::parchment), "▸1[step]", Align::center);
}

void draw_stools(Table& table) {
    Painter& paint = table.stage.paint;
    const auto& stools = table.tavern.stools;
    const auto count = static_cast<std::size_t>(table.player.counter_guests);
    const auto seat = static_cast<std::size_t>(table.seat);
    for (std::size_t stool = 0; stool < stools.size(); ++stool)
        paint.picture(stools[stool], stool < count
                                         ? counter_guest_pictures[(stool + seat) % counter_guest_pictures.size()]
                                         : picture("stool"));
    if (count > stools.size())
        draw_chip(paint, {stools.back().right(), stools.back().y + gap::edge}, Align::right,
                  night_chip(size::chip, letters::figure), "×" + std::to_string(count));
}

/** The use of a counter guest. */
void draw_counter_label(Table& table, bool live) {
    constexpr float short_label = 160;
    Painter& paint = table.stage.paint;
    const Rect& label = table.tavern.counter_label;
    const bool wide = label.width > short_label || table.layout.fold != Fold::wide;
    if (!wide)
        draw_sign(paint, {label.center().x + 5, label.y - 14}, heading(letters::body, palette::parchment),
                  say(Text::board_counter_guests), Align::center);
    paint.fill(label, live ? palette::candle : palette::night, label.height / 2);
    paint.outline(label, palette::ink, size::line, label.height / 2);
    paint.name(label.center(), bold(letters::small, live ? palette::ink : palette::parchment),
               say(wide ? Text::board_counter_guests_short : Text::board_counter_guest_rule),
               say(Text::board_counter_guest_rule), label.width - gap::small, Align::center);
}

std::string counter_guest_words() {
    return std::string(say(Text::board_counter_guests)) + ": " + std::string(say(Text::label_counter_guest));
}

void draw_counter_guests(Table& table, const Rect& rect, bool live, const Touched& touched) {
    if (table.tavern.stools[1].empty()) {
        draw_one_stool(table, live);
    } else {
        draw_stools(table);
        draw_counter_label(table, live);
    }
    if (touched.focused) draw_focus(table.stage.paint, rect, radius::ring);
}

void counter_guests(Tree& tree, Table& table) {
    const auto& stools = table.tavern.stools;
    if (stools[0].empty()) return;
    Stage& stage = table.stage;
    const Action give_up(ActionKind::counter_guest);
    const bool live = table.serving() && stage.may(give_up);
    const Touched touched = stage.touch.state("counter-guest", live);
    if (touched.clicked) stage.act(give_up);
    Rect all = stools[0];
    if (!stools[1].empty()) all.width = stools.back().right() - all.x;
    if (!stools[1].empty() || table.tavern.labels) all.height = table.tavern.counter_label.bottom() - all.y;
    const auto about = [&table] {
        return Explanation{std::string(say(Text::board_counter_guests)),
                           {say(Text::about_counter_guests, {{"count", table.player.counter_guests}})},
                           picture("counter-guest")};
    };
    const auto refuses = [&table, give_up] { return why_refused(table, give_up); };
    const auto box = tree.control(
        {"counter-guest", counter_guest_words(), live, false, Role::button, about, refuses}, {.place = all},
        [&table, live, touched](const Rect& rect) { draw_counter_guests(table, rect, live, touched); });
}

void draw_room(Table& table, const Rect& room) {
    Painter& paint = table.stage.paint;
    const TavernLayout& layout = table.tavern;
    const bool summer = is_summer(table.state.setup);
    paint.cover(room, summer ? picture("room-summer") : picture("room-winter"), radius::room);
    if (!layout.bar.empty()) {
        paint.clip(room);
        const Rect bar{layout.bar.x, layout.bar.y, layout.bar.width,
                       std::max(layout.bar.width * 168 / 758, layout.bar.height)};
        paint.picture(bar, picture("bar-front"));
        paint.unclip();
    }
    paint.outline(room, palette::ink, 2, radius::room);
    const float roof = room.width + 16;
    paint.picture({room.x - 8, room.y - 2, roof, roof * 34 / 774},
                  summer ? picture("roof-summer") : picture("roof-winter"));
    if (!layout.dog.empty()) paint.picture(layout.dog, picture("dog"));
    if (!layout.cat.empty()) paint.picture(layout.cat, picture("cat"));
}

}  // namespace

void tavern(Tree& tree, Table& table) {
    if (table.layout.tavern.empty()) return;
    tree.leaf({.place = table.tavern.room}, [&table](const Rect& room) { draw_room(table, room); });
    deck(tree, table);
    discard(tree, table);
    seats(tree, table);
    tiles(tree, table);
    staff(tree, table);
    for (const Card card : {Card::barback, Card::bard}) service(tree, table, card);
    counter_guests(tree, table);
}

}  // namespace tavern::ui
