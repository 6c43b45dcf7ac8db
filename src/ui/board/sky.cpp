// The sky bar: round and phase, the moon on its track, a tab for each player, hint, sound and menu.
#include <algorithm>
#include <cmath>

#include "ui/board/table.hpp"

namespace tavern::ui {
namespace {

std::string_view doing(const Table& table, int seat) {
    const State& state = table.state;
    const bool acts = table.acting == seat;
    const auto place_in_turn = [&] {
        for (int index = 0; index < state.setup.players; ++index)
            if (seat_in_turn(state, index) == seat) return index;
        return 0;
    };
    if (table.stage.model.thinking == seat) return say(Text::doing_thinks);
    switch (state.phase) {
        case Phase::planning:
            if (acts) return say(Text::doing_planning);
            return say(place_in_turn() < state.turn ? Text::doing_planned : Text::doing_waiting);
        case Phase::serving:
            if (acts || place_in_turn() == state.turn)
                return say(table.question == Question::plan ? Text::doing_planning : Text::doing_serving);
            return say(place_in_turn() < state.turn ? Text::doing_served : Text::doing_waiting);
        case Phase::draft:
            return say(!acts                   ? Text::doing_waiting
                       : table.computer_acts() ? Text::doing_choosing
                                               : Text::doing_picking);
        case Phase::over: return {};
        default: return say(acts ? Text::doing_choosing : Text::doing_waiting);
    }
}

const RoundSpace& round_space(const State& state, int round) {
    const auto& track = round_track(state.setup);
    return track[static_cast<std::size_t>(round - 1)];
}

int schnapps_before(const State& state, int round) {
    const std::size_t row = has_reputation(state.setup) ? 2 : static_cast<std::size_t>(state.setup.module - 1);
    return components::schnapps_before[row][static_cast<std::size_t>(round - 1)];
}

void explain_round(Table& table, const Touched& touched, Rect rect, int round) {
    if (!touched.explain) return;
    std::vector<std::string> lines;
    const RoundSpace& space = round_space(table.state, round);
    std::string text = bonus_text(space.options[0]);
    if (space.count > 1) text += " " + std::string(say(Text::board_or)) + " " + bonus_text(space.options[1]);
    lines.push_back(say(Text::about_gives, {{"bonus", text}}));
    explain(table.stage, touched, rect, say(Text::about_round, {{"round", round}}), lines);
}

std::string_view round_icon(const Bonus& bonus) {
    switch (bonus.kind) {
        case BonusKind::counter_guest: return "icon-counter-guest";
        case BonusKind::entertainer: return "icon-mask";
        case BonusKind::own_die: return "icon-die";
        case BonusKind::free_upgrade: return "icon-upgrade";
        case BonusKind::card: return is_tavern_card(bonus.card) ? "icon-card-table" : "icon-person";
        default: return "icon-points";
    }
}

/** The eight evenings along the moon's way. */
void draw_round_track(Table& table, float x, float arc_bottom, float pitch) {
    Painter& paint = table.stage.paint;
    const State& state = table.state;
    // A low arc, highest in the middle of the night.
    const auto on_arc = [&](float along) {
        return Point{x + pitch * along, arc_bottom - 5.5F * std::sin(3.14159F * along / (components::rounds - 1))};
    };
    for (int round = 1; round <= components::rounds; ++round) {
        const auto along = static_cast<float>(round - 1);
        const Point center = on_arc(along);
        const Rect rect = square(center, 34);
        table.stage.memory.flights.at(spot_of(Spot::Site::round, static_cast<std::size_t>(round)), rect);
        const Touched touched = table.stage.touch.target("round-" + std::to_string(round),
                                                         say(Text::about_round, {{"round", round}}), rect, false);
        if (round < state.round) {
            paint.circle(center, 11, palette::slate, palette::slate_edge, 1.5F);
            paint.text(center, number(14, palette::sky_text), std::to_string(round), Align::center);
        } else if (round == state.round) {
            Point way = center;
            if (const auto climb = table.stage.memory.flights.walk(Spot::Site::round, all_seats))
                way = on_arc(along - 1 + climb->share);
            const Rect moon = square({way.x, way.y - 4}, 52);
            paint.picture(moon, picture("moon"));
            draw_badge(paint, {moon.right() - 7, moon.bottom() - 10}, round);
        } else {
            paint.circle(center, 17, color(0x2E445E), color(0x8FB0C8), 2);
            paint.picture(square(center, 22), find_picture(round_icon(round_space(state, round).options[0])));
            const Point badge{center.x + 12, center.y + 11};
            paint.circle(badge, 9, palette::parchment);
            paint.text(badge, number(14), std::to_string(round), Align::center);
        }
        if (round > state.round && schnapps_before(state, round) > 0)
            paint.picture({center.x - 28, center.y - 24, 18, 18}, picture("icon-schnapps"));
        explain_round(table, touched, rect, round);
    }
}

std::string tab_label(const Innkeeper& keeper, int points) {
    std::string label = say(Text::label_tab, {{"name", keeper.name}, {"points", points}});
    if (is_computer(keeper.keeper)) label += ", " + std::string(keeper_name(keeper.keeper));
    return label;
}

/** How wide the seal of a tab is: three digits stretch it. */
float points_width(const Painter& paint, int points) {
    return std::max(32.0F, paint.width(number(14), std::to_string(points)) + 14);
}

/** Whether somebody's name is cut there, even in the smallest letters. */
bool names_too_wide(const Table& table, float room) {
    for (int seat = 0; seat < table.state.setup.players; ++seat) {
        const Innkeeper& keeper = table.innkeeper(seat);
        const float mark = is_computer(keeper.keeper) ? 20.0F : 0.0F;
        if (table.stage.paint.width(heading(0), keeper.name) > room - mark) return true;
    }
    return false;
}

void draw_tab(Table& table, Rect rect, int seat, bool small) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Innkeeper& keeper = table.innkeeper(seat);
    const bool shown = seat == table.seat;
    const int points = score(table.state, seat).total();
    const bool computer = is_computer(keeper.keeper);
    const Touched touched = stage.touch.target("tab-" + std::to_string(seat + 1), tab_label(keeper, points), rect);
    if (touched.clicked) stage.next.shown = seat;
    const Rect box = shown ? Rect{rect.x, rect.y - 2, rect.width, table.layout.sky.bottom() + 2 - rect.y} : rect;
    if (shown) {
        paint.fill_top(box.inset(-3), palette::candle, 13);
        paint.fill_top(box.inset(-1.5F), palette::ink, 12);
        paint.fill_top({box.x, box.y, box.width, box.height + 3}, palette::parchment, 11);
    } else {
        paint.fill(box, palette::slate, 11);
        paint.outline(box, touched.hovered ? palette::candle : palette::slate_edge, 2, 11);
    }
    const float middle = rect.center().y;
    const float shape = small ? 26.0F : 30.0F;
    const float seal = points_width(paint, points);
    const float mark = computer ? 20.0F : 0.0F;
    // Where they do not stand side by side, the points are told below the name.
    const bool stacked = small && names_too_wide(table, rect.width - 9 - shape - 7 - 8 - seal);
    const float margin = stacked ? 5.0F : 9.0F;
    paint.picture({rect.x + margin, middle - shape / 2, shape, shape}, player_picture(keeper.color));
    const float text_x = rect.x + margin + shape + (stacked ? 4.0F : 7.0F);
    const float room = stacked ? rect.right() - 4 - text_x : rect.right() - 8 - seal - text_x;
    const ImU32 name_color = shown ? palette::ink : palette::parchment;
    const TextStyle does = bold(14, shown ? palette::ember_text : palette::sky_text);
    const std::string_view deed = doing(table, seat);
    const bool two_lines = !small && !deed.empty() && paint.width(does, deed) <= room + 4;
    const float name_y = middle - (two_lines || stacked ? 10.0F : 0.0F);
    const float name =
        paint.name({text_x, name_y}, heading(18, name_color), keeper.name, keeper.name, std::max(room - mark, 20.0F));
    if (computer) paint.picture(square({text_x + name + 12, name_y}, 17), picture("icon-computer"));
    if (two_lines) paint.text({text_x, middle + 10}, does, deed);
    if (stacked)
        paint.text({text_x, middle + 9}, number(15, name_color), std::to_string(points) + "[points]");
    else
        draw_points(paint, {rect.right() - 6 - seal, middle - 16, seal, 32}, points);
    if (touched.focused) draw_focus(paint, rect.inset(-3), 12);
    if (touched.explain) {
        const Score parts = score(table.state, seat);
        std::vector<std::string> lines;
        const auto part = [&](Text what, int value) {
            lines.push_back(std::string(say(what)) + ": " + std::to_string(value));
        };
        part(Text::points_guests, parts.guests);
        part(Text::points_staff, parts.staff);
        part(Text::points_nobles, parts.nobles);
        if (has_schnapps(table.state.setup)) part(Text::points_schnapps, parts.schnapps);
        if (has_reputation(table.state.setup)) part(Text::points_reputation, parts.reputation);
        if (computer) lines.emplace_back(keeper_line(keeper.keeper));
        explain(stage, touched, {rect.x, rect.y, 20, rect.height + 6},
                computer ? keeper.name + ", " + std::string(keeper_name(keeper.keeper)) : keeper.name, lines,
                computer ? keeper_picture(keeper.keeper) : player_picture(keeper.color));
    }
}

/** All tabs side by side, then the start player's mug, which stands in front of two of them. */
void draw_tabs(Table& table, Rect first, float pitch, bool small) {
    const int players = table.state.setup.players;
    for (int seat = 0; seat < players; ++seat)
        draw_tab(table, first.moved(pitch * static_cast<float>(seat), 0), seat, small);
    if (table.state.round == 0) return;
    const Rect starter = first.moved(pitch * static_cast<float>(seat_in_turn(table.state, 0)), 0);
    table.stage.paint.picture({starter.right() - 8, starter.bottom() - 20, 24, 24}, picture("start-mug"));
}

void draw_stars(Painter& paint, const Rect& sky) {
    // Scattered by a fixed rule, so that they stand still.
    for (int star = 0; star < static_cast<int>(sky.width / 32); ++star) {
        const float x = std::fmod(static_cast<float>(star) * 173, sky.width);
        const float y = std::fmod(static_cast<float>(star) * 37, sky.height);
        const float radius = 0.6F + 0.4F * static_cast<float>(star % 3);
        paint.circle({sky.x + x, sky.y + y}, radius, color(0xDCE8F0, 0.3F + 0.15F * static_cast<float>(star % 4)));
    }
}

bool sky_button(Stage& stage, std::string_view id, std::string_view label, std::string_view about, Rect rect,
                Picture picture) {
    ButtonLook look;
    look.kind = ButtonKind::slate;
    look.picture = picture;
    look.picture_size = 22;
    look.about = about;
    return button(stage, id, rect, look, true, label);
}

}  // namespace

