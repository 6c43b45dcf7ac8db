// The price of upgrading a tile: on its chip, in its name and in its explanation.
#include <algorithm>

#include "narration/outlook.hpp"
#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float price_height = 25;
constexpr float price_above = 9;  // the tile's upper edge

}  // namespace

UpgradeOffer offer_of(const Table& table, Tile tile) {
    UpgradeOffer offer;
    offer.given = cards_to_return(table.player, tile);
    offer.price = upgrade_price(tile, offer.given);
    offer.now = table.serving() && table.stage.may(act::upgrade(tile, static_cast<unsigned>(offer.given)));
    return offer;
}

void draw_price(Table& table, Tile tile, const Rect& rect) {
    const UpgradeOffer offer = offer_of(table, tile);
    const PriceLook look = price_look(table, Resource::thalers, offer.price, offer.now ? Had::now : Had::later);
    ChipLook chip = price_chip(look);
    chip.height = price_height;
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
    draw_chip(table.stage.paint, {right, rect.y - price_above}, Align::right, chip, text);
}

void draw_waits(Table& table, const Rect& rect) {
    if (table.state.round == components::rounds) return;
    const float right = std::min(rect.right() + gap::chip, table.layout.tavern.right() - gap::hair);
    table.stage.paint.picture({right - price_height, rect.y - price_above, price_height, price_height},
                              picture("moon"));
}

std::string upgrade_label(const Table& table, Tile tile) {
    const UpgradeOffer offer = offer_of(table, tile);
    return say(offer.given > 0 ? Text::label_upgrade_returning : Text::label_upgrade,
               {{"tile", tile_name(tile)}, {"price", offer.price}, {"full", facts(tile).cost}});
}

std::string price_about(const Table& table, Tile tile) {
    return tile_price_about(tile, offer_of(table, tile).given);
}

}  // namespace tavern::ui
