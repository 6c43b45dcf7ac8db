// Who keeps the other inns: the five levels of the computer, the seats, and how its moves are shown.
#include <algorithm>

#include "ui/keepers.hpp"
#include "ui/screens.hpp"
#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

void set_keeper(Stage& stage, std::size_t seat, Keeper keeper) {
    NewGame choices = stage.model.new_game;
    choices.innkeepers[seat].keeper = keeper;
    change_new_game(stage, std::move(choices));
}

void draw_chosen(Painter& paint, Rect rect, bool chosen, float radius) {
    paint.fill(rect, chosen ? parchment_chosen : parchment_field, radius);
    paint.outline(rect, chosen ? palette::candle : palette::ink, chosen ? 3.0F : 1.5F, radius);
    if (chosen) paint.outline(rect.inset(-2), palette::ink, 1.5F, radius + 2);
}

void draw_mugs(Painter& paint, Point middle, float side, Keeper level) {
    for (int mug = 0; mug < keeper_levels; ++mug)
        paint.picture(square({middle.x + (static_cast<float>(mug) - 2) * side, middle.y}, side), picture("icon-beer"),
                      color(0xFFFFFF, mug < mugs_of(level) ? 1 : 0.25F));
}

std::string points_text(Keeper level) {
    return say(Text::opponents_about_points, {{"points", keeper_points[static_cast<std::size_t>(mugs_of(level) - 1)]}});
}

/** The words of a level under its name, in the middle, as high as they are. */
void draw_words(Painter& paint, Rect rect, Keeper level) {
    const float x = rect.center().x;
    int lines = paint.paragraph({rect.x, rect.y - 2, rect.width, 40}, plain(15, palette::second_ink), 20,
                                keeper_company(level), Align::center);
    lines += paint.paragraph({rect.x, rect.y + 20 * static_cast<float>(lines), rect.width, 60}, plain(15), 20,
                             keeper_line(level), Align::center);
    paint.text({x, rect.y + 14 + 20 * static_cast<float>(lines)}, bold(15), points_text(level), Align::center);
}

/** The same from the left in two lines, or three where the first would be too wide; the company only where it fits. */
void draw_words_beside(Painter& paint, Rect rect, Keeper level) {
    const std::string points = points_text(level);
    const TextStyle second = plain(15, palette::second_ink);
    const std::string_view company = keeper_company(level);
    const bool told = paint.width(second, company) <= rect.width;
    float y = rect.y + 8;
    const float x = rect.x + (told ? paint.text({rect.x, y}, second, company) + 16 : 0.0F);
    const bool one_line = x + paint.width(bold(15), points) <= rect.right();
    if (!one_line) y += 20;
    paint.text({one_line ? x : rect.x, y}, bold(15), points);
    paint.paragraph({rect.x, y + 12, rect.width, 60}, plain(15), 20, keeper_line(level));
}

