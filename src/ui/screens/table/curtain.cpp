// Handing over the device: a curtain with the next player's name, and behind it a summary of events.
#include <algorithm>
#include <cmath>

#include "narration/outlook.hpp"
#include "narration/summary.hpp"
#include "ui/dialogs/entry.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr float stage_floor = 78;  // units from the foot of the window
constexpr float fold_width = 80;
constexpr float fold_round = 20;
constexpr float side_curtain = 200;
constexpr float edge = size::bright_line;
constexpr float cut_width = 4;

/** A cut of the woodcut: widest in the middle, pointed at both ends. */
void draw_cut(Painter& paint, float x, float top, float bottom, float width, ImU32 color) {
    const float middle = (top + bottom) / 2;
    paint.triangle({x, top}, {x + width, middle}, {x - width, middle}, color);
    paint.triangle({x - width, middle}, {x + width, middle}, {x, bottom}, color);
}

/** A shape with straight sides and a round foot. */
void draw_hanging(Painter& paint, Rect rect, float round, ImU32 fill) {
    ImDrawList& list = paint.list();
    const float unit = paint.unit();
    const auto px = [unit](float x, float y) { return ImVec2(x * unit, y * unit); };
    const auto path = [&] {
        list.PathLineTo(px(rect.x, rect.y));
        list.PathLineTo(px(rect.right(), rect.y));
        list.PathLineTo(px(rect.right(), rect.bottom() - round));
        list.PathBezierQuadraticCurveTo(px(rect.center().x, rect.bottom() + round), px(rect.x, rect.bottom() - round));
    };
    path();
    list.PathFillConvex(fill);
    path();
    list.PathStroke(palette::ink, ImDrawFlags_Closed, edge * unit);
}

void draw_folds(Painter& paint, float from, float to, float foot) {
    constexpr int cuts = 4;  // of a fold
    const int folds = std::max(1, static_cast<int>(std::round((to - from) / fold_width)));
    const float wide = (to - from) / static_cast<float>(folds);
    for (int index = 0; index < folds; ++index) {
        const float x = from + wide * static_cast<float>(index);
        draw_hanging(paint, {x, -edge, wide, foot + edge}, fold_round,
                     index % 2 == 0 ? palette::cloth : palette::cloth_low);
        for (int cut = 1; cut <= cuts; ++cut) {
            // Long and short cuts in turn; the last one catches the light.
            const float margin = fold_width / static_cast<float>(1 + cut % 2);
            draw_cut(paint, x + wide * static_cast<float>(cut) / (cuts + 1), margin, foot - margin, cut_width,
                     cut < cuts ? palette::cloth_deep : palette::cloth_light);
        }
    }
}

void draw_valance(Painter& paint, float width) {
    constexpr float deepest = 104;
    constexpr float depth_share = 0.64F;
    constexpr float trim_width = 8;
    constexpr int cuts = 3;
    const int pieces = std::max(2, static_cast<int>(std::round(width / (2 * fold_width))));
    const float wide = width / static_cast<float>(pieces);
    const float depth = std::min(deepest, wide * depth_share);
    const float side = depth * depth_share;
    const float unit = paint.unit();
    for (int index = 0; index < pieces; ++index) {
        const float x = wide * static_cast<float>(index);
        draw_hanging(paint, {x, -edge, wide, depth + edge}, depth - side, palette::valance);
        for (int cut = 1; cut <= cuts; ++cut)
            draw_cut(paint, x + wide * static_cast<float>(cut) / (cuts + 1), gap::small, side, cut_width,
                     palette::valance_deep);
        const auto trim = [&](float thick, ImU32 shade) {
            ImDrawList& list = paint.list();
            list.PathLineTo(ImVec2(x * unit, side * unit));
            list.PathBezierQuadraticCurveTo(ImVec2((x + wide / 2) * unit, (depth + depth - side) * unit),
                                            ImVec2((x + wide) * unit, side * unit));
            list.PathStroke(shade, 0, thick * unit);
        };
        trim(trim_width + 2 * edge, palette::ink);
        trim(trim_width, palette::brass);
    }
}

void draw_floor(Painter& paint, Rect window) {
    constexpr int rows = 3;
    constexpr float plank = 208;
    const float top = window.height - stage_floor;
    paint.fill({0, top - fold_round, window.width, stage_floor + fold_round}, palette::planks);
    for (int row = 0; row < rows; ++row) {
        const float share = static_cast<float>(row) / rows;
        const float y = top + stage_floor * share;
        paint.line({0, y}, {window.width, y}, palette::hands, 2);
        for (float x = plank * share; x < window.width; x += plank)
            paint.line({x, y}, {x, y + stage_floor / rows}, palette::hands, 2);
    }
}

void draw_lamp(Painter& paint, Point middle) {
    constexpr float light = 0.18F;
    constexpr float side = size::illustration;
    paint.line({middle.x, 0}, {middle.x, middle.y - side / 2}, palette::ink, gap::hair);
    paint.circle(middle, side, with_opacity(palette::lit_space, light));
    paint.circle(middle, side / 2, with_opacity(palette::lit_space, light));
    paint.picture(square(middle, side), picture("lantern"));
}

