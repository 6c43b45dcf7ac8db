// The story of a finished game: its turning points in words, and the chart of points by evening.
#include "ui/screens/results/chart.hpp"

#include <algorithm>
#include <numeric>

#include "record/numbers/sort_by.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

std::string_view tile_of(const TurningPoint& moment) {
    return tile_name(moment.action.tile());
}

std::string moment_text(const Stage& stage, const TurningPoint& moment) {
    const std::string& name = innkeeper(stage, moment.seat).name;
    switch (moment.action.kind()) {
        case ActionKind::recruit_nobles:
            if (moment.action.a() == 1) return say(Text::end_noble, {{"name", name}});
            return say(Text::end_nobles, {{"name", name}, {"count", moment.action.a()}});
        case ActionKind::recruit:
            if (moment.guest == no_card) break;
            return say(Text::end_recruit, {{"name", name}, {"guest", card_name(moment.guest)}});
        case ActionKind::upgrade: return say(Text::end_upgrade, {{"name", name}, {"tile", tile_of(moment)}});
        case ActionKind::flip_tile: return say(Text::end_flip, {{"name", name}, {"tile", tile_of(moment)}});
        case ActionKind::buy: return say(Text::end_buy, {{"name", name}, {"card", card_name(moment.action.card())}});
        case ActionKind::serve: return say(Text::end_serve, {{"name", name}});
        case ActionKind::counter_guest: return say(Text::end_monastery, {{"name", name}});
        case ActionKind::sign: return say(Text::end_sign, {{"name", name}});
        case ActionKind::take_schnapps:
        case ActionKind::take_denied:
        case ActionKind::bard: return say(Text::end_reputation, {{"name", name}});
        case ActionKind::entertain: return say(Text::end_entertain, {{"name", name}});
        default: break;
    }
    return say(Text::end_other, {{"name", name}, {"points", moment.points}});
}

/** The points of the leader and the runner-up: "86 : 84". */
std::string lead_text(const Stage& stage, const TurningPoint& moment) {
    const int lead = moment.after[moment.seat];
    int next = 0;
    for (int seat = 0; seat < stage.state().setup.players; ++seat)
        if (seat != moment.seat) next = std::max(next, moment.after[static_cast<std::size_t>(seat)]);
    return std::to_string(lead) + " : " + std::to_string(next) + "[points]";
}

/** A press shows the moment. */
void moment_row(Tree& tree, const TurningPoint& moment) {
    Stage& stage = tree.stage();
    const std::string name = round_name(moment.round);
    const std::string what = moment_text(stage, moment);
    const std::string brought =
        moment.takes_lead ? lead_text(stage, moment) : "+" + std::to_string(moment.points) + "[points]";
    const std::string id = "moment-" + std::to_string(moment.step);
    const Touched touched = stage.touch.state(id);
    const auto about = [] { return Explanation{{}, {std::string(say(Text::end_moment))}}; };
    const auto item = tree.open({Role::list_item, {}}, {});
    const auto row = tree.control({id, spoken(name + ": " + what + " " + brought), true, false, Role::button, about},
                                  {.flow = Flow::row, .gap = gap::middle, .height = stage.finger()},
                                  [&stage, touched](const Rect& rect) {
                                      if (touched.hovered)
                                          stage.paint.fill(rect, palette::parchment_chosen, radius::inner);
                                      if (touched.focused) draw_focus(stage.paint, rect, radius::inner);
                                  });
    moon_leaf(tree, moment.round, size::emblem);
    picture_leaf(tree, player_picture(innkeeper(stage, moment.seat).color), size::thumbnail);
    {
        // Large letters need the whole width for the sentence.
        const bool beside = stage.width >= grown(tree, size::card_column);
        const auto words =
            tree.open({.flow = beside ? Flow::row : Flow::column, .gap = beside ? gap::middle : 0, .share = 1});
        tree.text(grown(tree, plain(letters::running)), what, Align::left, beside ? 1.0F : 0.0F);
        tree.text(grown(tree, number(letters::name)), brought, beside ? Align::right : Align::left);
    }
    if (touched.clicked) look_back_to(stage, moment.step + 1);
}

}  // namespace

void moments(Tree& tree, const Chronicle& told) {
    const auto all = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::end_turning_points));
    if (told.turning_points.empty()) paragraph(tree, say(Text::end_none));
    const auto list = tree.open({Role::list, std::string(say(Text::end_turning_points))}, {.gap = gap::hair});
    for (const TurningPoint& moment : told.turning_points) moment_row(tree, moment);
}

namespace {

/** The chart's box and the scales of its axes. */
struct Chart {
    Stage& stage;
    const Chronicle& told;
    bool win_probabilities;
    int step;   // of the points on the axis
    int top;    // highest point on the axis
    int first;  // evening
    int last;
    Rect plot;

