// The bar at the player's hands: counters, prompt, log, dice and buttons.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float counters_width = 202;
constexpr float wide_counters = 272;
constexpr float small_counters = 182;
constexpr float deeds = 474;    // undo, redo and actions where there is room
constexpr float low_edge = 5;   // of the bar's edge, what two rows leave free
constexpr float top = 31;       // height of the prompt
constexpr float one_line = 26;  // of it
constexpr float highest_button = 58;
constexpr float largest_head = 300;
constexpr float tight_head = 140;
constexpr float line_apart = 8;  // of two lines, from their middle
constexpr float two_hints = 34;
constexpr float washers = 106;
constexpr float brief_washers = 48;

/** A hint that needs lines, in the place of the dice; a die that came early lies at its left. Pitch: of the dice. */
void draw_long_hint(Table& table, Rect area, const Prompt& prompt, float pitch) {
    const float dice = pitch * static_cast<float>(dice_in_hand(table.player).size());
    const bool tight = table.layout.tight;
    table.stage.paint.paragraph({area.x + dice, area.y, area.width - dice, area.height},
                                bold(tight ? 14.0F : 15.0F, palette::candle), tight ? 16 : 20, prompt.hint);
}

/** The prompt, told also to those who do not see it. */
Prompt told_prompt(Table& table, bool brief) {
    Prompt prompt = prompt_of(table, brief);
    table.stage.reading->prompt = prompt.head + ". " + prompt.hint;
    return prompt;
}

/** Words in full where there is room for them beside each other, else in two lines. */
void draw_prompt(Table& table, const Prompt& prompt, const Rect& rect, float most) {
    Painter& paint = table.stage.paint;
    const bool wide = table.layout.fold == Fold::wide;
    const TextStyle head = heading(wide ? 20.0F : 18.0F);
    const TextStyle hint = bold(wide ? 15.0F : 14.0F, palette::candle);
    const float y = rect.center().y;
    const float head_width = std::min(most, paint.width(head, prompt.head));
    const std::string& second = prompt.long_hint ? std::string() : prompt.hint;
    if (wide || second.empty() || head_width + gap::middle + paint.width(hint, second) <= rect.width) {
        const float drawn = paint.name({rect.x, y}, head, prompt.head, prompt.head, std::min(most, rect.width));
        const float x = rect.x + drawn + gap::middle;
        if (!second.empty()) paint.name({x, y}, hint, second, second, rect.right() - x);
        return;
    }
    paint.name({rect.x, y - line_apart - 1}, head, prompt.head, prompt.head, rect.width);
    paint.name({rect.x, y + line_apart + 1}, hint, second, second, rect.width);
}

void draw_dishwashers(Table& table, const Rect& rect, bool brief) {
    const int all = table.player.dishwashers;
    Painter& paint = table.stage.paint;
    const int free = free_dishwashers(table.player);
    const TextStyle style = bold(15, palette::parchment);
    const Point place{rect.x, rect.center().y};
    if (brief) {
        paint.text(place, style, "[plate] " + std::to_string(free) + "/" + std::to_string(all));
        return;
    }
    paint.text({place.x, place.y - 11}, style,
               "[plate] " + say(Text::board_dishwashers_free, {{"free", free}, {"count", all}}));
    paint.text({place.x, place.y + 11}, plain(14, color(0xB9A88A)), say(Text::board_dishwashers));
}

/** Who washes up, if anybody does. */
void dishwashers(Tree& tree, Table& table, bool brief) {
    if (table.player.dishwashers == 0) return;
    tree.leaf({.width = brief ? brief_washers : washers},
              [&table, brief](const Rect& rect) { draw_dishwashers(table, rect, brief); });
}

void draw_log_line(Table& table, const Rect& area) {
    Painter& paint = table.stage.paint;
    paint.clip({area.x, area.y - 4, area.width - 62, area.height + 8});
    draw_log_text(table, {area.x, area.center().y}, plain(15, color(0xE9D9B8)), last_line(*table.stage.model.game),
                  area.width - 64);
    paint.unclip();
    draw_log_link(table, {area.right(), area.center().y}, palette::candle);
}