/** Returns whether it was touched. */
bool draw_level(Stage& stage, Rect rect, Keeper level, bool chosen, bool with_words) {
    Painter& paint = stage.paint;
    const std::string label =
        say(Text::opponents_level,
            {{"keeper", keeper_name(level)}, {"about", keeper_company(level)}, {"line", keeper_line(level)}});
    const Touched touched = stage.touch.target("level-" + std::to_string(mugs_of(level)), label, rect, !chosen, chosen);
    draw_chosen(paint, rect, chosen, 14);
    if (touched.hovered && !chosen) paint.fill(rect, color(0xFFFFFF, 0.35F), 14);
    if (!with_words && rect.height < 130 && rect.width >= 150) {
        // Low and wide: the face at the left, name and mugs beside it.
        const float face = std::min(rect.height - 12, rect.width * 0.42F);
        paint.picture({rect.x + 6, rect.center().y - face / 2, face, face}, keeper_picture(level));
        const float left = rect.x + face + 10;
        const float room = rect.right() - left - 6;
        paint.name({left, rect.center().y - 12}, heading(21, palette::ink), keeper_name(level), keeper_name(level),
                   room);
        const float each = std::min(20.0F, room / keeper_levels);
        draw_mugs(paint, {left + each * keeper_levels / 2, rect.center().y + 14}, each, level);
        if (touched.focused) draw_focus(paint, rect.inset(-4), 16);
        return touched.clicked;
    }
    const float words = with_words ? 118.0F : 0;
    const float name = rect.width < 64 ? 20.0F : 30.0F;
    const float mug = std::min(24.0F, (rect.width - 8) / keeper_levels);
    const float side = std::min({160.0F, rect.width - 8, rect.height - words - name - mug - 18});
    const float middle = rect.center().x;
    float y = rect.y + 7;
    paint.picture({middle - side / 2, y, side, side}, keeper_picture(level));
    y += side + 4 + mug / 2;
    draw_mugs(paint, {middle, y}, mug, level);
    y += mug / 2 + name / 2;
    paint.name({middle, y}, heading(rect.width < 64 ? 15.5F : std::min(25.0F, rect.width * 0.2F), palette::ink),
               keeper_name(level), keeper_name(level), rect.width - 4, Align::center);
    if (with_words) {
        y += name / 2 + 2;
        draw_words(paint, {rect.x + 6, y, rect.width - 12, words}, level);
    }
    if (touched.focused) draw_focus(paint, rect.inset(-4), 16);
    return touched.clicked;
}

/** A seat: touched it is the one whose keeper is chosen; its button changes between person and computer. */
void draw_seat(Stage& stage, std::size_t seat, Rect rect, int chosen) {
    Painter& paint = stage.paint;
    const NewGame& choices = stage.model.new_game;
    const Innkeeper& who = choices.innkeepers[seat];
    const std::string id = "seat-" + std::to_string(seat + 1);
    const float finger = stage.finger();
    const bool stacked = rect.height >= 2 * finger;
    const Rect head{rect.x, rect.y, stacked ? rect.width : rect.width - 52,
                    stacked ? rect.height - finger - 8 : rect.height};
    const bool removable = stacked && choices.setup.players > min_players;
    const Rect remove{rect.right() - finger, rect.y, finger, finger};
    const Rect touch_box{head.x, head.y, head.width - (removable ? finger : 0), head.height};
    const std::string label = say(Text::opponents_keeper_of, {{"name", who.name}, {"keeper", keeper_name(who.keeper)}});
    const bool is_chosen = chosen == static_cast<int>(seat);
    const Touched touched = stage.touch.target(id, label, touch_box, !is_chosen, is_chosen);
    if (touched.clicked) stage.next.screens.seat = static_cast<int>(seat);
    draw_chosen(paint, rect, is_chosen, 12);
    const float shape = stacked && rect.width >= 180 ? 30.0F : 24.0F;
    const float middle = stacked ? head.y + 24 : head.center().y;
    paint.picture({head.x + 10, middle - shape / 2, shape, shape}, player_picture(who.color));
    paint.name({head.x + 16 + shape, middle}, heading(stacked ? 21.0F : 18.0F, palette::ink), who.name, who.name,
               touch_box.right() - head.x - (removable ? 14 : 20) - shape);
    if (touched.focused) draw_focus(paint, touch_box.inset(-2), 12);
    if (removable) {
        const Touched gone =
            stage.touch.target(id + "-remove", say(Text::new_game_remove, {{"name", who.name}}), remove);
        paint.circle(remove.center(), 13, gone.hovered ? palette::oak : palette::dark_oak);
        paint.picture(square(remove.center(), 14), picture("icon-close"));
        if (gone.focused) draw_focus(paint, remove, 20);
        if (gone.clicked) change_new_game(stage, without_player(choices, seat));
    }
    const bool computer = is_computer(who.keeper);
    ButtonLook look;
    look.text_size = 16;
    look.picture_size = stacked ? 24 : 26;
    look.picture = stacked && computer ? picture("icon-computer") : keeper_picture(who.keeper);
    if (stacked) look.text = keeper_name(who.keeper);
    const Rect toggle = stacked ? Rect{rect.x + 8, rect.bottom() - finger - 8, rect.width - 16, finger}
                                : Rect{rect.right() - finger - 4, rect.center().y - finger / 2, finger, finger};
    if (button(stage, id + "-keeper", toggle, look, true, label)) {
        stage.next.screens.seat = static_cast<int>(seat);
        set_keeper(stage, seat, computer ? Keeper::person : usual_opponent);
    }
}

