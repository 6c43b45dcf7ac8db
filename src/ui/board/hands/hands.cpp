// The bar at the player's hands: counters, prompt, log, dice and buttons.
#include <algorithm>

#include "ui/board/hands/draft_parts.hpp"
#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float counters_width = 202;
constexpr float wide_counters = 272;
constexpr float small_counters = 182;
constexpr float low_edge = 5;   // margin of two rows at the bar's lower edge
constexpr float top = 31;       // height of the prompt
constexpr float one_line = 26;  // line height of the prompt
constexpr float between = 6;    // between dice and buttons
constexpr float highest_button = 58;
constexpr float above_buttons = 46;  // in two rows
constexpr float phone_row = 48;
constexpr float wide_undo = 56;  // width
constexpr float narrow_undo = 46;
constexpr float phone_undo = 50;
constexpr float room_for_redo = 360;  // in one row
constexpr float least_deed = 110;     // width of a button beside the dice
constexpr float widest_deed = 166;
constexpr float largest_head = 300;  // width
constexpr float largest_small_head = 190;
constexpr float head_alone = 320;
constexpr float tight_head = 140;
constexpr float room_for_name = 380;  // width, for the name of the player in the question
constexpr float tavern_tab = 104;
constexpr float pill_height = 30;

/** At the end of the game, where only one tab fits: all taverns and points. */
void final_taverns(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const int players = table.state.setup.players;
    if (players == 1) return;
    const auto tabs = tree.open({Role::tab_list, std::string(say(Text::board_players))},
                                {.flow = Flow::row, .stretches = true, .gap = between, .share = 1});
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        const int points = score(table.state, seat).total();
        const std::string id = "tavern-" + std::to_string(seat + 1);
        const std::string text = player_sign(keeper.color) + " " + std::to_string(points);
        const bool chosen = seat == table.seat;
        const Touched touched = stage.touch.state(id);
        if (touched.clicked) stage.next.shown = seat;
        const std::string name = say(Text::label_tab, {{"name", keeper.name}, {"points", points}});
        const auto tab = tree.control(
            {id, name, true, chosen, Role::tab}, {.width = tavern_tab},
            [&stage, text, chosen, touched](const Rect& rect) {
                const ButtonLook look{.kind = ButtonKind::slate, .text = text, .text_size = 16, .chosen = chosen};
                draw_labelled_button(stage.paint, rect, look, touched, true);
            });
    }
}

/** The spaces for the die in hand at the other stop of a compact phone. */
int lit_elsewhere(const Table& table) {
    int count = 0;
    for (const Action action : table.stage.model.legal) {
        if (action.kind() != ActionKind::place || action.face() != table.stage.view.hand->face) continue;
        if (is_seat(action.space()) != (table.stage.view.stop == 0)) ++count;
    }
    return count;
}

/** The dice, or in their place a part that needs more room, or at the end all taverns. */
void dice_or_more(Tree& tree, Table& table, const Style& style, const DiceLook& look, const Prompt& prompt) {
    Style box = style;
    box.flow = Flow::row;
    box.stretches = true;
    box.share = 1;
    // A die from the board can be dropped there.
    const auto& hand = table.stage.view.hand;
    const bool takes = hand && hand->from && table.stage.touch.drags();
    if (takes) table.stage.touch.takes_drops("hand");
    const auto row = takes ? tree.control({"hand", std::string(say(Text::label_dice_in_hand))}, box) : tree.open(box);
    if (table.state.phase == Phase::over && has_pages(table.layout.fold)) return final_taverns(tree, table);
    const bool lowered = table.mine && table.stage.view.aside == Question::take_die;
    const float coaster = lowered ? coaster_row(tree, table, look.die) + gap::small : 0;
    dice(tree, table, look, style.width - coaster);
    if (prompt.long_hint) long_hint(tree, table, prompt.hint, style.height);
}

bool is_small(const Table& table) {
    return table.layout.fold == Fold::pages && !table.layout.low;
}

