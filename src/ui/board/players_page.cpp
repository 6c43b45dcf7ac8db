// A page on phones: points by source so far, and small pictures of all taverns.
#include <algorithm>
#include <array>

#include "narration/status.hpp"
#include "ui/board/layout_players.hpp"
#include "ui/board/tavern_parts.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr std::array small_tiles{Tile::cashbox, Tile::barrel, Tile::brewer, Tile::monk};

std::string_view points_title(const Table& table) {
    return say(table.facts.over ? Text::end_points : Text::board_points_so_far);
}

void points_heads(Tree& tree, Table& table, const PointsLayout& layout) {
    const int players = table.state.setup.players;
    Painter& paint = table.stage.paint;
    // Names that would be cut are left out; the shapes identify the players, as below.
    bool named = true;
    for (int seat = 0; seat < players; ++seat)
        named = named && paint.width(heading(0), table.innkeeper(seat).name) <= layout.column - gap::edge;
    const auto row = tree.open({Role::row, {}}, {.flow = Flow::places, .place = layout.head});
    const std::string_view title = points_title(table);
    tree.leaf({.place = layout.title},
              [&paint, title](const Rect& rect) {
                  paint.text({rect.x, rect.center().y}, heading(letters::room, palette::ink), title);
              },
              {Role::column_header, std::string(title)});
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        tree.leaf({.place = layout.cell(layout.head, seat)},
                  [&paint, &keeper, named](const Rect& rect) {
                      paint.picture(player_shape(rect, named), player_picture(keeper.color));
                      const Rect name = player_name(rect);
                      if (named)
                          paint.name(name.center(), heading(letters::body, palette::ink), keeper.name, keeper.name,
                                     name.width, Align::center);
                  },
                  {Role::column_header, keeper.name});
    }
}

/** A row of the table: its name, and each player's number. */
void points_row(Tree& tree, Table& table, const PointsLayout& layout, const Rect& place, const Tree::Draw& draw,
                Text name, const std::vector<int>& points, const TextStyle& style) {
    Painter& paint = table.stage.paint;
    const auto row = tree.open({Role::row, {}}, {.flow = Flow::places, .place = place});
    tree.leaf({.place = place}, draw, {Role::row_header, std::string(say(name))});
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        const std::string told = std::to_string(points[seat]);
        tree.leaf({.place = layout.cell(place, static_cast<int>(seat))},
                  [&paint, style, told](const Rect& rect) { paint.text(rect.center(), style, told, Align::center); },
                  {Role::cell, told});
    }
}

/** The points of all players, for a part of the score or in total. */
std::vector<int> points_of(const State& state, int Score::*part) {
    std::vector<int> points;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const Score all = score(state, seat);
        points.push_back(part != nullptr ? all.*part : all.total());
    }
    return points;
}

void points_rows(Tree& tree, Table& table, const PointsLayout& layout) {
    Painter& paint = table.stage.paint;
    const auto all =
        tree.open({Role::table, std::string(points_title(table))}, {.flow = Flow::places, .place = layout.box});
    points_heads(tree, table, layout);
    const std::span<const ScoreSource> sources = sources_of(table.state.setup);
    for (std::size_t index = 0; index < sources.size(); ++index) {
        const ScoreSource& source = sources[index];
        points_row(
            tree, table, layout, layout.source(index),
            [&paint, &source, index](const Rect& rect) {
                draw_line(paint, rect, rect.y, palette::parchment_shade);
                paint.picture(source_picture(rect), source_pictures[index]);
                const Rect name = source_name(rect);
                paint.text({name.x, name.center().y}, plain(letters::body), say(source.text));
            },
            source.text, points_of(table.state, source.points), bold(letters::body));
    }
    points_row(
        tree, table, layout, layout.total(),
        [&paint](const Rect& rect) {
            draw_line(paint, rect, rect.y, palette::ink, 2);
            const Rect name = source_name(rect);
            paint.text({name.x, name.center().y}, heading(letters::sign, palette::ink), say(Text::points_total));
        },
        Text::points_total, points_of(table.state, nullptr), number(letters::room));
}

