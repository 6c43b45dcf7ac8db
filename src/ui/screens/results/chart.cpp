// The story of a game that is over: its turning points in words, and the chart of points by evening.
#include "ui/screens/results/chart.hpp"

#include <algorithm>
#include <numeric>

#include "record/sort_few.hpp"
#include "ui/parts/form.hpp"
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

/** The points of the leader and of the next one: "86 : 84". */
std::string lead_text(const Stage& stage, const TurningPoint& moment) {
    const int lead = moment.after[moment.seat];
    int next = 0;
    for (int seat = 0; seat < stage.state().setup.players; ++seat)
        if (seat != moment.seat) next = std::max(next, moment.after[static_cast<std::size_t>(seat)]);
    return std::to_string(lead) + " : " + std::to_string(next);
}

/** The round in which it was, on the moon. */
void round_leaf(Tree& tree, int round) {
    Painter& paint = tree.stage().paint;
    tree.leaf({.width = size::emblem, .height = size::emblem}, [&paint, round](const Rect& rect) {
        paint.picture(square(rect.center(), size::emblem), picture("moon"));
        const Point corner{rect.right() - gap::hair, rect.bottom() - gap::hair};
        paint.circle(corner, size::badge / 2, palette::night);
        paint.text(corner, number(letters::small, palette::parchment), std::to_string(round), Align::center);
    });
}

}  // namespace

void moments(Tree& tree, const Chronicle& told) {
    const Stage& stage = tree.stage();
    const auto all = tree.open({.gap = gap::small});
    section_heading(tree, say(Text::end_turning_points));
    if (told.turning_points.empty()) paragraph(tree, say(Text::end_none));
    for (const TurningPoint& moment : told.turning_points) {
        const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
        round_leaf(tree, moment.round);
        picture_leaf(tree, player_picture(innkeeper(stage, moment.seat).color), size::thumbnail);
        tree.text(grown(tree, plain(letters::running)), moment_text(stage, moment), Align::left, 1);
        const std::string brought = moment.takes_lead ? lead_text(stage, moment) : "+" + std::to_string(moment.points);
        tree.text(grown(tree, number(letters::name)), brought, Align::right);
    }
}

