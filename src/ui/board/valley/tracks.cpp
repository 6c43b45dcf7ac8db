// The monastery track and the track of reputation, with the players' markers.
#include <algorithm>
#include <span>

#include "ui/board/valley/valley_parts.hpp"

namespace tavern::ui {
namespace {

using SpaceOf = int (*)(const State&, const Player&);
int monastery_of(const State&, const Player& player) {
    return player.monastery;
}
int reputation_of(const State& state, const Player& player) {
    return reputation_space(state.setup, player.reputation);
}

const Player& player_at(const Table& table, int seat) {
    return table.state.players[static_cast<std::size_t>(seat)];
}

/** The players whose markers stand on a space. */
std::string markers_on(const Table& table, SpaceOf space_of, int space) {
    std::string names;
    for (int seat = 0; seat < table.state.setup.players; ++seat)
        if (space_of(table.state, player_at(table, seat)) == space)
            names += (names.empty() ? "" : ", ") + table.innkeeper(seat).name;
    return names.empty() ? names : say(Text::about_here, {{"names", names}});
}

/** "Monastery track: Anna 5, Bram 7". */
template <typename Count>
std::string standings(const Table& table, Text track, const Count& count) {
    std::string all;
    for (int seat = 0; seat < table.state.setup.players; ++seat)
        all += (all.empty() ? ": " : ", ") + table.innkeeper(seat).name + " " +
               std::to_string(count(player_at(table, seat)));
    return std::string(say(track)) + all;
}

/** The place of a marker, or its short leap between two spaces. */
template <typename Place>
Point walked(const Table& table, Spot::Site track, int seat, int space, const Place& place) {
    const std::optional<Walk> walk = table.stage.memory.flights.walk(track, seat);
    if (!walk) return place(space);
    const Point from = place(walk->from);
    const Point to = place(walk->to);
    return {from.x + (to.x - from.x) * walk->share,
            from.y + (to.y - from.y) * walk->share - 24 * walk->share * (1 - walk->share)};
}

/** A marker on a track. */
struct Marker {
    int seat;
    Point place;
};

/** The markers on one track. where: the place of a seat's marker; empty: it is off the track. */
template <typename Where>
std::vector<Marker> markers_on_track(const Table& table, const Where& where) {
    std::vector<Marker> markers;
    for (int seat = 0; seat < table.state.setup.players; ++seat)
        if (const std::optional<Point> place = where(seat)) markers.push_back({seat, *place});
    return markers;
}

int count_at(std::span<const Marker> markers, Point place) {
    return static_cast<int>(std::count_if(markers.begin(), markers.end(), [&](const Marker& marker) {
        return marker.place.x == place.x && marker.place.y == place.y;
    }));
}

/** Those on the same space stand side by side in the order of seats, not far beyond its width. */
void draw_markers(Table& table, std::span<const Marker> markers, float side, float space) {
    std::vector<Marker> placed;
    for (std::size_t index = 0; index < markers.size(); ++index) {
        Marker marker = markers[index];
        const int together = count_at(markers, marker.place);
        const float beside = static_cast<float>(std::max(1, together - 1));
        const float step = std::min({side * 0.7F, 15.0F, (space * 1.5F - side) / beside});
        const int before = count_at(markers.first(index), marker.place);
        marker.place.x += (static_cast<float>(before) - static_cast<float>(together - 1) / 2) * step;
        placed.push_back(marker);
    }
    // The player shown comes last, above the others.
    const auto above =
        std::find_if(placed.begin(), placed.end(), [&](const Marker& marker) { return marker.seat > table.seat; });
    std::rotate(placed.begin(), above, placed.end());
    for (const Marker& marker : placed)
        table.stage.paint.picture(square(marker.place, side), player_picture(table.innkeeper(marker.seat).color));
}

// --- The monastery track ---

constexpr float large_sign = 0.3F;  // letters on a large space, by its side

const Bonus& monastery_bonus(int space) {
    return components::monastery_track[static_cast<std::size_t>(space)];
}

Explanation about_monastery_space(const Table& table, int space) {
    const Bonus& bonus = monastery_bonus(space);
    std::string gives;
    if (space == 0)
        gives = say(Text::about_monastery_start);
    else if (bonus.kind != BonusKind::none)
        gives = say(Text::about_gives, {{"bonus", bonus_text(bonus)}});
    // A rule names its bonus.
    if (const std::string_view rule = bonus_about(bonus); !rule.empty()) gives = rule;
    return {say(Text::about_monastery_space, {{"space", space}}),
            {std::move(gives), markers_on(table, monastery_of, space)}};
}

ImU32 monastery_fill(const Table& table, int space) {
    const bool summer = is_summer(table.state.setup);
    if (space == 0) return summer ? palette::summer_start : palette::winter_start;
    const bool behind = space < table.player.monastery;
    if (monastery_bonus(space).kind != BonusKind::none) return behind ? palette::bonus_walked : palette::parchment;
    if (summer) return behind ? palette::summer_walked : palette::summer_space;
    return behind ? palette::winter_walked : palette::winter_space;
}

void monastery_space(Tree& tree, Table& table, int space) {
    const auto about = [&table, space] { return about_monastery_space(table, space); };
    const auto draw = [&table, space](const Rect& rect) {
        const auto index = static_cast<std::size_t>(space);
        table.stage.memory.flights.at(spot_of(Spot::Site::monastery, index), rect);
        const Bonus& bonus = monastery_bonus(space);
        const bool numbered = space != 0 && bonus.kind == BonusKind::none;
        const std::string text = space == 0 ? "[step]" : numbered ? std::to_string(space) : bonus_sign(bonus);
        draw_space(
            table.stage.paint, rect, monastery_fill(table, space), text,
            std::max(numbered ? letters::small : letters::figure, std::min(rect.width, rect.height) * large_sign),
            radius::place);
    };
    item(tree,
         {"monastery-" + std::to_string(space), say(Text::about_monastery_space, {{"space", space}}), false, false,
          Role::button, about},
         table.valley.monastery_cells[static_cast<std::size_t>(space)], draw);
}

/** The monastery after the last space. */
void draw_monastery_itself(Table& table, const Rect& panel) {
    const Rect& last = table.valley.monastery_cells[components::monastery_length];
    const Rect& before = table.valley.monastery_cells[components::monastery_length - 1];
    const Rect end = last.moved(last.x - before.x, 0);
    if (end.x >= panel.x - 2 && end.right() <= panel.right() + 2)
        table.stage.paint.picture(
            square(end.center(), std::min(end.width, end.height) + gap::hair),
            is_summer(table.state.setup) ? picture("monastery-summer") : picture("monastery-winter"));
}

void draw_monastery_markers(Table& table) {
    const float height = table.valley.monastery_cells.back().height;
    // On low spaces the marker stands between two rows, leaving the numbers visible.
    const float lift = height < size::row + 2 ? -size::line : 1.0F;
    const auto place = [&](int space) {
        const Rect& rect = table.valley.monastery_cells[static_cast<std::size_t>(space)];
        return Point{rect.center().x, rect.y + lift};
    };
    const auto where = [&](int seat) -> std::optional<Point> {
        return walked(table, Spot::Site::monastery, seat, player_at(table, seat).monastery, place);
    };
    draw_markers(table, markers_on_track(table, where), std::min(size::marker, height * 0.65F),
                 table.valley.monastery_cells[0].width);
}

// --- Reputation ---

/** The goal of the plan. */
struct ReputationPlan {
    int at;  // space of the marker
    int steps;
    int goal;  // 0: nothing is planned
};
ReputationPlan reputation_plan(const Table& table) {
    const Setup& setup = table.state.setup;
    const int now = table.player.reputation;
    const int steps = outlook(table.state, table.seat).steps;
    return {reputation_space(setup, now), steps, steps > 0 ? reputation_space(setup, now + steps) : 0};
}

/** The lower number of thalers and beer that the dice on the board bring. */
void reputation_plan(Tree& tree, Table& table, Point place, int steps) {
    const State& state = table.state;
    if (state.phase != Phase::planning) return;
    const PlanShare share = plan_as_it_lies(table.player);
    const auto plan = [&](Text text) {
        return say(text, {{"thalers", share.thalers}, {"beer", share.beer}, {"steps", steps}});
    };
    const std::string words = plan(Text::board_reputation_plan);
    const float height = letters::sign;
    tree.leaf({.place = {place.x, place.y - height / 2, table.valley.reputation.right() - gap::chip - place.x, height}},
              [&table, words, brief = plan(Text::board_reputation_plan_short)](const Rect& rect) {
                  table.stage.paint.name({rect.x, rect.center().y}, bold(letters::small, palette::lit_space), words,
                                         brief, rect.width);
              },
              {Role::text, words});
}

std::string reputation_words(const Setup& setup, int space) {
    const ReputationSpace& here = reputation_at(setup, space);
    return here.bonus.kind == BonusKind::none ? say(Text::about_reputation_space, {{"points", here.points}})
                                              : say(Text::about_gives, {{"bonus", bonus_text(here.bonus)}});
}

Explanation about_reputation_space(const Table& table, const std::string& label, int space, bool goal) {
    const Setup& setup = table.state.setup;
    const Bonus& bonus = reputation_at(setup, space).bonus;
    const bool special = bonus.kind != BonusKind::none;
    return {label,
            {special ? say(Text::about_reputation_space, {{"points", reputation_points(setup, space)}}) : std::string(),
             std::string(bonus_about(bonus)), markers_on(table, reputation_of, space),
             std::string(goal ? say(Text::about_plan_leads) : "")}};
}

void draw_reputation_space(Table& table, const Rect& rect, int space, const ReputationPlan& plan) {
    Painter& paint = table.stage.paint;
    const Setup& setup = table.state.setup;
    table.stage.memory.flights.at(spot_of(Spot::Site::reputation, static_cast<std::size_t>(space)), rect);
    // Highlights the spaces up to the goal; those behind the marker are darker.
    const int length = reputation_length(setup);
    const int ahead = (space - plan.at + length) % length;
    const bool lit = ahead > 0 && ahead <= plan.steps;
    const ImU32 fill = reputation_at(setup, space).bonus.kind == BonusKind::noble ? palette::crown_space
                       : lit                                                      ? palette::lit_space
                       : space <= plan.at                                         ? palette::reputation_walked
                                                                                  : palette::reputation_field;
    if (space == plan.goal) paint.fill(rect.inset(-2), palette::candle, radius::inner);
    draw_space(paint, rect, fill, reputation_sign(setup, space), letters::figure, radius::place);
}

void draw_reputation_markers(Table& table, const Rect& panel, const ReputationPlan& plan) {
    Painter& paint = table.stage.paint;
    const float side = size::marker;
    const auto place = [&](int space) {
        const Rect& rect = table.valley.reputation_cells[static_cast<std::size_t>(space - 1)];
        return Point{rect.center().x, std::min(rect.bottom() + gap::hair, panel.bottom() - side / 2)};
    };
    const auto where = [&](int seat) {
        const int space = reputation_of(table.state, player_at(table, seat));
        return space == 0 ? std::nullopt : std::optional(walked(table, Spot::Site::reputation, seat, space, place));
    };
    const std::vector<Marker> markers = markers_on_track(table, where);
    draw_markers(table, markers, side, table.valley.reputation_cells[0].width);
    if (plan.goal == 0) return;
    const Point aim = place(plan.goal);
    const int there = count_at(markers, aim);
    // The goal of the plan: the player's shape, beside the markers there.
    const float aside = there > 0 ? side / 2 + 5 + 7.5F * static_cast<float>(there) : 0.0F;
    const Point center{std::min(aim.x + aside, panel.right() - side / 2 - 2), aim.y};
    paint.picture(square(center, side - gap::hair), player_picture(table.color()), with_opacity(IM_COL32_WHITE, 0.7F));
    paint.dashes(square(center, side + 2), palette::lit_space, size::bright_line, side / 2 + 1, 4, gap::hair);
}

}  // namespace

std::string monastery_hint(const Player& player) {
    return say(Text::board_monastery_hint, {{"steps", yield_of(player, Space::monk)}});
}

void monastery(Tree& tree, Table& table) {
    const Rect& panel = table.valley.monastery;
    const bool summer = is_summer(table.state.setup);
    tree.leaf({.place = panel}, [&table, summer](const Rect& rect) {
        draw_panel(table.stage.paint, rect, summer ? palette::summer_panel : palette::winter_panel);
    });
    const float head = table.valley.monastery_cells[0].y - panel.y;
    const bool room_for_hint = !has_reputation(table.state.setup) && panel.width > 420;
    valley_heading(
        tree, table,
        head > letters::sign ? std::optional(Point{panel.x + gap::chip, panel.y + head / 2 - gap::edge}) : std::nullopt,
        say(Text::board_monastery), room_for_hint ? monastery_hint(table.player) : std::string());
    {
        const auto list = tree.open({Role::list, std::string(say(Text::board_monastery))}, all_over(table));
        for (int space = 0; space <= components::monastery_length; ++space) monastery_space(tree, table, space);
    }
    tree.leaf(
        {.place = panel},
        [&table](const Rect& rect) {
            draw_monastery_itself(table, rect);
            draw_monastery_markers(table);
        },
        {Role::image, standings(table, Text::board_monastery, [](const Player& player) { return player.monastery; })});
}

void reputation(Tree& tree, Table& table) {
    const Rect& panel = table.valley.reputation;
    if (panel.empty()) return;
    const Setup& setup = table.state.setup;
    const ReputationPlan plan = reputation_plan(table);
    tree.leaf({.place = panel},
              [&table](const Rect& rect) { draw_panel(table.stage.paint, rect, palette::track_panel); });
    const std::string name(say(Text::board_reputation));
    const float head = table.valley.reputation_cells[0].y - panel.y;
    const bool high = head > least_head;
    const float middle = panel.y + head / 2 + 1;
    valley_heading(tree, table, high ? std::optional(Point{panel.x + gap::chip, middle}) : std::nullopt,
                   say(Text::board_reputation));
    if (high) reputation_plan(tree, table, {panel.x + 104, middle + 1}, plan.steps);
    {
        const auto list = tree.open({Role::list, name}, all_over(table));
        for (int space = 1; space <= reputation_length(setup); ++space) {
            const std::string label = name + ": " + reputation_words(setup, space);
            item(tree,
                 {"reputation-" + std::to_string(space), label, false, false, Role::button,
                  [&table, label, space, plan] {
                      return about_reputation_space(table, label, space, space == plan.goal);
                  }},
                 table.valley.reputation_cells[static_cast<std::size_t>(space - 1)],
                 [&table, space, plan](const Rect& rect) { draw_reputation_space(table, rect, space, plan); });
        }
    }
    const auto points = [&](const Player& player) { return reputation_points(setup, player.reputation); };
    tree.leaf({.place = panel}, [&table, plan](const Rect& rect) { draw_reputation_markers(table, rect, plan); },
              {Role::image, standings(table, Text::board_reputation, points)});
}

}  // namespace tavern::ui
