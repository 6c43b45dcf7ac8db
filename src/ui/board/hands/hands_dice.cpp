// The dice in hand, and slots for those on the board.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

/** Touching a die takes it into the hand, or puts it down again. The cell is what a touch of it reaches. */
void draw_hand_die(Table& table, Rect rect, Rect cell, const HandDie& die, int index, bool chosen) {
    Stage& stage = table.stage;
    const bool live = table.planning() || table.serving();
    std::string name = die.own ? say(Text::label_own_die, {{"color", color_name(table.color())}, {"face", die.face}})
                               : say(Text::label_die, {{"face", die.face}});
    if (chosen) name = say(Text::label_die_in_hand, {{"die", name}});
    const std::string id = "die-" + std::to_string(index);
    const Touched touched = stage.touch.target(id, name, cell, live);
    const bool dragged = stage.touch.dragged() == id && live;
    if (touched.clicked) {
        if (chosen)
            stage.next.hand = {};
        else
            stage.next.hand = {die.face, die.own, std::nullopt};
        if (!chosen && table.layout.fold == Fold::phone) stage.next.page = Page::tavern;
    }
    if (dragged) stage.next.hand = {die.face, die.own, std::nullopt};
    const Rect at = chosen ? rect.moved(0, -4) : rect;
    stage.memory.flights.at(hand_spot(die.face, die.own), dragged ? stage.touch.carried(carried_die) : at);
    if (dragged) {
        stage.paint.dashes(rect, palette::oak_edge, 2, 9);
        return;  // drawn at the pointer, above all
    }
    draw_rolled_die(table, at, die.face, table.seat, die.own, 0, index);
    if (chosen)
        draw_die_ring(stage.paint, at);
    else if (touched.hovered && live)
        stage.paint.outline(at.inset(-2), with_opacity(palette::candle, 0.8F), 2, 12);
    if (touched.focused) draw_focus(stage.paint, at.inset(-5), 15);
}

/** A die on the board: in planning a touch takes it back, in serving it takes it up: to be moved, or, where several
 * lie, to be served before the others. */
void draw_slot(Table& table, Rect rect, const PlacedDie& die, int index, bool names, bool touchable) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    bool movable = false;
    if (table.serving())
        for (const Action action : stage.model.legal)
            movable =
                movable ||
                ((action.kind() == ActionKind::move || (action.kind() == ActionKind::serve && takes_many(die.space))) &&
                 action.face() == die.face && action.space() == die.space);
    const std::string_view where = space_name(table.player, die.space);
    const bool live = table.planning() || movable;
    const Text text = table.planning() ? Text::label_take_back : Text::label_take_up;
    const std::string id = "placed-" + std::to_string(index);
    const Touched touched =
        touchable ? stage.touch.target(id, say(text, {{"face", die.face}, {"space", where}}), rect, live) : Touched();
    const DieInHand& hand = stage.view.hand;
    const bool chosen = hand.from && *hand.from == die.space && hand.face == die.face;
    if (touched.clicked && table.planning()) {
        stage.want(intent::TakeBack{act::place(die.face, die.space)});
        stage.next.hand = {};
    } else if (touched.clicked) {
        if (chosen)
            stage.next.hand = {};
        else
            stage.next.hand = {die.face, die.own, die.space};
    }
    if (stage.touch.dragged() == id && movable) stage.next.hand = {die.face, die.own, die.space};
    paint.fill(rect, palette::well, 10);
    paint.dashes(rect, chosen ? palette::candle : color(0x8A6A46), 2, 10);
    const std::optional<PlayerColor> color = die.own ? std::optional(table.color()) : std::nullopt;
    const float side = rect.height < 30 ? rect.height - 5 : rect.height * 0.68F;
    draw_die(paint, square(rect.center(), std::min(side, rect.width - 3)), die.face, color, 0, chosen ? 1.0F : 0.7F);
    if (names) {
        paint.name({rect.center().x, rect.bottom() + 11}, plain(14, palette::dim_parchment), where, where,
                   rect.width + 30, Align::center);
    }
    if (touched.hovered && live) paint.outline(rect, palette::candle, 1.5F, 10);
    if (touched.focused) draw_focus(paint, rect.inset(-3), 12);
}

/** The key of a face takes such a die into the hand; again: the other one of that face, if there is one. */
void take_by_key(Table& table, const std::vector<HandDie>& hand) {
    const View& view = table.stage.view;
    View& next = table.stage.next;
    const int face = table.stage.touch.input().key - '0';
    if (face < 1 || face > faces || (!table.planning() && !table.serving()) || view.sheet != Sheet::none) return;
    for (const bool own : {false, true})
        for (const HandDie& die : hand) {
            if (die.face != face || die.own != own || (view.hand.face == face && view.hand.own == own)) continue;
            next.hand = {die.face, die.own, std::nullopt};
            next.drawer = false;
            next.page = Page::tavern;
            return;
        }
}