void points_table(Tree& tree, Table& table, const Rect& box) {
    Painter& paint = table.stage.paint;
    float words = before_title + paint.width(heading(letters::room), points_title(table));
    const std::span<const ScoreSource> sources = sources_of(table.state.setup);
    for (const ScoreSource& source : sources)
        words = std::max(words, before_source + paint.width(plain(letters::body), say(source.text)));
    const PointsLayout layout =
        points_layout(box, table.state.setup.players, sources.size(), words, log_link_width(table));
    const Rect chosen = layout.column_of(table.seat);
    tree.leaf({.place = box}, [&paint, chosen](const Rect& rect) {
        paint.fill(rect, palette::parchment, radius::control + 1);
        paint.outline(rect, palette::ink, 2, radius::control + 1);
        paint.fill(chosen, palette::parchment_chosen, gap::small);
    });
    points_rows(tree, table, layout);
    log_link(tree, table, {.place = log_link_place(table, layout.log)}, palette::ember_text);
}

/** The name of a space and of the dice on it. */
std::string with_dice(const std::string& name, const std::vector<HandDie>& dice, PlayerColor color) {
    return dice.empty() ? name : name + ": " + dice_names(dice, color);
}

void draw_small_die(Painter& paint, const Rect& rect, const HandDie& die, PlayerColor color, float degrees = 0) {
    draw_die(paint, rect, die.face, die.own ? std::optional(color) : std::nullopt, degrees);
}

void draw_count(Painter& paint, const Rect& card, int count) {
    ChipLook chip;
    chip.fill = palette::noble;
    chip.text = IM_COL32_WHITE;
    chip.height = size::badge;
    chip.size = letters::small;
    chip.padding = gap::edge;
    draw_chip(paint, {card.right(), card.bottom() - 18}, Align::right, chip, "×" + std::to_string(count));
}

void draw_small_seat(Painter& paint, const Rect& rect, const Player& player, int index) {
    const Card guest = player.seats[static_cast<std::size_t>(index)].guest;
    if (guest == no_card) return paint.dashes(rect, palette::oak_edge, size::line, radius::plate);
    CardLook look;
    look.facts = false;
    look.variant = index;
    draw_card(paint, rect, guest, look);
    if (guest == Card::noble && player.nobles > 1) draw_count(paint, rect, player.nobles);
}

void small_seat(Tree& tree, const Rect& place, const Player& player, int index, PlayerColor color) {
    Painter& paint = tree.stage().paint;
    const Seat& seat = player.seats[static_cast<std::size_t>(index)];
    const std::string guest = seat.guest == no_card ? std::string(say(Text::card_table))
                              : seat.guest == Card::noble && player.nobles > 1
                                  ? std::to_string(player.nobles) + "[noble]"
                                  : std::string(card_name(seat.guest));
    std::vector<HandDie> dice;
    if (seat.guest != no_card && seat.die.lies()) dice.push_back({seat.die.face(), seat.die.own()});
    tree.leaf({.place = place},
              [&paint, &player, index, dice, color](const Rect& rect) {
                  draw_small_seat(paint, rect, player, index);
                  for (const HandDie& die : dice) draw_small_die(paint, die_on_seat(rect), die, color, askew);
              },
              {Role::list_item, with_dice(guest, dice, color)});
}

void small_tile(Tree& tree, const Rect& place, const Player& player, Tile tile, PlayerColor color, float right) {
    Painter& paint = tree.stage().paint;
    const bool up = player.has_upgraded(tile);
    const std::vector<HandDie> dice = dice_lying_on(player, *space_of(tile));
    const std::string name =
        up ? say(Text::about_tile_upgraded, {{"tile", tile_name(tile)}}) : std::string(tile_name(tile));
    tree.leaf({.place = place},
              [&paint, tile, up, dice, color, right](const Rect& rect) {
                  paint.fill(rect, up ? palette::plate_upgraded : palette::floor, gap::small);
                  paint.outline(rect, up ? palette::brass : palette::ink, size::line, gap::small);
                  paint.picture(rect.inset(2), tile_picture(tile, up));
                  const auto count = static_cast<int>(dice.size());
                  for (int index = 0; index < count; ++index)
                      draw_small_die(paint, die_on_tile(rect, index, count, right),
                                     dice[static_cast<std::size_t>(index)], color);
              },
              {Role::list_item, with_dice(name, dice, color)});
}

