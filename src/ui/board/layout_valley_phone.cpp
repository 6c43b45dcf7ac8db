// The valley on a phone: on one page, or on a compact phone at two stops.
#include <algorithm>

#include "ui/board/layout_valley.hpp"

namespace tavern::ui {
namespace {

constexpr float panel_gap = 3;      // between the tracks
constexpr float panel_head = 24;    // height of a heading in or above a panel
constexpr float full_row = 28;      // arrow and crown after a row of the guest book
constexpr float least_stack = 150;  // height of the guest book above the entertainers

Rect panel(const Rect& area, float y, float height) {
    return {area.x + 4, y, area.width - 8, height};
}

/** Guests in one row, and the nobles below them. Returns the lower end. */
float phone_guests(ValleyLayout& layout, const Rect& area, float y, float guest_height, float nobles_height) {
    const float pitch = (area.width - 14) / 5;
    const float width = std::min(pitch - 4, guest_height * 0.88F);
    for (std::size_t place = 0; place < layout.guests.size(); ++place)
        layout.guests[place] = {9 + pitch * static_cast<float>(place) + (pitch - 4 - width) / 2, y, width,
                                guest_height};
    layout.nobles = {9, y + guest_height + 5, area.width - 18, nobles_height};
    return layout.nobles.bottom();
}

/** Returns the lower end. */
float phone_cards(ValleyLayout& layout, const Rect& area, const TableFacts& facts, float y, float height) {
    const float third = (area.width - 12) / 3;
    label_cards(layout, has_reputation(facts.setup), 8, y, third, height + 4, third - 6, height);
    return y + 2 * height + 4;
}

/** With as many spaces in a row as make them about as high as wide. */
void phone_monastery(ValleyLayout& layout, const Rect& box, float head) {
    layout.monastery = box;
    const Rect inside{box.x + 6, box.y + head, box.width - 12, box.height - head - 4};
    for (const int columns : {8, 6, 5}) {
        monastery_cells(layout, inside, columns, 3);
        const Rect& space = layout.monastery_cells[0];
        if (space.height <= 1.5F * space.width) break;
    }
}

void phone_reputation(ValleyLayout& layout, const Setup& setup, const Rect& box, float head, float height) {
    layout.reputation = box;
    reputation_cells(layout, setup, {box.x + 5, box.y + head, box.width - 9, height}, 1.8F);
}

/** Entertainers from here to the right end of their panel. */
void faces(ValleyLayout& layout, float x, float y) {
    const Rect& box = layout.book;
    const float pitch = (box.right() - x - 2) / 3;
    for (std::size_t index = 0; index < layout.entertainers.size(); ++index)
        layout.entertainers[index] = {x + pitch * static_cast<float>(index), y, pitch - 3, box.bottom() - y - 4};
}

/** The guest book with the entertainers beside it. rows_x: the left end of its rows, after a heading or a mug. */
void book_beside_entertainers(ValleyLayout& layout, const Rect& box, float rows_x, float pitch, float faces_y) {
    constexpr float head = 21;
    layout.book = box;
    const float row = (box.height - head - 4) / 3;
    book_cells(layout, box.x + rows_x, box.y + head, pitch - 2, row - 2, pitch, row);
    faces(layout, box.x + rows_x + 4 * pitch + full_row, box.y + faces_y);
}

/** The guests and cards of a compact phone. */
void market_stop(ValleyLayout& layout, const Rect& room, const TableFacts& facts) {
    const bool headed = room.height > 300;
    const float head = headed ? panel_head : 0;
    const float bar = headed ? 44.0F : 40.0F;
    const float guests = std::clamp((room.height - 2 * head) * 0.36F, 78.0F, room.width * 0.32F);
    const float nobles = phone_guests(layout, room, room.y + head, guests, bar);
    const float cards = nobles + 4 + head;
    if (headed) {
        layout.heading_guests = room.y + head / 2 - 2;
        layout.heading_cards = cards - head / 2;
    }
    phone_cards(layout, room, facts, cards, std::min(80.0F, (room.bottom() - cards - 6) / 2));
}

/** The tracks of a compact phone, the guest book and the entertainers. */
void tracks_stop(ValleyLayout& layout, const Rect& room, const TableFacts& facts) {
    const bool headed = room.height > 400;
    const float head = headed ? panel_head : 5;
    const float cell = headed ? 28.0F : 24.0F;
    const float reputation = has_reputation(facts.setup) ? head + cell + 15 : 0;
    const float rest = room.height - reputation - 2 * panel_gap;
    const bool has_book = has_guest_book(facts.setup);
    const bool stacked = has_book && rest * 0.57F > least_stack;
    const float last = has_book                    ? rest * (stacked ? 0.57F : 0.5F)
                       : has_schnapps(facts.setup) ? std::clamp(rest * 0.35F, 68.0F, 130.0F)
                                                   : std::min(85.0F, rest * 0.3F);
    const float monastery = rest - last;
    phone_monastery(layout, panel(room, room.y, monastery), head);
    if (reputation > 0)
        phone_reputation(layout, facts.setup, panel(room, layout.monastery.bottom() + panel_gap, reputation), head,
                         cell);
    const Rect box = panel(room, room.bottom() - last, last);
    if (is_summer(facts.setup)) {
        layout.evenings = box;
    } else if (stacked) {
        book_above_entertainers(layout, box, true, 22);
    } else if (has_book) {
        book_beside_entertainers(layout, box, 18, 27, 4);
    } else {
        layout.book = box;
        faces(layout, box.x + 6, box.y + 4);
    }
}

}  // namespace

void phone_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts) {
    const Rect& area = table.valley;
    layout.bars = layout.labels = true;
    const float squeeze = std::clamp((area.height - 560) / 72, 0.0F, 1.0F);  // share of a tall phone's spare height
    layout.heading_guests = area.y + 12;
    float y = phone_guests(layout, area, area.y + 27, 98, 44) + 26;
    layout.heading_cards = y - 13;
    y = phone_cards(layout, area, facts, y, 56) + 6;
    const float reputation = has_reputation(facts.setup) ? 64 + 4 * squeeze : 0;
    const float book = has_schnapps(facts.setup) ? 94 : 0;
    const int panels = 1 + (reputation > 0 ? 1 : 0) + (book > 0 ? 1 : 0);
    const float rest = area.bottom() - y - 2 - panel_gap * static_cast<float>(panels - 1);
    const float evenings = is_summer(facts.setup) ? std::min(85.0F, rest * 0.3F) : 0;
    phone_monastery(layout, panel(area, y, std::clamp(rest - reputation - book - evenings, 60.0F, 190.0F)), panel_head);
    y = layout.monastery.bottom() + panel_gap;
    if (reputation > 0) {
        phone_reputation(layout, facts.setup, panel(area, y, reputation), panel_head, 28);
        y += reputation + panel_gap;
    }
    const Rect box = panel(area, y, book);
    if (has_guest_book(facts.setup)) {
        book_beside_entertainers(layout, box, 56, 31, panel_head);
    } else if (book > 0) {
        layout.book = box;
        faces(layout, box.x + 6, y + 4);
    }
    if (evenings > 30) layout.evenings = panel(area, y, evenings);
}

void tight_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts, int stop) {
    const Rect& area = table.valley;
    layout.bars = layout.labels = true;
    layout.stop_switch = {area.x + 8, area.bottom() - 46, area.width - 16, 44};
    const Rect room{area.x, area.y + 4, area.width, layout.stop_switch.y - area.y - 8};
    (stop == 0 ? market_stop : tracks_stop)(layout, room, facts);
}

}  // namespace tavern::ui
