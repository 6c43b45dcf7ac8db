// The device changes hands: a curtain with the next player's name, and when it is lifted what happened meanwhile.
#include <algorithm>
#include <cmath>

#include "narration/summary.hpp"
#include "ui/board/table.hpp"
#include "ui/parts/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr ImU32 cloth = color(0x8C3240);
constexpr ImU32 cloth_low = color(0x7E2A36);
constexpr ImU32 cloth_deep = color(0x5E1C27);
constexpr ImU32 cloth_light = color(0xA94A57);
constexpr ImU32 cloth_valance = color(0x69202D);
constexpr ImU32 planks = color(0x54341A);
constexpr ImU32 planks_edge = color(0x3B2413);
constexpr float stage_floor = 78;  // units from the foot of the window
constexpr float fold_width = 80;
constexpr float side_curtain = 200;

/** A cut of the woodcut: as wide as given in the middle, pointed at both ends. */
void draw_cut(Painter& paint, float x, float top, float bottom, float width, ImU32 color) {
    const float middle = (top + bottom) / 2;
    paint.triangle({x, top}, {x + width, middle}, {x - width, middle}, color);
    paint.triangle({x - width, middle}, {x + width, middle}, {x, bottom}, color);
}

/** A shape with straight sides and a round foot. */
void draw_hanging(Painter& paint, Rect rect, float round, ImU32 fill, ImU32 edge) {
    ImDrawList& list = paint.list();
    const float unit = paint.unit();
    const auto px = [unit](float x, float y) { return ImVec2(x * unit, y * unit); };
    const auto path = [&] {
        list.PathLineTo(px(rect.x, rect.y));
        list.PathLineTo(px(rect.right(), rect.y));
        list.PathLineTo(px(rect.right(), rect.bottom() - round));
        list.PathBezierQuadraticCurveTo(px(rect.center().x, rect.bottom() + round), px(rect.x, rect.bottom() - round),
                                        12);
    };
    path();
    list.PathFillConvex(fill);
    path();
    list.PathStroke(edge, ImDrawFlags_Closed, 2.5F * unit);
}

void draw_folds(Painter& paint, float from, float to, float foot) {
    const int folds = std::max(1, static_cast<int>(std::round((to - from) / fold_width)));
    const float wide = (to - from) / static_cast<float>(folds);
    for (int index = 0; index < folds; ++index) {
        const float x = from + wide * static_cast<float>(index);
        draw_hanging(paint, {x, -4, wide, foot + 4}, 22, index % 2 == 0 ? cloth : cloth_low, palette::ink);
        draw_cut(paint, x + wide * 0.23F, 40, foot - 40, 4, cloth_deep);
        draw_cut(paint, x + wide * 0.46F, 120, foot - 90, 3.5F, cloth_deep);
        draw_cut(paint, x + wide * 0.70F, 24, foot - 30, 4.5F, cloth_deep);
        draw_cut(paint, x + wide * 0.84F, 34, foot - 70, 2.5F, cloth_light);
    }
}

void draw_valance(Painter& paint, float width) {
    const int pieces = std::max(2, static_cast<int>(std::round(width / 160)));
    const float wide = width / static_cast<float>(pieces);
    const float depth = std::min(104.0F, wide * 0.66F);
    const float side = depth * 0.62F;
    const float unit = paint.unit();
    for (int index = 0; index < pieces; ++index) {
        const float x = wide * static_cast<float>(index);
        draw_hanging(paint, {x, -4, wide, depth + 4}, depth - side, cloth_valance, palette::ink);
        for (const float share : {0.2F, 0.5F, 0.8F}) draw_cut(paint, x + wide * share, 8, side, 3.5F, color(0x4A141E));
        const auto trim = [&](float thick, ImU32 shade) {
            ImDrawList& list = paint.list();
            list.PathLineTo(ImVec2(x * unit, side * unit));
            list.PathBezierQuadraticCurveTo(ImVec2((x + wide / 2) * unit, (depth + depth - side) * unit),
                                            ImVec2((x + wide) * unit, side * unit), 14);
            list.PathStroke(shade, 0, thick * unit);
        };
        trim(12, palette::ink);
        trim(8, palette::brass);
    }
}

