// The tiles of the tavern: basic or upgraded, with their dice.
#include <algorithm>
#include <cmath>

#include "ui/board/tavern_parts.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {

std::optional<Space> space_of(Tile tile) {
    switch (tile) {
        case Tile::cashbox: return Space::cashbox;
        case Tile::barrel: return Space::barrel;
        case Tile::brewer: return Space::brewer;
        case Tile::monk: return Space::monk;
        default: return std::nullopt;
    }
}

std::string full_name(Tile tile, bool upgraded) {
    return upgraded ? say(Text::about_tile_upgraded, {{"tile", tile_name(tile)}}) : std::string(tile_name(tile));
}

namespace {

constexpr float tile_corner = 10;

/** The sign of the card that the tile's rule needs; empty when the upgrade is in force. */
std::string each_card(const Table& table, Tile tile) {
    if (table.in_force(tile)) return {};
    return "[card-" + std::string(facts(facts(tile).card).id) + "]▸";
}

/** A die still to be rolled. */
std::string own_die(const Table& table) {
    return die_sign(5, true, table.color());
}

/** The rule line of a tile: its present effect. */
std::string tile_rule(const Table& table, Tile tile) {
    const Player& player = table.player;
    const std::string arrow = "▸";
    switch (tile) {
        case Tile::cashbox: return "[die-any] " + arrow + " " + yield_text(player, Space::cashbox);
        case Tile::barrel: return "[die-any] " + arrow + " " + yield_text(player, Space::barrel);
        case Tile::monk: return "[die-white-5] " + arrow + " " + yield_text(player, Space::monk);
        case Tile::brewer: return "[die-white-1][die-white-6]" + arrow + yield_text(player, Space::brewer);
        // The gain of each card, and of upgraded tiles without a card.
        case Tile::dishwasher: return each_card(table, tile) + std::string(say(Text::board_die_plus));
        case Tile::server: return each_card(table, tile) + "+1 " + own_die(table);
        case Tile::safe: return std::to_string(player.thalers) + " /" + std::to_string(safe_limit(player)) + "[thaler]";
        case Tile::beer_storage:
            return std::to_string(player.beer) + " /" + std::to_string(storage_limit(player)) + "[beer]";
        case Tile::table: return "+1[card-table]";
    }
    return {};
}

/** The newest of several planned dice on a space, so that a second press undoes the first. */
PlacedDie placed_last(const Table& table, const std::vector<PlacedDie>& dice) {
    const Game& game = *table.stage.model.game;
    for (std::size_t index = game.player_actions(); index > 0; --index) {
        const Action action = game.record().actions[index - 1];
        for (const PlacedDie& die : dice)
            if (action == act::place(die.face, die.space)) return die;
    }
    return dice.back();
}

/** A tile from the outside in: its frame, the lamp behind its picture, the plate with its rule. */
struct TileBox {
    Rect inside;
    Rect lamp;
    Rect plate;
};
TileBox box_of(const TavernLayout& layout, Rect rect, bool upgraded) {
    const float label = layout.names ? (layout.tiles_small ? 42.0F : 38.0F) : 26.0F;
    const Rect inside = rect.inset(upgraded ? 5 : gap::edge);
    return {inside,
            {inside.x, inside.y, inside.width, inside.height - label - 1},
            {inside.x, inside.bottom() - label, inside.width, label}};
}

/** The actions that a tile offers now. */
struct TileUse {
    bool upgraded = false;
    bool for_sale = false;
    bool opens = false;  // a press shows the price of the upgrade
    std::optional<Space> space;
    std::optional<PlacedDie> lies;  // to be served or taken back by a press
    SpaceUse use;
};

/** The first of several dice that can be served, or the newest one to take back. */
std::optional<PlacedDie> die_to_touch(const Table& table, Space space) {
    const std::vector<PlacedDie> dice = placed_on(table.player, space);
    if (dice.empty()) return std::nullopt;
    if (table.planning()) return placed_last(table, dice);
    for (const PlacedDie& die : dice)
        if (table.serving() && table.stage.may(act::serve(die.face, die.space))) return die;
    return dice.back();
}

TileUse use_of(const Table& table, Tile tile) {
    TileUse now;
    now.upgraded = table.player.has_upgraded(tile);
    now.for_sale = !now.upgraded && table.state.phase != Phase::over;
    now.space = space_of(tile);
    now.use.label = full_name(tile, now.upgraded);
    if (now.space) {
        now.lies = die_to_touch(table, *now.space);
        now.use = use_of(table, *now.space, now.lies, now.use.label);
    }
    now.opens = !now.upgraded && !now.use.live() && table.question == Question::serve;
    return now;
}

void draw_plate(Painter& paint, Rect rect, bool upgraded) {
    Box box;
    box.fill = upgraded ? palette::plate_upgraded : palette::plate_basic;
    box.radius = tile_corner;
    box.edge = palette::ink;
    box.edge_width = 2;
    box.shadow = 3;
    paint.box(rect, box);
    paint.outline(rect.inset(2), upgraded ? palette::brass : palette::oak, upgraded ? 3.0F : 2.0F, radius::place);
}

void draw_lamp(Painter& paint, Rect rect, bool upgraded) {
    paint.fill(rect, upgraded ? color(0xC98436) : color(0x734A28), radius::plate);
    const Point light{rect.center().x, rect.y + rect.height * 0.45F};
    const float reach = std::hypot(rect.width / 2, rect.height * 0.55F);
    paint.circle_in(rect, light, reach * 0.6F, upgraded ? color(0xDD9A42) : color(0x85582F));
    paint.circle_in(rect, light, reach * 0.34F, upgraded ? color(0xF0B85A) : color(0x9A6A3E));
}

}  // namespace

