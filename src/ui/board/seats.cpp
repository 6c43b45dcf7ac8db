// Tables and who sits at them.
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
    for (float x = cloth.x; x < cloth.right(); x += 20) {
        paint.fill({x, cloth.y, 10, cloth.height}, palette::reputation);
        paint.fill({x + 10, cloth.y, 10, cloth.height}, palette::parchment);
    }
    paint.unclip();
    paint.line({cloth.x, cloth.y}, {cloth.right(), cloth.y}, palette::ink, 1.5F);
    paint.line({cloth.x, cloth.bottom()}, {cloth.right(), cloth.bottom()}, palette::ink, 1.5F);
}

}  // namespace

void draw_seat(Table& table, const TavernLayout& layout, int index, bool named) {
    Painter& paint = table.stage.paint;
    const Player& player = table.player;
    const SeatBox& box = layout.seat[static_cast<std::size_t>(index)];
    if (box.card.empty()) return;
    const Space space = seat_space(index);
    const Seat& seat = player.seats[static_cast<std::size_t>(index)];
    draw_table_top(paint, box.table);
    const int with_cloth = components::printed_tables;
    const bool upgraded = player.has_upgraded(Tile::table);
    if (upgraded && index == with_cloth) draw_cloth(paint, box);
    if (seat.guest == no_card) {
        paint.dashes(box.card.inset(6), color(0x6E4727, 0.9F), 2, 8);
        return;
    }
    const bool noble = seat.guest == Card::noble;
    if (noble && player.nobles > 1) {
        CardLook behind;
        behind.variant = index + 1;
        behind.facts = false;
        draw_card(paint, box.card.moved(box.card.width * 0.07F, -4), Card::noble, behind);
    }
    CardLook look;
    look.variant = index;
    look.seated = true;
    look.name = named;
    look.thalers = !seat.die.used();
    const Rect card = noble && player.nobles > 1 ? box.card.moved(0, 4) : box.card;
    Flights& flights = table.stage.memory.flights;
    {
        const OnItsWay dealt(paint, flights, flights.find(Flight::Kind::deal, spot_of(space), table.seat), card);
        draw_card(paint, card, seat.guest, look);
    }
    if (index > with_cloth - (upgraded ? 0 : 1) && box.card.width > 70 && box.card.height > 84) {
        const Rect mark{card.right() - 32, card.y + 4, 28, 28};
        paint.fill(mark, palette::parchment, 8);
        paint.outline(mark, palette::ink, 1.5F, 8);
        paint.picture(mark.inset(2), picture("icon-card-table"));
    }
    if (noble && player.nobles > 1) {
        ChipLook chip;
        chip.fill = palette::noble;
        chip.text = color(0xFFFFFF);
        // Above the points, also where the card is low.
        const bool low = card.height < 60;
        chip.height = low ? 20.0F : 24.0F;
        chip.size = 15;
        chip.padding = 6;
        // Below the coin of a card that is too narrow for both.
        const float y = low ? card.y - 10 : card.width < 44 ? card.y + 46 : card.y + 4;
        draw_chip(paint, {card.right() - 4, y}, Align::right, chip, "×" + std::to_string(player.nobles));
    }
    std::optional<PlacedDie> lies;
    if (seat.die.lies()) lies = PlacedDie{seat.die.face(), seat.die.own(), space};
    const SpaceUse use = use_of(table, space, lies);
    const Touched touched = touch_space(table, space, box.table, lies, use);
    // The points of a low card stay in sight.
    if (seat.die.used()) draw_used(paint, card, "+" + yield_text(player, space), {0, -5});
    if (use.of_hand) draw_lit(paint, card, 9, flights.breath());
    if (touched.drag_over) draw_aimed_at(paint, card, 9);
    const float side = std::min({46.0F, card.width * 0.48F, card.height * 0.5F});
    const Rect die{card.x - 6, card.y - 4, side, side};
    draw_ghosts(table, space, die);
    flights.at(spot_of(space), die);
    if (lies) {
        const OnItsWay comes(paint, flights, flights.find(Flight::Kind::die, spot_of(space), table.seat), die);
        draw_die(paint, die, lies->face, die_color(table, lies->own), -4);
        draw_counts_as(table, die, lies->face, space);
    }
    if (use.of_hand) draw_gain(table, card, use, space);
    if (touched.focused) draw_focus(paint, card.inset(-3), 11);
    explain_card(table, touched, box.table, seat.guest, index);
}

void draw_table_slot(Table& table, const SeatBox& box) {
    if (box.card.empty()) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    paint.dashes(box.table.inset(2), palette::oak, 2, 12);
    const float side = std::min({box.card.width, box.card.height, 92.0F});
    paint.picture({box.card.center().x - side / 2, box.card.center().y - side * 0.55F, side, side},
                  picture("tile-table"), color(0xFFFFFF, 0.75F));
    const bool opens = table.serving();
    const Touched touched = stage.touch.target(
        "tile-table", say(Text::label_upgrade, {{"tile", tile_name(Tile::table)}, {"price", facts(Tile::table).cost}}),
        box.table, opens);
    draw_price(table, Tile::table, {box.table.x, box.table.y + 10, box.table.width - 6, box.table.height});
    if (opens && touched.clicked) {
        stage.next.sheet = Sheet::upgrade;
        stage.next.tile = Tile::table;
        stage.next.given = -1;
    }
    if (touched.focused) draw_focus(paint, box.table, 12);
    explain(stage, touched, box.table, tile_name(Tile::table), tile_lines(table, Tile::table), picture("tile-table"));
}

}  // namespace tavern::ui