/** Guests and dice, side by side. */
void small_seats(Tree& tree, const Rect& box, const Player& player, PlayerColor color) {
    const auto list =
        tree.open({Role::list, std::string(say(Text::board_tavern))}, {.flow = Flow::places, .place = box});
    const SmallSpaces spaces = small_spaces(box, player.tables, static_cast<int>(small_tiles.size()));
    for (int index = 0; index < player.tables; ++index) small_seat(tree, spaces.seat(index), player, index, color);
    for (std::size_t index = 0; index < small_tiles.size(); ++index)
        small_tile(tree, spaces.tile(static_cast<int>(index)), player, small_tiles[index], color, box.right());
}

/** "2[card-server] ", and the same in words. */
struct Staff {
    std::string signs;
    std::string words;
};

Staff staff_of(const Player& player) {
    Staff staff;
    for (int kind = 0; kind < components::tavern_kinds; ++kind) {
        const auto card = static_cast<Card>(kind);
        const int count = player.staff[static_cast<std::size_t>(kind)];
        if (count == 0 || card == Card::table) continue;
        const std::string number = count > 1 ? std::to_string(count) : std::string();
        staff.signs += number + "[card-" + std::string(components::cards[static_cast<std::size_t>(kind)].id) + "] ";
        if (!staff.words.empty()) staff.words += ", ";
        staff.words += count > 1 ? number + " " + std::string(cards_name(card)) : std::string(card_name(card));
    }
    return staff;
}

/** A line of text as a leaf of its own. */
void small_words(Tree& tree, const Rect& place, const TextStyle& style, const std::string& words, Align align,
                 const std::string& said) {
    Painter& paint = tree.stage().paint;
    tree.leaf({.place = place},
              [&paint, style, words, align](const Rect& rect) {
                  const float x = align == Align::right ? rect.right() : rect.x;
                  paint.text({x, rect.center().y}, style, words, align);
              },
              {Role::text, said});
}

/** The guests without the tiles. Returns their width. */
float low_seats(Tree& tree, const SmallTavern& tavern, const Player& player, PlayerColor color, float width) {
    if (tavern.guests.empty() || player.tables == 0) return 0;
    const auto list =
        tree.open({Role::list, std::string(say(Text::board_tavern))}, {.flow = Flow::places, .place = tavern.box});
    const SmallSpaces spaces = low_spaces(tavern.guests, player.tables, width);
    for (int index = 0; index < player.tables; ++index) small_seat(tree, spaces.seat(index), player, index, color);
    return spaces.seat(player.tables - 1).right() - tavern.guests.x;
}

/** The guests where they have no line of their own, the staff of the day, and the level of a computer. */
void low_line(Tree& tree, const SmallTavern& tavern, const Player& player, const Innkeeper& keeper) {
    const Painter& paint = tree.stage().paint;
    const bool computer = is_computer(keeper.player_type);
    const std::string level =
        computer ? "[computer] " + std::string(player_type_name(keeper.player_type)) : std::string();
    const TextStyle level_style = bold(letters::small, palette::cream);
    const Staff staff = staff_of(player);
    TextStyle style = bold(letters::figure, palette::parchment);
    style.icon = tavern.seats ? 1.4F : 1.8F;
    Rect low = tavern.low;
    const float words = paint.width(level_style, level) + paint.width(style, staff.signs) + gap::middle;
    if (const float width = low_seats(tree, tavern, player, keeper.color, low.width - words); width > 0) {
        low.x += width + gap::middle;
        low.width -= width + gap::middle;
    }
    const bool full = words > low.width;
    if (computer) small_words(tree, low, level_style, full ? "[computer]" : level, Align::right, level);
    if (!staff.words.empty()) small_words(tree, low, style, staff.signs, Align::left, staff.words);
}

