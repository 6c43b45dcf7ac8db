// Tables and their guests.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {
namespace {

void draw_table_top(Painter& paint, Rect rect) {
    Box box;
    box.fill = palette::table_top;
    box.radius = std::min(16.0F, rect.width * 0.13F);
    box.edge = palette::ink;
    box.edge_width = 2;
    box.low_edge = palette::oak_edge;
    box.low_edge_height = std::min(8.0F, rect.height * 0.05F);
    box.shadow = 4;
    paint.box(rect, box);
}

void draw_cloth(Painter& paint, const SeatBox& seat) {
    const Rect cloth{seat.table.x + 2, seat.card.y + 6, seat.table.width - 4, seat.card.height - 10};
    paint.clip(cloth);
    constexpr float stripe = 10;
    for (float x = cloth.x; x < cloth.right(); x += 2 * stripe) {
        paint.fill({x, cloth.y, stripe, cloth.height}, palette::reputation);
        paint.fill({x + stripe, cloth.y, stripe, cloth.height}, palette::parchment);
    }
    paint.unclip();
    paint.line({cloth.x, cloth.y}, {cloth.right(), cloth.y}, palette::ink, size::line);
    paint.line({cloth.x, cloth.bottom()}, {cloth.right(), cloth.bottom()}, palette::ink, size::line);
}

bool has_cloth(const Table& table, int index) {
    return table.in_force(Tile::table) && index == components::printed_tables;
}

/** Whether the table is a drawn card, and so only here for this round. */
bool was_drawn(const Table& table, int index) {
    return index >= components::printed_tables + (table.in_force(Tile::table) ? 1 : 0);
}

void draw_set_table(Table& table, int index) {
    const SeatBox& box = table.tavern.seat[static_cast<std::size_t>(index)];
    draw_table_top(table.stage.paint, box.table);
    if (has_cloth(table, index)) draw_cloth(table.stage.paint, box);
}

void draw_empty_seat(Table& table, int index) {
    draw_set_table(table, index);
    const Rect& card = table.tavern.seat[static_cast<std::size_t>(index)].card;
    table.stage.paint.dashes(card.inset(gap::chip), with_opacity(palette::oak_edge, 0.9F), 2, radius::place);
}

constexpr float nobles_apart = 4;  // vertical distance between stacked nobles

/** Nobles share a table. */
bool has_several(const Player& player, Card guest) {
    return guest == Card::noble && player.nobles > 1;
}

/** Above the points, even on low cards; below the coin on cards too narrow for both. */
void draw_nobles(Painter& paint, const Rect& card, int count) {
    constexpr float low = 60;
    constexpr float narrow = 44;
    constexpr float below_coin = 46;
    ChipLook chip;
    chip.fill = palette::noble;
    chip.text = IM_COL32_WHITE;
    chip.height = card.height < low ? size::badge : size::chip;
    chip.size = letters::figure;
    chip.padding = gap::chip;
    const float y = card.height < low ? -chip.height / 2 : card.width < narrow ? below_coin : gap::edge;
    draw_chip(paint, {card.right() - gap::edge, card.y + y}, Align::right, chip, "×" + std::to_string(count));
}

void draw_drawn_mark(Painter& paint, const Rect& card) {
    constexpr float side = 28;
    const Rect mark{card.right() - side - gap::edge, card.y + gap::edge, side, side};
    paint.fill(mark, palette::parchment, radius::place);
    paint.outline(mark, palette::ink, size::line, radius::place);
    paint.picture(mark.inset(2), picture("icon-card-table"));
}

/** The guest, with facts missing on the card. */
void draw_guest(Table& table, const Rect& place, const Rect& card, int index, bool named) {
    Painter& paint = table.stage.paint;
    const Player& player = table.player;
    const Seat& seat = player.seats[static_cast<std::size_t>(index)];
    const bool several = has_several(player, seat.guest);
    if (several) {
        CardLook behind;
        behind.variant = index + 1;
        behind.facts = false;
        draw_card(paint, place.moved(place.width * 0.07F, -nobles_apart), Card::noble, behind);
    }
    CardLook look;
    look.variant = index;
    look.seated = true;
    look.name = named;
    look.thalers = !seat.die.used();
    {
        const Flights& flights = table.stage.memory.flights;
        const Flight* comes = flights.find(Flight::Kind::deal, spot_of(seat_space(index)), table.seat);
        const OnItsWay dealt(paint, flights, comes, card);
        draw_card(paint, card, seat.guest, look);
    }
    if (was_drawn(table, index) && place.width > 70 && place.height > 84) draw_drawn_mark(paint, card);
    if (several) draw_nobles(paint, card, player.nobles);
}

std::optional<PlacedDie> die_at(const Seat& seat, Space space) {
    if (!seat.die.lies()) return std::nullopt;
    return PlacedDie{seat.die.face(), seat.die.own(), space};
}

void draw_seat(Table& table, int index, bool named, const SpaceUse& use, const Touched& touched) {
    Painter& paint = table.stage.paint;
    Flights& flights = table.stage.memory.flights;
    const Space space = seat_space(index);
    const Seat& seat = table.player.seats[static_cast<std::size_t>(index)];
    const Rect& place = table.tavern.seat[static_cast<std::size_t>(index)].card;
    const Rect card = has_several(table.player, seat.guest) ? place.moved(0, nobles_apart) : place;
    draw_set_table(table, index);
    draw_guest(table, place, card, index, named);
    // The points of a low card stay visible.
    if (seat.die.used()) draw_used(paint, card, "+" + yield_text(table.player, space), {0, -5});
    if (use.of_hand) draw_lit(paint, card, radius::inner, flights.breath());
    if (touched.drag_over) draw_aimed_at(paint, card, radius::inner);
    const float side = std::min({46.0F, card.width * 0.48F, card.height * 0.5F});
    const Rect die{card.x + over_edge, card.y - gap::edge, side, side};
    draw_ghosts(table, space, die, card.right());
    flights.at(spot_of(space), die);
    if (const std::optional<PlacedDie> lies = die_at(seat, space)) {
        const OnItsWay comes(paint, flights, flights.find(Flight::Kind::die, spot_of(space), table.seat), die);
        draw_die(paint, die, lies->face, die_color(table, lies->own), askew);
        draw_counts_as(table, die, lies->face, space);
    }
    if (use.of_hand) draw_gain(table, card, use, space);
    if (touched.focused) draw_focus(paint, card.inset(-gap::hair), radius::control);
}

Explanation about_seat(const Table& table, int index, const SpaceUse& use) {
    const Card guest = table.player.seats[static_cast<std::size_t>(index)].guest;
    Explanation about = about_card(guest, index);
    if (has_several(table.player, guest)) about.lines.push_back(std::to_string(table.player.nobles) + "[noble]");
    if (was_drawn(table, index)) about.lines.push_back(card_about(Card::table));
    tell_space(table, seat_space(index), use, about.lines);
    return about;
}

/** The guest, table and visible facts of the card, for screen readers. */
std::string seat_words(Card guest, int index) {
    return say(Text::label_guest, {{"card", card_name(guest)},
                                   {"table", index + 1},
                                   {"pips", facts(guest).pips},
                                   {"thalers", facts(guest).thalers}});
}

void seat(Tree& tree, Table& table, int index, bool named) {
    const SeatBox& box = table.tavern.seat[static_cast<std::size_t>(index)];
    if (box.card.empty()) return;
    const Seat& seat = table.player.seats[static_cast<std::size_t>(index)];
    if (seat.guest == no_card) {
        const auto refuses = [&table, index] { return why_refused_on(table, seat_space(index)); };
        const auto place =
            tree.control({space_id(seat_space(index)),
                          say(Text::label_empty_table, {{"table", index + 1}}),
                          false,
                          false,
                          Role::image,
                          {},
                          refuses},
                         {.place = box.table}, [&table, index](const Rect&) { draw_empty_seat(table, index); });
        return;
    }
    const Space space = seat_space(index);
    const std::optional<PlacedDie> lies = die_at(seat, space);
    const SpaceUse use = use_of(table, space, lies, seat_words(seat.guest, index));
    const Touched touched = touch_space(table, space, lies, use);
    const auto about = [&table, index, use] { return about_seat(table, index, use); };
    const auto refuses = [&table, space] { return why_refused_on(table, space); };
    const auto place = tree.control(
        {space_id(space), use.label, use.live(), false, Role::button, about, refuses}, {.place = box.table},
        [&table, index, named, use, touched](const Rect&) { draw_seat(table, index, named, use, touched); });
}

void draw_table_slot(Table& table, const Rect& card, const Rect& rect, const Touched& touched) {
    Painter& paint = table.stage.paint;
    paint.dashes(rect.inset(2), palette::oak, 2, radius::ring);
    const float side = std::min({card.width, card.height, size::illustration});
    paint.picture({card.center().x - side / 2, card.center().y - side * 0.55F, side, side}, picture("tile-table"),
                  color(0xFFFFFF, 0.75F));
    if (const std::string_view name = tile_name(Tile::table); card.height > size::illustration)
        draw_sign(paint, {card.center().x, card.bottom() - letters::body}, heading(letters::body, palette::parchment),
                  name, Align::center);
    const Rect below_chip{rect.x, rect.y + 10, rect.width - 6, rect.height};
    if (table.waits(Tile::table))
        draw_waits(table, below_chip);
    else
        draw_price(table, Tile::table, below_chip);
    if (touched.focused) draw_focus(paint, rect, radius::ring);
}

/** The table that may be set up, or will be in the next round, a place in the row of seats. */
void table_slot(Tree& tree, Table& table, const SeatBox& box) {
    if (box.card.empty()) return;
    const bool waits = table.waits(Tile::table);
    const bool opens = table.serving() && !waits;
    const Touched touched = table.stage.touch.state("tile-table", opens);
    if (touched.clicked) open_upgrade(table, Tile::table);
    const auto about = [&table] { return about_tile(table, Tile::table); };
    const auto refuses = [&table] { return why_refused(table, act::upgrade(Tile::table, 0)); };
    const auto place =
        tree.control({"tile-table", waits ? full_name(Tile::table, true) : upgrade_label(table, Tile::table), opens,
                      false, Role::button, about, refuses},
                     {.place = box.table},
                     [&table, &box, touched](const Rect& rect) { draw_table_slot(table, box.card, rect, touched); });
}

}  // namespace

void seats(Tree& tree, Table& table) {
    if (table.tavern.seat[0].card.empty()) return;
    const auto group = tree.open({Role::group, std::string(say(Text::room_tables))},
                                 {.flow = Flow::places, .place = table.tavern.room});
    const int count = table.facts.tables - (table.facts.last_is_slot ? 1 : 0);
    // All names, or none.
    bool named = true;
    for (int index = 0; index < count; ++index) {
        const Card guest = table.player.seats[static_cast<std::size_t>(index)].guest;
        const Rect& card = table.tavern.seat[static_cast<std::size_t>(index)].card;
        named = named && (guest == no_card || card.empty() || card_name_fits(table.stage.paint, card, guest));
    }
    for (int index = 0; index < count; ++index) seat(tree, table, index, named);
    if (table.facts.last_is_slot) table_slot(tree, table, table.tavern.seat[static_cast<std::size_t>(count)]);
}

}  // namespace tavern::ui
