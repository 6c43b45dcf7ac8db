#include "ui/screens/table/history_line.hpp"

#include <algorithm>
#include <cmath>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr float halo = 0.45F;  // opacity around the knob
constexpr float knob = 15;     // radius
constexpr float tick = 22;
constexpr float bar_height = 10;
constexpr float ends = 10;  // margin for the knob at both ends

/** The geometry of the line and its moments. */
struct LineBox {
    const Timeline& line;
    Rect rect;

    float middle() const { return rect.y + rect.height * 0.4F; }
    float each() const { return rect.width / components::rounds; }
    float x_of(std::size_t moment) const { return rect.x + rect.width * line.places[moment]; }
    float x_of_round(int round) const { return rect.x + each() * static_cast<float>(round - 1); }
    int first_of(int round) const { return line.first_moment[static_cast<std::size_t>(round)]; }
    std::size_t nearest(float x) const {
        const auto far = [&](std::size_t moment) { return std::abs(x_of(moment) - x); };
        std::size_t best = 0;
        for (std::size_t moment = 1; moment < line.places.size(); ++moment)
            if (far(moment) < far(best)) best = moment;
        return best;
    }
};

/** The evening of a moment. */
int round_of(const Timeline& line, std::size_t moment) {
    int round = components::rounds;
    const auto begins_later = [&](int first) { return first < 0 || static_cast<std::size_t>(first) > moment; };
    while (round > 1 && begins_later(line.first_moment[static_cast<std::size_t>(round)])) --round;
    return round;
}

/** The names of the players with highlights in the round. */
std::string doers(const Table& table, const Timeline& line, int round) {
    std::string names;
    for (const Timeline::Deed& deed : line.deeds)
        if (round_of(line, deed.moment) == round)
            names += (names.empty() ? "" : ", ") + table.innkeeper(deed.seat).name;
    return names;
}

/** The marks on an evening's part of the line, in words. */
std::vector<std::string> told_of_round(const Table& table, int round) {
    const Timeline& line = *table.stage.memory.screens.timeline;
    const History& history = *table.stage.model.history;
    std::vector<std::string> told;
    if (round_of(line, history.moment()) == round) {
        const int seat = seat_of_moment(table.stage);
        told.push_back(moment_count(history) + (seat < 0 ? "" : ", " + table.innkeeper(seat).name));
    }
    if (const std::string names = doers(table, line, round); !names.empty())
        told.push_back(say(Text::history_deeds, {{"names", names}}));
    if (round_of(line, history.last()) == round) told.emplace_back(say(Text::history_now));
    return told;
}

std::vector<std::string> told_of_all_rounds(const Table& table) {
    std::vector<std::string> told;
    for (int round = 1; round <= components::rounds; ++round) {
        std::string line;
        for (const std::string& words : told_of_round(table, round)) line += (line.empty() ? " " : ", ") + words;
        told.push_back(round_name(round) + (line.empty() ? "" : ":" + line));
    }
    told.push_back(legend_of_line(table.state.setup));
    return told;
}

void draw_evenings(Painter& paint, const LineBox& box, int shown_round) {
    for (int round = 1; round <= components::rounds; ++round) {
        const float x = box.x_of_round(round);
        const bool played = box.first_of(round) >= 0;
        paint.fill({x - 1, box.middle() - tick / 2, 2, tick},
                   played ? palette::parchment_shade : palette::parchment_thumb);
        const ImU32 ink = round == shown_round ? palette::candle
                          : played             ? palette::parchment
                                               : palette::faded_parchment;
        const float y = std::min(box.rect.bottom() - gap::small, box.middle() + size::icon);
        paint.text({x + box.each() / 2, y}, number(letters::figure, ink), std::to_string(round), Align::center);
    }
}

void draw_deeds(const Table& table, const LineBox& box) {
    float free_from = box.rect.x - size::shape / 2;
    for (const Timeline::Deed& deed : box.line.deeds) {
        const float x = box.x_of(deed.moment);
        if (x < free_from) continue;
        table.stage.paint.picture({x - size::shape / 2, box.middle() - size::icon, size::shape, size::shape},
                                  player_picture(table.innkeeper(deed.seat).color));
        free_from = x + size::shape;
    }
}