void draw_small_tavern(const Table& table, const SmallTavern& tavern, int seat, bool focused) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(seat);
    const Rect& box = tavern.box;
    const float corner = radius::inner + 1;
    const bool shown = seat == table.seat;
    paint.fill(box, tavern.one_line ? palette::well : palette::plate_basic, corner);
    if (!tavern.one_line) paint.fill_top(tavern.head, palette::well, corner);
    paint.outline(box, shown ? palette::candle : palette::ink, shown ? 2.0F : size::line, corner);
    paint.picture(tavern.shape, player_picture(keeper.color));
    const float middle = tavern.head.center().y;
    paint.name({tavern.name.x, middle}, heading(letters::sign, palette::parchment), keeper.name, keeper.name,
               tavern.name.width);
    const float tip = box.right() - 9;
    paint.triangle({tip - 11, middle - 7}, {tip - 11, middle + 7}, {tip, middle}, palette::candle);
    if (focused) draw_focus(paint, box.inset(-2), radius::control);
}

/** The control that opens a tavern. */
void look_at(Tree& tree, Table& table, const SmallTavern& tavern, int seat) {
    Stage& stage = table.stage;
    const std::string id = "look-" + std::to_string(seat + 1);
    const std::string label = say(
        Text::label_tab, {{"name", table.innkeeper(seat).name}, {"points", tavern::score(table.state, seat).total()}});
    const Touched touched = stage.touch.state(id);
    if (touched.clicked) {
        stage.next.shown = seat;
        stage.next.turn_to(Page::tavern);
    }
    const auto way = tree.control(
        {id, label, true, false, Role::button, says_it_all}, {.place = tavern.box},
        [&table, tavern, seat, touched](const Rect&) { draw_small_tavern(table, tavern, seat, touched.focused); });
}

void player_in_small(Tree& tree, Table& table, const Rect& box, int seat) {
    Painter& paint = table.stage.paint;
    const Player& player = table.state.players[static_cast<std::size_t>(seat)];
    const Innkeeper& keeper = table.innkeeper(seat);
    const std::string purse = std::to_string(player.thalers) + "[thaler]  " + std::to_string(player.beer) + "[beer]  " +
                              std::to_string(player.monastery) + "[step]";
    const TextStyle style = number(letters::body, palette::parchment);
    const SmallTavern tavern = small_tavern(box, paint.width(style, purse));
    const auto group = tree.open({Role::group, keeper.name}, {.flow = Flow::places, .place = box});
    look_at(tree, table, tavern, seat);
    if (table.starts(seat)) {
        const float name = paint.name_width(heading(letters::sign), keeper.name, tavern.name.width);
        if (const Rect mug = tavern.mug(name); !mug.empty())
            tree.leaf({.place = mug}, [&paint](const Rect& rect) { paint.picture(rect, picture("start-mug")); },
                      {Role::image, "[start-mug]: " + keeper.name});
    }
    if (tavern.seats) small_seats(tree, box, player, keeper.color);
    small_words(tree, tavern.purse, style, purse, Align::right, purse);
    if (!tavern.one_line) low_line(tree, tavern, player, keeper);
}

}  // namespace

void players_page(Tree& tree, Table& table) {
    const int players = table.state.setup.players;
    const std::size_t sources = sources_of(table.state.setup).size();
    const PlayersLayout layout = players_layout(table.layout.tavern, table.layout.tight, players, sources);
    tree.leaf({.place = table.layout.tavern}, [&table](const Rect& rect) {
        const bool summer = is_summer(table.state.setup);
        table.stage.paint.cover(rect, summer ? picture("valley-summer") : picture("valley-winter"), 0);
    });
    points_table(tree, table, layout.points);
    // In turn order around the table.
    for (int seat = 0; seat < players; ++seat) player_in_small(tree, table, layout.tavern(seat), seat);
}

}  // namespace tavern::ui
