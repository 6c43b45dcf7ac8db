// The buttons at the player's hands: undo, and the end of the part of the turn.
#include <algorithm>
#include <utility>

#include "ui/board/hands/hands_parts.hpp"
#include "ui/parts/fitted_button.hpp"

namespace tavern::ui {
namespace {

constexpr float turn_die_width = 120;
constexpr float two_lines = 48;   // from this height on, a button has a second line
constexpr float long_text = 140;  // from this width on, a button has its long text
constexpr float with_picture = 150;
constexpr float serve_share = 0.46F;  // of the width
constexpr float deed_text = 18;
constexpr float largest_icon = 28;
constexpr float largest_face = 52;
constexpr float lines_apart = 10;  // from their middle

/** Ends the part of the turn; if something is left, the first press only asks. */
void end_part(Table& table, ActionKind kind, const Leftover& left) {
    Stage& stage = table.stage;
    stage.next.hand.reset();
    if (left.any() && !asked_to_end(table)) {
        stage.next.end_asked = stage.model.game->player_actions();
        // A double tap does not confirm.
        stage.touch.renew(kind == ActionKind::ready ? "ready" : "end-turn");
        return;
    }
    stage.next.end_asked.reset();
    stage.act(Action(kind));
}

bool any_serving(const Table& table) {
    return offers(table, ActionKind::serve) || offers(table, ActionKind::barbacks);
}

/** In place of the buttons: the face of the computer player at work. */
void draw_computer(Table& table, const Rect& area) {
    Painter& paint = table.stage.paint;
    const Innkeeper& keeper = table.innkeeper(table.acting);
    paint.fill(area, palette::well, radius::control);
    paint.outline(area, palette::oak_edge, size::line, radius::control);
    const float side = std::min(area.height - 2 * gap::hair, largest_face);
    const float edge = (area.height - side) / 2;
    paint.picture(square({area.x + edge + side / 2, area.center().y}, side), player_type_picture(keeper.player_type));
    const float x = area.x + side + gap::middle;
    const float room = area.right() - x - 2 * gap::hair;
    const float apart = area.height >= size::finger ? lines_apart : 0.0F;
    paint.name({x, area.center().y - apart}, heading(deed_text, palette::parchment), keeper.name, keeper.name, room);
    if (apart == 0) return;
    paint.name({x, area.center().y + apart}, bold(letters::small, palette::candle),
               player_type_name(keeper.player_type), player_type_name(keeper.player_type), room);
}

void computer(Tree& tree, Table& table, const Style& style) {
    const Innkeeper& keeper = table.innkeeper(table.acting);
    tree.leaf(style, [&table](const Rect& rect) { draw_computer(table, rect); },
              {Role::text, keeper.name + ", " + std::string(player_type_name(keeper.player_type))});
}

void turn_die(Tree& tree, Table& table) {
    Stage& stage = table.stage;
    const bool brief = brief_buttons(table);
    const int pay = facts(SideKind::turn_die).pay;
    const std::string price = std::to_string(pay) + "[schnapps]";
    ButtonLook look;
    if (!brief) look.picture = picture("entertainer-juggler");
    look.picture_size = size::emblem;
    look.text = brief ? std::string_view(price) : say(Text::button_turn_die);
    look.text_size = letters::body;
    const std::string turned = (brief ? "" : price) + "▸[die]";
    look.below = turned;
    const std::string about = say(Text::ask_turn_die_about, {{"schnapps", pay}});
    look.about = about;
    const Style style{.width = brief ? brief_turn_die_width : turn_die_width};
    if (!fitted_button(tree, "turn-die", style, look, true, std::string(say(Text::ask_turn_die)))) return;
    stage.next.sheet = Sheet::turn_die;
    stage.next.turned.reset();
}

/** A button that ends the part of the turn; its words depend on its room. said: all words. */
struct Ending {
    const char* id;
    ActionKind kind;
    std::string said;
    std::vector<std::string> about;
    void (*draw)(Table&, const Rect&, const Touched&, bool);
};

void ending(Tree& tree, Table& table, const Style& style, const Ending& end) {
    const bool enabled = table.stage.may(Action(end.kind));
    const Touched touched = table.stage.touch.state(end.id, enabled);
    if (touched.clicked) end_part(table, end.kind, leftover(table));
    const std::string name = spoken(end.said);
    const auto about = [name, lines = end.about] { return Explanation{name, lines}; };
    const auto refuses = [&table, kind = end.kind] { return why_refused(table, Action(kind)); };
    const auto button = tree.control(
        {end.id, name, enabled, false, Role::button, about, refuses}, style,
        [&table, draw = end.draw, touched, enabled](const Rect& rect) { draw(table, rect, touched, enabled); });
}

/** Whether it asks for confirmation. */
bool ends_anyway(const Table& table, const Leftover& left) {
    return left.any() && asked_to_end(table);
}

std::string below_ready(const Table& table, const Leftover& left, bool brief) {
    return ends_anyway(table, left) ? say(Text::button_ready_kept, {{"count", left.dice}})
                                    : next_step_text(table, brief);
}

void draw_ready(Table& table, const Rect& rect, const Touched& touched, bool enabled) {
    const Leftover left = leftover(table);
    const std::string below = below_ready(table, left, brief_buttons(table));
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.picture = rect.width > with_picture ? picture("icon-done") : no_picture;
    look.picture_size = size::thumbnail;
    look.text = say(rect.width <= long_text    ? Text::button_ready_short
                    : ends_anyway(table, left) ? Text::button_ready_anyway
                                               : Text::button_ready);
    look.text_size = deed_text;
    if (rect.height >= two_lines) look.below = below;
    draw_labelled_button(table.stage.paint, rect, look, touched, enabled);
}

/** The two lines of a button as one; in a problem nothing comes next, so there is no second one. */
std::string both_lines(Text text, const std::string& below) {
    return std::string(say(text)) + (below.empty() ? "" : ", " + below);
}

void ready(Tree& tree, Table& table, const Style& style) {
    const Leftover left = leftover(table);
    const Text text = ends_anyway(table, left) ? Text::button_ready_anyway : Text::button_ready;
    std::vector<std::string> about{std::string(say(Text::about_ready))};
    if (left.dice > 0) about.push_back(say(Text::prompt_ready_kept, {{"count", left.dice}}));
    ending(
        tree, table, style,
        {"ready", ActionKind::ready, both_lines(text, below_ready(table, left, false)), std::move(about), draw_ready});
}

/** When everything is served, a phone leads the player to the market, which is on another page. */
bool leads_to_valley(const Table& table) {
    return !any_serving(table) && !table.layout.tabs.empty() && table.stage.view.page == Page::tavern &&
           buys(table) > 0;
}

void to_valley(Tree& tree, Table& table, const Style& style) {
    const ButtonLook look{.kind = ButtonKind::candle,
                          .text = say(Text::board_valley),
                          .picture = picture("icon-monastery"),
                          .text_size = deed_text};
    if (fitted_button(tree, "to-valley", style, look)) table.stage.next.turn_to(Page::valley);
}

void serve_all(Tree& tree, Table& table, const Style& style) {
    const bool some = any_serving(table);
    const ButtonLook look{.kind = some ? ButtonKind::candle : ButtonKind::oak,
                          .text = say(Text::button_serve_all),
                          .text_size = deed_text,
                          .about = say(Text::about_serve_all),
                          .refuses = std::string(say(Text::refusal_serve_all))};
    if (fitted_button(tree, "serve-all", style, look, some)) table.stage.next.serving_all = true;
}

std::string below_end_turn(const Table& table, const Leftover& left, bool brief) {
    if (!any_serving(table) && !left.lost.empty()) return say(Text::button_end_loses, {{"what", left.lost}});
    return ends_anyway(table, left) ? std::string(say(Text::button_end_unserved)) : next_step_text(table, brief);
}

Text end_turn_text(const Table& table, const Leftover& left) {
    return ends_anyway(table, left) ? Text::button_end_anyway : Text::button_end_turn;
}

void draw_end_turn(Table& table, const Rect& rect, const Touched& touched, bool enabled) {
    const Leftover left = leftover(table);
    const std::string below = below_end_turn(table, left, brief_buttons(table));
    ButtonLook look;
    // Ending the turn loses goods that could still be spent.
    look.kind = may_spend(table) ? ButtonKind::oak : ButtonKind::candle;
    look.text = say(end_turn_text(table, left));
    if (rect.height >= two_lines) look.below = below;
    draw_labelled_button(table.stage.paint, rect, look, touched, enabled);
}

void end_turn(Tree& tree, Table& table, const Style& style) {
    const Leftover left = leftover(table);
    std::vector<std::string> about{std::string(say(Text::about_end_turn))};
    if (!left.lost.empty()) about.push_back(say(Text::prompt_end_loses, {{"what", left.lost}}));
    if (may_spend(table)) about.emplace_back(say(Text::prompt_end_unserved));
    if (table.stage.may(Action(ActionKind::counter_guest))) about.emplace_back(say(Text::prompt_serve_guest));
    ending(
        tree, table, style,
        {"end-turn", ActionKind::end_turn, both_lines(end_turn_text(table, left), below_end_turn(table, left, false)),
         std::move(about), draw_end_turn});
}

void choose(Tree& tree, Table& table, const Style& style) {
    const ButtonLook look{.kind = ButtonKind::candle, .text = say(Text::button_choose), .text_size = deed_text};
    if (fitted_button(tree, "choose", style, look)) table.stage.next.aside = std::nullopt;
}

void keep_guests(Tree& tree, Table& table, const Style& style) {
    Stage& stage = table.stage;
    const Action keep(ActionKind::keep_guests);
    const ButtonLook look{
        .kind = ButtonKind::candle, .text = say(Text::button_keep), .refuses = why_refused(table, keep)};
    if (fitted_button(tree, "keep-guests", style, look, stage.may(keep))) stage.act(keep);
}

void start_over(Tree& tree, Table& table, const Style& style) {
    Stage& stage = table.stage;
    const Action over(ActionKind::start_over);
    const ButtonLook look{.text = say(Text::button_start_over),
                          .below = say(Text::button_start_over_costs),
                          .refuses = why_refused(table, over)};
    if (fitted_button(tree, "start-over", style, look, stage.may(over), std::string(say(Text::label_start_over))))
        stage.act(over);
}

}  // namespace

bool may_turn_die(const Table& table) {
    return table.planning() && offers(table, ActionKind::turn_die);
}

bool brief_buttons(const Table& table) {
    return table.layout.fold != Fold::wide;
}

void undo_and_redo(Tree& tree, Table& table, const Style& style, bool redo) {
    Stage& stage = table.stage;
    ButtonLook look{.picture = picture("icon-undo"),
                    .picture_size = std::min(largest_icon, style.height / 2),
                    .about = say(Text::about_undo),
                    .refuses = std::string(say(Text::refusal_undo))};
    if (fitted_button(tree, "undo", style, look, stage.model.can_undo, std::string(say(Text::button_undo)))) {
        stage.want(intent::Undo{});
        stage.next.serving_all = false;
    }
    if (!redo) return;
    look.picture = picture("icon-redo");
    look.about = say(Text::about_redo);
    look.refuses = say(Text::refusal_redo);
    if (fitted_button(tree, "redo", style, look, stage.model.can_redo, std::string(say(Text::button_redo))))
        stage.want(intent::Redo{});
}

void end_visit(Tree& tree, Table& table, const Style& style) {
    const std::string back = say(Text::button_back_to, {{"name", name_of(table, table.home)}});
    if (fitted_button(tree, "end-visit", style, {.kind = ButtonKind::candle, .text = back}))
        table.stage.next.shown.reset();
}

void actions(Tree& tree, Table& table, const Style& style) {
    if (table.visits()) return end_visit(tree, table, style);
    if (!table.mine) {
        if (table.computer_acts()) return computer(tree, table, style);
        return tree.leaf(style, {});
    }
    const bool guests = !table.stage.view.aside && table.question == Question::start_over;
    Style box = style;
    box.flow = Flow::row;
    box.stretches = true;
    box.gap = gap::small;
    const auto row = tree.open(box);
    if (table.question == Question::plan) {
        if (may_turn_die(table)) turn_die(tree, table);
        ready(tree, table, {.share = 1});
    } else if (table.question == Question::serve) {
        (leads_to_valley(table) ? to_valley : serve_all)(tree, table, {.share = serve_share});
        end_turn(tree, table, {.share = 1 - serve_share});
    } else if (guests) {
        keep_guests(tree, table, {.share = 1});
        start_over(tree, table, {.share = 1});
    } else if (table.stage.view.aside) {
        choose(tree, table, {.share = 1});
    }
}

}  // namespace tavern::ui
