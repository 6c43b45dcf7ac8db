// The buttons at the player's hands: undo, and what ends the part of the turn.
#include <algorithm>

#include "ui/board/hands/hands_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float turn_die_width = 100;
constexpr float brief_turn_die_width = 74;
constexpr float two_lines = 48;   // of this height a button has a second line
constexpr float long_text = 140;  // of this width it has its long text
constexpr float with_picture = 150;
constexpr float serve_share = 0.46F;  // of the width

/** The action that ends the part; where something is left, a first touch only asks. */
void end_part(Table& table, ActionKind kind, const Leftover& left) {
    Stage& stage = table.stage;
    stage.next.hand = {};
    if (left.any() && !asked_to_end(table)) {
        stage.next.end_asked = stage.model.game->player_actions() + 1;
        // A second tap of the same finger is no answer.
        stage.touch.renew(kind == ActionKind::ready ? "ready" : "end-turn");
        return;
    }
    stage.next.end_asked = 0;
    stage.act(Action(kind));
}

bool any_serving(const Table& table) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() == ActionKind::serve || action.kind() == ActionKind::barbacks) return true;
    return false;
}

/** Who plays in the person's place at the buttons: the computer's face, and that it is at work. */
void draw_computer(Table& table, const Rect& area) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(table.acting);
    paint.fill(area, palette::well, 11);
    paint.outline(area, palette::oak_edge, 1.5F, 11);
    const float side = std::min(area.height - 6, 52.0F);
    paint.picture(square({area.x + 5 + side / 2, area.center().y}, side), keeper_picture(keeper.keeper));
    const float x = area.x + side + 14;
    const float room = area.right() - x - 6;
    const float apart = area.height >= 44 ? 10.0F : 0.0F;
    paint.name({x, area.center().y - apart}, heading(18, palette::parchment), keeper.name, keeper.name, room);
    if (apart == 0) return;
    paint.name({x, area.center().y + 11}, bold(14, palette::candle), keeper_name(keeper.keeper),
               keeper_name(keeper.keeper), room);
}

/** A button that lies where the tree places it. */
void button_leaf(Tree& tree, const Style& style, void (*draw)(Table&, const Rect&), Table& table) {
    tree.leaf(style, [&table, draw](const Rect& rect) { draw(table, rect); });
}

void draw_undo(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const ButtonLook look{.picture = picture("icon-undo"),
                          .picture_size = std::min(28.0F, rect.height / 2),
                          .about = say(Text::about_undo)};
    if (!button(stage, "undo", rect, look, stage.model.can_undo, say(Text::button_undo))) return;
    stage.want(intent::Undo{});
    stage.next.serving_all = false;
}

void draw_redo(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const ButtonLook look{.picture = picture("icon-redo"),
                          .picture_size = std::min(28.0F, rect.height / 2),
                          .about = say(Text::about_redo)};
    if (button(stage, "redo", rect, look, stage.model.can_redo, say(Text::button_redo))) stage.want(intent::Redo{});
}

void draw_end_visit(Table& table, const Rect& rect) {
    const std::string back = say(Text::button_back_to, {{"name", name_of(table, table.home)}});
    if (button(table.stage, "end-visit", rect, {.kind = ButtonKind::candle, .text = back})) table.stage.next.shown = -1;
}

void draw_turn_die(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const bool brief = rect.width < turn_die_width;
    const std::string_view price = "1[schnapps]";
    ButtonLook look;
    look.picture = picture("entertainer-juggler");
    look.picture_size = brief ? 30.0F : 34.0F;
    look.text = brief ? price : say(Text::button_turn_die);
    look.text_size = brief ? 15.0F : 16.0F;
    if (!brief) look.below = "1[schnapps]▸[die]";
    if (!button(stage, "turn-die", rect, look, true, say(Text::ask_turn_die))) return;
    stage.next.sheet = Sheet::turn_die;
    stage.next.face = 0;
}

void draw_ready(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const Leftover left = leftover(table);
    const bool anyway = left.any() && asked_to_end(table);
    const std::string below =
        anyway ? say(Text::button_ready_kept, {{"count", left.dice}}) : what_next(table, brief_buttons(table));
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.picture = rect.width > with_picture ? picture("icon-done") : no_picture;
    look.picture_size = 22;
    look.text = say(rect.width <= long_text ? Text::button_ready_short
                    : anyway                ? Text::button_ready_anyway
                                            : Text::button_ready);
    look.text_size = 18;
    look.about = say(Text::about_ready);
    if (rect.height >= two_lines) look.below = below;
    if (button(stage, "ready", rect, look, stage.may(Action(ActionKind::ready))))
        end_part(table, ActionKind::ready, left);
}

