#include "ui/screens/table/history_line.hpp"

#include <algorithm>
#include <cmath>

#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr float knob = 15;  // its radius
constexpr float ends = 10;  // room at both ends, for the knob
constexpr ImU32 played_fill = color(0xA68A62);
constexpr ImU32 idle_tick = color(0x8A6A46);
constexpr ImU32 idle_number = color(0xB9A88A);

/** Where the line lies, and its moments on it. */
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

/** Each evening can be touched where a finger finds it, else the line as a whole. Returns whether it is dragged. */
bool touch_line(Stage& stage, const LineBox& box) {
    const Rect& rect = box.rect;
    if (std::max(box.each() * stage.paint.unit(), box.each()) < size::finger) {
        const Touched touched = stage.touch.target("history-timeline", say(Text::history_timeline), rect);
        if (touched.focused) draw_focus(stage.paint, rect.inset(-1), radius::inner);
        return touched.held || stage.touch.dragged() == "history-timeline";
    }
    bool dragged = false;
    for (int round = 1; round <= components::rounds; ++round) {
        const int first = box.first_of(round);
        const std::string id = "history-round-" + std::to_string(round);
        const Rect place{box.x_of_round(round), rect.y, box.each(), rect.height};
        const Touched touched = stage.touch.target(id, say(Text::history_round, {{"round", round}}), place, first >= 0);
        if (touched.clicked) look_back(stage, first);
        if (touched.focused) draw_focus(stage.paint, place.inset(1), radius::inner);
        dragged = dragged || stage.touch.dragged() == id;
    }
    return dragged;
}

void draw_evenings(Painter& paint, const LineBox& box, int shown_round) {
    for (int round = 1; round <= components::rounds; ++round) {
        const float x = box.x_of_round(round);
        const bool played = box.first_of(round) >= 0;
        paint.fill({x - 1, box.middle() - 11, 2, 22}, played ? palette::parchment_shade : idle_tick);
        const ImU32 ink = round == shown_round ? palette::candle : played ? palette::parchment : idle_number;
        const float y = std::min(box.rect.bottom() - 8, box.middle() + 24);
        paint.text({x + box.each() / 2, y}, number(15, ink), std::to_string(round), Align::center);
    }
}

void draw_deeds(const Table& table, const LineBox& box) {
    float free_from = box.rect.x - 8;
    for (const Timeline::Deed& deed : box.line.deeds) {
        const float x = box.x_of(deed.moment);
        if (x < free_from) continue;
        table.stage.paint.picture({x - 8, box.middle() - 24, 16, 16}, player_picture(table.innkeeper(deed.seat).color));
        free_from = x + 17;
    }
}

void draw_line(const Table& table, const LineBox& box) {
    const Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const History& history = *stage.model.history;
    const float middle = box.middle();
    const float here = box.x_of(history.moment());
    const float now = box.x_of(history.last());
    const Rect bar{box.rect.x, middle - 5, box.rect.width, 10};
    paint.fill(bar, palette::well, 5);
    paint.outline(bar, palette::oak_edge, size::line, 5);
    paint.fill({bar.x, bar.y, now - bar.x, bar.height}, played_fill, 5);
    if (here > bar.x + 3) {
        paint.fill({bar.x, bar.y, here - bar.x, bar.height}, palette::ember, 5);
        paint.outline({bar.x, bar.y, here - bar.x, bar.height}, palette::ink, size::line, 5);
    }
    draw_evenings(paint, box, std::max<int>(1, table.state.round));
    draw_deeds(table, box);
    paint.fill({now - 2, middle - 15, 4, 30}, palette::parchment, 2);
    if (box.rect.right() - now > 40 && box.rect.height >= 60)
        paint.text({now + 7, middle - 20}, bold(letters::small, palette::parchment), say(Text::history_now));
    paint.circle({here, middle}, knob + 3, with_opacity(palette::candle, 0.45F));
    paint.circle({here, middle}, knob, palette::candle, palette::ink, 2.5F);
    if (const int seat = seat_of_moment(stage); seat >= 0)
        paint.picture(square({here, middle}, 18), player_picture(table.innkeeper(seat).color));
}

}  // namespace

void line_of_time(Tree& tree, Table& table, const Style& style) {
    tree.leaf(style, [&table](const Rect& rect) {
        Stage& stage = table.stage;
        const LineBox box{*stage.memory.screens.timeline, {rect.x + ends, rect.y, rect.width - 2 * ends, rect.height}};
        if (touch_line(stage, box))
            if (const std::size_t moment = box.nearest(stage.touch.pointer().x);
                moment != stage.model.history->moment())
                look_back(stage, static_cast<int>(moment));
        draw_line(table, box);
    });
}

}  // namespace tavern::ui
