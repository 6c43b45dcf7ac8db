// The valley's parts for each fold, with lengths from the mock-ups.
#include <algorithm>

#include "ui/board/layout.hpp"

namespace tavern::ui {
namespace {

/** The monastery track in rows, from the start space forth and back; the last cell is the end of the start space. */
void monastery_cells(ValleyLayout& layout, Rect area, int columns, float gap) {
    constexpr int cells = components::monastery_length + 1;
    const int rows = (cells + columns) / columns;
    const float pitch = (area.width + gap) / static_cast<float>(columns);
    const float row_pitch = (area.height + gap) / static_cast<float>(rows);
    for (int cell = 0; cell < cells; ++cell) {
        const int row = cell / columns;
        const int along = cell % columns;
        const int column = row % 2 == 0 ? along : columns - 1 - along;
        layout.monastery_cells[static_cast<std::size_t>(cell)] = {area.x + pitch * static_cast<float>(column),
                                                                  area.y + row_pitch * static_cast<float>(row),
                                                                  pitch - gap, row_pitch - gap};
    }
}

void reputation_cells(ValleyLayout& layout, int spaces, float x, float y, float width, float height, float gap) {
    const float pitch = (width + gap) / static_cast<float>(spaces);
    for (int space = 0; space < spaces; ++space)
        layout.reputation_cells[static_cast<std::size_t>(space)] = {x + pitch * static_cast<float>(space), y,
                                                                    pitch - gap, height};
}

void book_cells(ValleyLayout& layout, float x, float y, float width, float height, float pitch_x, float pitch_y) {
    for (std::size_t row = 0; row < components::book_rows; ++row)
        for (std::size_t column = 0; column < components::book_columns; ++column)
            layout.book_cells[row][column] = {x + pitch_x * static_cast<float>(column),
                                              y + pitch_y * static_cast<float>(row), width, height};
}

void market(ValleyLayout& layout, bool bards, float x, float guests_y, float cards_y, float pitch, float width,
            float height) {
    for (std::size_t place = 0; place < layout.guests.size(); ++place)
        layout.guests[place] = {x + pitch * static_cast<float>(place), guests_y, width, height};
    layout.nobles = {x + pitch * 5, guests_y, width, height};
    for (std::size_t card = bards ? 0 : 1; card < components::tavern_kinds; ++card) {
        const auto column = static_cast<float>(bards ? card : card - 1);
        layout.cards[card] = {x + pitch * column, cards_y, width, height};
    }
}

/** Tavern cards as labels, three to a row. */
void label_cards(ValleyLayout& layout, bool bards, float x, float y, float pitch_x, float pitch_y, float width,
                 float height) {
    for (std::size_t card = bards ? 0 : 1; card < components::tavern_kinds; ++card) {
        const std::size_t index = bards ? card : card - 1;
        layout.cards[card] = {x + pitch_x * static_cast<float>(index % 3), y + pitch_y * static_cast<float>(index / 3),
                              width, height};
    }
}

/** Module 1: larger guests, nobles beside the tavern cards, a wide track, the coming evenings. */
void summer_wide(ValleyLayout& layout, const Rect& area, float extra) {
    const float w = area.width;
    const float pitch = (w - 12) / 5;
    const float card = std::min(92.0F, pitch - 5);
    for (std::size_t place = 0; place < layout.guests.size(); ++place)
        layout.guests[place] = {area.x + 9 + pitch * static_cast<float>(place), area.y + 27, card, 131};
    layout.heading_guests = area.y + 14;
    const float cards_y = area.y + 186 + extra * 0.3F;
    layout.heading_cards = cards_y - 12;
    const float six = (w - 10) / 6;
    for (std::size_t kind = 1; kind < components::tavern_kinds; ++kind)
        layout.cards[kind] = {area.x + 9 + six * static_cast<float>(kind - 1), cards_y, 76, 104};
    layout.nobles = {area.x + 9 + six * 5, cards_y, 76, 104};
    const float track_y = area.y + 294 + extra * 0.6F;
    layout.monastery = {area.x + 3, track_y, w - 10, 164};
    monastery_cells(layout, {area.x + 11, track_y + 28, w - 22, 130}, 8, 4);
    layout.evenings = {area.x + 3, area.y + 461 + extra, w - 10, 85};
}

/** The guest book with the entertainers beside it, or the entertainers alone. */
void wide_book(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts, float left, float y,
               float wide) {
    const bool compact = table.fold != Fold::wide;
    const bool has_book = has_guest_book(facts.setup);
    // Where the smallest text is relatively large, the book gives room to the entertainers' rules.
    const bool dense = !compact && table.unit < 0.89F;
    layout.book = {left, y, wide, compact ? 80.0F : 106.0F};  // also the panel of entertainers without a book
    if (has_book) {
        if (!dense) layout.book_picture = compact ? Rect{left + 3, y + 4, 56, 56} : Rect{left + 2, y + 28, 76, 76};
        const float rows_x = compact ? 69.0F : dense ? 60.0F : 96.0F;
        const float pitch_x = compact ? 50.0F : dense ? 44.0F : 46.0F;
        book_cells(layout, left + rows_x, y + (compact ? 4.0F : 21.0F), pitch_x - 3, compact ? 23.5F : 25.7F, pitch_x,
                   compact ? 25.0F : 27.7F);
    }
    const float face = !has_book ? (wide - 24) / 3 : dense ? 66.0F : 54.0F;
    const float pitch = face + (has_book ? 3.0F : 4.0F);
    const float from = has_book ? left + wide - 3 * (face + 4) - 2 : left + 8;
    for (std::size_t index = 0; index < 3; ++index)
        layout.entertainers[index] = {from + pitch * static_cast<float>(index), y + (compact ? 5.0F : 23.0F), face,
                                      compact ? 70.0F : 79.0F};
}

void wide_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts) {
    const Rect& area = table.valley;
    const bool compact = table.fold != Fold::wide;
    const float base = compact ? 444.0F : 550.0F;
    const float extra = std::max(0.0F, area.height - base);
    if (is_summer(facts.setup) && !compact) {
        summer_wide(layout, area, extra);
        return;
    }
    const float w = area.width;
    const float pitch = (w - 9.6F) / 6;
    const float card_width = std::min(76.0F, pitch - 5);
    layout.heading_guests = area.y + 13;
    const float card_height = compact ? 86.0F : 104.0F;
    const float cards_y = compact ? area.y + 148 : area.y + 151;
    market(layout, has_reputation(facts.setup), area.x + 7, area.y + (compact ? 24.0F : 23.0F), cards_y + extra * 0.15F,
           pitch, card_width, card_height);
    if (compact) {
        // Guests have more text than tavern cards.
        for (Rect& guest : layout.guests) guest.height = 100;
        layout.nobles.height = 100;
    }
    layout.heading_cards = cards_y - 11 + extra * 0.15F;
    layout.headings = !compact;
    // Where the smallest text is too wide for the cards, only explanations have the names.
    layout.card_names = compact || table.unit >= 0.89F;
    // The tracks that are in play, from the foot upwards.
    const float left = area.x + 3;
    const float wide = w - 10;
    float y = (compact ? area.y + 238 : area.y + 260) + extra * 0.3F;
    // Spare height goes to the track and the gaps.
    const float gap = 3 + extra * 0.1F;
    const float track = (compact ? 68.0F : 102.0F) + std::min(extra * 0.35F, 100.0F);
    // With few tracks in play, the monastery track uses the room for three rows.
    const bool roomy = !has_reputation(facts.setup);
    layout.monastery = {left, y, wide, roomy ? track + (compact ? 50.0F : 60.0F) : track};
    const float head = compact ? 5.0F : 25.0F;
    monastery_cells(layout, {left + 6, y + head, wide - 10, layout.monastery.height - head - 5}, roomy ? 8 : 12,
                    roomy ? 4 : 3);
    y += layout.monastery.height + gap;
    if (has_reputation(facts.setup)) {
        const float height = compact ? 48.0F : 72.0F;
        layout.reputation = {left, y, wide, height};
        reputation_cells(layout, has_guest_book(facts.setup) ? 12 : 11, left + 6, y + (compact ? 4.0F : 24.0F),
                         wide - 8, compact ? 26.0F : 32.0F, 2.6F);
        y += height + gap;
    }
    if (has_schnapps(facts.setup))
        wide_book(layout, table, facts, left, y, wide);
    else
        layout.evenings = {left, y, wide, 85};
}

/** Cards, nobles and tracks below each other on a phone. */
void phone_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts) {
    const Rect& area = table.valley;
    const bool tight = table.tight;
    const float w = area.width;
    layout.bars = layout.labels = true;
    layout.card_names = !tight;
    layout.headings = !tight;
    const float squeeze = std::clamp((area.height - 560) / 72, 0.0F, 1.0F);  // share of a tall phone's spare height
    float y = area.y + (tight ? 4.0F : 24.0F);
    layout.heading_guests = area.y + 12;
    const float pitch = (w - 14) / 5;
    const float guest_height = tight ? 78.0F : 98.0F;
    const float guest_width = std::min(pitch - 4, guest_height * 0.88F);
    for (std::size_t place = 0; place < layout.guests.size(); ++place)
        layout.guests[place] = {9 + pitch * static_cast<float>(place) + (pitch - 4 - guest_width) / 2, y + 3,
                                guest_width, guest_height};
    y += guest_height + 8;
    layout.nobles = {9, y, w - 18, tight ? 40.0F : 44.0F};
    y += layout.nobles.height + (tight ? 4.0F : 26.0F);
    layout.heading_cards = y - 13;
    const float label = tight ? 42.0F : 56.0F;
    const float third = (w - 12) / 3;
    label_cards(layout, has_reputation(facts.setup), 8, y, third, label + 4, third - 6, label);
    y += 2 * (label + 4) + 2;
    const float left = 4;
    const float wide = w - 8;
    const float head = tight ? 4.0F : 24.0F;
    float rest = area.bottom() - y - 2;
    const int panels = 1 + (has_reputation(facts.setup) ? 1 : 0) + (has_schnapps(facts.setup) ? 1 : 0);
    rest -= 3.0F * static_cast<float>(panels - 1);
    const float reputation = has_reputation(facts.setup) ? (tight ? 40.0F : 64.0F + 4 * squeeze) : 0;
    const float book = has_schnapps(facts.setup) ? (tight ? 62.0F : 94.0F) : 0;
    float evenings = is_summer(facts.setup) ? std::min(85.0F, rest * 0.3F) : 0;
    const float monastery = std::clamp(rest - reputation - book - evenings, 60.0F, 190.0F);
    layout.monastery = {left, y, wide, monastery};
    monastery_cells(layout, {left + 6, y + head, wide - 12, monastery - head - 4}, tight ? 12 : 8, 3);
    y += monastery + 3;
    if (reputation > 0) {
        layout.reputation = {left, y, wide, reputation};
        reputation_cells(layout, has_guest_book(facts.setup) ? 12 : 11, left + 5, y + head, wide - 9,
                         tight ? 24.0F : 28.0F, 1.8F);
        y += reputation + 3;
    }
    if (book > 0) {
        layout.book = {left, y, wide, book};
        const float row = (book - (tight ? 6.0F : 25.0F)) / 3;
        if (has_guest_book(facts.setup)) {
            // The entertainers' rules need the room of a picture.
            const float pitch_x = tight ? 40.0F : 31.0F;
            book_cells(layout, left + (tight ? 6.0F : 56.0F), y + (tight ? 4.0F : 21.0F), pitch_x - 2, row - 2, pitch_x,
                       row);
        }
        const float from = has_guest_book(facts.setup) ? left + (tight ? 196.0F : 208.0F) : left + 8;
        const float face = std::min(90.0F, (left + wide - from - 2) / 3);
        for (std::size_t index = 0; index < 3; ++index)
            layout.entertainers[index] = {from + face * static_cast<float>(index), y + (tight ? 3.0F : 24.0F), face - 3,
                                          book - (tight ? 6.0F : 30.0F)};
    }
    if (evenings > 30) layout.evenings = {left, y, wide, evenings};
}