void draw_line(const Table& table, const LineBox& box) {
    const Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const History& history = *stage.model.history;
    const float middle = box.middle();
    const float here = box.x_of(history.moment());
    const float now = box.x_of(history.last());
    const Rect bar{box.rect.x, middle - bar_height / 2, box.rect.width, bar_height};
    paint.fill(bar, palette::well, bar_height / 2);
    paint.outline(bar, palette::oak_edge, size::line, bar_height / 2);
    paint.fill({bar.x, bar.y, now - bar.x, bar.height}, palette::played, bar_height / 2);
    if (here > bar.x + gap::hair) {
        const Rect before{bar.x, bar.y, here - bar.x, bar.height};
        paint.fill(before, palette::ember, bar_height / 2);
        paint.outline(before, palette::ink, size::line, bar_height / 2);
    }
    draw_evenings(paint, box, std::max<int>(1, table.state.round));
    draw_deeds(table, box);
    paint.fill({now - gap::hair / 2, middle - knob, gap::hair, 2 * knob}, palette::parchment, gap::hair / 2);
    if (box.rect.right() - now > gap::columns && box.rect.height >= 60)
        paint.text({now + gap::small, middle - size::badge}, bold(letters::small, palette::parchment),
                   say(Text::history_now));
    paint.circle({here, middle}, knob + gap::hair, with_opacity(palette::candle, halo));
    paint.circle({here, middle}, knob, palette::candle, palette::ink, size::bright_line);
    if (const int seat = seat_of_moment(stage); seat >= 0)
        paint.picture(square({here, middle}, size::shape), player_picture(table.innkeeper(seat).color));
}

/** A target for each evening; returns whether one is dragged. */
bool evenings_to_touch(Tree& tree, Table& table, const Style& style) {
    Stage& stage = table.stage;
    const Timeline& line = *stage.memory.screens.timeline;
    bool dragged = false;
    for (int round = 1; round <= components::rounds; ++round) {
        const int first = line.first_moment[static_cast<std::size_t>(round)];
        const std::string id = "history-round-" + std::to_string(round);
        const Touched touched = stage.touch.state(id, first >= 0);
        if (touched.clicked) look_back(stage, first);
        dragged = dragged || stage.touch.dragged() == id;
        const std::string label = say(Text::history_round, {{"round", round}});
        const auto about = [&table, label, round] {
            std::vector<std::string> lines = told_of_round(table, round);
            lines.push_back(legend_of_line(table.state.setup));
            return Explanation{label, lines};
        };
        const auto evening = tree.control({id, label, first >= 0, false, Role::button, about}, style,
                                          [&stage, touched](const Rect& rect) {
                                              if (touched.focused)
                                                  draw_focus(stage.paint, rect.inset(1), radius::inner);
                                          });
    }
    return dragged;
}

/** The first moment of the next evening that was played, of the first one after the last. */
int next_evening(const Timeline& line, std::size_t moment) {
    for (const int first : line.first_moment)
        if (first > static_cast<int>(moment)) return first;
    return std::max(0, line.first_moment[1]);
}

/** The whole line as a target, if evenings are too narrow for fingers; a key leads to the next evening. Returns whether
 * it is dragged. */
bool whole_line_to_touch(Tree& tree, Table& table, const Style& style) {
    Stage& stage = table.stage;
    const std::string id = "history-timeline";
    const std::string label(say(Text::history_timeline));
    const Touched touched = stage.touch.state(id);
    const auto about = [&table, label] { return Explanation{label, told_of_all_rounds(table)}; };
    const auto whole =
        tree.control({id, label, true, false, Role::button, about}, style, [&stage, touched](const Rect& rect) {
            if (touched.focused) draw_focus(stage.paint, rect.inset(-1), radius::inner);
        });
    if (touched.clicked && !stage.touch.answered())
        look_back(stage, next_evening(*stage.memory.screens.timeline, stage.model.history->moment()));
    return touched.held || stage.touch.dragged() == id;
}

}  // namespace

std::string legend_of_line(const Setup& setup) {
    return say(Text::history_legend, {{"kinds", has_guest_book(setup) ? 2 : 1}});
}

std::string moment_count(const History& history) {
    return say(Text::history_count,
               {{"moment", static_cast<int>(history.moment())}, {"last", static_cast<int>(history.last())}});
}

void line_of_time(Tree& tree, Table& table, Style style) {
    Stage& stage = table.stage;
    Timeline& line = *stage.memory.screens.timeline;
    style.flow = Flow::row;
    style.stretches = true;
    style.padding.x = ends;
    const int now = round_of(line, stage.model.history->last());
    const std::string where =
        std::string(say(Text::history_now)) + ": " + round_name(now) + ". " + legend_of_line(table.state.setup);
    const auto all = tree.open({Role::group, std::string(say(Text::history_timeline)), where}, style,
                               [&table, &line](const Rect& rect) {
                                   line.place = {rect.x + ends, rect.y, rect.width - 2 * ends, rect.height};
                                   draw_line(table, {line, line.place});
                               });
    const float each = (style.width - 2 * ends) / components::rounds;
    const bool by_fingers = std::max(each * stage.paint.unit(), each) >= size::finger;
    const Style part{.height = style.height, .share = 1};
    const bool dragged = (by_fingers ? evenings_to_touch : whole_line_to_touch)(tree, table, part);
    if (!dragged) return;
    // At its place in the last frame.
    const std::size_t moment = LineBox{line, line.place}.nearest(stage.touch.pointer().x);
    if (moment != stage.model.history->moment()) look_back(stage, moment);
}

}  // namespace tavern::ui
