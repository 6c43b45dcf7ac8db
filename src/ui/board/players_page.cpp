// Phones: points by source so far, and everybody's tavern in small.
#include <algorithm>

#include "ui/board/table.hpp"

namespace tavern::ui {
namespace {

void draw_points_table(Table& table, Rect rect) {
    Painter& paint = table.stage.paint;
    const int players = table.state.setup.players;
    paint.fill(rect, palette::parchment, 12);
    paint.outline(rect, palette::ink, 2, 12);
    paint.text({rect.x + 10, rect.y + 24}, heading(20, palette::ink), say(Text::board_points_so_far));
    draw_log_link(table, {rect.x + 10 + log_link_width(table), rect.y + 43}, palette::ember_text);
    struct Line {
        Text name;
        Picture picture;
        int Score::*part;
    };
    std::vector<Line> lines{{Text::points_guests, picture("icon-person"), &Score::guests},
                            {Text::points_staff, picture("icon-deck"), &Score::staff},
                            {Text::points_nobles, picture("icon-noble"), &Score::nobles}};
    if (has_schnapps(table.state.setup))
        lines.push_back({Text::points_schnapps, picture("icon-schnapps"), &Score::schnapps});
    if (has_reputation(table.state.setup))
        lines.push_back({Text::points_reputation, picture("icon-reputation"), &Score::reputation});
    const float head = 54;
    const float row = (rect.height - head - 6) / static_cast<float>(lines.size() + 1);
    float words = 10 + paint.width(heading(20), say(Text::board_points_so_far));  // what stands before the columns
    for (const Line& line : lines) words = std::max(words, 40 + paint.width(plain(15.5F), say(line.name)));
    const float first = rect.x + std::max(std::min(158.0F, rect.width * 0.42F), words + 6);
    const float pitch = (rect.right() - 8 - first) / static_cast<float>(players);
    // Where a name would be cut, the shapes tell who it is, as below.
    bool names = true;
    for (int seat = 0; seat < players; ++seat)
        names = names && paint.width(heading(0), table.innkeeper(seat).name) <= pitch - 4;
    for (int seat = 0; seat < players; ++seat) {
        const float x = first + pitch * (static_cast<float>(seat) + 0.5F);
        const Score score = tavern::score(table.state, seat);
        if (seat == table.seat)
            paint.fill({x - pitch / 2 + 1, rect.y + 5, pitch - 2, rect.height - 10}, color(0xF9D98F), 8);
        paint.picture(names ? square({x, rect.y + 18}, 20) : square({x, rect.y + 30}, 28),
                      player_picture(table.innkeeper(seat).color));
        if (names)
            paint.name({x, rect.y + 39}, heading(15.5F, palette::ink), table.innkeeper(seat).name,
                       table.innkeeper(seat).name, pitch - 4, Align::center);
        for (std::size_t index = 0; index < lines.size(); ++index)
            paint.text({x, rect.y + head + row * (static_cast<float>(index) + 0.5F)}, bold(15.5F),
                       std::to_string(score.*lines[index].part), Align::center);
        paint.text({x, rect.bottom() - 5 - row / 2}, number(20), std::to_string(score.total()), Align::center);
    }
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const float y = rect.y + head + row * (static_cast<float>(index) + 0.5F);
        paint.line({rect.x + 10, y - row / 2}, {rect.right() - 10, y - row / 2}, palette::parchment_shade, 1);
        paint.picture(square({rect.x + 22, y}, std::min(20.0F, row - 2)), lines[index].picture);
        paint.text({rect.x + 40, y}, plain(15.5F), say(lines[index].name));
    }
    const float y = rect.bottom() - 5 - row / 2;
    paint.line({rect.x + 10, y - row / 2}, {rect.right() - 10, y - row / 2}, palette::ink, 2);
    paint.text({rect.x + 40, y}, heading(18, palette::ink), say(Text::points_total));
}

/** Guests and spaces with dice, side by side. */
void draw_small_seats(Table& table, Rect rect, const Player& player, PlayerColor dice) {
    Painter& paint = table.stage.paint;
    const float card = std::min(48.0F, (rect.height - 70) / 1.4F);
    float x = rect.x + 8;
    const float y = rect.y + 39;
    const int spaces = player.tables + 3;
    const float pitch = std::min(card + 6, (rect.width - 16 - card) / static_cast<float>(std::max(1, spaces)));
    CardLook look;
    look.facts = false;
    for (int index = 0; index < player.tables; ++index) {
        const Seat& here = player.seats[static_cast<std::size_t>(index)];
        const Rect at{x, y, card, card * 1.4F};
        if (here.guest != no_card) {
            look.variant = index;
            draw_card(paint, at, here.guest, look);
            if (here.guest == Card::noble && player.nobles > 1) {
                ChipLook chip;
                chip.fill = palette::noble;
                chip.text = color(0xFFFFFF);
                chip.height = 20;
                chip.size = 14;
                chip.padding = 4;
                draw_chip(paint, {at.right(), at.bottom() - 18}, Align::right, chip,
                          "×" + std::to_string(player.nobles));
            }
            if (here.die.lies())
                draw_die(paint, {at.x - 3, at.y - 4, 26, 26}, here.die.face(),
                         here.die.own() ? std::optional(dice) : std::nullopt, -4);
        } else {
            paint.dashes(at, palette::oak_edge, 1.5F, 6);
        }
        x += pitch;
    }
    for (const Tile tile : {Tile::cashbox, Tile::barrel, Tile::brewer}) {
        const bool up = player.has_upgraded(tile);
        const Rect at{x + 2, y, card, card};
        paint.fill(at, up ? palette::plate_upgraded : color(0x5A381D), 8);
        paint.outline(at, up ? palette::brass : palette::ink, 1.5F, 8);
        paint.picture(at.inset(2), find_picture("tile-" + std::string(facts(tile).id) + (up ? "-up" : "")));
        const Space space = tile == Tile::cashbox  ? Space::cashbox
                            : tile == Tile::barrel ? Space::barrel
                                                   : Space::brewer;
        float dx = 0;
        const std::vector<PlacedDie> placed = placed_dice(player);
        const auto here = static_cast<float>(
            std::count_if(placed.begin(), placed.end(), [&](const PlacedDie& die) { return die.space == space; }));
        const float step = std::min(14.0F, (rect.right() - 28 - at.x) / std::max(1.0F, here - 1));
        for (const PlacedDie& die : placed) {
            if (die.space != space) continue;
            draw_die(paint, {at.x + dx, at.bottom() - 10, 22, 22}, die.face,
                     die.own ? std::optional(dice) : std::nullopt);
            dx += step;
        }
        x += pitch + 2;
    }
}

void draw_small_tavern(Table& table, Rect rect, int seat) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Player& player = table.state.players[static_cast<std::size_t>(seat)];
    const Innkeeper& keeper = table.innkeeper(seat);
    const Touched touched = stage.touch.target(
        "look-" + std::to_string(seat + 1),
        say(Text::label_tab, {{"name", keeper.name}, {"points", tavern::score(table.state, seat).total()}}), rect);
    if (touched.clicked) {
        stage.next.shown = seat;
        stage.next.page = Page::tavern;
    }
    const std::string purse = std::to_string(player.thalers) + "[thaler]  " + std::to_string(player.beer) + "[beer]  " +
                              std::to_string(player.monastery) + "[step]";
    const TextStyle purse_style = number(15.5F, palette::parchment);
    // Low rows tell less: first without the seats, then in one line.
    const bool one_line = rect.height < 52;
    const bool seats = rect.height >= 104;
    const float head = one_line ? rect.height : std::min(34.0F, rect.height / 2);
    const float middle = rect.y + head / 2;
    const float head_right = rect.right() - 26 - paint.width(purse_style, purse) - 8;
    paint.fill(rect, one_line ? palette::well : palette::plate_basic, 10);
    if (!one_line) paint.fill_top({rect.x, rect.y, rect.width, head}, palette::well, 10);
    paint.outline(rect, seat == table.seat ? palette::candle : palette::ink, seat == table.seat ? 2.0F : 1.5F, 10);
    paint.picture(square({rect.x + 20, middle}, 22), player_picture(keeper.color));
    float x = rect.x + 40;
    x += paint.name({x, middle}, heading(18, palette::parchment), keeper.name, keeper.name,
                    std::min(rect.width * 0.4F, head_right - x));
    if (seat_in_turn(table.state, 0) == seat && x + 32 < head_right) {
        paint.picture(square({x + 18, middle}, 28), picture("start-mug"));
        x += 30;
    }
    paint.triangle({rect.right() - 20, middle - 7}, {rect.right() - 20, middle + 7}, {rect.right() - 9, middle},
                   palette::candle);
    if (seats) draw_small_seats(table, rect, player, keeper.color);
    // What he has.
    paint.text({rect.right() - 26, middle}, purse_style, purse, Align::right);
    if (!one_line) {
        const float low = seats ? rect.bottom() - 15 : rect.y + (head + rect.height) / 2;
        if (is_computer(keeper.keeper))
            paint.text({rect.right() - 10, low}, bold(14, palette::cream),
                       "[computer] " + std::string(keeper_name(keeper.keeper)), Align::right);
        std::string staff;
        for (int kind = 0; kind < components::tavern_kinds; ++kind)
            if (const int count = player.staff[static_cast<std::size_t>(kind)];
                count > 0 && static_cast<Card>(kind) != Card::table)
                staff += (count > 1 ? std::to_string(count) : std::string()) + "[card-" +
                         std::string(components::cards[static_cast<std::size_t>(kind)].id) + "] ";
        TextStyle style = bold(15, palette::parchment);
        style.icon = seats ? 1.4F : 1.8F;
        paint.text({rect.x + 10, low}, style, staff);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-2), 11);
}

}  // namespace

void draw_players(Table& table) {
    Painter& paint = table.stage.paint;
    const Rect& area = table.layout.tavern;
    const bool summer = is_summer(table.state.setup);
    paint.cover(area, summer ? picture("valley-summer") : picture("valley-winter"), 0);
    const int players = table.state.setup.players;
    const bool tight = table.layout.tight;
    const float points = tight ? std::min(196.0F, area.height * 0.46F)
                               : 60 + 30 * (has_reputation(table.state.setup) ? 6.0F
                                            : has_schnapps(table.state.setup) ? 5.0F
                                                                              : 4.0F);
    draw_points_table(table, {8, area.y + 6, area.width - 16, points});
    // In the order of the table.
    const float y = area.y + points + 14;
    const float row = std::min((area.bottom() - y - 2) / static_cast<float>(players), 170.0F);
    const float gap = row < 60 ? 4.0F : 7.0F;
    for (int seat = 0; seat < players; ++seat)
        draw_small_tavern(table, {8, y + row * static_cast<float>(seat), area.width - 16, row - gap}, seat);
}

}  // namespace tavern::ui