/** 320 x 480: the market or the tracks. */
void tight_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts, int stop) {
    TableLayout all = table;
    all.tight = false;
    all.valley.height = 640;
    phone_valley(layout, all, facts);
    const Rect& area = table.valley;
    layout.area = area;
    layout.stop_switch = {area.x + 8, area.bottom() - 46, area.width - 16, 44};
    const float top = area.y + 4;
    const float room = layout.stop_switch.y - 4 - top;
    if (stop == 0) {
        // No headings; the cards share the room.
        const float guests = std::min(98.0F, room * 0.36F);
        for (Rect& guest : layout.guests) guest = {guest.x, top, guest.width, guests};
        const float bar = 40;
        layout.nobles = {9, top + guests + 4, area.width - 18, bar};
        const float cards = top + guests + bar + 8;
        const float label = (layout.stop_switch.y - 6 - cards) / 2 - 4;
        const float third = (area.width - 12) / 3;
        label_cards(layout, has_reputation(facts.setup), 8, cards, third, label + 4, third - 6, std::min(label, 60.0F));
        layout.monastery = layout.reputation = layout.book = layout.evenings = {};
        return;
    }
    for (Rect& guest : layout.guests) guest = {};
    for (Rect& card : layout.cards) card = {};
    layout.nobles = layout.evenings = {};
    const float reputation = has_reputation(facts.setup) ? 44.0F : 0;
    const float book = has_schnapps(facts.setup) ? 68.0F : 0;
    const float monastery = room - reputation - book - 6;
    layout.monastery = {4, top, area.width - 8, monastery};
    monastery_cells(layout, {9, top + 5, area.width - 18, monastery - 10}, 8, 3);
    float y = top + monastery + 3;
    if (reputation > 0) {
        layout.reputation = {4, y, area.width - 8, reputation};
        reputation_cells(layout, has_guest_book(facts.setup) ? 12 : 11, 8, y + 4, area.width - 16, 24, 1.8F);
        y += reputation + 3;
    }
    if (book > 0) {
        layout.book = {4, y, area.width - 8, book};
        layout.book_picture = {};
        const float row = (book - 6) / 3;
        book_cells(layout, 9, y + 4, 27, row - 2, 29, row);
        const float from = has_guest_book(facts.setup) ? 150.0F : 9.0F;
        const float face = std::min(90.0F, (area.width - 6 - from) / 3);
        for (std::size_t index = 0; index < 3; ++index)
            layout.entertainers[index] = {from + face * static_cast<float>(index), y + 3, face - 3, book - 6};
    }
}