void draw_seats(Stage& stage, Rect rect, int columns, int chosen) {
    const NewGame& choices = stage.model.new_game;
    const int players = choices.setup.players;
    const float wide = (rect.width - gap::small * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const int rows = max_players / columns;
    const float high = (rect.height - gap::small * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    for (int place = 0; place < std::min(players + 1, max_players); ++place) {
        const Rect cell{rect.x + static_cast<float>(place % columns) * (wide + gap::small),
                        rect.y + static_cast<float>(place / columns) * (high + gap::small), wide, high};
        if (place < players) {
            draw_seat(stage, static_cast<std::size_t>(place), cell, chosen);
            continue;
        }
        const Touched touched = stage.touch.target("add-inn", say(Text::opponents_add), cell);
        if (touched.hovered) stage.paint.fill(cell, color(0xFFFFFF, 0.35F), 12);
        stage.paint.dashes(cell, parchment_dashes, 2, 12);
        stage.paint.text(cell.center(), bold(16, palette::second_ink), say(Text::opponents_add), Align::center);
        if (touched.focused) draw_focus(stage.paint, cell.inset(-3), 13);
        if (!touched.clicked) continue;
        stage.next.screens.seat = players;
        change_new_game(stage, with_opponent(choices));
    }
}

}  // namespace

std::string_view free_name(const NewGame& choices, std::size_t seat) {
    const auto is_free = [&](std::string_view name) {
        return std::none_of(choices.innkeepers.begin(), choices.innkeepers.end(),
                            [name](const Innkeeper& other) { return other.name == name; });
    };
    const std::string_view own = usual_name(static_cast<int>(seat));
    if (is_free(own)) return own;
    for (int other = 0; other < max_players; ++other)
        if (is_free(usual_name(other))) return usual_name(other);
    return own;
}

NewGame with_opponent(NewGame choices) {
    Innkeeper newcomer;
    newcomer.name = free_name(choices, choices.setup.players);
    newcomer.keeper = usual_opponent;
    while (std::any_of(choices.innkeepers.begin(), choices.innkeepers.end(),
                       [&](const Innkeeper& other) { return other.color == newcomer.color; }))
        newcomer.color = static_cast<PlayerColor>(static_cast<int>(newcomer.color) + 1);
    choices.innkeepers.push_back(std::move(newcomer));
    ++choices.setup.players;
    return choices;
}

void draw_pace(Stage& stage, Rect rect) {
    float label = stage.paint.width(bold(16), say(Text::opponents_pace)) + 12;
    // Three words say it without a heading where they need its room.
    const auto fits = [&](Text text) {
        return stage.paint.width(number(0), say(text)) + 10 <= (rect.width - label) / 3;
    };
    if (!fits(Text::opponents_pace_1) || !fits(Text::opponents_pace_2) || !fits(Text::opponents_pace_3)) label = 0;
    if (label > 0) stage.paint.text({rect.x + 2, rect.center().y}, bold(16), say(Text::opponents_pace));
    const int now = segments(stage, "pace", {rect.x + label, rect.y, rect.width - label, rect.height},
                             {say(Text::opponents_pace_1), say(Text::opponents_pace_2), say(Text::opponents_pace_3)},
                             static_cast<int>(stage.model.settings.pace));
    if (now < 0) return;
    Settings settings = stage.model.settings;
    settings.pace = static_cast<Pace>(now);
    stage.change(settings);
}

void draw_opponents_sheet(Stage& stage) {
    Painter& paint = stage.paint;
    const NewGame& choices = stage.model.new_game;
    const bool narrow = stage.width < 560;
    const Rect content = sheet(stage, {1232, narrow ? 760.0F : 680.0F});
    if (choices.innkeepers.empty()) return;
    const int chosen = std::clamp(stage.view.screens.seat, 0, static_cast<int>(choices.innkeepers.size()) - 1);
    const bool roomy = !narrow && content.height >= 560;
    bool done = close_sheet(stage, content);

    const float sign = roomy ? 40.0F : 26.0F;
    paint.picture({content.x, content.y - 4, sign, sign}, picture("icon-computer"));
    paint.name({content.x + sign + 12, content.y + 12}, heading(roomy ? 34.0F : 24.0F, palette::ink),
               say(Text::opponents_title), say(Text::opponents_title_short), content.width - sign - 56);
    const TextStyle about = plain(16, palette::second_ink);
    if (roomy && paint.width(about, say(Text::opponents_about)) <= content.width - sign - 14)
        paint.text({content.x + sign + 14, content.y + 44}, about, say(Text::opponents_about));
    const float top = content.y + (roomy ? 66.0F : 40.0F);

    const Rect foot{content.x, content.bottom() - 50, content.width, 50};
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::opponents_done);
    look.picture = picture("icon-done");
    look.picture_size = 22;
    const float ok = narrow ? foot.width : std::min(260.0F, foot.width * 0.34F);
    done = button(stage, "seats-done", {foot.right() - ok, foot.y, ok, foot.height}, look) || done;
    if (done) stage.next.sheet = Sheet::none;
    draw_pace(stage, narrow ? Rect{content.x, foot.y - 52, content.width, 44}
                            : Rect{content.x, foot.y + 3, std::min(460.0F, foot.width - ok - 12), 44});

    const int columns = narrow ? 2 : max_players;
    const float tall = content.height >= 640 ? 2 * stage.finger() + 8 : 52.0F;
    const float seats = narrow ? 2 * tall + gap::small : 2 * stage.finger() + 8;
    const float seats_y = foot.y - (narrow ? 52.0F : 0.0F) - seats - 12;
    draw_seats(stage, {content.x, seats_y, content.width, seats}, columns, chosen);
    const float heading_height = roomy ? 34.0F : 0;
    if (roomy) paint.text({content.x + 2, seats_y - 17}, heading(22, palette::ink), say(Text::opponents_table));

    // Where a card is too small for its words, those of the chosen one stand below.
    const float room = seats_y - heading_height - 10 - top;
    const float between = narrow ? gap::small / 2 : gap::small;
    const float wide = (content.width - 4 * between) / keeper_levels;
    const bool with_words = wide >= 130 && room >= 280;
    const float least = with_words ? 0 : narrow ? 66.0F : 44.0F;
    const auto sitting = static_cast<std::size_t>(chosen);
    const Keeper keeper = choices.innkeepers[sitting].keeper;
    const float high = std::min(room - least, with_words ? 360.0F : wide * 1.9F);
    for (int level = 1; level <= keeper_levels; ++level) {
        const Rect card{content.x + static_cast<float>(level - 1) * (wide + between), top, wide, high};
        if (draw_level(stage, card, static_cast<Keeper>(level), mugs_of(keeper) == level, with_words))
            set_keeper(stage, sitting, static_cast<Keeper>(level));
    }
    if (with_words) return;
    Rect below{content.x + 2, top + high + 8, content.width - 4, room - high};
    if (is_computer(keeper)) {
        if (below.height >= 110) {
            const float side = std::min(150.0F, below.height - 16);
            const Rect face{below.x, below.y + (below.height - side) / 2 - 4, side, side};
            paint.picture(face, keeper_picture(keeper));
            below = {face.right() + 16, face.y + 6, below.right() - face.right() - 16, side};
            paint.text({below.x, below.y + 12}, heading(25, palette::ink), keeper_name(keeper));
            below.y += 32;
        }
        draw_words_beside(paint, below, keeper);
    } else {
        paint.paragraph(below, plain(15, palette::second_ink), 20, say(Text::opponents_somebody));
    }
}

}  // namespace tavern::ui