/** The last line of the log, or only what opens it. */
void log(Tree& tree, Table& table) {
    const bool wide = table.layout.fold == Fold::wide;
    tree.leaf({.width = wide ? deeds : log_link_width(table)}, [&table, wide](const Rect& rect) {
        if (wide) return draw_log_line(table, rect);
        draw_log_link(table, {rect.right(), rect.center().y}, palette::candle);
    });
}

/** In the end, where there is only one tab: everybody's tavern and points. */
void draw_final_taverns(Table& table, Rect area) {
    Stage& stage = table.stage;
    const int players = table.state.setup.players;
    if (players == 1) return;
    const float pitch = std::min(110.0F, (area.width + 6) / static_cast<float>(players));
    for (int seat = 0; seat < players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        const int points = score(table.state, seat).total();
        const std::string text = std::string(player_sign(keeper.color)) + " " + std::to_string(points);
        ButtonLook look;
        look.kind = ButtonKind::slate;
        look.text = text;
        look.text_size = 16;
        look.chosen = seat == table.seat;
        if (button(stage, "tavern-" + std::to_string(seat + 1),
                   {area.x + pitch * static_cast<float>(seat), area.y, pitch - 6, area.height}, look, true,
                   say(Text::label_tab, {{"name", keeper.name}, {"points", points}})))
            stage.next.shown = seat;
    }
}

/** Spaces of the other stop of a tight phone where the die in hand fits. */
int lit_elsewhere(const Table& table) {
    int count = 0;
    for (const Action action : table.stage.model.legal) {
        if (action.kind() != ActionKind::place || action.face() != table.stage.view.hand.face) continue;
        if (is_seat(action.space()) != (table.stage.view.stop == 0)) ++count;
    }
    return count;
}

/** The dice, or in their place what needs more room, or in the end everybody's tavern. */
void dice(Tree& tree, Table& table, const Style& style, const DiceLook& look, const Prompt& prompt) {
    const bool taverns =
        table.state.phase == Phase::over && (table.layout.fold == Fold::pages || table.layout.fold == Fold::phone);
    tree.leaf(style, [&table, look, prompt, taverns](const Rect& rect) {
        if (taverns) return draw_final_taverns(table, rect);
        if (prompt.long_hint) draw_long_hint(table, rect, prompt, look.pitch);
        draw_dice(table, rect, look);
    });
}

bool is_small(const Table& table) {
    return table.layout.fold == Fold::pages && !table.layout.low;
}

bool serving_buttons(const Table& table) {
    return table.question == Question::serve || table.question == Question::start_over;
}

/** How wide the actions are beside the dice in so much room; four dice have theirs beside who is at work. */
float actions_width(const Table& table, float room) {
    const bool small = is_small(table);
    if (table.visits() || (!table.mine && table.computer_acts())) return small ? 170.0F : 230.0F;
    if (!serving_buttons(table))
        return (may_turn_die(table) ? 82.0F : 0) + (small && table.state.phase != Phase::over ? 90.0F : 160.0F);
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

/** What is asked, who washes up and the log: of what is asked two lines where one is too short. */
void asked(Tree& tree, Table& table, const Prompt& prompt, float room) {
    const bool wide = table.layout.fold == Fold::wide;
    Painter& paint = table.stage.paint;
    const float head = std::min(190.0F, paint.width(heading(18), prompt.head));
    const float beside =
        log_link_width(table) + gap::small + (table.player.dishwashers > 0 ? brief_washers + gap::small : 0);
    const bool two = !wide && !prompt.long_hint &&
                     head + gap::middle + paint.width(bold(14), prompt.hint) > room - beside - gap::small;
    const auto column = tree.open({.height = top});
    {
        const auto row =
            tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .height = two ? top / 2 : one_line});
        const float most = wide ? largest_head : prompt.long_hint ? 320.0F : 190.0F;
        tree.leaf({.share = 1}, [&table, prompt, two, most](const Rect& rect) {
            if (!two) return draw_prompt(table, prompt, rect, most);
            const Point place{rect.x, rect.center().y};
            table.stage.paint.name(place, heading(15.5F), prompt.head, prompt.head, rect.width);
        });
        if (!wide) dishwashers(tree, table, true);
        log(tree, table);
    }
    if (!two) return;
    tree.leaf({.height = top / 2}, [&table, prompt](const Rect& rect) {
        const Point place{rect.x, rect.center().y};
        table.stage.paint.name(place, bold(14, palette::candle), prompt.hint, prompt.hint, rect.width);
    });
}

