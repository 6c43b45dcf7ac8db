#include "ui/board/layout_players.hpp"

#include <algorithm>

namespace tavern::ui {
namespace {

constexpr float side = 10;  // margin on both sides of a row
constexpr float head_height = 54;
constexpr float line = 20;
constexpr float card_shape = 1.4F;  // height by width
constexpr float room_for_both = 480;
constexpr float above_card = 5;  // and below it, in a row without room for more
constexpr float arrow = 26;      // on the right of a tavern's head
constexpr float low_page = 700;

}  // namespace

PlayersLayout players_layout(const Rect& area, bool tight, int players, std::size_t sources) {
    if (area.width > std::max(area.height, room_for_both)) {
        // Points and taverns side by side.
        const float points = area.width * 0.44F;
        const float x = 8 + points + 8;
        const float width = area.width - 8 - x;
        // Three guests and four tiles lie beside each other, so none of them may be wider than an eighth.
        const float most = 76 + card_shape * (width / 8 - 8);
        const float row = std::min((area.height - 8) / static_cast<float>(players), most);
        const Rect first{x, area.y + 6, width, row - 6};
        return {
            {8, area.y + 6, points, std::min(area.height - 14, 60 + 34 * static_cast<float>(sources + 1))}, first, row};
    }
    // Less for the points where the taverns would otherwise have no room for their tiles.
    const float source = area.height < low_page ? 26.0F : 30.0F;
    const float points = tight ? std::min(196.0F, area.height * 0.46F) : 60 + source * static_cast<float>(sources + 1);
    const float y = area.y + points + 14;
    const float row = std::min((area.bottom() - y - 2) / static_cast<float>(players), 170.0F);
    const float gap = row < 60 ? 4.0F : 7.0F;
    return {{8, area.y + 6, area.width - 16, points}, {8, y, area.width - 16, row - gap}, row};
}

PointsLayout points_layout(const Rect& box, int players, std::size_t sources, float words, float log) {
    PointsLayout layout;
    layout.box = box;
    layout.head = {box.x, box.y, box.width, head_height};
    layout.title = {box.x + before_title, box.y + 14, words - before_title, line};
    layout.log = {box.x + before_title + log, box.y + 43};
    layout.row = (box.height - head_height - 6) / static_cast<float>(sources + 1);
    layout.first_column = box.x + std::max(std::min(158.0F, box.width * 0.42F), words + 6);
    layout.column = (box.right() - 8 - layout.first_column) / static_cast<float>(players);
    return layout;
}

Rect PointsLayout::source(std::size_t index) const {
    return {box.x + side, box.y + head_height + row * static_cast<float>(index), box.width - 2 * side, row};
}

Rect PointsLayout::total() const {
    return {box.x + side, box.bottom() - 5 - row, box.width - 2 * side, row};
}

Rect PointsLayout::column_of(int seat) const {
    const Rect cell = this->cell(box, seat);
    return {cell.x + 1, box.y + 5, column - 2, box.height - 10};
}

Rect PointsLayout::cell(const Rect& of, int seat) const {
    return {first_column + column * static_cast<float>(seat), of.y, column, of.height};
}

Rect source_picture(const Rect& row) {
    return square({row.x + 12, row.center().y}, std::min(20.0F, row.height - 2));
}

Rect source_name(const Rect& row) {
    const float x = row.x + before_source - side;
    return {x, row.y, row.right() - x, row.height};
}

Rect player_shape(const Rect& head, bool named) {
    const float x = head.center().x;
    return named ? square({x, head.y + 18}, 20) : square({x, head.y + 30}, 28);
}

Rect player_name(const Rect& head) {
    return {head.x + 2, head.y + 39 - line / 2, head.width - 4, line};
}

SmallTavern small_tavern(const Rect& box, float purse) {
    SmallTavern tavern;
    tavern.box = box;
    // Low rows leave out the seats first; the lowest have one line.
    tavern.one_line = box.height < 52;
    tavern.seats = box.height >= 104;
    const float head = tavern.one_line ? box.height : std::min(34.0F, box.height / 2);
    tavern.head = {box.x, box.y, box.width, head};
    const float middle = tavern.head.center().y;
    tavern.shape = square({box.x + 20, middle}, 22);
    tavern.purse = {box.right() - arrow - purse, middle - line / 2, purse, line};
    const float x = box.x + 40;
    tavern.name = {x, middle - line / 2, std::min(box.width * 0.4F, tavern.purse.x - 8 - x), line};
    const float low = tavern.seats ? box.bottom() - 15 : box.y + (head + box.height) / 2;
    tavern.low = {box.x + side, low - line / 2, box.width - 2 * side, line};
    const float below = box.height - head - 2 * above_card;
    if (!tavern.one_line && !tavern.seats && below >= line)
        tavern.guests = {tavern.low.x, box.y + head + above_card, tavern.low.width, below};
    return tavern;
}

Rect SmallTavern::mug(float name_width) const {
    const float x = name.x + name_width;
    return x + 32 < purse.x - 8 ? square({x + 18, head.center().y}, 28) : Rect{};
}

SmallSpaces small_spaces(const Rect& box, int tables, int tiles) {
    const float card = std::min(48.0F, (box.height - 70) / card_shape);
    const auto spaces = static_cast<float>(tables + tiles);
    return {{box.x + 8, box.y + 39}, card, std::min(card + 6, (box.width - 16 - card) / spaces), tables};
}

SmallSpaces low_spaces(const Rect& box, int tables, float width) {
    const float card = box.height / card_shape;
    const float others = std::max(1.0F, static_cast<float>(tables - 1));
    return {{box.x, box.y}, card, std::clamp((width - card) / others, card / 3, card + above_card), tables};
}

Rect SmallSpaces::seat(int index) const {
    return {first.x + apart * static_cast<float>(index), first.y, card, card * card_shape};
}

Rect SmallSpaces::tile(int index) const {
    return {seat(tables + index).x + 2 * static_cast<float>(index + 1), first.y, card, card};
}

Rect die_on_seat(const Rect& seat) {
    const float die = std::clamp(seat.width * 0.7F, 18.0F, 26.0F);
    return {seat.x - 3, seat.y - 4, die, die};
}

Rect die_on_tile(const Rect& tile, int index, int count, float right) {
    const float apart = std::min(14.0F, (right - 28 - tile.x) / static_cast<float>(std::max(1, count - 1)));
    return {tile.x + apart * static_cast<float>(index), tile.bottom() - 10, 22, 22};
}

}  // namespace tavern::ui