std::string upgrade_effect(const Table& table, Tile tile) {
    const auto change = [](int before, int after, std::string_view icon) {
        return std::to_string(before) + "▸" + std::to_string(after) + std::string(icon);
    };
    Player after = table.player;
    after.upgraded |= static_cast<decltype(after.upgraded)>(1U << index_of(tile));
    if (const std::optional<Space> space = space_of(tile))
        return change(yield_of(table.player, *space), yield_of(after, *space), yield_icon(*space));
    switch (tile) {
        case Tile::safe: return change(components::safe_limit[0], components::safe_limit[1], "[thaler]");
        case Tile::beer_storage: return change(components::storage_limit[0], components::storage_limit[1], "[beer]");
        case Tile::dishwasher: return std::string(say(Text::board_die_plus));
        case Tile::server: return "+1[die]";
        default: return "+1[card-table]";
    }
}

void open_upgrade(Table& table, Tile tile) {
    table.stage.next.sheet = Sheet::upgrade;
    table.stage.next.tile = tile;
    table.stage.next.given.reset();  // the dialog begins with the fewest that may be given
}

namespace {

/** Its present effect in a sentence. */
std::string tile_about(const Table& table, Tile tile) {
    const Player& player = table.player;
    const bool upgraded = table.in_force(tile);
    switch (tile) {
        case Tile::cashbox: return say(Text::about_cashbox, {{"amount", yield_of(player, Space::cashbox)}});
        case Tile::barrel: return say(Text::about_barrel, {{"amount", yield_of(player, Space::barrel)}});
        case Tile::brewer: return say(Text::about_brewer_tile, {{"amount", yield_of(player, Space::brewer)}});
        case Tile::monk: return say(Text::about_monk, {{"amount", yield_of(player, Space::monk)}});
        case Tile::safe: return say(Text::about_safe, {{"amount", player.thalers}, {"limit", safe_limit(player)}});
        case Tile::beer_storage:
            return say(Text::about_storage, {{"amount", player.beer}, {"limit", storage_limit(player)}});
        case Tile::dishwasher:
            return std::string(say(upgraded ? Text::about_dishwasher_upgraded : Text::about_dishwasher_basic));
        case Tile::server: return std::string(say(upgraded ? Text::about_server_upgraded : Text::about_server_basic));
        case Tile::table: return std::string(say(Text::about_table_basic));
    }
    return {};
}

}  // namespace

Explanation about_tile(const Table& table, Tile tile) {
    const bool upgraded = table.player.has_upgraded(tile);
    Explanation about{full_name(tile, upgraded), {tile_about(table, tile)}, tile_picture(tile, upgraded)};
    const bool for_sale = !upgraded && table.state.phase != Phase::over;
    if (for_sale) about.lines.push_back(price_about(table, tile));
    if (for_sale || table.waits(tile)) about.lines.emplace_back(upgrade_about(table.state, tile));
    return about;
}