    Painter& paint() const { return stage.paint; }
    Point at(int round, int points) const {
        return {plot.x + plot.width * static_cast<float>(round - first) / static_cast<float>(last - first),
                plot.bottom() - plot.height * static_cast<float>(points) / static_cast<float>(top)};
    }
    Point at(const EveningPoints& evening, std::size_t seat) const { return at(evening.round, evening.points[seat]); }
    PlayerColor color(std::size_t seat) const { return innkeeper(stage, static_cast<int>(seat)).color; }
};

std::string value_text(bool win_probabilities, int points) {
    return win_probabilities ? say(Text::review_percent, {{"points", points}}) : std::to_string(points);
}

Chart chart_in(Stage& stage, const Rect& rect, const Chronicle& told, ChartKind kind) {
    constexpr int least = 10;  // points
    constexpr int all = 100;   // hundredths
    constexpr float above = gap::small;
    constexpr float rounds_height = size::row;
    const bool win_probabilities = kind == ChartKind::win_probabilities;
    const auto players = static_cast<std::size_t>(stage.state().setup.players);
    int most = least;
    for (const EveningPoints& evening : told.evenings)
        for (std::size_t seat = 0; seat < players; ++seat) most = std::max<int>(most, evening.points[seat]);
    const int step = win_probabilities || most > 160 ? all / 2 : most > 60 ? 20 : most > 25 ? 10 : 5;
    const int top = win_probabilities ? all : (most + step - 1) / step * step;
    // Numbers on the left; on the right, numbers with a shape.
    const float left = win_probabilities ? 54.0F : 36.0F;
    const float right = win_probabilities ? 78.0F : 62.0F;
    const int first = told.evenings.front().round;
    const Rect plot{rect.x + left, rect.y + above, rect.width - left - right, rect.height - above - rounds_height};
    return {stage, told, win_probabilities, step, top, first, std::max(first + 1, told.evenings.back().round), plot};
}

void draw_axes(const Chart& chart) {
    constexpr float below = 17;
    constexpr float wide = 300;
    const Rect& plot = chart.plot;
    for (int points = 0; points <= chart.top; points += chart.step) {
        const float y = chart.at(chart.first, points).y;
        draw_line(chart.paint(), plot, y, points == 0 ? palette::parchment_dashes : palette::parchment_line,
                  points == 0 ? size::line : 1);
        chart.paint().text({plot.x - gap::small, y}, plain(letters::figure, palette::second_ink),
                           value_text(chart.win_probabilities, points), Align::right);
    }
    for (int round = chart.first; round <= chart.last; ++round) {
        const bool start = chart.win_probabilities && round == 0 && plot.width > wide;
        chart.paint().text({chart.at(round, 0).x, plot.bottom() + below}, number(letters::figure),
                           start ? std::string(say(Text::review_start)) : std::to_string(round), Align::center);
    }
}

/** The winner comes last, on top. */
std::vector<std::size_t> seats_by_points(const Chart& chart) {
    std::vector<std::size_t> order(static_cast<std::size_t>(chart.stage.state().setup.players));
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto& points = chart.told.evenings.back().points;
    sort_by(order, [&](std::size_t seat) { return points[seat]; });
    return order;
}

/** The number of curves drawn before with the same points on both evenings. */
int same(const std::vector<std::size_t>& before, std::size_t seat, const EveningPoints& one,
         const EveningPoints& other) {
    return static_cast<int>(std::count_if(before.begin(), before.end(), [&](std::size_t drawn) {
        return one.points[drawn] == one.points[seat] && other.points[drawn] == other.points[seat];
    }));
}

/** A curve from one evening to the next; curves on the same line alternate in pieces. */
void draw_piece(Painter& paint, Point start, Point end, int below, ImU32 color, float thick) {
    constexpr int shared_pieces = 12;
    const int pieces = below == 0 ? 1 : shared_pieces;
    const auto along = [&](int piece) {
        const float share = static_cast<float>(piece) / static_cast<float>(pieces);
        return Point{start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share};
    };
    for (int piece = below; piece < pieces; piece += below + 1)
        paint.line(along(piece), along(piece + 1), color, thick);
}

void draw_curve(const Chart& chart, const std::vector<std::size_t>& before, std::size_t seat) {
    constexpr float inside = 4;
    constexpr float rim = inside + gap::hair;
    constexpr float aside = gap::chip;  // between shapes in the same place
    constexpr float wide = 380;
    const std::vector<EveningPoints>& evenings = chart.told.evenings;
    for (const bool edge : {true, false})
        for (std::size_t number = 1; number < evenings.size(); ++number) {
            const EveningPoints& from = evenings[number - 1];
            const EveningPoints& to = evenings[number];
            draw_piece(chart.paint(), chart.at(from, seat), chart.at(to, seat), same(before, seat, from, to),
                       edge ? palette::ink : player_color(chart.color(seat)), edge ? rim : inside);
        }
    const float side = chart.plot.width > wide ? size::shape : size::mark;
    for (const EveningPoints& evening : evenings) {
        const Point middle = chart.at(evening, seat);
        const float x = middle.x + aside * static_cast<float>(same(before, seat, evening, evening));
        chart.paint().picture(square({x, middle.y}, side), player_picture(chart.color(seat)));
    }
}

/** The final numbers, spread out where they would overlap. */
void draw_ends(const Chart& chart, const std::vector<std::size_t>& order) {
    constexpr float apart = letters::running * letters::line;
    constexpr int rounds = 24;
    const EveningPoints& end = chart.told.evenings.back();
    std::vector<float> heights;
    heights.reserve(order.size());
    for (const std::size_t seat : order) heights.push_back(chart.at(chart.last, end.points[seat]).y);
    for (int round = 0; round < rounds; ++round)
        for (std::size_t lower = 0; lower + 1 < heights.size(); ++lower)
            if (const float missing = heights[lower + 1] + apart - heights[lower]; missing > 0) {
                heights[lower] += missing / 2;
                heights[lower + 1] -= missing / 2;
            }
    for (std::size_t place = 0; place < order.size(); ++place) {
        const float x = chart.plot.right();
        chart.paint().picture(square({x + size::badge, heights[place]}, size::mark),
                              player_picture(chart.color(order[place])));
        chart.paint().text({x + size::emblem, heights[place]}, number(letters::body),
                           value_text(chart.win_probabilities, end.points[order[place]]));
    }
}

/** A ring and, where there is room, its player; otherwise only the moments name the player. */
void draw_lead(const Chart& chart, const TurningPoint& moment, Point place) {
    constexpr float ring = size::emblem;
    constexpr float least_height = 130;
    constexpr float see_through = 0.75F;
    const Rect& plot = chart.plot;
    Painter& paint = chart.paint();
    paint.dashes(square(place, ring), palette::ember, 2, ring / 2);
    const std::string text = say(Text::end_takes_lead, {{"name", innkeeper(chart.stage, moment.seat).name}});
    const TextStyle style = bold(letters::small, palette::ember_text);
    const float wide = paint.width(style, text);
    const float high = style.size * letters::line;
    if (wide > plot.width - gap::small || plot.height < least_height) return;
    const float least_x = plot.x + gap::hair;
    const float least_y = plot.y + high / 2;
    Point start{place.x - wide - size::thumbnail, std::max(least_y, place.y - high)};
    // A text that would cover the ring goes above it.
    if (start.x < least_x) start = {least_x, place.y - ring};
    if (start.y < least_y || start.x + wide > place.x + ring) return;
    // Keeps it readable across a line.
    paint.fill({start.x - gap::hair, start.y - high / 2, wide + 2 * gap::hair, high},
               with_opacity(palette::parchment, see_through), radius::plate);
    paint.text(start, style, text);
}

}  // namespace

