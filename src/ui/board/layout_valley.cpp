// The valley's parts for each fold, with lengths from the mock-ups.
#include "ui/board/layout_valley.hpp"

#include <algorithm>

namespace tavern::ui {
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

void reputation_cells(ValleyLayout& layout, const Setup& setup, Rect area, float gap) {
    const int spaces = reputation_length(setup);
    const float pitch = (area.width + gap) / static_cast<float>(spaces);
    for (int space = 0; space < spaces; ++space)
        layout.reputation_cells[static_cast<std::size_t>(space)] = {area.x + pitch * static_cast<float>(space), area.y,
                                                                    pitch - gap, area.height};
}

void book_cells(ValleyLayout& layout, float x, float y, float width, float height, float pitch_x, float pitch_y) {
    for (std::size_t row = 0; row < components::book_rows; ++row)
        for (std::size_t column = 0; column < components::book_columns; ++column)
            layout.book_cells[row][column] = {x + pitch_x * static_cast<float>(column),
                                              y + pitch_y * static_cast<float>(row), width, height};
}

void label_cards(ValleyLayout& layout, bool bards, float x, float y, float pitch_x, float pitch_y, float width,
                 float height) {
    for (std::size_t card = bards ? 0 : 1; card < components::tavern_kinds; ++card) {
        const std::size_t index = bards ? card : card - 1;
        layout.cards[card] = {x + pitch_x * static_cast<float>(index % 3), y + pitch_y * static_cast<float>(index / 3),
                              width, height};
    }
}

void book_above_entertainers(ValleyLayout& layout, const Rect& box, bool has_book, float head) {
    layout.book = box;
    float y = box.y + head;
    if (has_book) {
        constexpr float rows_x = 100;
        const float pitch_x = (box.width - rows_x - 36) / 4;
        const float rest = box.height - head;
        const float row = std::min(rest * 0.21F, (rest - 54) / 3);
        book_cells(layout, box.x + rows_x, y, pitch_x - 3, row - 3, pitch_x, row);
        layout.book_picture = square({box.x + rows_x / 2, y + row * 1.5F}, std::min(rows_x - 12, 3 * row - 4));
        y += 3 * row + 3;
    }
    const float face = (box.width - 8) / 3;
    for (std::size_t index = 0; index < layout.entertainers.size(); ++index)
        layout.entertainers[index] = {box.x + 6 + face * static_cast<float>(index), y, face - 4, box.bottom() - y - 5};
}

namespace {

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
        reputation_cells(layout, facts.setup,
                         {left + 6, y + (compact ? 4.0F : 24.0F), wide - 8, compact ? 26.0F : 32.0F}, 2.6F);
        y += height + gap;
    }
    if (has_schnapps(facts.setup))
        wide_book(layout, table, facts, left, y, wide);
    else
        layout.evenings = {left, y, wide, 85};
}

/** Two tracks below each other. head: the height of each heading. */
void both_tracks(ValleyLayout& layout, Rect area, const TableFacts& facts, float head) {
    const float reputation = has_reputation(facts.setup) ? 44 + head : 0;
    const float top = std::max(5.0F, head);
    layout.monastery = {area.x, area.y, area.width, area.height - reputation - (reputation > 0 ? 3.0F : 0)};
    monastery_cells(layout, {area.x + 5, area.y + top, area.width - 10, layout.monastery.height - top - 5}, 8, 3);
    if (reputation == 0) return;
    layout.reputation = {area.x, layout.monastery.bottom() + 3, area.width, reputation};
    reputation_cells(layout, facts.setup, {area.x + 5, layout.reputation.y + std::max(4.0F, head), area.width - 10, 26},
                     3);
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
    book_above_entertainers(layout, beside, has_guest_book(facts.setup), head);
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
