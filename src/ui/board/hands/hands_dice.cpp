// The dice in hand, and slots for dice on the board.
#include <algorithm>

#include "narration/status.hpp"
#include "ui/board/hands/hands_parts.hpp"
#include "ui/dialogs/layer.hpp"
#include "ui/flow/keyboard.hpp"

namespace tavern::ui {
namespace {

constexpr float die_edge = 2;           // within its cell, above and on the left
constexpr float lift = 4;               // of the die in hand
constexpr float focus_apart = 5;        // distance from a die
constexpr float before_slots = 8;       // gap after the dice in hand
constexpr float below_slot = 16;        // room for the name of its space
constexpr float name_from_slot = 11;    // distance of the name's middle
constexpr float small_slot = 24;        // in two rows, or for display only
constexpr float smallest_slot = 19;     // in two rows
constexpr float least_overlap = 0.62F;  // of dice that overlap, by their side
constexpr float rounding = 0.5F;
constexpr float die_in_slot = 0.68F;  // by its height

struct Shown {
    HandDie die;
    int index;     // among dice of its kind
    bool chosen;   // in the hand
    bool dragged;  // drawn at the pointer, above everything
    bool live;
    float side;
};

void draw_hand_die(Table& table, const Rect& cell, const Shown& shown, const Touched& touched) {
    Stage& stage = table.stage;
    const HandDie& die = shown.die;
    const Rect rect{cell.x + die_edge, cell.center().y - shown.side / 2 + die_edge, shown.side, shown.side};
    const Rect at = shown.chosen ? rect.moved(shaken(stage), -lift) : rect;
    stage.memory.flights.at(hand_spot(die.face, die.own), shown.dragged ? stage.touch.carried(carried_die) : at);
    if (shown.dragged) return stage.paint.dashes(rect, palette::oak_edge, 2, radius::inner);
    draw_rolled_die(table, at, die.face, table.seat, die.own, 0, shown.index);
    if (shown.chosen)
        draw_die_ring(stage.paint, at);
    else if (touched.hovered && shown.live)
        stage.paint.outline(at.inset(-2), with_opacity(palette::candle, 0.8F), 2, radius::control);
    if (touched.focused) draw_focus(stage.paint, at.inset(-focus_apart), radius::panel);
}

/** The spaces on which it can be placed, with their yield. */
std::vector<std::string> fits_where(const Table& table, Face face) {
    if (!table.planning()) return {};
    std::vector<std::string> lines;
    for (const Action action : table.stage.model.legal) {
        if (action.kind() != ActionKind::place || action.face() != face) continue;
        const int dishwashers = dishwashers_needed(table.player, face, action.space());
        std::string line = use_in_words(table.player, {action.space(), dishwashers});
        if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(std::move(line));
    }
    if (lines.empty()) lines.push_back(say(Text::prompt_plan_hand_none, {{"face", face}}));
    return lines;
}

/** A press takes the die into the hand or puts it down. cell: the target. */
void hand_die(Tree& tree, Table& table, const Style& cell, Shown shown, std::string name) {
    Stage& stage = table.stage;
    const HandDie die = shown.die;
    if (shown.chosen) name = say(Text::label_die_in_hand, {{"die", name}});
    const std::string id = "die-" + std::to_string(shown.index);
    const DieInHand taken{die.face, die.own, std::nullopt, shown.index};
    const Touched touched = stage.touch.state(id, shown.live);
    stage.touch.takes_drops(id);
    if (shown.live && touched.held) stage.touch.carry();
    shown.dragged = shown.live && stage.touch.dragged() == id;
    if (touched.clicked) {
        stage.next.hand = shown.chosen ? std::nullopt : std::optional(taken);
        if (!shown.chosen && table.layout.fold == Fold::phone) stage.next.turn_to(Page::tavern);
    }
    if (shown.dragged && stage.touch.input().down) stage.next.hand = taken;
    // Prompt and counters are read while dice are chosen.
    const auto about = [&table, name, die] {
        return Explanation{name, fits_where(table, die.face), no_picture, {}, table.layout.hands};
    };
    const auto refuses = [&table, die, live = shown.live] {
        return live ? std::string() : why_refused(table, act::place(die.face, Space::cashbox));
    };
    const auto place =
        tree.control({id, name, shown.live, shown.chosen, Role::radio, about, refuses, fits_somewhere(table, die.face)},
                     cell, [&table, shown, touched](const Rect& rect) { draw_hand_die(table, rect, shown, touched); });
}

/** The name of a die, with a number if there are equal ones. */
std::string told_apart(const Table& table, const std::vector<HandDie>& hand, std::size_t index) {
    const auto alike = [&](const HandDie& die) { return die.face == hand[index].face && die.own == hand[index].own; };
    const std::string name = die_name(hand[index], table.color());
    const auto place = hand.begin() + static_cast<std::ptrdiff_t>(index);
    const auto count = static_cast<int>(std::count_if(hand.begin(), hand.end(), alike));
    const auto before = static_cast<int>(std::count_if(hand.begin(), place, alike));
    return count == 1 ? name : say(Text::label_one_of, {{"die", name}, {"index", before + 1}, {"count", count}});
}

/** The die taken up, by its place in the hand: the pressed one, or else the first of those alike. */
std::optional<std::size_t> lifted_die(const std::optional<DieInHand>& taken, const std::vector<HandDie>& hand) {
    if (!taken || taken->from) return std::nullopt;
    const auto alike = [&](const HandDie& die) { return die.face == taken->face && die.own == taken->own; };
    if (const auto pressed = static_cast<std::size_t>(taken->index); pressed < hand.size() && alike(hand[pressed]))
        return pressed;
    const auto first = std::find_if(hand.begin(), hand.end(), alike);
    return first == hand.end() ? std::nullopt : std::optional(static_cast<std::size_t>(first - hand.begin()));
}

void hand_dice(Tree& tree, Table& table, const std::vector<HandDie>& hand, const DiceLook& look, float width) {
    const float finger = table.layout.finger();
    const float reach = std::min(look.pitch, std::max(look.die + 2 * die_edge, finger));
    const auto group = tree.open({Role::radio_group, std::string(say(Text::label_dice_in_hand))},
                                 {.flow = Flow::row, .gap = look.pitch - reach, .width = width});
    const bool live = table.planning() || table.serving();
    const std::optional<std::size_t> lifted = lifted_die(table.stage.view.hand, hand);
    for (std::size_t index = 0; index < hand.size(); ++index)
        hand_die(tree, table, {.width = reach, .height = std::max(look.die, finger)},
                 {hand[index], static_cast<int>(index), index == lifted, false, live, look.die},
                 told_apart(table, hand, index));
}

struct Slot {
    PlacedDie die;
    int index;
    bool chosen;  // taken up while serving
    bool live;
    float name_room;  // for the name of its space, 0: no name
    float height;     // without its name
};

void draw_slot(Table& table, const Rect& place, const Slot& slot, const Touched& touched) {
    Painter& paint = table.stage.paint;
    const Rect rect{place.x, place.y, place.width, slot.height};
    paint.fill(rect, palette::well, radius::inner);
    paint.dashes(rect, slot.chosen ? palette::candle : color(0x8A6A46), 2, radius::inner);
    const std::optional<PlayerColor> color = slot.die.own ? std::optional(table.color()) : std::nullopt;
    const float side = rect.height < 30 ? rect.height - 5 : rect.height * die_in_slot;
    draw_die(paint, square(rect.center(), std::min(side, rect.width - gap::hair)), slot.die.face, color, 0,
             slot.chosen ? 1.0F : 0.7F);
    if (slot.name_room > 0) {
        const std::string_view where = space_name(table.player, slot.die.space);
        paint.name({rect.center().x, rect.bottom() + name_from_slot}, plain(letters::small, palette::dim_parchment),
                   where, where, slot.name_room, Align::center);
    }
    if (touched.hovered && slot.live) paint.outline(rect, palette::candle, size::line, radius::inner);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::control);
}

/** A die on the board: while planning a press takes it back, while serving it picks it up. */
void touchable_slot(Tree& tree, Table& table, const Style& style, const Slot& slot) {
    Stage& stage = table.stage;
    const PlacedDie die = slot.die;
    const std::string id = "placed-" + std::to_string(slot.index);
    const Touched touched = stage.touch.state(id, slot.live);
    stage.touch.takes_drops(id);
    if (touched.clicked && table.planning()) {
        stage.want(intent::TakeBack{act::place(die.face, die.space)});
        stage.next.hand.reset();
    } else if (touched.clicked) {
        stage.next.hand = slot.chosen ? std::nullopt : std::optional(DieInHand{die.face, die.own, die.space});
    }
    take_up_dragged(table, id, die);
    const Text text = !slot.live         ? Text::status_die_placed
                      : table.planning() ? Text::label_take_back
                                         : Text::label_take_up;
    const std::string name = say(text, {{"face", die.face}, {"space", space_name(table.player, die.space)}});
    const auto about = [&table, name, die] {
        return Explanation{name,
                           {die_name({die.face, die.own}, table.color()) + ".",
                            say(Text::about_gives, {{"bonus", yield_text(table.player, die.space)}})}};
    };
    const auto refuses = [&table, die] { return why_refused(table, act::move(die.face, die.space, die.space)); };
    const auto place =
        tree.control({id, name, slot.live, slot.chosen, Role::button, about, refuses}, style,
                     [&table, slot, touched](const Rect& rect) { draw_slot(table, rect, slot, touched); });
}

/** A die that the board shows as well; here it is for display only. */
void seen_slot(Tree& tree, Table& table, const Style& style, const Slot& slot) {
    const std::string words =
        say(Text::status_die_placed, {{"face", die_name({slot.die.face, slot.die.own}, table.color())},
                                      {"space", space_name(table.player, slot.die.space)}});
    tree.leaf(style, [&table, slot](const Rect& rect) { draw_slot(table, rect, slot, {}); }, {Role::image, words});
}

/** The key of a face takes such a die into the hand; pressed again, it takes the other one of that face. */
void take_by_key(Table& table, const std::vector<HandDie>& hand) {
    const View& view = table.stage.view;
    View& next = table.stage.next;
    const Face face = face_of_key(table.stage.touch.input().key);
    if (face == 0 || (!table.planning() && !table.serving()) || top_layer(table.stage) != Layer::screen) return;
    for (const bool own : {false, true})
        for (const HandDie& die : hand) {
            if (die.face != face || die.own != own || (view.hand && view.hand->face == face && view.hand->own == own))
                continue;
            next.hand = DieInHand{die.face, die.own};
            next.drawer = false;
            next.turn_to(Page::tavern);
            return;
        }
    if (!view.hand || view.hand->face != face)
        table.stage.refused = {why_refused(table, act::place(static_cast<Face>(face), Space::cashbox)),
                               table.layout.hands};
}

/** How the dice in hand and those on the board share a row. */
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

/** Widens the pitch of the slots to the longest name of a space, where there is room. */
void widen_for_names(DiceRow& row, const Table& table, const std::vector<PlacedDie>& placed, float width) {
    const float room = (width - row.hand_width() - row.gap) / std::max(1.0F, static_cast<float>(placed.size()));
    for (const PlacedDie& die : placed) {
        const float name = table.stage.paint.width(plain(letters::small), space_name(table.player, die.space));
        row.look.slot_pitch = std::max(row.look.slot_pitch, std::min(name + gap::small, room));
    }
}

/** Two rows of small slots, or no slots if each die in hand needs a finger's width. */
void lay_slots_in_two_rows(DiceRow& row, float width, float finger) {
    DiceLook& look = row.look;
    row.rows = 2;
    look.slot_pitch = look.slot_width = look.slot_height = small_slot;
    if (const float rest = (width - row.hand_width() - row.gap) / row.columns(); rest < look.slot_pitch)
        look.slot_pitch = look.slot_width = std::max(rest, smallest_slot);
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

/** If not all dice fit, tries in this order: closer slots without names; narrow slots for display only (the board has
 * the same dice); two rows of small slots; no slots and overlapping dice; smaller dice. */
void fit(DiceRow& row, float width, float finger) {
    DiceLook& look = row.look;
    if (row.width() > width && row.placed > 0) {
        const float room = (width - row.hand_width() - row.gap) / static_cast<float>(row.placed);
        const bool narrow = room < std::max(look.slot_width + 2, finger);
        look.slot_pitch = narrow ? std::max(small_slot, room) : room;
        look.slot_width = std::min(look.slot_width, look.slot_pitch - 2);
        if (look.slot_pitch < look.slot_width + small_slot) look.names = false;
        if (row.width() > width + rounding) lay_slots_in_two_rows(row, width, finger);
    }
    if (row.width() > width + rounding && row.in_hand > 0)
        look.pitch = std::max(look.die * least_overlap,
                              (width - look.die) / std::max(1.0F, static_cast<float>(row.in_hand) - 1));
    if (const float all = row.width(); all > width) {
        const float factor = width / all;
        for (float* part : {&look.die, &look.pitch, &look.slot_width, &look.slot_height, &look.slot_pitch})
            *part *= factor;
    }
}

/** Column by column, each as wide as the pitch. */
void slots(Tree& tree, Table& table, const DiceRow& row, const std::vector<PlacedDie>& placed) {
    const DiceLook& look = row.look;
    const auto& hand = table.stage.view.hand;
    const bool touchable = row.rows == 1 && look.slot_pitch >= table.layout.least_target();
    const auto group = tree.open({Role::group, std::string(say(Text::label_dice_placed))},
                                 {.flow = Flow::row, .width = row.columns() * look.slot_pitch});
    bool lifted = false;
    for (std::size_t first = 0; first < row.placed; first += row.rows) {
        const auto column = tree.open({.width = look.slot_pitch});
        for (std::size_t index = first; index < std::min(first + row.rows, row.placed); ++index) {
            const PlacedDie& die = placed[index];
            const bool chosen =
                !lifted && hand && hand->from == die.space && hand->face == die.face && hand->own == die.own;
            lifted = lifted || chosen;
            const Slot slot{die,
                            static_cast<int>(index),
                            chosen,
                            table.planning() || may_take_up(table, die),
                            look.names ? look.slot_pitch - gap::hair : 0,
                            look.slot_height};
            const auto cell = tree.open({.flow = Flow::row, .centred = look.names});
            const Style style{.width = look.slot_width, .height = look.slot_height + (look.names ? below_slot : 0)};
            (touchable ? touchable_slot : seen_slot)(tree, table, style, slot);
        }
    }
}

/** While planning, dragging a die from the board to the hand takes it back. */
void drop_on_hand(Table& table) {
    Stage& stage = table.stage;
    const auto& dragged = stage.view.hand;
    const std::string& on = stage.touch.dropped();
    const bool here = on == "hand" || on.rfind("die-", 0) == 0 || on.rfind("placed-", 0) == 0;
    if (!here || !dragged || !dragged->from || !stage.touch.drags()) return;
    if (table.planning())
        stage.want(intent::TakeBack{act::place(dragged->face, *dragged->from)});
    else
        stage.refused = {std::string(say(Text::refusal_stays)), {}};
    stage.next.hand.reset();
}

}  // namespace

void dice(Tree& tree, Table& table, DiceLook look, float width) {
    const std::vector<HandDie> hand = dice_in_hand(table.player);
    const std::vector<PlacedDie> placed = look.slots ? placed_dice(table.player) : std::vector<PlacedDie>();
    const float gap = placed.empty() || hand.empty() ? 0.0F : before_slots;
    DiceRow row{look, hand.size(), placed.size(), 1, gap};
    if (look.names) widen_for_names(row, table, placed, width);
    fit(row, width, table.layout.finger());
    take_by_key(table, hand);
    drop_on_hand(table);
    if (!hand.empty()) hand_dice(tree, table, hand, row.look, row.hand_width() + row.gap);
    if (row.placed > 0) slots(tree, table, row, placed);
}

}  // namespace tavern::ui