/** Where all is served, a phone's player is led to what can be bought, which lies on another page. */
bool leads_to_valley(const Table& table) {
    return !any_serving(table) && !table.layout.tabs.empty() && table.stage.view.page == Page::tavern &&
           buys(table) > 0;
}

void draw_to_valley(Table& table, const Rect& rect) {
    const ButtonLook look{.kind = ButtonKind::candle,
                          .text = say(Text::board_valley),
                          .picture = picture("icon-monastery"),
                          .text_size = 18};
    if (button(table.stage, "to-valley", rect, look)) table.stage.next.page = Page::valley;
}

void draw_serve_all(Table& table, const Rect& rect) {
    const bool some = any_serving(table);
    const ButtonLook look{.kind = some ? ButtonKind::candle : ButtonKind::oak,
                          .text = say(Text::button_serve_all),
                          .text_size = 18,
                          .about = say(Text::about_serve_all)};
    if (button(table.stage, "serve-all", rect, look, some)) table.stage.next.serving_all = true;
}

void draw_end_turn(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const Leftover left = leftover(table);
    const bool some = any_serving(table);
    const bool anyway = left.any() && asked_to_end(table);
    const bool loses = !some && !left.lost.empty();
    std::string below = what_next(table, brief_buttons(table));
    if (loses)
        below = say(Text::button_end_loses, {{"what", left.lost}});
    else if (anyway)
        below = say(Text::button_end_unserved);
    ButtonLook look;
    // Ending the turn throws away what could still be used.
    look.kind = may_spend(table) ? ButtonKind::oak : ButtonKind::candle;
    look.text = say(anyway ? Text::button_end_anyway : Text::button_end_turn);
    look.about = say(Text::about_end_turn);
    if (rect.height >= two_lines) look.below = below;
    if (button(stage, "end-turn", rect, look, stage.may(Action(ActionKind::end_turn))))
        end_part(table, ActionKind::end_turn, left);
}

void draw_choose(Table& table, const Rect& rect) {
    const ButtonLook look{.kind = ButtonKind::candle, .text = say(Text::button_choose), .text_size = 18};
    if (button(table.stage, "choose", rect, look)) table.stage.next.aside = std::nullopt;
}

void draw_keep_guests(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const Action keep(ActionKind::keep_guests);
    const ButtonLook look{.kind = ButtonKind::candle, .text = say(Text::button_keep)};
    if (button(stage, "keep-guests", rect, look, stage.may(keep))) stage.act(keep);
}

void draw_start_over(Table& table, const Rect& rect) {
    Stage& stage = table.stage;
    const Action over(ActionKind::start_over);
    const ButtonLook look{.text = say(Text::button_start_over), .below = say(Text::button_start_over_costs)};
    if (button(stage, "start-over", rect, look, stage.may(over), say(Text::label_start_over))) stage.act(over);
}

}  // namespace

bool may_turn_die(const Table& table) {
    if (!table.planning()) return false;
    for (const Action action : table.stage.model.legal)
        if (action.kind() == ActionKind::turn_die) return true;
    return false;
}

bool brief_buttons(const Table& table) {
    return table.layout.fold != Fold::wide;
}

void undo_and_redo(Tree& tree, Table& table, float width, bool redo) {
    button_leaf(tree, {.width = width}, draw_undo, table);
    if (redo) button_leaf(tree, {.width = width}, draw_redo, table);
}

void actions(Tree& tree, Table& table, const Style& style) {
    const auto one = [&](void (*draw)(Table&, const Rect&)) { button_leaf(tree, style, draw, table); };
    if (table.visits()) return one(draw_end_visit);
    if (!table.mine) {
        if (table.computer_acts()) return one(draw_computer);
        return tree.leaf(style, {});
    }
    const bool guests = !table.stage.view.aside && table.question == Question::start_over;
    Style box = style;
    box.flow = Flow::row;
    box.stretches = true;
    box.gap = gap::small;
    const auto row = tree.open(box);
    if (table.question == Question::plan) {
        const float width = brief_buttons(table) ? brief_turn_die_width : turn_die_width;
        if (may_turn_die(table)) button_leaf(tree, {.width = width}, draw_turn_die, table);
        button_leaf(tree, {.share = 1}, draw_ready, table);
    } else if (table.question == Question::serve) {
        button_leaf(tree, {.share = serve_share}, leads_to_valley(table) ? draw_to_valley : draw_serve_all, table);
        button_leaf(tree, {.share = 1 - serve_share}, draw_end_turn, table);
    } else if (guests) {
        button_leaf(tree, {.share = 0.5F}, draw_keep_guests, table);
        button_leaf(tree, {.share = 0.5F}, draw_start_over, table);
    } else if (table.stage.view.aside) {
        button_leaf(tree, {.share = 1}, draw_choose, table);
    }
}

}  // namespace tavern::ui
