// The reason of a refused press, beside the pointer or the finger, until the next press or for a while.
#include <algorithm>
#include <cmath>

#include "ui/parts/view.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

constexpr double refusal_time = 2.5;  // seconds
constexpr double letter_time = 0.08;  // seconds: longer words stay as long as they are read
constexpr double shake_time = 0.35;   // seconds
constexpr float shake_width = 6;      // units
constexpr float shakes = 3;
constexpr float widest_refusal = 300;
constexpr float half_turn = 3.14159F;

TextStyle letters_of(const Painter& paint) {
    TextStyle style = bold(letters::name, palette::cream);
    style.size *= paint.reading();
    return style;
}

/** Above the pressed place, or below it at the window's upper edge. */
Rect box_of(const Stage& stage, const ShownRefusal& refusal) {
    const TextStyle style = letters_of(stage.paint);
    const float most = std::min(widest_refusal * stage.paint.reading(), stage.width - 2 * gap::small);
    const float words = std::min(stage.paint.width(style, refusal.words) + 1, most - 2 * gap::middle);
    const float width = words + 2 * gap::middle;
    const float height =
        stage.paint.paragraph_height(words, style, style.size * letters::line, refusal.words) + 2 * gap::small;
    const float above = refusal.at.y - refusal.apart - height;
    const float x = std::clamp(refusal.at.x - width / 2, gap::small, stage.width - width - gap::small);
    const float y = above < gap::small ? refusal.at.y + refusal.apart : above;
    return {x, std::clamp(y, gap::small, std::max(gap::small, stage.height - height - gap::small)), width, height};
}

void draw_bubble(Painter& paint, const Rect& rect, const std::string& words) {
    paint.lay_over(rect, true);
    paint.fill(rect.moved(0, gap::hair), color(0x000000, 0.4F), radius::panel);
    paint.fill(rect, palette::slate, radius::panel);
    paint.outline(rect, palette::ember, 2, radius::panel);
    const TextStyle style = letters_of(paint);
    paint.paragraph({rect.x + gap::middle, rect.y + gap::small, rect.width - 2 * gap::middle, rect.height}, style,
                    style.size * letters::line, words, Align::center);
}

/** Beside the pointer; after a key, at the thing itself. */
ShownRefusal shown(const Stage& stage, const RefusedPress& press) {
    const double now = stage.touch.input().time;
    const std::optional<Point> pointer = stage.touch.answered();
    if (!pointer) return {press.words, press.at.center(), press.at.height / 2 + gap::small, now};
    return {press.words, *pointer, stage.touch.input().touch ? stage.finger() : gap::large, now};
}

}  // namespace

Rect show_refusal(Stage& stage) {
    const std::optional<ShownRefusal>& refusal = stage.view.refusal;
    const Input& input = stage.touch.input();
    const auto time = [](const std::string& words) {
        return std::max(refusal_time, letter_time * static_cast<double>(words.size()));
    };
    const bool over =
        stage.touch.pressed() || input.key != 0 || !refusal || input.time - refusal->since > time(refusal->words);
    if (over) stage.next.refusal.reset();
    if (stage.refused) stage.next.refusal = shown(stage, *stage.refused);
    if (over) return {};
    const Rect box = box_of(stage, *refusal);
    draw_bubble(stage.paint, box, refusal->words);
    stage.semantics.add({Role::text, refusal->words}, box);
    stage.reading->refusal = refusal->words;
    return box;
}

float shaken(const Stage& stage) {
    if (!stage.view.refusal || motion_of(stage.model) == Motion::instant) return 0;
    const auto share = static_cast<float>((stage.touch.input().time - stage.view.refusal->since) / shake_time);
    return share < 1 ? shake_width * (1 - share) * std::sin(2 * half_turn * shakes * share) : 0;
}

}  // namespace tavern::ui