namespace {

/** For tiles too narrow for the name. */
std::string_view short_name(Tile tile) {
    switch (tile) {
        case Tile::dishwasher: return say(Text::card_short_dishwasher);
        case Tile::brewer: return say(Text::board_brewing);
        default: return tile_name(tile);
    }
}

/** Its rule, and its name where there is room. */
void draw_label(const Table& table, Tile tile, const Rect& plate) {
    Painter& paint = table.stage.paint;
    paint.fill(plate, palette::parchment, radius::plate);
    paint.outline(plate, palette::ink, size::line, radius::plate);
    TextStyle rule = number(letters::figure);
    const std::string text = tile_rule(table, tile);
    const float room = plate.width - gap::edge;
    if (const float wide = paint.width(rule, text); wide > room) rule.size *= room / wide;
    if (!table.tavern.names) {
        paint.text(plate.center(), rule, text, Align::center);
        return;
    }
    paint.name({plate.center().x, plate.y + plate.height / 4}, heading(letters::body, palette::ink), tile_name(tile),
               short_name(tile), plate.width - 2, Align::center);
    paint.text({plate.center().x, plate.bottom() - plate.height / 4}, rule, text, Align::center);
}

/** The cards of the brewers, if they lie on this tile. */
const Rect* brewers_on(const Table& table, Tile tile) {
    const Rect& brewers = table.tavern.staff[index_of(Card::brewer)];
    return tile == Tile::brewer && table.player.staff_of(Card::brewer) > 0 && !brewers.empty() ? &brewers : nullptr;
}

/** Marks a space whose dice have been used. Beside cards there may be room for the tick alone. */
void draw_used_space(Table& table, Tile tile, Space space, const Rect& lamp) {
    Painter& paint = table.stage.paint;
    const std::optional<std::string> gain = used_gain(table, space);
    if (!gain) return;
    std::string words = gain->empty() ? *gain : "+" + *gain;
    const Rect* const cards = brewers_on(table, tile);
    const float room = cards != nullptr ? cards->x - lamp.x : lamp.width;
    if (cards != nullptr && paint.width(number(letters::figure), "[done] " + words) > room - 2 * gap::chip)
        words.clear();
    draw_used(paint, lamp, words, {(room - lamp.width) / 2, 0});
}

void draw_tile(Table& table, const Rect& rect, Tile tile, const TileUse& now, const Touched& touched) {
    Painter& paint = table.stage.paint;
    const auto [inside, lamp, plate] = box_of(table.tavern, rect, now.upgraded);
    draw_plate(paint, rect, now.upgraded);
    draw_lamp(paint, lamp, now.upgraded);
    constexpr float above = 6;  // the picture may extend to the lamp
    const float side = std::min(lamp.width, lamp.height + above);
    paint.clip({inside.x, inside.y - above, inside.width, lamp.height + above});
    paint.picture({lamp.center().x - side / 2, lamp.bottom() - side + 1, side, side}, tile_picture(tile, now.upgraded));
    paint.unclip();
    draw_label(table, tile, plate);
    // Dice that still lie there cover it.
    if (now.space && !now.lies) draw_used_space(table, tile, *now.space, lamp);
    if (now.use.of_hand) {
        draw_lit(paint, rect, tile_corner, table.stage.memory.flights.breath());
        if (touched.drag_over) draw_aimed_at(paint, rect, tile_corner);
        draw_gain(table, rect, now.use, *now.space);
    } else if (now.for_sale) {
        draw_price(table, tile, rect);
    } else if (table.waits(tile)) {
        draw_waits(table, rect);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-gap::edge), radius::ring);
}

/** Where the tile itself serves a die, its price explains the upgrade. */
void price_control(Tree& tree, Table& table, Tile tile, const Rect& rect) {
    constexpr float width = 68;
    constexpr float beside = 6;
    constexpr float above = 14;
    Stage& stage = table.stage;
    const std::string id = "upgrade-" + std::string(facts(tile).id);
    const Touched touched = stage.touch.state(id);
    if (touched.clicked) open_upgrade(table, tile);
    const Rect chip{rect.right() + beside - width, rect.y - above, width, table.layout.finger()};
    const auto box =
        tree.control({id, upgrade_label(table, tile)}, {.place = chip}, [&stage, touched](const Rect& place) {
            if (touched.focused) draw_focus(stage.paint, place, radius::ring);
        });
}

void tile_control(Tree& tree, Table& table, Tile tile) {
    const Rect& rect = table.tavern.tile[index_of(tile)];
    if (rect.empty()) return;
    Stage& stage = table.stage;
    const TileUse now = use_of(table, tile);
    const bool live = now.opens ? table.mine : now.use.live();
    const std::string id = now.space ? space_id(*now.space) : "tile-" + std::string(facts(tile).id);
    const bool upgrades = now.opens || (now.for_sale && !now.space);
    const Touched touched =
        now.space && !now.opens ? touch_space(table, *now.space, now.lies, now.use) : stage.touch.state(id, live);
    if (now.opens && touched.clicked) open_upgrade(table, tile);
    const auto about = [&table, tile, now] {
        Explanation told = about_tile(table, tile);
        if (now.space) tell_space(table, *now.space, now.use, told.lines);
        return told;
    };
    const auto refuses = [&table, tile, space = now.space] {
        return space ? why_refused_on(table, *space) : why_refused(table, act::upgrade(tile, 0));
    };
    {
        const auto box = tree.control(
            {id, upgrades ? upgrade_label(table, tile) : now.use.label, live, false, Role::button, about, refuses},
            {.place = rect},
            [&table, tile, now, touched](const Rect& place) { draw_tile(table, place, tile, now, touched); });
    }
    if (now.use.serve && now.for_sale && offer_of(table, tile).now) price_control(tree, table, tile, rect);
}

}  // namespace