void draw_floor(Painter& paint, Rect window) {
    const float top = window.height - stage_floor;
    paint.fill({0, top - 30, window.width, stage_floor + 30}, planks);
    for (int row = 0; row < 3; ++row) {
        const float y = top + 4 + 34 * static_cast<float>(row);
        paint.line({0, y}, {window.width, y}, planks_edge, 2);
        for (float x = 60 + 74 * static_cast<float>(row); x < window.width; x += 208)
            paint.line({x, y}, {x, y + 34}, planks_edge, 2);
    }
}

void draw_lamp(Painter& paint, Point middle) {
    paint.line({middle.x, 60}, {middle.x, middle.y - 46}, palette::ink, 3);
    paint.circle(middle, 90, color(0xFFE3A1, 0.16F));
    paint.circle(middle, 60, color(0xFFE3A1, 0.20F));
    paint.picture(square({middle.x, middle.y - 14}, 96), picture("lantern"));
}

int acting_seat(const Stage& stage) {
    return actor(stage.state()).seat;
}

std::string_view what_now(const State& state, int seat) {
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
    stage.want(Intent::Kind::lift_curtain);
}

}  // namespace

void draw_cloth(Stage& stage) {
    Painter& paint = stage.paint;
    const Rect window = stage.window();
    draw_floor(paint, window);
    draw_folds(paint, 0, window.width, window.height - stage_floor);
    for (const float radius : {290.0F, 400.0F, 520.0F})
        paint.circle({window.width / 2, window.height * 0.46F}, radius, color(0xF2B04B, 0.055F));
    draw_valance(paint, window.width);
}

void draw_curtain(Stage& stage) {
    Painter& paint = stage.paint;
    const Rect window = stage.window();
    draw_cloth(stage);
    const int seat = acting_seat(stage);
    const Innkeeper& next = innkeeper(stage, seat);
    const bool small = window.height < 560;
    const float high = small ? 320.0F : 392.0F;
    const float wide = std::min(480.0F, window.width - 24);
    const bool by_letter = stage.model.by_letter;
    const Rect parchment{(window.width - wide) / 2, std::max(small ? 84.0F : 120.0F, (window.height - high) / 2 - 14),
                         wide, high + (by_letter ? 12.0F : 0.0F)};
    if (const float x = std::min(160.0F, parchment.x / 2); x >= 60)
        for (const float lamp : {x, window.width - x}) draw_lamp(paint, {lamp, 230});
    draw_parchment(paint, parchment);
    const float middle = parchment.center().x;
    const float scale = high / 392;
    const float shape = 72 * scale;
    paint.picture({middle - shape / 2, parchment.y + 34 * scale, shape, shape}, player_picture(next.color));

    const bool starts = seat_in_turn(stage.state(), 0) == seat;
    TextStyle name = heading(64 * scale, palette::ink);
    const float mug = starts ? 58.0F : 0.0F;
    if (const float drawn = paint.width(name, next.name); drawn > wide - 60 - 2 * mug)
        name.size *= (wide - 60 - 2 * mug) / drawn;
    const float y = parchment.y + 160 * scale;
    const float drawn = paint.text({middle, y}, name, next.name, Align::center);
    if (starts) paint.picture({middle + drawn / 2 + 6, y - 32, 54, 54}, picture("start-mug"));

    const State& state = stage.state();
    const std::string about = say(Text::curtain_round, {{"round", state.round}, {"rounds", components::rounds}}) +
                              " · " + std::string(what_now(state, seat));
    paint.text({middle, parchment.y + 222 * scale}, plain(19 * std::max(scale, 0.85F), palette::second_ink), about,
               Align::center);

    ButtonLook look;
    look.kind = ButtonKind::candle;
    const std::string text = say(Text::curtain_lift, {{"name", next.name}});
    look.text = text;
    look.text_size = 20;
    const float side = std::min(60.0F, wide * 0.06F);
    const Rect lower{parchment.x + side, parchment.y + 250 * scale, wide - 2 * side,
                     by_letter && small ? 50.0F : 64.0F};
    bool lifted = button(stage, "lift-curtain", lower, look);
    if (by_letter) {
        // Who comes next may sit at another device.
        ButtonLook send;
        send.text = say(Text::share_turn_link);
        send.picture = picture("icon-share");
        send.picture_size = 22;
        if (button(stage, "turn-link", {lower.x, lower.bottom() + 8, lower.width, 50}, send)) {
            Intent intent{};
            intent.kind = Intent::Kind::send_link;
            intent.field = static_cast<int>(LinkKind::turn);
            stage.intents.push_back(std::move(intent));
        }
    } else {
        paint.paragraph({parchment.x + 16, lower.bottom() + (small ? 8.0F : 14.0F), wide - 32, 40},
                        plain(15, palette::second_ink), 19, "[lock] " + std::string(say(Text::curtain_others)),
                        Align::center);
    }
    ButtonLook menu;
    menu.kind = ButtonKind::slate;
    menu.picture = picture("icon-menu");
    menu.picture_size = 22;
    if (button(stage, "menu", {window.width - 54, 8, 44, 44}, menu, true, say(Text::button_menu)))
        open_sheet(stage, Sheet::menu);
    else if (stage.touch.input().enter && stage.view.sheet == Sheet::none &&
             stage.model.notice.kind <= Notice::Kind::toast)
        lifted = true;
    if (lifted) lift(stage);
}

