// The guest book: a table with a column for each price.
#include "ui/board/valley/valley_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float mug_column = 16;  // before the first price

float head_of(const ValleyLayout& layout) {
    return layout.book_cells[0][0].y - layout.book.y;
}

/** Its name above the rows, or beside them in two lines or as a picture. */
void book_heading(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    const float head = head_of(layout);
    const float room = layout.book_cells[0][0].x - layout.book.x;
    const std::string_view name = say(Text::board_book);
    const bool drawn = head > least_head;
    if (!drawn || room <= 40 || room >= 90) {
        const Point place{layout.book.x + gap::chip, layout.book.y + head / 2 + 1};
        return valley_heading(tree, table, drawn && room >= 90 ? std::optional(place) : std::nullopt, name);
    }
    tree.leaf(
        {.place = {layout.book.x, layout.book.y, room, layout.book.height}},
        [&table, name, head](const Rect& rect) {
            Painter& paint = table.stage.paint;
            const TextStyle style = heading(letters::sign);
            // A single long word is replaced by the picture.
            if (paint.width(style, name) > rect.width - gap::small && name.find(' ') == std::string_view::npos)
                paint.picture(square(rect.center(), rect.width - gap::middle), picture("guest-book"));
            else
                paint.paragraph({rect.x + gap::chip, rect.y + head, rect.width - gap::small, 40}, style, 20, name);
        },
        {Role::heading, std::string(name), {}, 3});
}

void book_prices(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    Painter& paint = table.stage.paint;
    const float head = head_of(layout);
    const TextStyle style = bold(letters::small, palette::cream);
    // Narrow columns share one mug before them.
    const auto& cells = layout.book_cells[0];
    const bool narrow = paint.width(style, book_price(0) + "[beer]") > cells[1].x - cells[0].x - 2;
    const bool drawn = head > least_head;
    const auto row = tree.open({Role::row, {}}, all_over(table));
    for (std::size_t column = 0; column < components::book_columns; ++column) {
        const std::string price = book_price(column) + "[beer]";
        const std::string shown = narrow ? book_price(column) : price;
        const float before = column == 0 && narrow ? mug_column : 0;
        Tree::Draw draw = [&paint, style, shown, before](const Rect& rect) {
            if (before > 0) paint.text({rect.x + before / 2, rect.center().y}, style, "[beer]", Align::center);
            paint.text({rect.center().x + before / 2, rect.center().y}, style, shown, Align::center);
        };
        const Rect& cell = cells[column];
        tree.leaf({.place = {cell.x - before, layout.book.y, cell.width + before, head}}, drawn ? draw : Tree::Draw(),
                  {Role::column_header, price});
    }
}

void book_line(Tree& tree, Table& table, std::size_t row, std::size_t column) {
    const Bonus& bonus = components::guest_book[row][column];
    const bool is_signed = table.player.book[column] > row;
    const std::string gift = is_signed ? std::string(say(Text::about_signed)) : bonus_text(bonus);
    const std::string label = say(Text::about_book_space, {{"row", static_cast<int>(row) + 1},
                                                           {"price", spoken(book_price(column) + "[beer]")}}) +
                              (gift.empty() ? "" : ": " + gift);
    const std::string all_signed = say(Text::about_full_row, {{"bonus", say(Text::bonus_noble)}});
    item(
        tree,
        {"book-" + std::to_string(row) + "-" + std::to_string(column), label, false, false, Role::button,
         [label, all_signed] {
             return Explanation{label, {all_signed}, picture("guest-book")};
         }},
        table.valley.book_cells[row][column],
        [&table, &bonus, is_signed](const Rect& rect) {
            draw_space(table.stage.paint, rect, is_signed ? palette::signed_line : palette::open_line,
                       is_signed ? "[signature]" : bonus_sign(bonus), letters::figure, radius::low);
        },
        Role::cell);
}

void book_row(Tree& tree, Table& table, std::size_t row) {
    const auto line = tree.open({Role::row, {}}, all_over(table));
    for (std::size_t column = 0; column < components::book_columns; ++column) book_line(tree, table, row, column);
    const Rect& last = table.valley.book_cells[row].back();
    Painter& paint = table.stage.paint;
    tree.leaf({.place = {last.right() + gap::hair, last.y, last.width, last.height}},
              [&paint](const Rect& rect) {
                  paint.text({rect.x, rect.center().y}, bold(letters::small, palette::nobles_text), "▸[noble-light]");
              },
              {Role::cell, say(Text::about_full_row, {{"bonus", say(Text::bonus_noble)}})});
}

}  // namespace

void guest_book(Tree& tree, Table& table) {
    const ValleyLayout& layout = table.valley;
    if (layout.book.empty()) return;
    Painter& paint = table.stage.paint;
    tree.leaf({.place = layout.book}, [&paint](const Rect& rect) { draw_panel(paint, rect, palette::track_panel); });
    if (!has_guest_book(table.state.setup)) return;
    if (!layout.book_picture.empty())
        tree.leaf({.place = layout.book_picture},
                  [&paint](const Rect& rect) { paint.picture(rect, picture("guest-book")); });
    book_heading(tree, table);
    const auto book = tree.open({Role::table, std::string(say(Text::board_book))}, all_over(table));
    book_prices(tree, table);
    for (std::size_t row = 0; row < components::book_rows; ++row) book_row(tree, table, row);
}

}  // namespace tavern::ui
