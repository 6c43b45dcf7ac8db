// The device changes hands: a curtain with the next player's name, and when it is lifted what happened meanwhile.
#include <algorithm>
#include <cmath>

#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"
#include "ui/table.hpp"

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

struct Row {
    const SummaryLine* line;
    float text_x;  // where the text begins
    float height;
    bool below;  // the text stands below the name
};

Row measure(const Stage& stage, const SummaryLine& line, float width, float least) {
    const Painter& paint = stage.paint;
    const float name = paint.width(heading(19), innkeeper(stage, line.seat).name);
    const float brought = line.brought.empty() ? 0 : paint.width(number(16), line.brought) + 12;
    const float text = paint.width(plain(16), line.text);
    Row row{&line, 40 + name + 10, least, false};
    if (row.text_x + text + brought <= width) return row;
    row.below = true;
    row.text_x = 40;
    row.height = least + paint.paragraph_height(width - 40, plain(16), 20, line.text) - 6;
    return row;
}

void draw_row(Stage& stage, const Row& row, Rect rect) {
    Painter& paint = stage.paint;
    const Innkeeper& who = innkeeper(stage, row.line->seat);
    const float first = row.below ? rect.y + 18 : rect.center().y;
    paint.picture(square({rect.x + 15, first}, 26), player_picture(who.color));
    paint.text({rect.x + 40, first}, heading(19, palette::ink), who.name);
    if (row.below)
        paint.paragraph({rect.x + 40, rect.y + 30, rect.width - 40, 100}, plain(16), 20, row.line->text);
    else
        paint.text({rect.x + row.text_x, first}, plain(16), row.line->text);
    paint.text({rect.right(), first}, number(16), row.line->brought, Align::right);
}

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
    Painter& paint = stage.paint;
    const State& state = stage.state();
    const bool small = stage.height < 600;
    const bool serving = state.phase == Phase::serving && question(state) == Question::serve;
    const float least = small ? 38.0F : 48.0F;
    const float width = std::min(560.0F, stage.width - 16);
    const float inner = width - 2 * std::min(20.0F, width * 0.045F);
    const float head = small ? 62.0F : 78.0F;
    const float foot = (serving ? 52.0F : 14.0F) + 60;
    const bool curtains = stage.width >= 1000;
    const float most = stage.height - (curtains ? 130.0F : 16.0F) - 40 - head - foot - 24;

    // The newest lines, as many as fit.
    std::vector<Row> rows;
    float used = 0;
    for (std::size_t number = lines.size(); number > 0; --number) {
        const Row row = measure(stage, lines[number - 1], inner, least);
        if (used + row.height > most) break;
        used += row.height;
        rows.insert(rows.begin(), row);
    }
    const int left_out = static_cast<int>(lines.size() - rows.size());
    const float more = left_out > 0 ? 24.0F : 0.0F;
    if (curtains) {
        paint.fill(stage.window(), color(0x0A0806, 0.6F));
        for (const float x : {0.0F, stage.width - 200}) draw_folds(paint, x, x + 200, stage.height - stage_floor + 40);
        draw_valance(paint, stage.width);
    }
    const Rect content = sheet(stage, {560, head + used + more + foot + 40, false, curtains ? 0.0F : 0.6F});
    const Innkeeper& reader = innkeeper(stage, screens.summary_reader);
    paint.picture({content.x, content.y + 2, 44, 44}, player_picture(reader.color));
    paint.name({content.x + 58, content.y + 16}, heading(small ? 26.0F : 32.0F, palette::ink), say(Text::since_title),
               say(Text::since_title), content.width - 58);
    const TextStyle second = plain(16, palette::second_ink);
    const std::string about = say(Text::since_about, {{"name", reader.name}});
    if ((!small || stage.width > 400) && paint.width(second, about) <= content.width - 60)
        paint.text({content.x + 60, content.y + 46}, second, about);
    float y = content.y + head;
    if (left_out > 0) {
        paint.text({content.x + 40, y + 8}, plain(15, palette::second_ink),
                   say(Text::since_more, {{"count", left_out}}));
        y += more;
    }
    for (const Row& row : rows) {
        draw_line(paint, content, y);
        draw_row(stage, row, {content.x, y, content.width, row.height});
        y += row.height;
    }
    if (serving) {
        draw_line(paint, content, y + 2, palette::ink, 1.5F);
        paint.text({content.x + 2, y + 26}, heading(20, palette::ink), say(Text::since_plan));
        paint.text({content.right(), y + 26}, number(18), plan_text(state, screens.summary_reader), Align::right);
    }
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.picture = picture("icon-done");
    look.text = say(serving ? Text::since_serve : Text::since_go_on);
    look.text_size = 20;
    const bool go_on = button(stage, "summary-done", {content.x, content.bottom() - 60, content.width, 60}, look);
    if (go_on || stage.touch.input().escape || stage.touch.clicked_beside()) stage.next.screens.summary = false;
}

}  // namespace tavern::ui