namespace {

/** What the plan of who serves now brings. */
std::string plan_text(const State& state, int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const Outlook plan = outlook(state, player);
    std::string text = say(Text::since_plan_thalers, {{"count", plan.thalers_after - player.thalers}}) + "  " +
                       say(Text::since_plan_beer, {{"count", plan.beer_after - player.beer}});
    const int steps = state.setup.module >= 3 ? plan_steps(player) : 0;
    if (steps > 0) text += "  " + say(Text::since_plan_steps, {{"count", steps}});
    return text;
}

void summary_head(Tree& tree, const Innkeeper& reader) {
    const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
    picture_leaf(tree, player_picture(reader.color), size::emblem);
    const auto words = tree.open({.share = 1});
    section_heading(tree, say(Text::since_title));
    paragraph(tree, say(Text::since_about, {{"name", reader.name}}));
}

/** The newest is seen first. */
void summary_line(Tree& tree, const SummaryLine& line, bool newest) {
    const Innkeeper& who = innkeeper(tree.stage(), line.seat);
    line_across(tree, parchment_line);
    const auto row = tree.open({.flow = Flow::row, .kept = newest, .gap = gap::small});
    picture_leaf(tree, player_picture(who.color), size::icon);
    {
        const auto words = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small, .share = 1});
        tree.text(grown(tree, heading(letters::name, palette::ink)), who.name);
        tree.text(grown(tree, plain(letters::running)), line.text, Align::left, 1);
    }
    if (!line.brought.empty()) tree.text(grown(tree, number(letters::name)), line.brought, Align::right);
}

/** Returns whether it is read. */
bool summary_foot(Tree& tree, const State& state, int reader) {
    const bool serving = state.phase == Phase::serving && question(state) == Question::serve;
    if (serving) {
        line_across(tree, palette::ink);
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        tree.text(grown(tree, heading(letters::name, palette::ink)), say(Text::since_plan), Align::left, 1);
        tree.text(grown(tree, number(letters::name)), plan_text(state, reader), Align::right);
    }
    return push_button(tree, "summary-done",
                       {.kind = ButtonKind::candle,
                        .text = say(serving ? Text::since_serve : Text::since_go_on),
                        .picture = picture("icon-done")});
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
        stage.paint.fill(stage.window(), color(0x0A0806, 0.6F));
        for (const float x : {0.0F, stage.width - side_curtain})
            draw_folds(stage.paint, x, x + side_curtain, stage.height - stage_floor + 40);
        draw_valance(stage.paint, stage.width);
    }
    bool done = stage.touch.input().escape || stage.touch.clicked_beside();
    const int reader = screens.summary_reader;
    const auto head = [&](Tree& tree) { summary_head(tree, innkeeper(stage, reader)); };
    const auto content = [&](Tree& tree) {
        for (const SummaryLine& line : lines) summary_line(tree, line, &line == &lines.back());
    };
    const auto foot = [&](Tree& tree) { done = summary_foot(tree, stage.state(), reader) || done; };
    show_parts(stage, "summary", {.width = size::summary, .darken = curtains ? 0.0F : 0.6F}, head, content, foot);
    if (done) stage.next.screens.summary = false;
}

}  // namespace tavern::ui