void draw_sky(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const Rect& sky = table.layout.sky;
    const State& state = table.state;
    const Fold fold = table.layout.fold;
    paint.fill(sky, is_summer(state.setup) ? palette::dusk : palette::night);
    draw_stars(paint, sky);
    const int players = state.setup.players;
    const bool phone = fold == Fold::phone;
    // Text keeps its smallest size where all else shrinks.
    const float text_growth = std::max(1.0F, 1 / table.layout.unit);

    const float right = sky.right() - (phone ? 6 : 12);
    const float finger = table.layout.finger();
    const float button_width = std::max(phone ? 44.0F : 40.0F, finger - 5);
    const float button_height = std::max(42.0F, finger - 2);
    const Rect menu{right - button_width, std::max(sky.y + 1, sky.y + (sky.height - button_height) / 2 - 1),
                    button_width, button_height};
    if (sky_button(stage, "menu", say(Text::button_menu), say(Text::about_menu), menu, picture("icon-menu")))
        stage.next.sheet = Sheet::menu;
    const float apart = button_width + (phone ? 4.0F : 6.0F);
    Rect hint = menu.moved(-apart, 0);
    if (fold == Fold::wide) {
        const bool on = stage.model.settings.sound;
        const std::string label = std::string(say(Text::settings_sound)) + ": " +
                                  std::string(say(on ? Text::settings_on : Text::settings_off));
        if (sky_button(stage, "sound", label, {}, hint, on ? picture("icon-sound") : picture("icon-sound-off")))
            stage.switch_sound();
        hint = hint.moved(-apart, 0);
    }
    draw_hint_button(table, hint);

    // Before the first evening one line says all.
    const bool before = state.round == 0;
    const std::string round = before ? std::string(say(Text::sky_before))
                              : table.layout.width < 350
                                  ? say(Text::sky_round_short, {{"round", state.round}})
                                  : say(Text::sky_round, {{"round", state.round}, {"rounds", components::rounds}});
    const std::string_view phase = before ? std::string_view() : phase_name(state.phase);
    if (fold == Fold::wide) {
        paint.text({14, before ? 28.0F : 18.0F}, heading(20, palette::parchment), round);
        const float wide = paint.text({14, 40}, bold(15, palette::candle), phase);
        // A long name of the phase pushes the evenings together.
        const float first = std::max(163.0F, 14 + wide + 30);
        if (state.phase >= Phase::evening && state.phase <= Phase::closing) {
            const char letter[] = {
                static_cast<char>('A' + static_cast<int>(state.phase) - static_cast<int>(Phase::evening)), 0};
            const std::string place = say(Text::sky_letter, {{"letter", letter}});
            const TextStyle style = plain(14, palette::sky_text);
            // Where it would not touch the first evening, which the moon covers in the first.
            if (14 + wide + 8 + paint.width(style, place) < first - (state.round == 1 ? 30 : 14))
                paint.text({14 + wide + 8, 40}, style, place);
        }
        draw_round_track(table, first, 35, std::min(42.0F, (457 - first) / (components::rounds - 1)));
        const float tabs_x = 500;
        const float pitch = std::min((players == 4 ? 156.0F : 168.0F) * text_growth,
                                     (hint.x - 14 - tabs_x) / static_cast<float>(players));
        draw_tabs(table, {tabs_x, 8, pitch - 8, 44}, pitch, false);
        return;
    }
    // Folded: the moon carries the round.
    const float moon = phone && table.layout.tight ? 40.0F : 44.0F;
    const Rect moon_box{6, sky.center().y - moon / 2, moon, moon};
    const int evening = std::max<int>(1, state.round);
    paint.picture(moon_box, picture("moon"));
    explain_round(table,
                  stage.touch.target("round-" + std::to_string(evening), say(Text::about_round, {{"round", evening}}),
                                     moon_box, false),
                  moon_box, evening);
    const Point badge{6 + moon - 4, sky.center().y + moon / 2 - 8};
    paint.circle(badge, 9, palette::candle, palette::ink, 1.5F);
    paint.text(badge, number(14), std::to_string(evening), Align::center);
    const float text_x = 17 + moon;
    const Innkeeper& keeper = table.innkeeper(table.seat);
    const int points = score(state, table.seat).total();
    const float mark = is_computer(keeper.keeper) ? 20.0F : 0.0F;
    const float seal = points_width(paint, points);
    constexpr float shape = 36;  // of the one tab, with what is beside it
    const float named = shape + paint.width(heading(0), keeper.name) + 7 + seal + mark;
    float most = table.layout.width < 350 ? 70.0F : 104.0F;
    const TextStyle round_style = heading(18, palette::parchment);
    const TextStyle phase_style = bold(14, palette::candle);
    std::string told = round;
    if (phone && !before) {
        // The round is told in fewer words where the tab's name would be cut else.
        const std::string brief = say(Text::sky_round_short, {{"round", state.round}});
        const float left = hint.x - 6 - named - 8 - text_x;
        if (paint.width(round_style, round) > left && paint.width(round_style, brief) <= left &&
            paint.width(phase_style, phase) <= left) {
            told = brief;
            most = left;
        }
    }
    const float words =
        std::max(paint.name({text_x, sky.center().y - (before ? 0.0F : 10.0F)}, round_style, told, told, most),
                 paint.name({text_x, sky.center().y + 11}, phase_style, phase, phase, most));
    if (fold == Fold::drawer || fold == Fold::tablet) {
        const float tabs_x = 182;
        const float pitch = std::min(158.0F * text_growth, (hint.x - 12 - tabs_x) / static_cast<float>(players));
        draw_tabs(table, {tabs_x, 6, pitch - 8, 40}, pitch, players == 4);
        return;
    }
    // One tab: the player shown; a touch goes to the next one.
    const float tab_width = std::min(std::max(128.0F, named), hint.x - 6 - (text_x + (phone ? words + 8 : 110.0F)));
    const Rect tab{hint.x - 6 - tab_width, menu.y + 2, tab_width, menu.height - 4};
    const int next = (table.seat + 1) % players;
    std::string label = tab_label(keeper, points);
    if (players > 1) label += ", " + say(Text::button_then, {{"name", table.innkeeper(next).name}});
    const Touched touched = stage.touch.target("tab-next", label, tab);
    if (touched.clicked) stage.next.shown = next;
    explain(stage, touched, tab, label, {}, player_picture(keeper.color));
    paint.fill(tab, palette::parchment, 9);
    paint.outline(tab, palette::ink, 2, 9);
    paint.picture({tab.x + 6, tab.center().y - 12, 24, 24}, player_picture(keeper.color));
    const float room = tab.width - shape - seal - 6 - mark;
    // On the narrowest screens the shape alone tells who it is.
    const float name_width = room < 30 ? 0
                                       : paint.name({tab.x + shape, tab.center().y}, heading(18, palette::ink),
                                                    keeper.name, keeper.name, room);
    if (mark > 0 && room > -20)
        paint.picture(square({tab.x + 46 + name_width, tab.center().y}, 17), picture("icon-computer"));
    draw_points(paint, {tab.right() - 4 - seal, tab.center().y - 16, seal, 32}, points);
    if (touched.focused) draw_focus(paint, tab.inset(-3), 11);
    if (fold == Fold::pages) {
        const float from = text_x + 108;
        const float switch_width = std::min(230.0F, tab.x - 8 - from);
        const Rect both{from, menu.y, switch_width, menu.height};
        paint.fill(both, palette::slate, 9);
        paint.outline(both, palette::slate_edge, 2, 9);
        for (const Page page : {Page::tavern, Page::valley}) {
            const Rect half{both.x + (page == Page::valley ? both.width / 2 : 0), both.y, both.width / 2, both.height};
            const bool chosen = stage.view.page == page;
            const std::string_view name = say(page == Page::tavern ? Text::board_tavern : Text::board_valley);
            const std::string_view id = page == Page::tavern ? "page-tavern" : "page-valley";
            const Touched turned = stage.touch.target(id, name, half, true, chosen);
            if (turned.clicked) stage.next.page = page;
            if (chosen) {
                paint.fill(half, palette::parchment, 9);
                paint.outline(half, palette::ink, 2, 9);
            }
            paint.picture({half.x + 10, half.center().y - 12, 24, 24},
                          page == Page::tavern ? picture("icon-beer") : picture("icon-monastery"));
            paint.text({half.x + 40, half.center().y}, heading(18, chosen ? palette::ink : palette::parchment), name);
            if (turned.focused) draw_focus(paint, half.inset(-2), 10);
        }
    }
}

}  // namespace tavern::ui
