// The tavern of the player shown: seats, tiles, drawn cards, the bar.
#include <algorithm>
#include <cmath>

#include "ui/table.hpp"

namespace tavern::ui {
namespace {

std::string space_id(Space space) {
    switch (space) {
        case Space::cashbox: return "space-cashbox";
        case Space::barrel: return "space-barrel";
        case Space::brewer: return "space-brewer";
        case Space::monk: return "space-monk";
        default: return "space-seat-" + std::to_string(seat_of(space));
    }
}

std::optional<PlayerColor> die_color(const Table& table, bool own) {
    return own ? std::optional(table.color()) : std::nullopt;
}

/** What a touch on a space means now; draws nothing. */
struct SpaceUse {
    std::optional<Action> place;  // of the die in hand
    std::optional<Action> serve;
    bool take_back = false;
    std::string label;
};

SpaceUse use_of(const Table& table, Space space, std::optional<PlacedDie> lies) {
    SpaceUse use;
    use.label = space_name(table.player, space);
    use.place = hand_action(table, space);
    if (use.place) {
        use.label = say(Text::label_place, {{"face", table.stage.view.hand.face}, {"space", use.label}});
    } else if (lies && table.planning()) {
        use.take_back = true;
        use.label = say(Text::label_take_back, {{"face", lies->face}, {"space", use.label}});
    } else if (lies && table.serving() && table.stage.may(act::serve(lies->face, space))) {
        use.serve = act::serve(lies->face, space);
        use.label = say(Text::label_serve, {{"face", lies->face}, {"space", use.label}});
    }
    return use;
}

void drop_hand(Table& table) {
    table.stage.view.hand = {};
}

/** The touch on a space: place or move the die in hand, take back, serve. */
Touched touch_space(Table& table, Space space, Rect rect, std::optional<PlacedDie> lies, const SpaceUse& use) {
    Stage& stage = table.stage;
    const bool live = use.place || use.take_back || use.serve;
    const Touched touched = stage.touch.target(space_id(space), use.label, rect, live);
    if (use.place && (touched.clicked || touched.dropped)) {
        stage.act(*use.place);
        drop_hand(table);
    } else if (touched.clicked && use.take_back && lies) {
        Intent intent;
        intent.kind = Intent::Kind::take_back;
        intent.action = act::place(lies->face, space);
        stage.intents.push_back(intent);
        drop_hand(table);
    } else if (touched.clicked && use.serve) {
        stage.act(*use.serve);
        drop_hand(table);
    }
    return touched;
}

void draw_gain(Table& table, Rect rect, const SpaceUse& use, Space space) {
    ChipLook chip;
    chip.size = rect.width < 80 ? 15.0F : 16.0F;
    chip.padding = rect.width < 80 ? 6.0F : 10.0F;
    const std::string text = gain_text(table, *use.place, space);
    // Kept inside the room at its edges.
    const float wide = table.stage.paint.width(number(chip.size), text) + 2 * chip.padding;
    const Rect& room = table.layout.tavern;
    const float middle = std::clamp(rect.center().x, room.x + wide / 2 + 2,
                                    std::max(room.x + wide / 2 + 2, room.right() - wide / 2 - 2));
    draw_chip(table.stage.paint, {middle, rect.y - 14}, Align::center, chip, text);
}

void draw_counts_as(Table& table, Rect die, Face face, Space space) {
    const int needed = dishwashers_needed(table.player, face, space);
    if (needed <= 0) return;
    ChipLook chip;
    chip.fill = palette::parchment;
    chip.height = 24;
    chip.size = 15;
    chip.padding = 5;
    draw_chip(table.stage.paint, {die.right() - 8, die.bottom() - 20}, Align::left, chip,
              "[plate]" + say(Text::board_as, {{"face", face + needed}}));
}

void draw_table_top(Painter& paint, Rect rect) {
    Box box;
    box.fill = palette::table_top;
    box.radius = std::min(16.0F, rect.width * 0.13F);
    box.edge = palette::ink;
    box.edge_width = 2;
    box.low_edge = palette::oak_edge;
    box.low_edge_height = std::min(8.0F, rect.height * 0.05F);
    box.shadow = 4;
    paint.box(rect, box);
}

void draw_cloth(Painter& paint, const SeatBox& seat) {
    const Rect cloth{seat.table.x + 2, seat.card.y + 6, seat.table.width - 4, seat.card.height - 10};
    paint.clip(cloth);
    for (float x = cloth.x; x < cloth.right(); x += 20) {
        paint.fill({x, cloth.y, 10, cloth.height}, palette::reputation);
        paint.fill({x + 10, cloth.y, 10, cloth.height}, palette::parchment);
    }
    paint.unclip();
    paint.line({cloth.x, cloth.y}, {cloth.right(), cloth.y}, palette::ink, 1.5F);
    paint.line({cloth.x, cloth.bottom()}, {cloth.right(), cloth.bottom()}, palette::ink, 1.5F);
}

void draw_seat(Table& table, const TavernLayout& layout, int index) {
    Painter& paint = table.stage.paint;
    const Player& player = table.player;
    const SeatBox& box = layout.seat[static_cast<std::size_t>(index)];
    if (box.card.empty()) return;
    const Space space = seat_space(index);
    const Seat& seat = player.seats[static_cast<std::size_t>(index)];
    draw_table_top(paint, box.table);
    const int with_cloth = components::printed_tables;
    const bool upgraded = player.has_upgraded(Tile::table);
    if (upgraded && index == with_cloth) draw_cloth(paint, box);
    if (seat.guest == no_card) {
        paint.dashes(box.card.inset(6), color(0x6E4727, 0.9F), 2, 8);
        return;
    }
    const bool noble = seat.guest == Card::noble;
    if (noble && player.nobles > 1) {
        CardLook behind;
        behind.variant = index + 1;
        behind.facts = false;
        draw_card(paint, box.card.moved(box.card.width * 0.07F, -4), Card::noble, behind);
    }
    CardLook look;
    look.variant = index;
    look.seated = true;
    const Rect card = noble && player.nobles > 1 ? box.card.moved(0, 4) : box.card;
    draw_card(paint, card, seat.guest, look);
    if (index > with_cloth - (upgraded ? 0 : 1) && box.card.width > 70) {
        const Rect mark{card.right() - 32, card.y + 4, 28, 28};
        paint.fill(mark, palette::parchment, 8);
        paint.outline(mark, palette::ink, 1.5F, 8);
        paint.picture(mark.inset(2), picture("icon-card-table"));
    }
    if (noble && player.nobles > 1) {
        ChipLook chip;
        chip.fill = palette::noble;
        chip.text = color(0xFFFFFF);
        chip.height = 24;
        chip.size = 15;
        chip.padding = 6;
        draw_chip(paint, {card.right() - 4, card.y + 4}, Align::right, chip, "×" + std::to_string(player.nobles));
    }
    std::optional<PlacedDie> lies;
    if (seat.die.lies()) lies = PlacedDie{seat.die.face(), seat.die.own(), space};
    const SpaceUse use = use_of(table, space, lies);
    const Touched touched = touch_space(table, space, box.table, lies, use);
    if (seat.die.used()) draw_used(paint, card, "+" + yield_text(player, space));
    if (use.place) draw_lit(paint, card, 9);
    if (lies) {
        const float side = std::min(46.0F, card.width * 0.48F);
        const Rect die{card.x - 6, card.y - 4, side, side};
        draw_die(paint, die, lies->face, die_color(table, lies->own), -4);
        draw_counts_as(table, die, lies->face, space);
    }
    if (use.place) draw_gain(table, card, use, space);
    if (touched.focused) draw_focus(paint, card.inset(-3), 11);
    explain_card(table, touched, box.table, seat.guest, index);
}

/** The rule line of a tile: what it does now. */
std::string tile_rule(const Table& table, Tile tile) {
    const Player& player = table.player;
    const std::string arrow = "▸";
    switch (tile) {
        case Tile::cashbox: return "[die-any] " + arrow + " " + yield_text(player, Space::cashbox);
        case Tile::barrel: return "[die-any] " + arrow + " " + yield_text(player, Space::barrel);
        case Tile::monk: return "[die-white-5] " + arrow + " " + yield_text(player, Space::monk);
        case Tile::brewer: return "[die-white-1][die-white-6]" + arrow + " " + yield_text(player, Space::brewer);
        case Tile::dishwasher: return std::string(say(Text::board_die_plus));
        case Tile::server: {
            constexpr std::array<std::string_view, 4> dice{"[die-blue-3]", "[die-red-3]", "[die-green-3]",
                                                           "[die-yellow-3]"};
            return "+1 " + std::string(dice[static_cast<std::size_t>(table.color())]);
        }
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

void draw_price(Table& table, Tile tile, Rect rect) {
    const UpgradeOffer offer = offer_of(table, tile);
    const PriceLook look = price_look(table, true, offer.price, offer.now, false);
    ChipLook chip = price_chip(look);
    chip.height = 25;
    chip.least_width = 44;
    const int full = facts(tile).cost;
    std::string text = "[upgrade]" + std::to_string(full);
    if (offer.price < full) text += "▸" + std::to_string(offer.price);
    text += "[thaler]";
    const float right = std::min(rect.right() + 6, table.layout.tavern.right() - 3);
    draw_chip(table.stage.paint, {right, rect.y - 9}, Align::right, chip, text);
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
    paint.clip(rect);
    const Point light{rect.center().x, rect.y + rect.height * 0.45F};
    const float reach = std::hypot(rect.width / 2, rect.height * 0.55F);
    paint.circle(light, reach * 0.6F, upgraded ? color(0xDD9A42) : color(0x85582F));
    paint.circle(light, reach * 0.34F, upgraded ? color(0xF0B85A) : color(0x9A6A3E));
    paint.unclip();
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
    if (!upgraded) {
        lines.push_back(say(Text::about_tile_price, {{"price", facts(tile).cost}}));
        lines.emplace_back(upgrade_about(tile));
    }
    return lines;
}

void draw_tile(Table& table, const TavernLayout& layout, Tile tile) {
    const Rect rect = layout.tile[index_of(tile)];
    if (rect.empty()) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Player& player = table.player;
    const bool upgraded = player.has_upgraded(tile);
    const float label = layout.names ? (layout.tiles_small ? 42.0F : 38.0F) : 26.0F;
    draw_plate(paint, rect, upgraded);
    const Rect inside = rect.inset(upgraded ? 5 : 4);
    const Rect lamp{inside.x, inside.y, inside.width, inside.height - label - 1};
    draw_lamp(paint, lamp, upgraded);
    const float side = std::min(lamp.width, lamp.height + 6);
    paint.clip({inside.x, inside.y - 6, inside.width, lamp.height + 6});
    paint.picture({lamp.center().x - side / 2, lamp.bottom() - side + 1, side, side}, tile_picture(tile, upgraded));
    paint.unclip();
    const Rect plate{inside.x, inside.bottom() - label, inside.width, label};
    paint.fill(plate, palette::parchment, 6);
    paint.outline(plate, palette::ink, 1.5F, 6);
    TextStyle rule = number(15);
    const std::string text = tile_rule(table, tile);
    if (const float wide = paint.width(rule, text); wide > plate.width - 4) rule.size *= (plate.width - 4) / wide;
    if (layout.names) {
        TextStyle style = heading(15.5F, palette::ink);
        paint.name({plate.center().x, plate.y + label * 0.27F}, style, tile_name(tile), tile_name(tile),
                   plate.width - 4, Align::center);
        paint.text({plate.center().x, plate.y + label * 0.72F}, rule, text, Align::center);
    } else {
        paint.text(plate.center(), rule, text, Align::center);
    }

    // The die or dice on it, and what a touch does.
    const TileSpace on = space_of(tile);
    std::vector<PlacedDie> dice;
    bool used = false;
    if (on.is_space) {
        for (const PlacedDie& die : placed_dice(player))
            if (die.space == on.space) dice.push_back(die);
        used = !takes_many(on.space) && die_on(player, on.space).used();
    }
    const bool upgradable = table.serving() && !upgraded && offer_of(table, tile).now;
    SpaceUse use;
    if (on.is_space) {
        const bool one = !dice.empty() && !takes_many(on.space);
        use = use_of(table, on.space, one ? std::optional(dice.front()) : std::nullopt);
    }
    const std::string id = on.is_space ? space_id(on.space) : "tile-" + std::string(facts(tile).id);
    Touched touched;
    const bool opens = !upgraded && !use.place && !use.serve && !use.take_back && table.question == Question::serve;
    if (on.is_space && !opens) {
        touched = touch_space(table, on.space, rect, dice.empty() ? std::nullopt : std::optional(dice.front()), use);
    } else {
        touched = stage.touch.target(
            id,
            upgraded ? std::string(tile_name(tile))
                     : say(Text::label_upgrade, {{"tile", tile_name(tile)}, {"price", facts(tile).cost}}),
            rect, opens && table.mine);
    }
    // The price chip opens the upgrade sheet, also where the tile itself serves a die.
    const bool lit = use.place.has_value();
    if (used) draw_used(paint, lamp, "+" + yield_text(player, on.space));
    if (lit) draw_lit(paint, rect, 10);
    if (!upgraded && !lit) draw_price(table, tile, rect);
    bool open_sheet = opens && touched.clicked;
    if (upgradable && (use.serve || use.take_back)) {
        const Rect chip{rect.right() - 60, rect.y - 14, 70, 34};
        open_sheet =
            stage.touch
                .target("upgrade-" + std::string(facts(tile).id),
                        say(Text::label_upgrade, {{"tile", tile_name(tile)}, {"price", facts(tile).cost}}), chip)
                .clicked;
    }
    if (open_sheet) {
        stage.view.sheet = Sheet::upgrade;
        stage.view.tile = tile;
        stage.view.given = -1;  // the sheet finds the best
    }

    // Dice on top.
    const float die_side = std::min(44.0F, rect.width * 0.42F);
    const auto count = static_cast<float>(dice.size());
    const float pitch = dice.size() > 1 ? std::min(die_side + 2, (rect.width + 10 - die_side) / (count - 1)) : 0;
    for (std::size_t index = 0; index < dice.size(); ++index) {
        const PlacedDie& die = dice[index];
        const Rect at{rect.x - 6 + pitch * static_cast<float>(index), rect.y + (layout.tiles_small ? 10.0F : 24.0F),
                      die_side, die_side};
        draw_die(paint, at, die.face, die_color(table, die.own), -4);
        if (index + 1 == dice.size()) draw_counts_as(table, at, die.face, die.space);
        if (!takes_many(on.space) || lit) continue;
        const std::string die_id = space_id(on.space) + "-die-" + std::to_string(index);
        const SpaceUse die_use = use_of(table, on.space, die);
        if (die_use.place) continue;
        const bool live = die_use.take_back || die_use.serve;
        const Touched pressed = stage.touch.target(die_id, die_use.label, at, live);
        if (pressed.clicked && die_use.take_back) {
            Intent intent;
            intent.kind = Intent::Kind::take_back;
            intent.action = act::place(die.face, on.space);
            stage.intents.push_back(intent);
        } else if (pressed.clicked && die_use.serve) {
            stage.act(*die_use.serve);
        }
        if (pressed.focused) draw_focus(paint, at.inset(-3), 10);
    }
    if (lit) draw_gain(table, rect, use, on.space);
    if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
    explain(stage, touched, rect,
            upgraded ? say(Text::about_tile_upgraded, {{"tile", tile_name(tile)}}) : std::string(tile_name(tile)),
            tile_lines(table, tile), tile_picture(tile, upgraded));
}

/** The table that may be set up: a place of its own in the row of seats. */
void draw_table_slot(Table& table, const SeatBox& box) {
    if (box.card.empty()) return;
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    paint.dashes(box.table.inset(2), palette::oak, 2, 12);
    const float side = std::min(box.card.width, 92.0F);
    paint.picture({box.card.center().x - side / 2, box.card.center().y - side * 0.55F, side, side},
                  picture("tile-table"), color(0xFFFFFF, 0.75F));
    const bool opens = table.serving();
    const Touched touched = stage.touch.target(
        "tile-table", say(Text::label_upgrade, {{"tile", tile_name(Tile::table)}, {"price", facts(Tile::table).cost}}),
        box.table, opens);
    draw_price(table, Tile::table, {box.table.x, box.table.y + 10, box.table.width - 6, box.table.height});
    if (opens && touched.clicked) {
        stage.view.sheet = Sheet::upgrade;
        stage.view.tile = Tile::table;
        stage.view.given = -1;
    }
    if (touched.focused) draw_focus(paint, box.table, 12);
    explain(stage, touched, box.table, tile_name(Tile::table), tile_lines(table, Tile::table), picture("tile-table"));
}

/** Drawn cards of a kind, fanned. */
void draw_staff(Table& table, const TavernLayout& layout, Card card) {
    const Rect place = layout.staff[index_of(card)];
    const int count = table.player.staff_of(card);
    if (place.empty() || count == 0) return;
    Painter& paint = table.stage.paint;
    const bool on_tile =
        card == Card::brewer || (layout.tiles_small && (card == Card::dishwasher || card == Card::server));
    const bool small = card == Card::brewer;
    const float width = on_tile ? std::min({layout.tiles_small ? 30.0F : 54.0F, place.width, place.height / 1.41F})
                                : std::min(layout.staff_card, place.width);
    const float room = place.width - width;
    const int shown = std::min(count, 6);
    const float pitch =
        shown > 1 ? std::min(30.0F, (small ? 8.0F : std::max(room, 6.0F)) / static_cast<float>(shown - 1)) : 0;
    CardLook look;
    look.facts = false;
    for (int index = 0; index < shown; ++index) {
        const Rect rect{place.x + pitch * static_cast<float>(index), place.y + (index % 2 == 1 ? 3.0F : 0.0F), width,
                        width * 1.42F};
        draw_card(paint, rect, card, look);
    }
    const float right = place.x + pitch * static_cast<float>(shown - 1) + width;
    if (count >= 4 || (count > 1 && pitch < 12)) {
        ChipLook chip;
        chip.fill = palette::night;
        chip.text = palette::parchment;
        chip.height = 22;
        chip.size = 14;
        chip.padding = 5;
        draw_chip(paint, {right + 4, place.y - 7}, Align::right, chip, "×" + std::to_string(count));
    }
}

/** Bards and barbacks: one touch each while serving. */
void draw_loose(Table& table, const TavernLayout& layout, Card card, Action action, std::string_view text,
                std::string label) {
    const Rect place = layout.staff[index_of(card)];
    const int count = table.player.staff_of(card);
    if (place.empty() || count == 0) return;
    Stage& stage = table.stage;
    const Rect rect{place.x, place.y, place.width, layout.staff_card * 1.42F + 24};
    const bool live = table.serving() && stage.may(action);
    const bool used = card == Card::barback ? table.player.barbacks_used : table.player.bards_used >= count;
    const Touched touched = stage.touch.target("use-" + std::string(facts(card).id), label, rect, live);
    const Point below{place.x + layout.staff_card / 2, place.y + layout.staff_card * 1.42F + 12};
    if (live) draw_lit(stage.paint, {place.x, place.y, layout.staff_card, layout.staff_card * 1.42F}, 7);
    draw_staff(table, layout, card);
    if (used && table.state.phase == Phase::serving)
        draw_used(stage.paint, {place.x, place.y, layout.staff_card, layout.staff_card * 1.42F}, "");
    if (layout.labels) stage.paint.text(below, number(15, palette::parchment), text, Align::center);
    if (touched.clicked) stage.act(action);
    if (touched.focused) draw_focus(stage.paint, rect, 9);
    explain_card(table, touched, rect, card, 0);
}

void draw_decks(Table& table, const TavernLayout& layout) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Player& player = table.player;
    const auto count_chip = [&](Rect rect, int count) {
        const Rect chip{rect.center().x - 18, rect.bottom() - 26, 36, 24};
        paint.fill(chip, palette::night, 12);
        paint.outline(chip, palette::ink, 1.5F, 12);
        paint.text(chip.center(), number(15, palette::parchment), std::to_string(count), Align::center);
    };
    if (!layout.deck.empty()) {
        const int count = player.known_count + player.bag.total();
        const Rect card{layout.deck.x, layout.deck.y, layout.deck.width - 4, layout.deck.height - 4};
        for (int behind = std::min(count, 3) - 1; behind >= 0; --behind)
            draw_card_back(paint, card.moved(static_cast<float>(4 - 2 * behind), static_cast<float>(4 - 2 * behind)));
        if (count == 0) paint.dashes(card, palette::oak_edge, 2, 7);
        count_chip({card.x, card.y, card.width + 4, card.height + 4}, count);
        if (layout.labels)
            paint.text({card.center().x, layout.deck.bottom() + 8}, heading(15.5F, palette::parchment),
                       say(Text::board_deck), Align::center);
        const Touched touched =
            stage.touch.target("deck", say(Text::about_deck, {{"count", count}}), layout.deck, false);
        std::vector<std::string> lines;
        for (int card_index = player.known_count - 1; card_index >= 0 && lines.size() < 4; --card_index)
            lines.emplace_back(card_name(player.known[static_cast<std::size_t>(card_index)]));
        explain(stage, touched, layout.deck, say(Text::about_deck, {{"count", count}}), lines, picture("card-back"));
    }
    if (!layout.discard.empty()) {
        const int count = player.discard.total();
        Card top = count > 0 ? player.discard.at(0) : no_card;
        if (top != no_card) {
            const bool low = layout.discard.height < 60;
            if (low) {
                paint.cover(layout.discard, card_picture(top), 7, IM_COL32_WHITE, 0.4F);
                paint.outline(layout.discard, palette::ink, 1.5F, 7);
            } else {
                CardLook look;
                look.facts = false;
                draw_card(paint, layout.discard, top, look);
            }
        } else {
            paint.dashes(layout.discard, palette::oak_edge, 2, 7);
        }
        count_chip({layout.discard.x, layout.discard.y, layout.discard.width, layout.discard.height + 2}, count);
        if (layout.labels && table.layout.fold != Fold::pages)
            paint.text({layout.discard.center().x, layout.discard.bottom() + 11}, heading(15.5F, palette::parchment),
                       say(Text::board_discard), Align::center);
        const Touched touched =
            stage.touch.target("discard", say(Text::about_discard, {{"count", count}}), layout.discard, false);
        std::vector<std::string> lines;
        for (int kind = 0; kind < components::card_kinds && lines.size() < 8; ++kind)
            if (const int copies = player.discard[static_cast<Card>(kind)]; copies > 0)
                lines.push_back(std::to_string(copies) + " " + std::string(card_name(static_cast<Card>(kind))));
        explain(stage, touched, layout.discard, say(Text::about_discard, {{"count", count}}), lines);
    }
}

void draw_counter_guests(Table& table, const TavernLayout& layout) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const int count = table.player.counter_guests;
    constexpr std::array<Picture, 4> kinds{picture("counter-guest"), picture("counter-guest-b"),
                                           picture("counter-guest-c"), picture("counter-guest-d")};
    if (layout.stools[0].empty()) return;
    const bool live = table.serving() && stage.may(Action(ActionKind::counter_guest));
    Rect all = layout.stools[0];
    if (layout.stools[1].empty()) {
        paint.fill(layout.stools[0], color(0x24160C, 0.8F), 7);
        paint.outline(layout.stools[0], palette::ink, 1.5F, 7);
        paint.picture(square(layout.stools[0].center(), layout.stools[0].width),
                      count > 0 ? kinds[0] : picture("stool"));
        ChipLook chip;
        chip.fill = palette::night;
        chip.text = palette::parchment;
        chip.height = 22;
        chip.size = 14;
        chip.padding = 5;
        draw_chip(paint, {layout.stools[0].right() + 5, layout.stools[0].y - 7}, Align::right, chip,
                  "×" + std::to_string(count));
        if (layout.labels)
            paint.text(layout.counter_label.center(), number(14, palette::parchment), "▸1[step]", Align::center);
    } else {
        for (int stool = 0; stool < 3; ++stool) {
            const Rect& rect = layout.stools[static_cast<std::size_t>(stool)];
            paint.picture(rect,
                          stool < count ? kinds[static_cast<std::size_t>((stool + table.seat) % 4)] : picture("stool"));
        }
        if (count > 3) {
            ChipLook chip;
            chip.fill = palette::night;
            chip.text = palette::parchment;
            chip.height = 24;
            chip.size = 15;
            draw_chip(paint, {layout.stools[2].right(), layout.stools[2].y + 4}, Align::right, chip,
                      "×" + std::to_string(count));
        }
        const Rect& label = layout.counter_label;
        const bool wide = label.width > 160 || table.layout.fold != Fold::wide;
        if (!wide)
            paint.text({label.center().x + 5, label.y - 14}, heading(15.5F, palette::parchment),
                       say(Text::board_counter_guests), Align::center);
        paint.fill(label, live ? palette::candle : palette::night, label.height / 2);
        paint.outline(label, palette::ink, 1.5F, label.height / 2);
        paint.text(label.center(), bold(14, live ? palette::ink : palette::parchment),
                   say(wide ? Text::board_counter_guests_short : Text::board_counter_guest_rule), Align::center);
        all = {layout.stools[0].x, layout.stools[0].y, layout.stools[2].right() - layout.stools[0].x,
               label.bottom() - layout.stools[0].y};
    }
    const Touched touched = stage.touch.target("counter-guest", say(Text::label_counter_guest), all, live);
    if (touched.clicked) stage.act(Action(ActionKind::counter_guest));
    if (touched.focused) draw_focus(paint, all, 12);
    explain(stage, touched, all, say(Text::board_counter_guests), {say(Text::about_counter_guests, {{"count", count}})},
            picture("counter-guest"));
}

void draw_room(Table& table, const TavernLayout& layout) {
    Painter& paint = table.stage.paint;
    const Rect& room = layout.room;
    const bool summer = table.state.setup.module == 1;
    paint.fill(room, color(0x523319), 6);
    paint.cover(room, summer ? picture("room-summer") : picture("room-winter"), 4);
    if (!layout.bar.empty()) {
        paint.clip(room);
        const Rect bar{layout.bar.x, layout.bar.y, layout.bar.width,
                       std::max(layout.bar.width * 168 / 758, layout.bar.height)};
        paint.picture(bar, picture("bar-front"));
        paint.unclip();
    }
    paint.outline(room, palette::ink, 2, 4);
}

}  // namespace

void draw_tavern(Table& table) {
    if (table.layout.tavern.empty()) return;
    TableFacts facts = table.facts;
    const bool slot = !table.player.has_upgraded(Tile::table);
    facts.tables = table.player.tables + (slot ? 1 : 0);
    facts.last_is_slot = slot;
    const TavernLayout layout = tavern_layout(table.layout, facts, table.stage.view.stop);
    Painter& paint = table.stage.paint;
    draw_room(table, layout);
    const bool summer = table.state.setup.module == 1;
    const Rect& room = layout.room;
    paint.picture({room.x - 8, room.y - 2, room.width + 16, (room.width + 16) * 34 / 774},
                  summer ? picture("roof-summer") : picture("roof-winter"));
    if (!layout.dog.empty()) paint.picture(layout.dog, picture("dog"));
    draw_decks(table, layout);
    for (int seat = 0; seat < table.player.tables; ++seat) draw_seat(table, layout, seat);
    if (slot && facts.tables > 0) draw_table_slot(table, layout.seat[static_cast<std::size_t>(facts.tables - 1)]);
    for (const Tile tile : {Tile::dishwasher, Tile::server, Tile::brewer, Tile::beer_storage, Tile::cashbox, Tile::monk,
                            Tile::barrel, Tile::safe}) {
        draw_tile(table, layout, tile);
    }
    draw_staff(table, layout, Card::dishwasher);
    draw_staff(table, layout, Card::server);
    draw_staff(table, layout, Card::brewer);
    draw_loose(table, layout, Card::barback, Action(ActionKind::barbacks), "+1[beer]",
               say(Text::label_barbacks, {{"count", table.player.staff_of(Card::barback)}}));
    draw_loose(table, layout, Card::bard, Action(ActionKind::bard), "+1[reputation]",
               std::string(say(Text::label_bard)));
    if (table.layout.fold == Fold::wide) {
        const int free = free_dishwashers(table.player);
        const int all = table.player.dishwashers;
        const Rect& fan = layout.staff[index_of(Card::dishwasher)];
        if (table.player.staff_of(Card::dishwasher) > 0 && all > 0) {
            ChipLook chip;
            chip.height = 21;
            chip.size = 14;
            chip.padding = 6;
            chip.fill = free > 0 ? palette::candle : palette::night;
            chip.text = free > 0 ? palette::ink : palette::sky_text;
            draw_chip(paint, {fan.center().x, fan.bottom() - 6}, Align::center, chip,
                      free == all ? std::string(say(Text::board_free))
                                  : say(Text::board_used_of, {{"used", all - free}, {"count", all}}));
        }
        const Rect& servers = layout.staff[index_of(Card::server)];
        if (const int count = table.player.staff_of(Card::server); count > 0) {
            const int dice = std::min(count + (table.player.has_upgraded(Tile::server) ? 1 : 0), components::own_dice);
            paint.text(
                {servers.center().x, servers.bottom() + 13}, bold(14, palette::parchment),
                dice == 1 ? std::string(say(Text::board_die_rolled)) : say(Text::board_dice_rolled, {{"count", dice}}),
                Align::center);
        }
    }
    draw_counter_guests(table, layout);
}

}  // namespace tavern::ui