int acting_seat(const Stage& stage) {
    return actor(stage.state()).seat;
}

std::string_view coming_task(const State& state, int seat) {
    const bool first = seat_in_turn(state, 0) == seat;
    if (state.phase == Phase::planning) return say(first ? Text::curtain_plan_first : Text::curtain_plan);
    if (state.phase == Phase::serving) return say(first ? Text::curtain_serve_first : Text::curtain_serve);
    return say(Text::curtain_turn);
}

void lift(Stage& stage) {
    ScreensView& screens = stage.next.screens;
    screens.summary = true;
    screens.summary_since = stage.model.curtain_since;
    screens.summary_reader = acting_seat(stage);
    stage.want(intent::LiftCurtain{});
}

}  // namespace

void draw_cloth(Stage& stage) {
    Painter& paint = stage.paint;
    const Rect window = stage.window();
    draw_floor(paint, window);
    draw_folds(paint, 0, window.width, window.height - stage_floor);
    constexpr int lights = 3;
    constexpr float faint = 0.055F;
    for (int light = 1; light <= lights; ++light)
        paint.circle(window.center(), window.height * static_cast<float>(light) / (lights + 1),
                     with_opacity(palette::candle, faint));
    draw_valance(paint, window.width);
}

namespace {

void draw_panel_and_lamps(Stage& stage, const Rect& panel) {
    constexpr float from_edge = 160;
    constexpr float least_from_edge = 60;
    constexpr float depth = 230;
    if (const float x = std::min(from_edge, panel.x / 2); x >= least_from_edge)
        for (const float lamp : {x, stage.width - x}) draw_lamp(stage.paint, {lamp, depth});
    draw_parchment(stage.paint, panel);
}

/** With the mug for the start player. */
void next_player(Tree& tree, int seat, bool low) {
    const State& state = tree.stage().state();
    const Innkeeper& next = innkeeper(tree.stage(), seat);
    picture_leaf(tree, player_picture(next.color), low ? size::finger : size::progress + size::icon);
    {
        const auto row = tree.open({.flow = Flow::row, .centred = true, .gap = gap::small});
        const TextStyle style = heading(2 * (low ? letters::section : letters::title), palette::ink);
        tree.heading(grown(tree, style), next.name, 2, Align::center, 1);
        if (seat_in_turn(state, 0) == seat) image_leaf(tree, picture("start-mug"), size::die, spoken("[start-mug]"));
    }
    const std::string about = round_of_all(state.round) + " · " + std::string(coming_task(state, seat));
    tree.text(grown(tree, plain(letters::name, palette::second_ink)), about, Align::center);
}

struct Pressed {
    bool lift = false;
    bool link = false;
};

/** low: for less height. */
Pressed curtain_panel(Tree& tree, int seat, bool low) {
    Stage& stage = tree.stage();
    const std::string text = say(Text::curtain_lift, {{"name", innkeeper(stage, seat).name}});
    const auto all =
        tree.open({.gap = low ? gap::small : gap::middle, .padding = {gap::page, low ? gap::large : gap::page}},
                  [&stage](const Rect& rect) { draw_panel_and_lamps(stage, rect); });
    {
        const auto words = tree.scroll("curtain", {.gap = low ? 0 : gap::small, .share = 1});
        next_player(tree, seat, low);
    }
    Pressed pressed{.lift = push_button(tree, "lift-curtain", {.kind = ButtonKind::candle, .text = text})};
    // The next player may use another device.
    const PushLook link{.text = say(Text::share_turn_link), .picture = picture("icon-share")};
    if (stage.model.by_letter)
        pressed.link = push_button(tree, "turn-link", link);
    else
        tree.text(grown(tree, plain(letters::small, palette::second_ink)),
                  "[lock] " + std::string(say(Text::curtain_others)), Align::center);
    return pressed;
}

/** In the corner of the window, or of a panel that would lie below it. */
void show_menu_button(Stage& stage, const Rect& panel) {
    const float side = stage.finger();
    const auto in_corner = [side](const Rect& rect) {
        return Rect{rect.right() - gap::small - side, rect.y + gap::small, side, side};
    };
    const Rect place = in_corner(stage.window());
    Tree tree(stage);
    const ButtonLook look{.kind = ButtonKind::slate, .picture = picture("icon-menu")};
    if (picture_button(tree, "menu", look, say(Text::button_menu))) open_sheet(stage, Sheet::menu);
    tree.show(place.overlaps(panel.inset(-gap::small)) ? in_corner(panel) : place);
}

/** Returns whether the curtain was lifted. */
bool show_panel_and_menu(Stage& stage, int seat) {
    const float width = std::min(size::notice, stage.width - 2 * gap::middle);
    const float most = stage.height - 2 * gap::small;
    bool low = stage.height < size::low;
    if (!low) {
        Tree usual(stage);
        curtain_panel(usual, seat, low);
        low = usual.measure(width) > most;
    }
    Tree tree(stage);
    const Pressed pressed = curtain_panel(tree, seat, low);
    const float height = std::min(tree.measure(width), most);
    const Rect place{(stage.width - width) / 2, (stage.height - height) / 2, width, height};
    tree.show(place);
    show_menu_button(stage, place);
    if (pressed.link) stage.want(intent::SendLink{LinkKind::turn});
    return pressed.lift;
}

}  // namespace