bool serving_buttons(const Table& table) {
    return table.question == Question::serve || table.question == Question::start_over;
}

/** The width of the actions beside the dice. It leaves room for four dice beside a computer player at work. */
float actions_width(const Table& table, float room) {
    const bool small = is_small(table);
    if (table.visits() || (!table.mine && table.computer_acts())) return small ? 170.0F : 230.0F;
    if (!serving_buttons(table))
        return (may_turn_die(table) ? brief_turn_die_width + gap::small : 0) +
               (small && table.state.phase != Phase::over ? 90.0F : 160.0F);
    const float slots = table.layout.finger() * static_cast<float>(placed_dice(table.player).size());
    return std::clamp(room - slots, 200.0F, 230.0F);
}

DiceLook dice_look(const Table& table) {
    if (table.layout.fold == Fold::wide) return {};
    const bool small = is_small(table);
    DiceLook look;
    look.die = small ? 44.0F : 48.0F;
    look.pitch = small ? 52.0F : 60.0F;
    look.slot_width = 38;
    look.slot_pitch = std::max(42.0F, table.layout.finger());
    look.names = false;
    return look;
}

/** The question, the dishwashers and the log; a long question takes two lines. Returns the height of the first line. */
float asked(Tree& tree, Table& table, const Prompt& prompt, float room) {
    const bool wide = table.layout.fold == Fold::wide;
    Painter& paint = table.stage.paint;
    const float head = std::min(largest_small_head, paint.width(heading(question_size), prompt.head));
    const float beside =
        log_link_width(table) + gap::small + (table.player.dishwashers > 0 ? brief_washers + gap::small : 0);
    const bool two = !wide && !prompt.long_hint &&
                     head + gap::middle + paint.width(bold(letters::small), prompt.hint) > room - beside - gap::small;
    const float line = two ? top / 2 : one_line;
    const auto column = tree.open({.height = top});
    {
        const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .height = line});
        const float most = wide ? largest_head : prompt.long_hint ? head_alone : largest_small_head;
        if (two)
            name_leaf(tree, heading(letters::body), prompt.head, {.height = top / 2, .share = 1, .level = 3});
        else
            prompt_line(tree, table, prompt, most, one_line);
        if (!wide) dishwashers(tree, table, true);
        log(tree, table);
    }
    if (two) name_leaf(tree, bold(letters::small, palette::candle), prompt.hint, {.height = top / 2});
    return line;
}

/** Everything in two rows, with the counters beside them. Returns the height of the first line. */
float hands_in_two_rows(Tree& tree, Table& table, const Rect& place) {
    const bool wide = table.layout.fold == Fold::wide;
    const bool small = is_small(table);
    const bool mirrored = table.stage.model.settings.left_hand && !wide;
    const Prompt prompt = told_prompt(table, small);
    // In small windows a long hint takes the place of the counters.
    const bool counted = !small || !prompt.long_hint;
    const float counted_width = !counted ? 0 : wide ? wide_counters : small ? small_counters : counters_width;
    const float room = place.width - 2 * gap::small - counted_width - (counted ? gap::small : 0);
    const auto all = tree.open(
        {.flow = Flow::row, .stretches = true, .gap = gap::small, .padding = {gap::small, 0}, .place = place});
    if (counted) counters(tree, table, counted_width);
    const auto column = tree.open({.share = 1});
    const float line = asked(tree, table, prompt, room);
    const auto row = tree.open({.flow = Flow::row, .mirrored = mirrored, .gap = between});
    const float height = std::min(highest_button, table.layout.hands.height - above_buttons);
    const bool redo = wide || table.stage.model.can_redo;
    const float undo = wide ? wide_undo : narrow_undo;
    const float undo_width = redo ? 2 * undo + between : undo;
    const float width = wide ? deeds - undo_width - between : actions_width(table, room - undo_width - 2 * between);
    const float washing = wide && table.player.dishwashers > 0 ? washers + between : 0;
    const float dice_width = room - washing - undo_width - width - 2 * between;
    dice_or_more(tree, table, {.width = dice_width, .height = height}, dice_look(table), prompt);
    if (wide) dishwashers(tree, table, false);
    const auto buttons =
        tree.open({.flow = Flow::row, .stretches = true, .mirrored = mirrored, .gap = between, .height = height});
    undo_and_redo(tree, table, {.width = undo, .height = height}, redo);
    actions(tree, table, {.width = width});
    return line;
}