std::string chart_words(const Stage& stage, const Chronicle& told, ChartKind kind) {
    std::string words(say(Text::end_chart));
    for (int seat = 0; seat < stage.state().setup.players && !told.evenings.empty(); ++seat) {
        std::vector<std::string> values;
        for (const EveningPoints& evening : told.evenings)
            values.push_back(
                value_text(kind == ChartKind::win_probabilities, evening.points[static_cast<std::size_t>(seat)]));
        words += (seat > 0 ? "; " : ". ") + innkeeper(stage, seat).name + ": " + listed(values, Text::since_comma);
    }
    return words;
}

Rect draw_chart(Stage& stage, const Rect& rect, const Chronicle& told, ChartKind kind) {
    if (told.evenings.empty()) return {};
    const Chart chart = chart_in(stage, rect, told, kind);
    draw_axes(chart);
    const std::vector<std::size_t> order = seats_by_points(chart);
    std::vector<std::size_t> before;
    for (const std::size_t seat : order) {
        draw_curve(chart, before, seat);
        before.push_back(seat);
    }
    draw_ends(chart, order);
    for (const TurningPoint& moment : told.turning_points) {
        const auto evening = std::find_if(told.evenings.begin(), told.evenings.end(),
                                          [&](const EveningPoints& here) { return here.round == moment.round; });
        if (moment.takes_lead && evening != told.evenings.end())
            draw_lead(chart, moment, chart.at(*evening, moment.seat));
    }
    return chart.plot;
}

}  // namespace tavern::ui