Rect draw_chart(Stage& stage, const Rect& rect, const Chronicle& told, ChartKind kind) {
    Painter& paint = stage.paint;
    const bool chances = kind == ChartKind::chances;
    if (told.evenings.empty()) return {};
    const int players = stage.state().setup.players;
    int most = 10;
    for (const EveningPoints& evening : told.evenings)
        for (int seat = 0; seat < players; ++seat)
            most = std::max(most, evening.points[static_cast<std::size_t>(seat)]);
    const int step = chances ? 50 : most > 160 ? 50 : most > 60 ? 20 : most > 25 ? 10 : 5;
    const int top = chances ? 100 : (most + step - 1) / step * step;
    const auto value = [&](int points) {
        return chances ? say(Text::review_percent, {{"points", points}}) : std::to_string(points);
    };
    const float scale = chances ? 54.0F : 36.0F;  // the width of its numbers
    const Rect plot{rect.x + scale, rect.y + 8, rect.width - scale - (chances ? 78.0F : 62.0F), rect.height - 8 - 28};
    const int first = told.evenings.front().round;
    const int last = std::max(first + 1, told.evenings.back().round);
    const auto at = [&](int round, int points) {
        return Point{plot.x + plot.width * static_cast<float>(round - first) / static_cast<float>(last - first),
                     plot.bottom() - plot.height * static_cast<float>(points) / static_cast<float>(top)};
    };
    for (int points = 0; points <= top; points += step) {
        const float y = at(first, points).y;
        draw_line(paint, plot, y, points == 0 ? parchment_dashes : parchment_line, points == 0 ? 1.5F : 1.0F);
        paint.text({plot.x - 8, y}, plain(15, palette::second_ink), value(points), Align::right);
    }
    for (int round = first; round <= last; ++round)
        paint.text(
            {at(round, 0).x, plot.bottom() + 17}, number(15),
            chances && round == 0 && plot.width > 300 ? std::string(say(Text::review_start)) : std::to_string(round),
            Align::center);

    // The winner on top of the others.
    std::vector<int> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 0);
    const auto& final_points = told.evenings.back().points;
    sort_few(order, [&](int left, int right) {
        return final_points[static_cast<std::size_t>(left)] < final_points[static_cast<std::size_t>(right)];
    });
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto index = static_cast<std::size_t>(order[place]);
        const PlayerColor color = innkeeper(stage, order[place]).color;
        /** How many of those drawn before have as many points. */
        const auto same = [&](const EveningPoints& one, const EveningPoints& other) {
            return std::count_if(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(place), [&](int seat) {
                const auto drawn = static_cast<std::size_t>(seat);
                return one.points[drawn] == one.points[index] && other.points[drawn] == other.points[index];
            });
        };
        for (const float thick : {7.0F, 4.0F})
            for (std::size_t number = 1; number < told.evenings.size(); ++number) {
                const EveningPoints& from = told.evenings[number - 1];
                const EveningPoints& to = told.evenings[number];
                const Point start = at(from.round, from.points[index]);
                const Point end = at(to.round, to.points[index]);
                // Of a way that curves share each has its pieces.
                const auto below = same(from, to);
                const int pieces = below == 0 ? 1 : 12;
                const Point step_of{(end.x - start.x) / static_cast<float>(pieces),
                                    (end.y - start.y) / static_cast<float>(pieces)};
                for (int piece = 0; piece < pieces; ++piece) {
                    if (piece % (below + 1) != below) continue;
                    const Point here{start.x + step_of.x * static_cast<float>(piece),
                                     start.y + step_of.y * static_cast<float>(piece)};
                    paint.line(here, {here.x + step_of.x, here.y + step_of.y},
                               thick > 5 ? palette::ink : player_color(color), thick);
                }
            }
        for (const EveningPoints& evening : told.evenings) {
            const Point middle = at(evening.round, evening.points[index]);
            paint.picture(square({middle.x + 6 * static_cast<float>(same(evening, evening)), middle.y},
                                 plot.width > 380 ? 17.0F : 15.0F),
                          player_picture(color));
        }
    }
    // The final numbers, around their points where they would lie on each other.
    std::vector<float> ends;
    ends.reserve(order.size());
    for (const int seat : order) ends.push_back(at(last, final_points[static_cast<std::size_t>(seat)]).y);
    for (int round = 0; round < 24; ++round)
        for (std::size_t lower = 0; lower + 1 < ends.size(); ++lower)
            if (const float missing = ends[lower + 1] + 19 - ends[lower]; missing > 0) {
                ends[lower] += missing / 2;
                ends[lower + 1] -= missing / 2;
            }
    for (std::size_t place = 0; place < order.size(); ++place) {
        const int seat = order[place];
        paint.picture(square({plot.right() + 20, ends[place]}, 14), player_picture(innkeeper(stage, seat).color));
        paint.text({plot.right() + 30, ends[place]}, number(16), value(final_points[static_cast<std::size_t>(seat)]));
    }
    for (const TurningPoint& moment : told.turning_points) {
        if (!moment.takes_lead) continue;
        const auto evening = std::find_if(told.evenings.begin(), told.evenings.end(),
                                          [&](const EveningPoints& here) { return here.round == moment.round; });
        if (evening == told.evenings.end()) continue;
        const Point place = at(evening->round, evening->points[moment.seat]);
        paint.dashes(square(place, 34), palette::ember, 2, 17, 5, 4);
        const std::string text = say(Text::end_takes_lead, {{"name", innkeeper(stage, moment.seat).name}});
        const TextStyle style = bold(14.5F, palette::ember_text);
        const float wide = paint.width(style, text);
        // On little room the ring says where, the moments say who.
        if (wide > plot.width - 8 || plot.height < 130) continue;
        Point start{place.x - wide - 22, std::max(plot.y + 10, place.y - 18)};
        // Where the words would lie on the ring they stand above it.
        if (start.x < plot.x + 4) start = {plot.x + 4, place.y - 38};
        if (start.y < plot.y + 10 || start.x + wide > place.x + 40) continue;
        // Readable where it crosses a line.
        paint.fill({start.x - 4, start.y - 9, wide + 8, 18}, with_opacity(palette::parchment, 0.75F), 5);
        paint.text(start, style, text);
    }
    return plot;
}

}  // namespace tavern::ui