/** All in two rows, the counters beside them. */
void hands_in_two_rows(Tree& tree, Table& table) {
    const bool wide = table.layout.fold == Fold::wide;
    const bool small = is_small(table);
    const Rect& hands = table.layout.hands;
    const Prompt prompt = told_prompt(table, small);
    // A long hint needs the place of the counters where there is little.
    const bool counted = !small || !prompt.long_hint;
    const float counted_width = !counted ? 0 : wide ? wide_counters : small ? small_counters : counters_width;
    const float room = hands.width - 2 * gap::small - counted_width - (counted ? gap::small : 0);
    const auto all = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .padding = {gap::small, 0}});
    if (counted) counters(tree, table, counted_width);
    const auto column = tree.open({.share = 1});
    asked(tree, table, prompt, room);
    const auto row =
        tree.open({.flow = Flow::row, .mirrored = table.stage.model.settings.left_hand && !wide, .gap = 6});
    const float height = std::min(highest_button, hands.height - 46);
    dice(tree, table, {.height = height, .share = 1}, dice_look(table), prompt);
    if (wide) dishwashers(tree, table, false);
    const bool redo = wide || table.stage.model.can_redo;
    const float undo = wide ? 56 : 46;
    const float undo_width = redo ? 2 * undo + 6 : undo;
    const auto buttons = tree.open({.flow = Flow::row,
                                    .stretches = true,
                                    .mirrored = table.stage.model.settings.left_hand && !wide,
                                    .gap = 6,
                                    .height = height});
    undo_and_redo(tree, table, undo, redo);
    const float width = wide ? deeds - undo_width - 6 : actions_width(table, room - undo_width - 12);
    actions(tree, table, {.width = width});
}

/** Leads to the other stop of a tight phone's page. */
void stop_pill(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const int more = table.planning() ? lit_elsewhere(table) : 0;
    const bool at_seats = stage.view.stop == 0;
    const std::string about = say(at_seats ? Text::prompt_more_at_bar : Text::prompt_more_at_tables, {{"count", more}});
    const std::string text =
        more > 0 ? about : std::string(say(at_seats ? Text::prompt_to_bar : Text::prompt_to_tables));
    const Touched touched = stage.touch.state("stop");
    if (more > 0) stage.touch.light("stop");
    if (touched.clicked) stage.next.stop = 1 - stage.view.stop;
    const auto pill =
        tree.control({"stop", about}, {.height = size::finger, .share = 1}, [&stage, touched, text](const Rect& place) {
            Painter& paint = stage.paint;
            const Rect rect{place.x, place.center().y - 15, place.width, 30};
            explain(stage, touched, rect, {}, {});  // it says so itself
            paint.fill(rect, palette::night, 15);
            paint.outline(rect, palette::candle, 2, 15);
            paint.name(rect.center(), bold(15, palette::candle), text, text, rect.width - gap::small, Align::center);
            if (touched.focused) draw_focus(paint, rect.inset(-3), 17);
        });
}

/** A phone's row of undo and actions, under the thumb of the hand that plays. */
void phone_buttons(Tree& tree, Table& table, const Style& actions_style, float undo, bool redo) {
    const auto row = tree.open({.flow = Flow::row,
                                .stretches = true,
                                .mirrored = table.stage.model.settings.left_hand,
                                .gap = 6,
                                .height = table.layout.tight ? 44.0F : 48.0F});
    undo_and_redo(tree, table, undo, redo);
    actions(tree, table, actions_style);
}

