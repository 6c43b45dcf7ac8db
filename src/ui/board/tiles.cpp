// The tiles of the tavern: basic or upgraded, with the dice that lie on them.
#include <algorithm>
#include <cmath>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {
namespace {

/** Whose card is needed for what the tile says. */
std::string each_card(const Player& player, Tile tile) {
    if (player.has_upgraded(tile)) return {};
    return "[card-" + std::string(facts(facts(tile).card).id) + "]▸";
}

std::string own_die(const Table& table) {
    return die_sign(3, true, table.color());
}

/** The rule line of a tile: what it does now. */
std::string tile_rule(const Table& table, Tile tile) {
    const Player& player = table.player;
    const std::string arrow = "▸";
    switch (tile) {
        case Tile::cashbox: return "[die-any] " + arrow + " " + yield_text(player, Space::cashbox);
        case Tile::barrel: return "[die-any] " + arrow + " " + yield_text(player, Space::barrel);
        case Tile::monk: return "[die-white-5] " + arrow + " " + yield_text(player, Space::monk);
        case Tile::brewer: return "[die-white-1][die-white-6]" + arrow + yield_text(player, Space::brewer);
        // What each card brings, and upgraded tiles without one.
        case Tile::dishwasher: return each_card(player, tile) + std::string(say(Text::board_die_plus));
        case Tile::server: return each_card(player, tile) + "+1 " + own_die(table);
        case Tile::safe:
            return std::to_string(player.thalers) + " /" +
                   std::to_string(components::safe_limit[player.has_upgraded(tile)]) + "[thaler]";
        case Tile::beer_storage:
            return std::to_string(player.beer) + " /" +
                   std::to_string(components::storage_limit[player.has_upgraded(tile)]) + "[beer]";
        case Tile::table: return "+1[card-table]";
    }
    return {};
}

Picture tile_picture(Tile tile, bool upgraded) {
    return find_picture("tile-" + std::string(facts(tile).id) + (upgraded ? "-up" : ""));
}

/** The least that upgrading may cost now, and how: the best discount that is legal. */
struct UpgradeOffer {
    bool now = false;
    int price = 0;
};
UpgradeOffer offer_of(const Table& table, Tile tile) {
    UpgradeOffer offer{false, facts(tile).cost};
    const int cards = facts(tile).discount > 0 ? table.player.staff_of(facts(tile).card) : 0;
    for (int given = 0; given <= cards && upgrade_price(tile, given) < offer.price + (given == 0); ++given)
        offer.price = upgrade_price(tile, given);
    for (int given = 0; given <= cards && !offer.now; ++given)
        offer.now = table.serving() && table.stage.may(act::upgrade(tile, static_cast<unsigned>(given)));
    return offer;
}

std::vector<PlacedDie> placed_on(const Player& player, Space space) {
    std::vector<PlacedDie> dice;
    for (const PlacedDie& die : placed_dice(player))
        if (die.space == space) dice.push_back(die);
    return dice;
}

/** Of the dice planned on a space the one placed last, so that a second touch takes back what the first has placed. */
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
    float label;
};
TileBox box_of(const TavernLayout& layout, Rect rect, bool upgraded) {
    const float label = layout.names ? (layout.tiles_small ? 42.0F : 38.0F) : 26.0F;
    const Rect inside = rect.inset(upgraded ? 5 : 4);
    return {inside,
            {inside.x, inside.y, inside.width, inside.height - label - 1},
            {inside.x, inside.bottom() - label, inside.width, label},
            label};
}

struct TileSpace {
    bool is_space = false;
    Space space{};
};
TileSpace space_of(Tile tile) {
    switch (tile) {
        case Tile::cashbox: return {true, Space::cashbox};
        case Tile::barrel: return {true, Space::barrel};
        case Tile::brewer: return {true, Space::brewer};
        case Tile::monk: return {true, Space::monk};
        default: return {};
    }
}

void draw_plate(Painter& paint, Rect rect, bool upgraded) {
    Box box;
    box.fill = upgraded ? palette::plate_upgraded : palette::plate_basic;
    box.radius = 10;
    box.edge = palette::ink;
    box.edge_width = 2;
    box.shadow = 3;
    paint.box(rect, box);
    paint.outline(rect.inset(2), upgraded ? palette::brass : palette::oak, upgraded ? 3.0F : 2.0F, 8);
}

void draw_lamp(Painter& paint, Rect rect, bool upgraded) {
    paint.fill(rect, upgraded ? color(0xC98436) : color(0x734A28), 6);
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
    if (const TileSpace here = space_of(tile); here.is_space)
        return change(yield_of(table.player, here.space), yield_of(after, here.space), yield_icon(here.space));
    switch (tile) {
        case Tile::safe: return change(components::safe_limit[0], components::safe_limit[1], "[thaler]");
        case Tile::beer_storage: return change(components::storage_limit[0], components::storage_limit[1], "[beer]");
        case Tile::dishwasher: return std::string(say(Text::board_die_plus));
        case Tile::server: return "+1 " + own_die(table);
        default: return "+1[card-table]";
    }
}