/** Two tracks below each other. head: the height of each heading. */
void both_tracks(ValleyLayout& layout, Rect area, const TableFacts& facts, float head) {
    const float reputation = has_reputation(facts.setup) ? 44 + head : 0;
    const float top = std::max(5.0F, head);
    layout.monastery = {area.x, area.y, area.width, area.height - reputation - (reputation > 0 ? 3.0F : 0)};
    monastery_cells(layout, {area.x + 5, area.y + top, area.width - 10, layout.monastery.height - top - 5}, 8, 3);
    if (reputation == 0) return;
    layout.reputation = {area.x, layout.monastery.bottom() + 3, area.width, reputation};
    reputation_cells(layout, has_guest_book(facts.setup) ? 12 : 11, area.x + 5,
                     layout.reputation.y + std::max(4.0F, head), area.width - 10, 26, 3);
}

/** A phone on its side: guests in one row with tavern cards beside them; below them the tracks on the left and the book
 * on the right. */
void low_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts) {
    const Rect& area = table.valley;
    layout.headings = false;
    constexpr float apart = 20;  // between guests and tavern cards
    const float pitch = (area.width - 14 - apart) / 12;
    const float width = pitch - 4;
    const float height = std::min(106.0F, width * 1.6F);
    constexpr float head = 22;
    const float y = area.y + 3 + head;
    layout.heading_guests = layout.heading_cards = y - 11;
    market(layout, has_reputation(facts.setup), area.x + 8, y, y, pitch, width, height);
    layout.labels = true;
    label_cards(layout, has_reputation(facts.setup), area.x + 8 + 6 * pitch + apart, y, 2 * pitch, (height + 4) / 2,
                2 * pitch - 4, (height - 4) / 2);
    const float tracks_y = y + height + 6;
    const float rest = area.bottom() - tracks_y - 3;
    const float half = (area.width - 12) / 2;
    both_tracks(layout, {area.x + 4, tracks_y, half, rest}, facts, has_reputation(facts.setup) ? 0 : head);
    const Rect beside{area.x + half + 8, tracks_y, half, rest};
    if (is_summer(facts.setup)) {
        layout.evenings = beside;
        return;
    }
    layout.book = beside;
    float x = beside.x + 6;
    if (has_guest_book(facts.setup)) {
        const float pitch_x = std::min(50.0F, (half - 180) / 4);
        const float row = (rest - head - 2) / 3;
        book_cells(layout, x, beside.y + head, pitch_x - 3, row - 3, pitch_x, row);
        x += 4 * pitch_x + 32;  // the crowns of full rows
    }
    const float face = (beside.right() - x - 4) / 3;
    for (std::size_t index = 0; index < 3; ++index)
        layout.entertainers[index] = {x + face * static_cast<float>(index), beside.y + 5, face - 4, rest - 10};
}

