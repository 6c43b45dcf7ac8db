// The tavern's parts for each fold, with lengths from the mock-ups.
#include <algorithm>

#include "ui/board/layout.hpp"

namespace tavern::ui {
namespace {

constexpr std::size_t at(Tile tile) {
    return index_of(tile);
}
constexpr std::size_t at(Card card) {
    return index_of(card);
}

struct SeatSize {
    float card_width;
    float card_height;
    float side;  // of the table top beside the card
    float foot;  // of the table top below the card
};

void place_seats(TavernLayout& layout, int first, int count, float x, float y, float pitch, const SeatSize& size) {
    for (int index = 0; index < count; ++index) {
        SeatBox& seat = layout.seat[static_cast<std::size_t>(first) + static_cast<std::size_t>(index)];
        const float left = x + pitch * static_cast<float>(index);
        seat.table = {left, y, size.card_width + 2 * size.side, size.card_height + 8 + size.foot};
        seat.card = {left + size.side, y + 8, size.card_width, size.card_height};
    }
}

/** Seats from left to right in one row, or in two rows of small cards when there are many. In a narrow room, the last
 * place, for a table not set up yet, is narrower than a seat. */
void seat_row(TavernLayout& layout, bool last_is_slot, float x, float y, float width, float height) {
    const int count = layout.seats;
    const bool narrow_slot = last_is_slot && count > 6;
    const int seats = narrow_slot ? count - 1 : count;
    constexpr float slot_width = 66;
    const float room = narrow_slot ? width - slot_width - 4 : width;
    // Names need two rows of wide cards, if these are high enough.
    constexpr float least_pitch = 47;
    if (seats <= 8 || (height < 150 && room >= least_pitch * static_cast<float>(seats))) {
        const bool large = seats <= 5 && height >= 170;
        const bool middle = seats <= 6 && height >= 150;
        SeatSize size = large    ? SeatSize{104, 148, 10, 16}
                        : middle ? SeatSize{92, 131, 6, 14}
                                 : SeatSize{74, 101, 5, 9};
        const float natural = large ? 130.0F : middle ? 108.0F : seats <= 6 ? 104.0F : 82.0F;
        const float pitch = std::min(natural, room / static_cast<float>(seats));
        if (pitch < size.card_width + 2 * size.side) {
            size.side = 3;
            size.card_width = pitch - 8;
        }
        place_seats(layout, 0, seats, x, large ? y : y + 6, pitch, size);
        if (narrow_slot) {
            const Rect& last = layout.seat[static_cast<std::size_t>(seats - 1)].table;
            place_seats(layout, seats, 1, last.right() + 4, last.y, slot_width,
                        {slot_width - 8, size.card_height * 0.7F, 4, 4});
        }
        return;
    }
    const int row = (count + 1) / 2;
    const float pitch = std::min(106.0F, width / static_cast<float>(row));
    const float card_width = std::min(82.0F, pitch - 8);
    const float card_height = std::min(card_width * 1.4F, height / 2 - 18);
    const SeatSize size{card_width, card_height, 3, 5};
    place_seats(layout, 0, row, x, y, pitch, size);
    place_seats(layout, row, count - row, x, y + card_height + 17, pitch, size);
}

void wide_tavern(TavernLayout& layout, const Rect& room, bool slot) {
    const float dx = room.x - 8;
    const float extra = std::max(0.0F, room.height - 550);
    const float first = room.y - 58 + extra * 0.2F;
    const float second = room.y - 58 + extra * 0.6F;
    const float third = room.y - 58 + extra;
    layout.bar = {room.x, 440 + third, 758, 168};
    layout.deck = {26 + dx, 96 + first, 66, 92};
    layout.discard = {26 + dx, 208 + first, 62, 42};
    seat_row(layout, slot, 104 + dx, 90 + first, 652, 184);
    layout.tile[at(Tile::dishwasher)] = {20 + dx, 284 + second, 92, 116};
    layout.tile[at(Tile::server)] = {216 + dx, 284 + second, 92, 116};
    layout.tile[at(Tile::brewer)] = {546 + dx, 284 + second, 96, 116};
    layout.tile[at(Tile::beer_storage)] = {672 + dx, 284 + second, 80, 116};
    layout.tile[at(Tile::cashbox)] = {28 + dx, 444 + third, 104, 130};
    layout.tile[at(Tile::monk)] = {146 + dx, 444 + third, 104, 130};
    layout.tile[at(Tile::barrel)] = {264 + dx, 444 + third, 104, 130};
    layout.tile[at(Tile::safe)] = {382 + dx, 444 + third, 104, 130};
    layout.staff[at(Card::dishwasher)] = {118 + dx, 292 + second, 84, 80};
    layout.staff[at(Card::server)] = {314 + dx, 292 + second, 84, 80};
    layout.staff[at(Card::barback)] = {412 + dx, 292 + second, 60, 80};
    layout.staff[at(Card::bard)] = {478 + dx, 292 + second, 60, 80};
    layout.staff[at(Card::brewer)] = {622 + dx, 302 + second, 44, 62};
    layout.dog = {114 + dx, 346 + second, 88, 88};
    layout.cat = {600 + dx, 402 + third, 56, 56};
    for (std::size_t stool = 0; stool < 3; ++stool)
        layout.stools[stool] = {502 + dx + 84 * static_cast<float>(stool), 460 + third, 92, 92};
    layout.counter_label = {512 + dx, 580 + third, 150, 26};
}

/** 800 x 600, and above the valley on a tablet: the same rooms, lower. */
void drawer_tavern(TavernLayout& layout, const Rect& room, bool slot) {
    const float extra = std::max(0.0F, room.height - 444);
    const float first = extra * 0.2F;
    const float second = extra * 0.6F;
    const float third = extra;
    const float dx = room.x + std::max(0.0F, (room.width - 752) / 2) - 6;
    layout.bar = {room.x, 406 + third, room.width, room.bottom() - 406 - third};
    layout.deck = {18 + dx, 85 + first, 62, 84};
    layout.discard = {18 + dx, 188 + first, 58, 22};
    seat_row(layout, slot, 98 + dx, 80 + first, room.right() - 104 - dx, 152 + first);
    layout.tile[at(Tile::dishwasher)] = {14 + dx, 258 + second, 88, 98};
    layout.tile[at(Tile::server)] = {206 + dx, 258 + second, 88, 98};
    layout.tile[at(Tile::brewer)] = {526 + dx, 258 + second, 96, 98};
    layout.tile[at(Tile::beer_storage)] = {662 + dx, 258 + second, 88, 98};
    layout.tile[at(Tile::cashbox)] = {22 + dx, 375 + third, 112, 112};
    layout.tile[at(Tile::monk)] = {142 + dx, 375 + third, 112, 112};
    layout.tile[at(Tile::barrel)] = {262 + dx, 375 + third, 112, 112};
    layout.tile[at(Tile::safe)] = {386 + dx, 378 + third, 104, 110};
    layout.staff[at(Card::dishwasher)] = {108 + dx, 264 + second, 80, 68};
    layout.staff[at(Card::server)] = {300 + dx, 264 + second, 80, 68};
    layout.staff[at(Card::barback)] = {396 + dx, 264 + second, 56, 68};
    layout.staff[at(Card::bard)] = {456 + dx, 264 + second, 56, 68};
    layout.staff[at(Card::brewer)] = {602 + dx, 268 + second, 38, 52};
    layout.staff_card = 48;
    for (std::size_t stool = 0; stool < 3; ++stool)
        layout.stools[stool] = {502 + dx + 84 * static_cast<float>(stool), 372 + third, 86, 86};
    layout.counter_label = {512 + dx, 462 + third, 226, 25};
}

/** 640 x 480: seats and two rows of tiles at the left, cards and stools beside them. */
void pages_tavern(TavernLayout& layout, const Rect& room, bool slot) {
    const float w = room.width;
    const float dx = room.x;
    const float extra = std::max(0.0F, room.height - 336);
    const float first = room.y - 48 + extra * 0.2F;
    const float second = room.y - 48 + extra * 0.6F;
    const float third = room.y - 48 + extra;
    layout.bar = {dx, 338 + third, w, room.bottom() - 338 - third};
    layout.deck = {14 + dx, 70 + first, 54, 76};
    layout.discard = {14 + dx, 166 + first, 50, 20};
    seat_row(layout, slot, 84 + dx, 66 + first, w - 92, 118);
    const auto tile = [&](Tile which, float x, float y) { layout.tile[at(which)] = {x + dx, y, 88, 86}; };
    tile(Tile::dishwasher, 6, 196 + second);
    tile(Tile::server, 102, 196 + second);
    tile(Tile::brewer, 198, 196 + second);
    tile(Tile::beer_storage, 294, 196 + second);
    tile(Tile::cashbox, 6, 296 + third);
    tile(Tile::monk, 102, 296 + third);
    tile(Tile::barrel, 198, 296 + third);
    tile(Tile::safe, 294, 296 + third);
    // Below the prices.
    layout.staff[at(Card::dishwasher)] = {10 + dx, 207 + second, 50, 29};
    layout.staff[at(Card::server)] = {106 + dx, 207 + second, 50, 29};
    layout.staff[at(Card::brewer)] = {256 + dx, 207 + second, 30, 29};
    layout.staff[at(Card::barback)] = {396 + dx, 190 + second, 46, 64};
    layout.staff[at(Card::bard)] = {454 + dx, 190 + second, 46, 64};
    layout.staff_card = 44;
    if (w > 600) layout.dog = {w - 114 + dx, 210 + second, 96, 96};
    const float pitch = std::min(84.0F, (w - 398) / 3);
    const float stool_side = std::min(76.0F, pitch + 8);
    for (std::size_t stool = 0; stool < 3; ++stool)
        layout.stools[stool] = {392 + dx + pitch * static_cast<float>(stool), 356 + third - stool_side, stool_side,
                                stool_side};
    layout.counter_label = {398 + dx, 350 + third, std::min(236.0F, w - 404), 24};
    layout.tiles_small = true;
}

/** A phone on its side: seats in one row, tiles in another with the loose cards after them. */
void low_tavern(TavernLayout& layout, const Rect& room, bool slot) {
    const float w = room.width;
    const float y = room.y;
    layout.deck = {14, y + 22, 54, 76};
    layout.discard = {14, y + 118, 50, 20};
    seat_row(layout, slot, 84, y + 14, w - 90, 118);
    const float tiles_y = y + 162;
    const float height = room.bottom() - tiles_y - 6;
    constexpr float loose = 172;
    const float pitch = std::min(100.0F, (w - loose) / 8);
    constexpr std::array order{Tile::dishwasher, Tile::server, Tile::brewer, Tile::beer_storage,
                               Tile::cashbox,    Tile::monk,   Tile::barrel, Tile::safe};
    float x = 8;
    for (const Tile tile : order) {
        layout.tile[at(tile)] = {x, tiles_y, pitch - 7, height};
        x += pitch;
    }
    const Rect& brewer = layout.tile[at(Tile::brewer)];
    layout.staff[at(Card::dishwasher)] = {layout.tile[at(Tile::dishwasher)].x + 4, tiles_y + 18, 50, 43};
    layout.staff[at(Card::server)] = {layout.tile[at(Tile::server)].x + 4, tiles_y + 18, 50, 43};
    layout.staff[at(Card::brewer)] = {brewer.right() - 34, tiles_y + 18, 30, 43};
    layout.staff_card = 44;
    x = w - loose + 14;
    layout.staff[at(Card::barback)] = {x, tiles_y + 10, 46, 64};
    layout.staff[at(Card::bard)] = {x + 52, tiles_y + 10, 46, 64};
    layout.stools[0] = {x + 104, tiles_y + 10, 46, 64};
    layout.counter_label = {x + 100, tiles_y + 76, 54, 20};
    layout.bar = {0, room.bottom() - 66, w, 66};
    layout.tiles_small = true;
}

/** A phone's grid for barbacks, bards, counter guests, deck and discard pile, which have no fixed places there. */
void place_loose(TavernLayout& layout, const Rect& area, int columns, float label) {
    const int rows = (5 + columns - 1) / columns;
    const float pitch = area.width / static_cast<float>(columns);
    const float row = area.height / static_cast<float>(rows);
    const float width = std::min({46.0F, pitch - 6, (row - label - 4) / 1.4F});
    std::array<Rect, 5> boxes;
    for (int index = 0; index < 5; ++index)
        boxes[static_cast<std::size_t>(index)] = {
            area.x + pitch * static_cast<float>(index % columns) + (pitch - width) / 2,
            area.y + row * static_cast<float>(index / columns) + 2, width, width * 1.4F};
    layout.staff_card = width;
    layout.staff[at(Card::barback)] = boxes[0];
    layout.staff[at(Card::bard)] = boxes[1];
    layout.stools[0] = boxes[2];
    layout.deck = boxes[3];
    layout.discard = boxes[4];
    layout.labels = label > 0;
    layout.counter_label = {boxes[2].x - 4, boxes[2].bottom() + 2, width + 8, 20};
}

/** Two rows of tiles below the seats, or without seats. */
void phone_tiles(TavernLayout& layout, const TableLayout& table, float tile_height) {
    const Rect& room = table.tavern;
    const float w = room.width;
    const float tile_pitch = (w - 8) / 4;
    const float tile_width = tile_pitch - 7;
    layout.names = tile_height >= 100;
    const float tiles_y = table.tight ? room.y + 32 : room.bottom() - 2 * (tile_height + 20) - 2;
    const float tiles_step = tile_height + 22;
    const auto tile = [&](Tile which, int column, int line) {
        layout.tile[at(which)] = {4 + tile_pitch * static_cast<float>(column) + 3,
                                  tiles_y + tiles_step * static_cast<float>(line), tile_width, tile_height};
    };
    tile(Tile::dishwasher, 0, 0);
    tile(Tile::server, 1, 0);
    tile(Tile::brewer, 2, 0);
    tile(Tile::beer_storage, 3, 0);
    tile(Tile::cashbox, 0, 1);
    tile(Tile::monk, 1, 1);
    tile(Tile::barrel, 2, 1);
    tile(Tile::safe, 3, 1);
    const Rect& brewer = layout.tile[at(Tile::brewer)];
    const Rect& dishwasher = layout.tile[at(Tile::dishwasher)];
    const Rect& server = layout.tile[at(Tile::server)];
    layout.staff[at(Card::dishwasher)] = {dishwasher.x + 4, dishwasher.y + 16, 46, 46};
    layout.staff[at(Card::server)] = {server.x + 4, server.y + 16, 46, 46};
    layout.staff[at(Card::brewer)] = {brewer.right() - 34, brewer.y + 16, 30, 42};
    layout.bar = {0, layout.tile[at(Tile::cashbox)].y + 30, w, room.bottom() - layout.tile[at(Tile::cashbox)].y - 30};
    layout.tiles_small = true;
}

/** Removes the parts that belong to the other stop. */
void keep_stop(TavernLayout& layout, int stop) {
    if (stop == 0) {
        for (Rect& tile_box : layout.tile) tile_box = {};
        for (const Card away : {Card::dishwasher, Card::server, Card::brewer}) layout.staff[at(away)] = {};
        layout.bar = {};
    } else {
        for (SeatBox& seat : layout.seat) seat = {};
        for (const Card away : {Card::barback, Card::bard}) layout.staff[at(away)] = {};
        layout.stools[0] = layout.deck = layout.discard = layout.counter_label = {};
    }
}

void phone_tavern(TavernLayout& layout, const TableLayout& table, bool drafting, int stop) {
    const Rect& room = table.tavern;
    const float w = room.width;
    const bool tight = table.tight;
    const int count = layout.seats;
    // A small phone with enough height gives it to the cards, except under the risen hands of the draft; the rest goes
    // between the rows. If there are few seats, they have names.
    const bool tall = tight && !drafting && room.height > 280;
    const bool wide_seats = tall && count <= 6;
    const int row = wide_seats ? 3 : count <= 8 ? 4 : (count + 1) / 2;
    const int upper = std::min(count, row);
    const int lower = count - upper;
    const float top = tight ? 20.0F : 26.0F;
    const float tile_height = tight               ? std::clamp((room.height - 60) / 2 - 10, 80.0F, 200.0F)
                              : room.height > 530 ? 108.0F
                                                  : 100.0F;
    const float tiles = tight ? 0 : 2 * (tile_height + 20) + 14;
    const float gap = tight ? 5.0F : 10.0F;
    const bool strip_below = lower >= 3 || (wide_seats && lower == 2);
    const float strip = strip_below ? 46.0F : 0;
    const float room_for_rows = room.height - top - tiles - strip - (strip_below ? gap : 0);
    const float pitch = (w - 8) / static_cast<float>(row);
    // The seats use the rest of the height: two rows of them, or one and the loose cards.
    const float rows_height = lower == 0 ? room_for_rows - 84 - gap : (room_for_rows - gap) / 2;
    SeatSize size{};
    size.side = row > 4 ? 2 : 5;
    size.foot = 6;
    size.card_width = std::min({tight ? 104.0F : 84.0F, pitch - 2 * size.side - 2, (rows_height - 14) / 1.37F});
    size.card_height = std::min(rows_height - 14, size.card_width * (row > 4 || tall ? 1.7F : 1.37F));
    const float seat_height = size.card_height + 8 + size.foot;
    const float x = 4 + (pitch - size.card_width - 2 * size.side) / 2;
    const float second_height = lower == 0 ? 88 : seat_height + (strip_below ? gap + strip : 0.0F);
    const float left_over = room.height - top - seat_height - second_height - 2 * gap;
    const float apart = tall ? std::max(0.0F, left_over / (strip_below ? 3.0F : 2.0F)) : 0.0F;
    const float y = room.y + top + apart;
    place_seats(layout, 0, upper, x, y, pitch, size);
    const float second = y + seat_height + gap + apart;
    place_seats(layout, upper, lower, x, second, pitch, size);
    const float left = 6 + pitch * static_cast<float>(lower);
    if (lower == 0)
        place_loose(layout, {4, second, w - 8, 88}, 5, 20);
    else if (lower == 1 && !wide_seats)
        place_loose(layout, {left, second + 2, w - left - 4, std::min(seat_height, 96.0F)}, 5, 20);
    else if (!strip_below)
        place_loose(layout, {left, second, w - left - 4, seat_height}, 3, 0);
    else
        place_loose(layout, {4, second + seat_height + gap + apart, w - 8, strip}, 5, 0);
    phone_tiles(layout, table, tile_height);
    if (tight) keep_stop(layout, stop);
}

}  // namespace

TavernLayout tavern_layout(const TableLayout& table, const TableFacts& facts, int stop) {
    TavernLayout layout;
    layout.room = table.tavern;
    layout.seats = std::min(facts.tables, max_seats + 1);
    switch (table.fold) {
        case Fold::wide: wide_tavern(layout, table.tavern, facts.last_is_slot); break;
        case Fold::drawer:
        case Fold::tablet: drawer_tavern(layout, table.tavern, facts.last_is_slot); break;
        case Fold::pages:
            if (table.low)
                low_tavern(layout, table.tavern, facts.last_is_slot);
            else
                pages_tavern(layout, table.tavern, facts.last_is_slot);
            break;
        case Fold::phone: phone_tavern(layout, table, facts.drafting, stop); break;
    }
    if (layout.cat.overlaps(table.hands)) layout.cat = {};
    return layout;
}

}  // namespace tavern::ui
