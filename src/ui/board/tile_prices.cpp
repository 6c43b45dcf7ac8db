// The price of upgrading a tile: on its chip, in its name and in its explanation.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {

UpgradeOffer offer_of(const Table& table, Tile tile) {
    UpgradeOffer offer{false, facts(tile).cost};
    const int cards = facts(tile).discount > 0 ? table.player.staff_of(facts(tile).card) : 0;
    for (int given = 0; given <= cards && upgrade_price(tile, given) < offer.price + (given == 0); ++given) {
        const Action upgrade = act::upgrade(tile, static_cast<unsigned>(given));
        if (table.serving() && refusal(table.state, upgrade) == Refusal::dishwasher_needed) break;
        offer.price = upgrade_price(tile, given);
        offer.given = given;
        offer.now = offer.now || (table.serving() && table.stage.may(upgrade));
    }
    return offer;
}

void draw_price(Table& table, Tile tile, const Rect& rect) {
    const UpgradeOffer offer = offer_of(table, tile);
    const PriceLook look = price_look(table, true, offer.price, offer.now, false);
    ChipLook chip = price_chip(look);
    chip.height = 25;
    chip.least_width = 44;
    const int full = facts(tile).cost;
    std::string text = "[upgrade]" + std::to_string(full);
    if (offer.price < full) text += "▸" + std::to_string(offer.price);
    // If it would fill the tile's width, only the price.
    if (rect.width < 92 && offer.price < full) text = "[upgrade]" + std::to_string(offer.price);
    text += "[thaler]";
    const Rect& room = table.layout.tavern;
    const float wide = table.stage.paint.width(number(chip.size), text) + 2 * chip.padding;
    const float right = std::max(room.x + wide + 2, std::min(rect.right() + gap::chip, room.right() - gap::hair));
    draw_chip(table.stage.paint, {right, rect.y - 9}, Align::right, chip, text);
}

std::string upgrade_label(const Table& table, Tile tile) {
    return say(Text::label_upgrade, {{"tile", tile_name(tile)}, {"price", offer_of(table, tile).price}});
}

std::string price_about(const Table& table, Tile tile) {
    return tile_price_about(tile, offer_of(table, tile).given);
}

}  // namespace tavern::ui