void draw_price(Table& table, Tile tile, Rect rect) {
    const UpgradeOffer offer = offer_of(table, tile);
    const PriceLook look = price_look(table, true, offer.price, offer.now, false);
    ChipLook chip = price_chip(look);
    chip.height = 25;
    chip.least_width = 44;
    const int full = facts(tile).cost;
    std::string text = "[upgrade]" + std::to_string(full);
    if (offer.price < full) text += "▸" + std::to_string(offer.price);
    // Where it were as wide as the tile, only what is to be paid.
    if (rect.width < 92 && offer.price < full) text = "[upgrade]" + std::to_string(offer.price);
    text += "[thaler]";
    const Rect& room = table.layout.tavern;
    const float wide = table.stage.paint.width(number(chip.size), text) + 2 * chip.padding;
    const float right = std::max(room.x + wide + 2, std::min(rect.right() + 6, room.right() - 3));
    draw_chip(table.stage.paint, {right, rect.y - 9}, Align::right, chip, text);
}

std::vector<std::string> tile_lines(const Table& table, Tile tile) {
    const Player& player = table.player;
    const bool upgraded = player.has_upgraded(tile);
    std::vector<std::string> lines;
    switch (tile) {
        case Tile::cashbox:
            lines.push_back(say(Text::about_cashbox, {{"amount", yield_of(player, Space::cashbox)}}));
            break;
        case Tile::barrel:
            lines.push_back(say(Text::about_barrel, {{"amount", yield_of(player, Space::barrel)}}));
            break;
        case Tile::brewer:
            lines.push_back(say(Text::about_brewer_tile, {{"amount", yield_of(player, Space::brewer)}}));
            break;
        case Tile::monk: lines.push_back(say(Text::about_monk, {{"amount", yield_of(player, Space::monk)}})); break;
        case Tile::safe: lines.push_back(say(Text::about_safe, {{"limit", components::safe_limit[upgraded]}})); break;
        case Tile::beer_storage:
            lines.push_back(say(Text::about_storage, {{"limit", components::storage_limit[upgraded]}}));
            break;
        case Tile::dishwasher: lines.emplace_back(say(Text::about_dishwasher_basic)); break;
        case Tile::server: lines.emplace_back(say(Text::about_server_basic)); break;
        case Tile::table: lines.emplace_back(say(Text::about_table_basic)); break;
    }
    if (!upgraded && table.state.phase != Phase::over) {
        lines.push_back(say(Text::about_tile_price, {{"price", facts(tile).cost}}));
        lines.emplace_back(upgrade_about(tile));
    }
    return lines;
}

/** Where the name is too wide for the tile. */
std::string_view short_name(Tile tile) {
    switch (tile) {
        case Tile::dishwasher: return say(Text::board_dishes);
        case Tile::brewer: return say(Text::board_brewing);
        default: return tile_name(tile);
    }
}

void draw_tile(Table& table, const TavernLayout& layout, Tile tile) {
    const Rect rect = layout.tile[index_of(tile)];
    if (rect.empty()) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Player& player = table.player;
    const bool upgraded = player.has_upgraded(tile);
    const auto [inside, lamp, plate, label] = box_of(layout, rect, upgraded);
    draw_plate(paint, rect, upgraded);
    draw_lamp(paint, lamp, upgraded);
    const float side = std::min(lamp.width, lamp.height + 6);
    paint.clip({inside.x, inside.y - 6, inside.width, lamp.height + 6});
    paint.picture({lamp.center().x - side / 2, lamp.bottom() - side + 1, side, side}, tile_picture(tile, upgraded));
    paint.unclip();
    paint.fill(plate, palette::parchment, 6);
    paint.outline(plate, palette::ink, 1.5F, 6);
    TextStyle rule = number(15);
    const std::string text = tile_rule(table, tile);
    if (const float wide = paint.width(rule, text); wide > plate.width - 4) rule.size *= (plate.width - 4) / wide;
    if (layout.names) {
        TextStyle style = heading(15.5F, palette::ink);
        paint.name({plate.center().x, plate.y + label * 0.27F}, style, tile_name(tile), short_name(tile),
                   plate.width - 2, Align::center);
        paint.text({plate.center().x, plate.y + label * 0.72F}, rule, text, Align::center);
    } else {
        paint.text(plate.center(), rule, text, Align::center);
    }

    // What a touch does; the dice themselves come when all cards lie.
    const TileSpace on = space_of(tile);
    std::vector<PlacedDie> dice;
    bool used = false;
    if (on.is_space) {
        dice = placed_on(player, on.space);
        used = !takes_many(on.space) && die_on(player, on.space).used();
    }
    const bool for_sale = !upgraded && table.state.phase != Phase::over;
    const bool upgradable = table.serving() && !upgraded && offer_of(table, tile).now;
    // Of several dice the first that may be served is, and the last one is taken back.
    std::optional<PlacedDie> lies;
    if (!dice.empty()) lies = table.planning() ? placed_last(table, dice) : dice.back();
    for (auto die = dice.rbegin(); die != dice.rend() && table.serving(); ++die)
        if (stage.may(act::serve(die->face, die->space))) lies = *die;
    SpaceUse use;
    if (on.is_space) use = use_of(table, on.space, lies);
    const std::string id = on.is_space ? space_id(on.space) : "tile-" + std::string(facts(tile).id);
    Touched touched;
    const bool opens = !upgraded && !use.of_hand && !use.serve && !use.take_back && table.question == Question::serve;
    if (on.is_space && !opens) {
        touched = touch_space(table, on.space, rect, lies, use);
    } else {
        touched = stage.touch.target(
            id,
            !for_sale ? std::string(tile_name(tile))
                      : say(Text::label_upgrade, {{"tile", tile_name(tile)}, {"price", facts(tile).cost}}),
            rect, opens && table.mine);
    }
    // The price chip opens the upgrade sheet, also where the tile itself serves a die.
    const bool lit = use.of_hand.has_value();
    if (used) draw_used(paint, lamp, "+" + yield_text(player, on.space));
    Flights& flights = stage.memory.flights;
    if (lit) draw_lit(paint, rect, 10, flights.breath());
    if (lit && touched.drag_over) draw_aimed_at(paint, rect, 10);
    if (for_sale && !lit) draw_price(table, tile, rect);
    bool open_sheet = opens && touched.clicked;
    if (upgradable && (use.serve || use.take_back)) {
        const Rect chip{rect.right() - 62, rect.y - 14, 68, table.layout.finger()};
        open_sheet =
            stage.touch
                .target("upgrade-" + std::string(facts(tile).id),
                        say(Text::label_upgrade, {{"tile", tile_name(tile)}, {"price", facts(tile).cost}}), chip)
                .clicked;
    }
    if (open_sheet) {
        stage.next.sheet = Sheet::upgrade;
        stage.next.tile = tile;
        stage.next.given = -1;  // the sheet finds the best
    }

    if (lit) draw_gain(table, rect, use, on.space);
    if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
    explain(stage, touched, rect,
            upgraded ? say(Text::about_tile_upgraded, {{"tile", tile_name(tile)}}) : std::string(tile_name(tile)),
            tile_lines(table, tile), tile_picture(tile, upgraded));
}

