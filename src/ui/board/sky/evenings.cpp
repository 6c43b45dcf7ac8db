// The evenings of the game, with the bonuses that the moon brings.
#include <algorithm>

#include "ui/board/sky/sky_parts.hpp"

namespace tavern::ui {
namespace {

constexpr float evening_side = 34;  // of an evening
constexpr float with_signs = 40;    // including the signs at its edge
constexpr float moon_side = 52;
constexpr float past_radius = 11;
constexpr float number_radius = 9;
constexpr float schnapps_side = 18;

int schnapps_before(const State& state, int round) {
    const std::size_t row = has_reputation(state.setup) ? 2 : static_cast<std::size_t>(state.setup.module - 1);
    return components::schnapps_before[row][static_cast<std::size_t>(round - 1)];
}

/** The bonus of a round to come, and the schnapps on the way there. */
std::string coming_text(const State& state, int round) {
    std::string text = bonus_text(round_space(state.setup, round));
    if (const int count = schnapps_before(state, round); count > 0)
        text += ", " + say(Text::bonus_schnapps, {{"count", count}});
    return text;
}

Explanation about_round(const State& state, int round) {
    const bool over = round < state.round || state.phase == Phase::over;
    const Text when = over ? Text::sky_over : round == state.round ? Text::sky_now : Text::sky_to_come;
    Explanation about{
        round_name(round),
        {say(Text::about_gives, {{"bonus", bonus_text(round_space(state.setup, round))}}), std::string(say(when))}};
    if (const int count = schnapps_before(state, round); round > state.round && count > 0)
        about.lines.push_back(say(Text::sky_schnapps, {{"schnapps", say(Text::bonus_schnapps, {{"count", count}})}}));
    return about;
}

Control round_control(const Table& table, int round) {
    const auto about = [&state = table.state, round] { return about_round(state, round); };
    return {"round-" + std::to_string(round), round_name(round), false, false, Role::button, about};
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

void draw_past_evening(Painter& paint, Point center, int round) {
    paint.circle(center, past_radius, palette::slate, palette::slate_edge, size::line);
    paint.text(center, number(letters::small, palette::sky_text), std::to_string(round), Align::center);
}

/** The moon, climbing from the evening before. */
void draw_moon(Table& table, const SkyLayout& sky, int round) {
    Painter& paint = table.stage.paint;
    auto along = static_cast<float>(round - 1);
    if (const auto climb = table.stage.memory.flights.walk(Spot::Site::round, all_seats)) along += climb->share - 1;
    const Point way = sky.evening(along);
    const Rect moon = square({way.x, way.y - gap::edge}, moon_side);
    paint.picture(moon, picture("moon"));
    draw_badge(paint, {moon.right() - 7, moon.bottom() - 10}, round);
}

void draw_evening_to_come(const Table& table, const Rect& rect, int round) {
    Painter& paint = table.stage.paint;
    const Point center = rect.center();
    paint.circle(center, rect.width / 2, palette::evening, palette::evening_edge, 2);
    const std::string_view icon = round_icon(round_space(table.state.setup, round).options[0]);
    paint.picture(square(center, size::thumbnail), find_picture(icon));
    const Point badge{center.x + gap::middle, center.y + 11};
    paint.circle(badge, number_radius, palette::parchment);
    paint.text(badge, number(letters::small), std::to_string(round), Align::center);
    if (schnapps_before(table.state, round) > 0)
        paint.picture({rect.x - 11, rect.y - 7, schnapps_side, schnapps_side}, picture("icon-schnapps"));
}

}  // namespace

void evenings(Tree& tree, Table& table, const SkyLayout& sky) {
    const auto list = tree.open({Role::list, std::string(say(Text::board_evenings_ahead))},
                                {.flow = Flow::places, .place = table.layout.sky});
    for (int round = 1; round <= components::rounds; ++round) {
        const Rect place = square(sky.evening(static_cast<float>(round - 1)), with_signs);
        const auto item = tree.open({Role::list_item, {}}, {.flow = Flow::places, .place = place});
        const auto draw = [&table, sky, round](const Rect& box) {
            const Rect rect = square(box.center(), evening_side);
            table.stage.memory.flights.at(spot_of(Spot::Site::round, static_cast<std::size_t>(round)), rect);
            if (round < table.state.round) return draw_past_evening(table.stage.paint, rect.center(), round);
            if (round == table.state.round) return draw_moon(table, sky, round);
            draw_evening_to_come(table, rect, round);
        };
        const auto evening = tree.control(round_control(table, round), {.place = place}, draw);
    }
}

/** The moon where the rounds to come have no place of their own, so it tells their bonuses, too. */
void evening_at_hand(Tree& tree, Table& table, const Rect& moon) {
    const int round = std::max<int>(1, table.state.round);
    Control control = round_control(table, round);
    control.about = [&state = table.state, round] {
        Explanation about = about_round(state, round);
        for (int later = round + 1; later <= components::rounds; ++later)
            about.lines.push_back(round_name(later) + ": " + coming_text(state, later));
        return about;
    };
    const auto evening = tree.control(std::move(control), {.place = moon}, [&table, round](const Rect& rect) {
        Painter& paint = table.stage.paint;
        paint.picture(rect, picture("moon"));
        const Point badge{rect.right() - gap::edge, rect.bottom() - gap::small};
        paint.circle(badge, number_radius, palette::candle, palette::ink, size::line);
        paint.text(badge, number(letters::small), std::to_string(round), Align::center);
    });
}

}  // namespace tavern::ui