void draw_curtain(Stage& stage) {
    draw_cloth(stage);
    const bool lifted = show_panel_and_menu(stage, acting_seat(stage));
    // With the focus on another button, Enter presses that one.
    const bool entered = stage.touch.input().enter && !stage.touch.clicks() && top_layer(stage) == Layer::screen;
    if (lifted || entered) lift(stage);
}

namespace {

/** The present gains of the acting player's plan. */
std::string plan_text(const State& state, int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Outlook plan = outlook(state, seat);
    std::string text = say(Text::since_plan_thalers, {{"count", plan.thalers_after - player.thalers}}) + "  " +
                       say(Text::since_plan_beer, {{"count", plan.beer_after - player.beer}});
    const int steps = has_reputation(state.setup) ? plan_steps(player) : 0;
    if (steps > 0) text += "  " + say(Text::since_plan_steps, {{"count", steps}});
    return text;
}

void summary_head(Tree& tree, const Innkeeper& reader) {
    const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
    picture_leaf(tree, player_picture(reader.color), size::emblem);
    const auto words = tree.open({.share = 1});
    tree.heading(grown(tree, heading(letters::section, palette::ink)), say(Text::since_title), 2);
    paragraph(tree, say(Text::since_about, {{"name", reader.name}}));
}

/** The newest line is highlighted. */
void summary_line(Tree& tree, const SummaryLine& line, bool newest) {
    const Innkeeper& who = innkeeper(tree.stage(), line.seat);
    line_across(tree, palette::parchment_line);
    const auto row = tree.open({Role::list_item, {}}, {.flow = Flow::row, .kept = newest, .gap = gap::small});
    picture_leaf(tree, player_picture(who.color), size::icon);
    {
        const auto words = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small, .share = 1});
        tree.text(grown(tree, heading(letters::name, palette::ink)), who.name);
        tree.text(grown(tree, plain(letters::running)), line.text, Align::left, 1);
    }
    if (!line.brought.empty()) tree.text(grown(tree, number(letters::name)), line.brought, Align::right);
}

/** The part of the turn that comes next. */
std::string_view next_part(const State& state) {
    if (state.phase == Phase::planning) return say(Text::since_go_on);
    return state.phase == Phase::serving ? say(Text::since_serve) : phase_name(state.phase);
}

/** Returns whether the summary was read. */
bool summary_foot(Tree& tree, const State& state, int reader) {
    const bool serving = state.phase == Phase::serving && question(state) == Question::serve;
    if (serving) {
        line_across(tree, palette::ink);
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        tree.text(grown(tree, heading(letters::name, palette::ink)), say(Text::since_plan), Align::left, 1);
        tree.text(grown(tree, number(letters::name)), plan_text(state, reader), Align::right);
    }
    return push_button(tree, "summary-done",
                       {.kind = ButtonKind::candle, .text = next_part(state), .picture = picture("icon-done")});
}

}  // namespace

void draw_summary(Stage& stage) {
    const ScreensView& screens = stage.view.screens;
    if (!screens.summary || stage.view.sheet != Sheet::none) return;
    const std::vector<SummaryLine> lines =
        summary_since(*stage.model.game, screens.summary_since, screens.summary_reader);
    if (lines.empty() || stage.model.screen != Screen::table) {
        stage.next.screens.summary = false;
        return;
    }
    const bool curtains = stage.width >= size::wide_end;
    if (curtains) {
        stage.paint.fill(stage.window(), palette::veil);
        for (const float x : {0.0F, stage.width - side_curtain})
            draw_folds(stage.paint, x, x + side_curtain, stage.height - stage_floor / 2);
        draw_valance(stage.paint, stage.width);
    }
    bool done = leaves(stage, Layer::summary);
    const int reader = screens.summary_reader;
    const auto head = [&](Tree& tree) { summary_head(tree, innkeeper(stage, reader)); };
    const auto content = [&](Tree& tree) {
        const auto list = tree.open({Role::list, {}}, {.gap = gap::middle});
        for (const SummaryLine& line : lines) summary_line(tree, line, &line == &lines.back());
    };
    const auto foot = [&](Tree& tree) { done = summary_foot(tree, stage.state(), reader) || done; };
    SheetLook look{.width = size::summary};
    if (curtains) look.darken = 0;
    show_parts(stage, "summary", look, head, content, foot);
    if (done) stage.next.screens.summary = false;
}

}  // namespace tavern::ui