/** On a page that only shows something: dice, or what takes back, and what ends the part. */
void hands_in_one_row(Tree& tree, Table& table) {
    const float width = table.layout.hands.width;
    const auto all = tree.open({.padding = {gap::small, 4}});
    if (table.question != Question::plan) return phone_buttons(tree, table, {.share = 1}, 46, width >= 360);
    DiceLook look;
    look.die = table.layout.tight ? 34.0F : 42.0F;
    look.pitch = std::max(look.die + 6, table.layout.finger());
    look.slots = false;
    // Every die is as wide as a finger first.
    const float dice_width = look.pitch * static_cast<float>(dice_in_hand(table.player).size());
    const float actions_room = may_turn_die(table) ? 166.0F : std::clamp(width - 24 - dice_width, 110.0F, 166.0F);
    const auto row = tree.open({.flow = Flow::row,
                                .stretches = true,
                                .mirrored = table.stage.model.settings.left_hand,
                                .gap = 6,
                                .height = 46});
    dice(tree, table, {.share = 1}, look, {});
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

/** What is asked above dice and buttons. */
void hands_in_three_rows(Tree& tree, Table& table) {
    const Rect& hands = table.layout.hands;
    const bool tight = table.layout.tight;
    const Prompt prompt = told_prompt(table, tight || hands.width < 380);
    const auto all = tree.open({.gap = tight ? 0 : gap::hair, .padding = {gap::small, 0}});
    {
        const auto row = tree.open({.flow = Flow::row, .gap = 6, .height = tight ? size::finger : two_hints});
        const Prompt said{prompt.head, tight ? std::string() : prompt.hint, prompt.long_hint};
        const TextStyle style = heading(18);
        const float most = !tight ? hands.width : prompt.long_hint ? hands.width - 126 : tight_head;
        const float wish = std::min(table.stage.paint.width(style, prompt.head) + 1, most);
        tree.leaf({.width = tight ? wish : hands.width, .height = two_hints, .share = tight ? 0.0F : 1.0F},
                  [&table, said, most](const Rect& rect) { draw_prompt(table, said, rect, most); });
        if (tight) stop_pill(tree, table);
        if (tight) dishwashers(tree, table, true);
    }
    const float row_height = tight ? size::finger : 48;
    // On a tight phone two lines for the hint, where more is left than the rows of dice and buttons take.
    if (tight && !prompt.long_hint && hands.height - 48 - 2 * row_height >= two_hints)
        tree.leaf({.height = two_hints}, [&table, prompt](const Rect& rect) {
            table.stage.paint.paragraph(rect, bold(14, palette::candle), 17, prompt.hint);
        });
    {
        const auto row = tree.open({.flow = Flow::row, .stretches = true, .gap = gap::small, .share = 1});
        dice(tree, table, {.height = row_height, .share = 1}, phone_dice_look(table), prompt);
        if (!tight) dishwashers(tree, table, true);
    }
    phone_buttons(tree, table, {.share = 1}, tight ? 46.0F : 50.0F, !tight || table.stage.model.can_redo);
    tree.leaf({.height = tight ? 2.0F : gap::small}, {});
}

void show_hands(Table& table) {
    const Rect& hands = table.layout.hands;
    Tree tree(table.stage);
    if (table.layout.fold != Fold::phone)
        hands_in_two_rows(tree, table);
    else if (table.stage.view.page == Page::tavern)
        hands_in_three_rows(tree, table);
    else
        hands_in_one_row(tree, table);
    const bool phone = table.layout.fold == Fold::phone;
    // Where each unit counts, a finger reaches over the edge.
    const bool over = table.layout.tight && table.stage.view.page == Page::tavern;
    const float edge = !phone ? low_edge : over ? 0 : bar_edge;
    tree.show({hands.x, hands.y + edge, hands.width, hands.height - edge});
}

}  // namespace

bool drags_die(const Touch& touch) {
    const std::string& dragged = touch.dragged();
    return dragged.rfind("die-", 0) == 0 || dragged.rfind("placed-", 0) == 0;
}

void draw_hands(Table& table) {
    if (!table.layout.hands.empty()) {
        draw_bar_top(table.stage.paint, table.layout.hands);
        draw_counter_strip(table);
        show_hands(table);
    }
    draw_page_tabs(table);
    // A dragged die follows the pointer, above all.
    const DieInHand& hand = table.stage.view.hand;
    if (hand.face != 0 && drags_die(table.stage.touch)) {
        const Rect rect = table.stage.touch.carried(carried_die);
        draw_die(table.stage.paint, rect, hand.face, hand.own ? std::optional(table.color()) : std::nullopt);
        draw_die_ring(table.stage.paint, rect);
    }
}

}  // namespace tavern::ui