void tiles(Tree& tree, Table& table) {
    if (table.tavern.tile[index_of(Tile::safe)].empty()) return;
    const auto group = tree.open({Role::group, std::string(say(Text::room_tiles))},
                                 {.flow = Flow::places, .place = table.tavern.room});
    for (const Tile tile : {Tile::dishwasher, Tile::server, Tile::brewer, Tile::beer_storage, Tile::cashbox, Tile::monk,
                            Tile::barrel, Tile::safe})
        tile_control(tree, table, tile);
}

namespace {

/** The grid of the dice on a tile. */
struct DiceGrid {
    float x;
    float y;
    float side;  // of a die
    std::size_t rows;
    std::size_t columns;

    Rect place(std::size_t index) const {
        const float pitch = side + dice_apart;
        return {x + pitch * static_cast<float>(index % columns), y + pitch * static_cast<float>(index / columns), side,
                side};
    }
};

/** Many dice are smaller, so that all pips are visible; they use two rows if that makes them larger. */
DiceGrid dice_grid(const Table& table, Tile tile, std::size_t count) {
    const Rect& rect = table.tavern.tile[index_of(tile)];
    const bool upgraded = table.player.has_upgraded(tile);
    const TileBox box = box_of(table.tavern, rect, upgraded);
    // Several dice on a low tile, or in two rows on any tile, lie below its price.
    const float below_price = box.plate.y - rect.y - 18;
    const bool several = count > 1 && !upgraded && box.lamp.height < 56;
    const float high = several ? below_price : box.lamp.height + gap::edge;
    // Beside the brewers, whose cards lie on their tile.
    const Rect* const brewers = brewers_on(table, tile);
    const float wide = brewers != nullptr ? std::min(rect.width + gap::middle, brewers->x - rect.x + gap::small)
                                          : rect.width + gap::middle;
    const auto columns_of = [&](std::size_t rows) { return (count + rows - 1) / rows; };
    const auto side_of = [&](std::size_t rows) {
        const auto columns = static_cast<float>(std::max<std::size_t>(1, columns_of(rows)));
        return std::min(
            {44.0F, rect.width * 0.42F, rows == 1 ? high : below_price / 2 - 1, wide / columns - dice_apart});
    };
    const std::size_t rows = side_of(2) > side_of(1) ? 2 : 1;
    const float side = side_of(rows);
    const float y = std::min(rect.y + 24, box.plate.y - (side + dice_apart) * static_cast<float>(rows) + 1);
    return {rect.x + over_edge, y, side, rows, columns_of(rows)};
}

}  // namespace

void draw_dice_on(Table& table, Tile tile) {
    const std::optional<Space> space = space_of(tile);
    if (!space) return;
    const Rect& rect = table.tavern.tile[index_of(tile)];
    Painter& paint = table.stage.paint;
    Flights& flights = table.stage.memory.flights;
    const std::vector<PlacedDie> dice = placed_on(table.player, *space);
    // Those of a suggestion lie as they will lie once they are placed.
    const DiceGrid grid = dice_grid(table, tile, dice.size() + proposed_for(table, *space).size());
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const PlacedDie& die = dice[index];
        const Rect at = grid.place(index);
        // The last of several equal dice is the newest.
        const bool newest = index + 1 == dice.size() || dice[index + 1].face != die.face;
        const Flight* comes = newest ? flights.find(Flight::Kind::die, spot_of(*space), table.seat) : nullptr;
        const OnItsWay on_its_way(paint, flights, comes != nullptr && comes->what == die.face ? comes : nullptr, at);
        draw_die(paint, at, die.face, die_color(table, die.own), askew);
    }
    // There is room for one sign: at the last die that needs dishwashers, of several rows at the last die.
    for (std::size_t index = dice.size(); index-- > 0 && (grid.rows == 1 || index + 1 == dice.size());) {
        if (dishwashers_needed(table.player, dice[index].face, *space) == 0) continue;
        draw_counts_as(table, grid.place(index), dice[index].face, *space);
        break;
    }
    flights.at(spot_of(*space), {rect.x, grid.y, grid.side, grid.side});
    draw_ghosts(table, *space, {grid.x, grid.y, grid.side, grid.side}, rect.right() + gap::middle, dice.size(),
                grid.columns);
}

}  // namespace tavern::ui
