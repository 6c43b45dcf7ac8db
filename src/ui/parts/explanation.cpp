// Explanations on hover, long press and keyboard focus.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

constexpr float widest_explanation = 330;
constexpr float edge = 14;
constexpr float above = 11;  // distance above and below
constexpr float picture_width = 64;
constexpr float title_line = 22;
constexpr float line = 20;
constexpr float between_lines = 2;
constexpr float from_thing = 10;
constexpr float from_window = 6;

TextStyle title_style() {
    return heading(18, palette::ink);
}
TextStyle body_style() {
    return plain(15, palette::second_ink);
}

float text_x(const Explanation& about) {
    return edge + (about.picture != no_picture ? picture_width + gap::middle : 0);
}

/** As wide as its longest line, up to the limit. */
float width_of(const Painter& paint, const Explanation& about, float limit) {
    float wide = paint.width(title_style(), about.title);
    for (const std::string& text : about.lines) wide = std::max(wide, paint.width(body_style(), text));
    return std::min(limit, std::ceil(text_x(about) + wide + edge));
}

float height_of(const Painter& paint, const Explanation& about, float width) {
    const float room = width - text_x(about) - edge;
    float height = 2 * above + paint.paragraph_height(room, title_style(), title_line, about.title);
    for (const std::string& text : about.lines)
        height += paint.paragraph_height(room, body_style(), line, text) + between_lines;
    return about.picture != no_picture ? std::max(height, picture_width + 2 * edge) : height;
}

Rect magnified(const Rect& rect, float factor) {
    return {rect.x * factor, rect.y * factor, rect.width * factor, rect.height * factor};
}

/** The area of the live targets below a place in CSS pixels. */
float covered_by(const Rect& place, const std::vector<Target>& targets) {
    float area = 0;
    for (const Target& target : targets) {
        if (!target.enabled || target.sight == Sight::none) continue;
        area += overlap(place, {target.x, target.y, target.width, target.height}).area();
    }
    return area;
}

/** Beside the thing, never over it or the things to leave in sight, where it covers least area of live targets: on the
 * right, else left, below or above. css: CSS pixels of a unit. */
Rect place_beside(const Rect& thing, const Rect& clear, Point size, const Rect& window,
                  const std::vector<Target>& targets, float css) {
    const Rect all = clear.empty() ? thing : united(thing, clear);
    const float across = thing.center().x - size.x / 2;
    const auto inside = [&](Point corner) {
        return Rect{std::clamp(corner.x, from_window, std::max(from_window, window.width - size.x - from_window)),
                    std::clamp(corner.y, from_window, std::max(from_window, window.height - size.y - from_window)),
                    size.x, size.y};
    };
    std::optional<Rect> best;
    float least = 0;
    for (const Point corner : {Point{all.right() + from_thing, thing.y}, Point{all.x - size.x - from_thing, thing.y},
                               Point{across, all.bottom() + from_thing}, Point{across, all.y - size.y - from_thing}}) {
        const Rect place = inside(corner);
        if (place.overlaps(all)) continue;
        const float covered = covered_by(magnified(place, css), targets);
        if (best && covered >= least) continue;
        best = place;
        least = covered;
    }
    // Where it fits on no side.
    return best.value_or(inside({across, all.y - size.y - from_thing}));
}

void draw_slip(Painter& paint, const Rect& rect) {
    paint.lay_over(rect, true);
    draw_parchment(paint, rect);
}

void draw_words(Painter& paint, const Rect& rect, const Explanation& about) {
    if (about.picture != no_picture) {
        const PictureFacts& drawn = facts(about.picture);
        const float high = picture_width * static_cast<float>(drawn.height) / static_cast<float>(drawn.width);
        paint.cover({rect.x + edge, rect.y + edge, picture_width, std::min(high, rect.height - 24)}, about.picture, 6);
    }
    Rect room{rect.x + text_x(about), rect.y + above, rect.width - text_x(about) - edge, title_line};
    const auto write = [&](const TextStyle& style, const std::string& text) {
        room.y += room.height * static_cast<float>(paint.paragraph(room, style, room.height, text));
    };
    write(title_style(), about.title);
    room.height = line;
    for (const std::string& text : about.lines) {
        write(body_style(), text);
        room.y += between_lines;
    }
}

}  // namespace

void draw_explanation(Stage& stage, const Rect& covered) {
    constexpr float most = 0.6F;  // of the window's height
    constexpr float step = 0.15F;
    // Things without an explanation show their name.
    if (const Target* asked = stage.touch.asked(); !stage.explanation && asked != nullptr && !asked->label.empty()) {
        stage.explanation = Explanation{asked->label, {}, no_picture, stage.rect_of(*asked)};
    }
    if (!stage.explanation || !stage.touch.dragged().empty() || stage.explanation->title.empty()) return;
    const Explanation& about = *stage.explanation;
    // At the wished text size, as far as the window has room.
    for (float large = stage.paint.reading();; large = std::max(1.0F, large - step)) {
        Painter paint = stage.paint.scaled(large);
        const Rect window{0, 0, stage.width / large, stage.height / large};
        const float width = width_of(paint, about, std::min(widest_explanation, window.width - 2 * gap::small));
        const float height = height_of(paint, about, width);
        if (large > 1 && height >= window.height * most) continue;
        const Rect thing = covered.empty() ? about.beside : united(about.beside, covered);
        const Rect rect = place_beside(magnified(thing, 1 / large), magnified(about.clear, 1 / large), {width, height},
                                       window, stage.touch.targets(), stage.paint.unit() * large);
        stage.touch.explained(magnified(rect, large), from_thing * large);
        draw_slip(paint, rect);
        return draw_words(paint, rect, about);
    }
}

}  // namespace tavern::ui