void draw_stop_pill(Painter& paint, const Rect& place, const std::string& text, const Touched& touched) {
    const Rect rect{place.x, place.center().y - pill_height / 2, place.width, pill_height};
    paint.fill(rect, palette::night, pill_height / 2);
    if (touched.drag_over) draw_aimed_at(paint, rect, pill_height / 2);
    paint.outline(rect, palette::candle, 2, pill_height / 2);
    paint.name(rect.center(), bold(hint_size, palette::candle), text, text, rect.width - gap::small, Align::center);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), pill_height / 2 + 2);
}

/** A phone's row with undo and the actions, at the thumb of the playing hand. */
void phone_buttons(Tree& tree, Table& table, float undo, bool redo) {
    const float height = table.layout.tight ? size::finger : phone_row;
    const auto row = tree.open({.flow = Flow::row,
                                .stretches = true,
                                .mirrored = table.stage.model.settings.left_hand,
                                .gap = between,
                                .height = height});
    undo_and_redo(tree, table, {.width = undo, .height = height}, redo);
    actions(tree, table, {.share = 1});
}

/** On a page for display only: dice, or undo, and the button that ends the part. */
void hands_in_one_row(Tree& tree, Table& table, const Rect& place) {
    const auto all = tree.open({.padding = {gap::small, 4}, .place = place});
    // There is no room for it; screen readers hear it.
    told_prompt(table, true);
    if (table.question != Question::plan) return phone_buttons(tree, table, narrow_undo, place.width >= room_for_redo);
    DiceLook look;
    look.die = table.layout.tight ? 34.0F : 42.0F;
    look.pitch = std::max(look.die + between, table.layout.finger());
    look.slots = false;
    // First, each die is as wide as a finger.
    const float room = place.width - 2 * gap::small;
    const float dice_width = look.pitch * static_cast<float>(dice_in_hand(table.player).size());
    const float actions_room =
        may_turn_die(table) ? widest_deed : std::clamp(room - gap::small - dice_width, least_deed, widest_deed);
    const auto row = tree.open({.flow = Flow::row,
                                .stretches = true,
                                .mirrored = table.stage.model.settings.left_hand,
                                .gap = between,
                                .height = narrow_undo});
    dice_or_more(tree, table, {.width = room - between - actions_room}, look, {});
    actions(tree, table, {.width = actions_room});
}

DiceLook phone_dice_look(const Table& table) {
    const bool tight = table.layout.tight;
    DiceLook look;
    look.die = tight ? 38.0F : 48.0F;
    look.pitch = tight ? 48.0F : 62.0F;
    look.slot_width = tight ? 32.0F : 36.0F;
    look.slot_height = tight ? 32.0F : 40.0F;
    look.slot_pitch = table.layout.finger();
    look.names = false;
    return look;
}