/** A tablet in portrait, and 640 x 480: cards in two rows with their names, and headings where there is room; below
 * them the tracks on the left and the book on the right. */
void tablet_valley(ValleyLayout& layout, const TableLayout& table, const TableFacts& facts) {
    const Rect& area = table.valley;
    const float extra = facts.drafting ? 0 : std::max(0.0F, area.height - 418);
    const float pitch = (area.width - 10) / 6;
    const float width = std::min(108.0F, pitch - 8);
    // Guests have more text than tavern cards.
    const float height = 103 + std::min(30.0F, extra * 0.25F);
    const float card_height = height - 15;
    const float x = area.x + 5 + (pitch - width) / 2;
    const bool low = area.height < 400;
    const float above = low ? 4.0F : 24.0F;
    const float guests_y = area.y + above;
    const float cards_y = guests_y + height + above;
    if (!low) {
        layout.heading_guests = guests_y - 12;
        layout.heading_cards = cards_y - 12;
    }
    market(layout, has_reputation(facts.setup), x, guests_y, cards_y, pitch, width, height);
    for (Rect& card : layout.cards)
        if (!card.empty()) card.height = card_height;
    if (facts.drafting) return;  // the risen hands lie over the tracks
    constexpr float head = 22;
    const float tracks_y = cards_y + card_height + 5;
    const float rest = area.bottom() - tracks_y - 3;
    // In a small window the book and the entertainers' rules need more room.
    const float tracks = area.width / 2 - (low ? 36.0F : 6.0F);
    const float half = area.width - 12 - tracks;
    both_tracks(layout, {area.x + 4, tracks_y, tracks, rest}, facts, low ? 0 : head);
    const Rect beside{area.x + tracks + 8, tracks_y, half, rest};
    if (is_summer(facts.setup)) {
        layout.evenings = beside;
        return;
    }
    layout.headings = !has_guest_book(facts.setup);  // the book's stands above both
    layout.book = beside;
    float y = beside.y + head;
    if (has_guest_book(facts.setup)) {
        constexpr float rows_x = 100;  // the book's heading stands beside its rows
        const float pitch_x = (half - rows_x - 36) / 4;
        const float row = std::min((rest - head) * 0.21F, (rest - head - 54) / 3);
        book_cells(layout, beside.x + rows_x, y, pitch_x - 3, row - 3, pitch_x, row);
        layout.book_picture = square({beside.x + rows_x / 2, y + row * 1.5F}, std::min(rows_x - 12, 3 * row - 4));
        y += 3 * row + 3;
    }
    const float face = (half - 8) / 3;
    for (std::size_t index = 0; index < 3; ++index)
        layout.entertainers[index] = {beside.x + 6 + face * static_cast<float>(index), y, face - 4,
                                      beside.bottom() - y - 5};
}

}  // namespace

ValleyLayout valley_layout(const TableLayout& table, const TableFacts& facts, int stop) {
    ValleyLayout layout;
    layout.area = table.valley;
    if (table.valley.empty()) return layout;
    switch (table.fold) {
        case Fold::wide:
        case Fold::drawer: wide_valley(layout, table, facts); break;
        case Fold::pages:
            if (table.low)
                low_valley(layout, table, facts);
            else
                tablet_valley(layout, table, facts);
            break;
        case Fold::tablet: tablet_valley(layout, table, facts); break;
        case Fold::phone:
            if (table.tight)
                tight_valley(layout, table, facts, stop);
            else
                phone_valley(layout, table, facts);
            break;
    }
    return layout;
}

}  // namespace tavern::ui