/** How the dice of a hand and those on the board share a row. */
struct DiceRow {
    DiceLook look;
    std::size_t in_hand = 0;
    std::size_t placed = 0;
    std::size_t rows = 1;  // of slots
    float gap = 0;         // before the slots

    float hand_width() const { return static_cast<float>(in_hand) * look.pitch; }
    float columns() const { return static_cast<float>((placed + rows - 1) / rows); }
    float width() const { return hand_width() + gap + columns() * look.slot_pitch; }
};

/** Two rows of small slots, or none where every die of the hand needs a finger's room. */
void lay_slots_in_two_rows(DiceRow& row, float width, float finger) {
    DiceLook& look = row.look;
    row.rows = 2;
    look.slot_pitch = look.slot_width = look.slot_height = 24;
    if (const float rest = (width - row.hand_width() - row.gap) / row.columns(); rest < look.slot_pitch)
        look.slot_pitch = look.slot_width = std::max(rest, 19.0F);
    const auto in_hand = static_cast<float>(row.in_hand);
    const float for_hand = width - row.gap - row.columns() * look.slot_pitch;
    if (in_hand * finger > for_hand) {
        row.placed = 0;
        row.gap = 0;
    } else if (row.in_hand > 0) {
        look.pitch = std::min(look.pitch, for_hand / in_hand);
        look.die = std::min(look.die, look.pitch - 2);
    }
}

/** When all do not fit: closer slots without names, then narrow slots that are only seen (the board has those dice,
 * too), then two rows of small ones, then no slots and dice that overlap, at last smaller ones. */
void fit(DiceRow& row, float width, float finger) {
    DiceLook& look = row.look;
    if (row.width() > width && row.placed > 0) {
        const float room = (width - row.hand_width() - row.gap) / static_cast<float>(row.placed);
        constexpr float narrowest = 24;
        const bool narrow = room < std::max(look.slot_width + 2, finger);
        look.slot_pitch = narrow ? std::max(narrowest, room) : room;
        look.slot_width = std::min(look.slot_width, look.slot_pitch - 2);
        if (look.slot_pitch < look.slot_width + 24) look.names = false;
        if (row.width() > width) lay_slots_in_two_rows(row, width, finger);
    }
    if (row.width() > width + 0.5F && row.in_hand > 0)
        look.pitch =
            std::max(look.die * 0.62F, (width - look.die) / std::max(1.0F, static_cast<float>(row.in_hand) - 1));
    if (const float all = row.width(); all > width) {
        const float factor = width / all;
        for (float* part : {&look.die, &look.pitch, &look.slot_width, &look.slot_height, &look.slot_pitch})
            *part *= factor;
    }
}

void draw_hand_dice(Table& table, const Rect& area, const DiceLook& look, const std::vector<HandDie>& hand) {
    const DieInHand& chosen = table.stage.view.hand;
    const float finger = table.layout.finger();
    float x = area.x;
    bool lifted = false;
    for (std::size_t index = 0; index < hand.size(); ++index) {
        const HandDie& die = hand[index];
        const bool is_chosen = !lifted && chosen.face == die.face && chosen.own == die.own && !chosen.from;
        lifted = lifted || is_chosen;
        const float reach = std::min(look.pitch, std::max(look.die + 4, finger));
        draw_hand_die(table, {x + 2, area.center().y - look.die / 2 + 2, look.die, look.die},
                      {x, area.center().y - std::max(look.die, finger) / 2, reach, std::max(look.die, finger)}, die,
                      static_cast<int>(index), is_chosen);
        x += look.pitch;
    }
}

}  // namespace

void draw_dice(Table& table, Rect area, DiceLook look) {
    const std::vector<HandDie> hand = dice_in_hand(table.player);
    const std::vector<PlacedDie> placed = look.slots ? placed_dice(table.player) : std::vector<PlacedDie>();
    const float gap = placed.empty() || hand.empty() ? 0.0F : 8.0F;
    DiceRow row{look, hand.size(), placed.size(), 1, gap};
    fit(row, area.width, table.layout.finger());
    take_by_key(table, hand);
    draw_hand_dice(table, area, row.look, hand);
    const DiceLook& fitted_look = row.look;
    const float x = area.x + row.hand_width() + row.gap;
    const float high = fitted_look.slot_height * static_cast<float>(row.rows);
    const float top = area.center().y - high / 2 - (fitted_look.names ? 8.0F : 0);
    const float offset = fitted_look.names ? (fitted_look.slot_pitch - fitted_look.slot_width) / 2 : 0;
    for (std::size_t index = 0; index < row.placed; ++index) {
        const Rect rect{x + offset + fitted_look.slot_pitch * static_cast<float>(index / row.rows),
                        top + fitted_look.slot_height * static_cast<float>(index % row.rows), fitted_look.slot_width,
                        fitted_look.slot_height};
        draw_slot(table, rect, placed[index], static_cast<int>(index), fitted_look.names,
                  row.rows == 1 && fitted_look.slot_pitch >= table.layout.finger());
    }
}

}  // namespace tavern::ui