void draw_dice_on(Table& table, const TavernLayout& layout, Tile tile) {
    const Rect rect = layout.tile[index_of(tile)];
    const TileSpace on = space_of(tile);
    if (rect.empty() || !on.is_space) return;
    Painter& paint = table.stage.paint;
    Flights& flights = table.stage.memory.flights;
    const bool upgraded = table.player.has_upgraded(tile);
    const TileBox box = box_of(layout, rect, upgraded);
    const std::vector<PlacedDie> dice = placed_on(table.player, on.space);
    // Several on a low tile lie below its price, as two rows do everywhere.
    const float below_price = box.plate.y - rect.y - 18;
    const bool several = dice.size() > 1 && !upgraded && box.lamp.height < 56;
    const float high = several ? below_price : box.lamp.height + 4;
    // Beside the brewers, who stand on their tile.
    const Rect& brewers = layout.staff[index_of(Card::brewer)];
    const bool shared = tile == Tile::brewer && table.player.staff_of(Card::brewer) > 0 && !brewers.empty();
    const float wide = shared ? std::min(rect.width + 12, brewers.x - rect.x + 8) : rect.width + 12;
    // Many are smaller, so that every pip is seen, and lie in two rows where they are larger there.
    const auto columns_of = [&](std::size_t rows) { return (dice.size() + rows - 1) / rows; };
    const auto side_of = [&](std::size_t rows) {
        const auto columns = static_cast<float>(std::max<std::size_t>(1, columns_of(rows)));
        return std::min({44.0F, rect.width * 0.42F, rows == 1 ? high : below_price / 2 - 1, wide / columns - 2});
    };
    const std::size_t rows = side_of(2) > side_of(1) ? 2 : 1;
    const std::size_t columns = columns_of(rows);
    const float die_side = side_of(rows);
    const float pitch = die_side + 2;
    const float die_y = std::min(rect.y + 24, box.plate.y - pitch * static_cast<float>(rows) + 1);
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const PlacedDie& die = dice[index];
        const Rect at{rect.x - 6 + pitch * static_cast<float>(index % columns),
                      die_y + pitch * static_cast<float>(index / columns), die_side, die_side};
        // Of dice with equal faces the last one has just come.
        const bool newest = index + 1 == dice.size() || dice[index + 1].face != die.face;
        const Flight* comes = newest ? flights.find(Flight::Kind::die, spot_of(on.space), table.seat) : nullptr;
        const OnItsWay on_its_way(paint, flights, comes != nullptr && comes->what == die.face ? comes : nullptr, at);
        draw_die(paint, at, die.face, die_color(table, die.own), -4);
        if (index + 1 == dice.size()) draw_counts_as(table, at, die.face, die.space);
    }
    flights.at(spot_of(on.space), {rect.x, die_y, die_side, die_side});
    draw_ghosts(table, on.space, {rect.x - 6 + pitch * static_cast<float>(columns), die_y, die_side, die_side});
}

}  // namespace tavern::ui
