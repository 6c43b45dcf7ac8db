// Where dice can lie: what a touch there means, and what it would bring.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"

namespace tavern::ui {

std::string space_id(Space space) {
    switch (space) {
        case Space::cashbox: return "space-cashbox";
        case Space::barrel: return "space-barrel";
        case Space::brewer: return "space-brewer";
        case Space::monk: return "space-monk";
        default: return "space-seat-" + std::to_string(seat_of(space));
    }
}

namespace {

/** As it is told apart by ear: the name alone, or the guest with the table and what is seen on the card. */
std::string spoken_space(const Player& player, Space space) {
    const std::string_view name = space_name(player, space);
    if (!is_seat(space)) return std::string(name);
    const int table = seat_of(space) + 1;
    const CardFacts& about = facts(player.seats[static_cast<std::size_t>(seat_of(space))].guest);
    return say(Text::label_guest, {{"card", name}, {"table", table}, {"pips", about.pips}, {"thalers", about.thalers}});
}

}  // namespace

std::optional<PlayerColor> die_color(const Table& table, bool own) {
    return own ? std::optional(table.color()) : std::nullopt;
}

SpaceUse use_of(const Table& table, Space space, std::optional<PlacedDie> lies) {
    SpaceUse use;
    use.label = spoken_space(table.player, space);
    use.of_hand = hand_action(table, space);
    if (use.of_hand) {
        use.label = say(use.of_hand->kind() == ActionKind::serve ? Text::label_serve : Text::label_place,
                        {{"face", table.stage.view.hand.face}, {"space", use.label}});
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
    table.stage.next.hand = {};
}

Touched touch_space(Table& table, Space space, Rect rect, std::optional<PlacedDie> lies, const SpaceUse& use) {
    Stage& stage = table.stage;
    const bool live = use.of_hand || use.take_back || use.serve;
    const Touched touched = stage.touch.target(space_id(space), use.label, rect, live);
    if (use.of_hand) stage.touch.light(space_id(space));
    if (use.of_hand && (touched.clicked || touched.dropped)) {
        stage.act(*use.of_hand);
        drop_hand(table);
    } else if (touched.clicked && use.take_back && lies) {
        stage.want(intent::TakeBack{act::place(lies->face, space)});
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
    const std::string text = gain_text(table, *use.of_hand, space);
    // Kept inside the room at its edges.
    const float wide = table.stage.paint.width(number(chip.size), text) + 2 * chip.padding;
    const Rect& room = table.layout.tavern;
    const float middle = std::clamp(rect.center().x, room.x + wide / 2 + 2,
                                    std::max(room.x + wide / 2 + 2, room.right() - wide / 2 - 2));
    const float low = 6 * (1 - table.stage.memory.flights.risen());
    draw_chip(table.stage.paint, {middle, rect.y - 14 + low}, Align::center, chip, text);
}

void draw_ghosts(Table& table, Space space, Rect first) {
    if (table.ghosts == nullptr) return;
    Painter& paint = table.stage.paint;
    Dice white = table.player.white;
    int gain = 0;
    Rect at = first;
    for (const Action action : *table.ghosts) {
        if (action.kind() != ActionKind::place) continue;
        const bool own = !white.has(action.face());
        if (!own) white.remove(action.face());
        if (action.space() != space) continue;
        draw_die(paint, at, action.face(), die_color(table, own), 0, 0.78F);
        paint.dashes(at.inset(-2), palette::ink, 4.5F, at.width * 0.24F);
        paint.dashes(at.inset(-2), palette::candle, 3, at.width * 0.24F);
        gain += yield_of(table.player, space);
        at = at.moved(at.width + 4, 0);
    }
    if (gain == 0) return;
    ChipLook chip;
    chip.fill = palette::cream;
    chip.edge = palette::ember;
    chip.height = 24;
    chip.size = 15;
    chip.padding = 6;
    draw_chip(paint, {at.x, first.y - 4}, Align::left, chip,
              "+" + std::to_string(gain) + std::string(yield_icon(space)));
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

}  // namespace tavern::ui