/** The question above dice and buttons. */
void hands_in_three_rows(Tree& tree, Table& table, const Rect& place) {
    const bool tight = table.layout.tight;
    const float width = place.width - 2 * gap::small;
    const Prompt prompt = told_prompt(table, tight || place.width < room_for_name);
    const auto all = tree.open({.gap = tight ? 0 : gap::hair, .padding = {gap::small, 0}, .place = place});
    {
        const auto row = tree.open({.flow = Flow::row, .gap = between, .height = tight ? size::finger : two_hints});
        if (tight) {
            const float most = prompt.long_hint ? width - 110 : tight_head;
            name_leaf(tree, heading(question_size), prompt.head, {.most = most, .level = 3});
            stop_pill(tree, table, {.height = size::finger, .share = 1});
            dishwashers(tree, table, true);
        } else {
            prompt_in_room(tree, table, prompt, width);
        }
    }
    const float row_height = tight ? size::finger : phone_row;
    // On a compact phone the hint gets two lines if dice and buttons leave enough height.
    if (tight && !prompt.long_hint && table.layout.hands.height - phone_row - 2 * row_height >= two_hints)
        tree.leaf({.height = two_hints},
                  [&table, prompt](const Rect& rect) {
                      table.stage.paint.paragraph(rect, bold(letters::small, palette::candle), two_hints / 2,
                                                  prompt.hint);
                  },
                  {Role::text, prompt.hint});
    {
        const bool washing = !tight && table.player.dishwashers > 0;
        const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .share = 1});
        dice_or_more(tree, table, {.width = width - (washing ? brief_washers + gap::small : 0), .height = row_height},
                     phone_dice_look(table), prompt);
        if (washing) dishwashers(tree, table, true);
    }
    phone_buttons(tree, table, tight ? narrow_undo : phone_undo, !tight || table.stage.model.can_redo);
    tree.leaf({.height = tight ? 2.0F : gap::small}, {});
}

void bar(Tree& tree, Table& table) {
    const Rect& whole = table.layout.hands;
    tree.leaf({.place = whole}, [&table](const Rect& rect) { draw_bar_top(table.stage.paint, rect); });
    const bool phone = table.layout.fold == Fold::phone;
    // Where height is scarce, targets extend beyond the edge.
    const bool over = table.layout.tight && table.stage.view.page == Page::tavern;
    const float edge = !phone ? low_edge : over ? 0 : bar_edge;
    const Rect place{whole.x, whole.y + edge, whole.width, whole.height - edge};
    if (!phone) {
        const float line = hands_in_two_rows(tree, table, place);
        log_link(tree, table, {.place = log_link_place(table, {place.right() - gap::small, place.y + line / 2})},
                 palette::candle);
    } else if (table.stage.view.page == Page::tavern) {
        hands_in_three_rows(tree, table, place);
    } else {
        hands_in_one_row(tree, table, place);
    }
}

}  // namespace

void stop_pill(Tree& tree, Table& table, const Style& style) {
    Stage& stage = table.stage;
    const int more = table.planning() ? lit_elsewhere(table) : 0;
    const bool at_seats = stage.view.stop == 0;
    const std::string text =
        more > 0 ? say(at_seats ? Text::prompt_more_at_bar : Text::prompt_more_at_tables, {{"count", more}})
                 : std::string(say(at_seats ? Text::prompt_to_bar : Text::prompt_to_tables));
    const Touched touched = stage.touch.state("stop");
    if (more > 0) stage.touch.light("stop");
    stage.touch.takes_drops("stop");
    if (touched.clicked || (touched.brought && stage.touch.drags())) stage.next.stop = 1 - stage.view.stop;
    const auto pill =
        tree.control({"stop", text, true, false, Role::button, says_it_all}, style,
                     [&stage, touched, text](const Rect& place) { draw_stop_pill(stage.paint, place, text, touched); });
}

void draw_carried(Table& table, const HandDie& die) {
    Painter& paint = table.stage.paint;
    const Rect rect = table.stage.touch.carried(carried_die);
    draw_die(paint, rect, die.face, die.own ? std::optional(table.color()) : std::nullopt);
    draw_die_ring(paint, rect);
}

void carried(Tree& tree, Table& table, const HandDie& die) {
    tree.leaf({.place = table.stage.window()}, [&table, die](const Rect&) { draw_carried(table, die); });
}

void hands(Tree& tree, Table& table) {
    if (!table.layout.hands.empty()) bar(tree, table);
    page_tabs(tree, table);
    if (const auto& hand = table.stage.view.hand; hand && table.stage.touch.drags())
        carried(tree, table, {hand->face, hand->own});
}

}  // namespace tavern::ui
