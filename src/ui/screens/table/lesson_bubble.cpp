// The text of a lesson's step, beside its things.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/dialogs/form.hpp"
#include "ui/parts/fitted_button.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/lesson_parts.hpp"

namespace tavern::ui {
namespace {

/** The text with its numbers, from the position and the only legal action. */
std::string words_of(const Stage& stage, Text text) {
    const LessonStep& step = step_of(stage.model);
    const Action action = step.actions[0];
    const Player& player = stage.state().players[0];
    int gain = 0;
    int price = 0;
    int full = 0;
    if (action.kind() == ActionKind::place) gain = yield_of(player, action.space());
    if (action.kind() == ActionKind::recruit) price = facts(stage.state().row[action.a()].guest).price;
    if (action.kind() == ActionKind::upgrade) {
        full = facts(action.tile()).cost;
        price = upgrade_price(action.tile(), action.b());
    }
    return say(text, {{"face", action.face()},
                      {"gain", gain},
                      {"base", components::brewer_yield[0]},
                      {"price", price},
                      {"full", full},
                      {"off", full - price},
                      {"nobles_price", components::nobles_price[0]},
                      {"noble_points", facts(Card::noble).points},
                      {"safe", components::safe_limit[0]},
                      {"storage", components::storage_limit[0]},
                      {"schnapps", components::schnapps_limit},
                      {"rounds", components::rounds}});
}

struct PlacedBox {
    Rect rect;
    float cost = std::numeric_limits<float>::max();
};

/** Beside the holes, as near to the last one as possible. */
PlacedBox place_box(Rect window, float width, float height, const std::vector<Rect>& holes,
                    const std::optional<Way>& way) {
    const Rect near = holes.empty() ? Rect{window.center().x, window.center().y, 0, 0} : holes.back();
    const float most_x = window.width - width - gap::small;
    const float most_y = window.height - height - gap::small;
    // Closer to the upper edge of the window where it so stays off the last hole, but for the hole's margin.
    const float above = near.y - height - gap::hair;
    const float least_y = above > -2 * gap::small ? std::clamp(above, gap::hair, gap::small) : gap::small;
    PlacedBox best;
    for (const float x :
         {near.right() + gap::page, near.x - width - gap::page, near.center().x - width / 2, gap::small, most_x})
        for (const float y : {near.center().y - height / 2, near.bottom() + gap::page, near.bottom() + gap::hair,
                              near.bottom() + 2 * gap::page, near.y - height - gap::page, gap::small, most_y}) {
            const Rect box{std::clamp(x, gap::small, std::max(gap::small, most_x)),
                           std::clamp(y, least_y, std::max(least_y, most_y)), width, height};
            float cost = std::hypot(box.center().x - near.center().x, box.center().y - near.center().y);
            for (const Rect& hole : holes) cost += 1000 * overlap(box.inset(-2), hole).area();
            // Keeps the arrow free if possible, above all its end.
            for (int part = 0; part <= 12 && way; ++part)
                if (box.inset(-10).contains(way->at(static_cast<float>(part) / 12))) cost += part >= 11 ? 600 : 150;
            if (cost < best.cost) best = {box, cost};
        }
    return best;
}

/** The bubble's size in this window. */
struct BubbleSize {
    bool small = false;
    bool tiny = false;  // too small for a heading
    float padding = 0;
    float width = 0;
    float narrow = 0;  // the smaller width, so that the arrow can go around it
};

BubbleSize bubble_size(const Stage& stage, bool with_way) {
    BubbleSize bubble;
    bubble.small = stage.width < 640 || stage.height < 560;
    bubble.tiny = stage.width < 500 && stage.height < 520;
    bubble.padding = bubble.tiny ? gap::small : bubble.small ? gap::hint : gap::large;
    // Narrow if the arrow from the die would be under it.
    const bool aside = with_way && stage.width < 1000;
    const float small_width = stage.width <= 500 ? 370.0F : aside ? 290.0F : 330.0F;
    bubble.width = std::min(bubble.small ? small_width : aside ? 390.0F : size::notice, stage.width - 2 * gap::small);
    bubble.narrow = bubble.small ? std::min(bubble.width, 262.0F) : bubble.width;
    return bubble;
}

constexpr float dot = size::mark;
constexpr float long_dot = 2 * dot;  // for the current step
constexpr float between_dots = gap::chip;

float dots_width(int steps) {
    return static_cast<float>(steps - 1) * (dot + between_dots) + long_dot;
}

void dots_leaf(Tree& tree, int step, int steps) {
    Painter& paint = tree.stage().paint;
    tree.leaf({.width = dots_width(steps), .height = dot}, [&paint, step, steps](const Rect& rect) {
        float x = rect.x;
        for (int index = 0; index < steps; ++index) {
            const Rect mark{x, rect.y, index == step ? long_dot : dot, dot};
            const ImU32 rest = index < step ? palette::oak : palette::parchment_shade;
            paint.fill(mark, index == step ? palette::ember : rest, dot / 2);
            paint.outline(mark, palette::ink, size::line, dot / 2);
            x += mark.width + between_dots;
        }
    });
}

void cover_leaf(Tree& tree, Picture shown) {
    constexpr float side = 68;
    Painter& paint = tree.stage().paint;
    tree.leaf({.width = side, .height = side},
              [&paint, shown](const Rect& rect) { paint.cover(rect, shown, gap::middle, IM_COL32_WHITE, 0.2F); });
}

/** The lesson and the progress in it. */
void bubble_head(Tree& tree, const BubbleSize& bubble) {
    if (bubble.tiny) return;
    const LessonPlace place = *tree.stage().model.lesson;
    const Lesson& about = lesson(place.lesson);
    const TextStyle name = heading(bubble.small ? letters::section : letters::title, palette::ink);
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    if (!bubble.small) cover_leaf(tree, about.picture);
    {
        const auto words = tree.open({.share = 1});
        if (!bubble.small) {
            const auto above = tree.open({.flow = Flow::row, .gap = gap::small});
            const std::string number =
                say(Text::lesson_number, {{"number", place.lesson + 1}, {"count", lesson_count}});
            tree.text(plain(letters::small, palette::second_ink), number, Align::left, 1);
            dots_leaf(tree, place.step, about.length());
        }
        tree.text(name, say(about.name));
    }
    const float room = bubble.width - 2 * bubble.padding - gap::small - dots_width(about.length());
    if (bubble.small && tree.stage().paint.width(name, say(about.name)) <= room)
        dots_leaf(tree, place.step, about.length());
}

void sum_panel(Tree& tree, const BubbleSize& bubble, std::string_view sum) {
    Painter& paint = tree.stage().paint;
    const auto box = tree.open(
        {.flow = Flow::layers, .padding = {gap::small, gap::small}, .height = bubble.small ? size::key : size::button},
        [&paint](const Rect& rect) {
            paint.fill(rect, palette::parchment_chosen, gap::middle);
            paint.outline(rect, palette::candle, 2, gap::middle);
        });
    TextStyle style = number(bubble.small ? letters::name : letters::section);
    style.icon = 1.4F;
    tree.text(style, sum, Align::center);
}

struct BubblePressed {
    bool back = false;
    bool leave = false;
    bool next = false;
};

/** The first step keeps the place of the back button free. */
BubblePressed bubble_foot(Tree& tree) {
    constexpr Style style{.height = size::finger};
    constexpr float column = 60;  // three of them fit into the narrowest bubble
    const LessonPlace place = *tree.stage().model.lesson;
    const bool says = only_says(step_of(tree.stage().model));
    const auto look = [](Text text, ButtonKind kind) {
        return ButtonLook{.kind = kind, .text = say(text), .text_size = letters::running};
    };
    const auto grid = tree.open({.flow = Flow::grid, .gap = gap::small, .column = column});
    BubblePressed pressed;
    if (place.step > 0)
        pressed.back = fitted_button(tree, "lesson-back", style, look(Text::lesson_back, ButtonKind::oak));
    else
        tree.leaf(style, {});
    // The end leaves nothing to skip.
    const bool end = says && place.step + 1 == lesson(place.lesson).length();
    if (!end) pressed.leave = fitted_button(tree, "lesson-leave", style, look(Text::lesson_leave, ButtonKind::oak));
    if (!says) return pressed;
    ButtonLook next = look(Text::lesson_next, ButtonKind::candle);
    next.text = next_words(place);
    pressed.next = fitted_button(tree, "lesson-next", style, next);
    return pressed;
}

BubblePressed declare_bubble(Tree& tree, const BubbleSize& bubble, std::string_view sum) {
    Stage& stage = tree.stage();
    const LessonPlace place = *stage.model.lesson;
    const std::string text = words_of(stage, step_of(stage.model).text);
    const std::string number =
        say(Text::lesson_step, {{"step", place.step + 1}, {"steps", lesson(place.lesson).length()}});
    const auto about = [place, sum = std::string(sum)] {
        return Explanation{{},
                           {say(Text::lesson_number, {{"number", place.lesson + 1}, {"count", lesson_count}}) + ": " +
                                std::string(say(lesson(place.lesson).name)) + ".",
                            sum}};
    };
    const auto all =
        tree.control({"lesson", number + ": " + spoken(text), false, false, Role::button, about},
                     {.gap = bubble.tiny ? gap::hair : gap::small, .padding = {bubble.padding, bubble.padding}},
                     [&stage](const Rect& rect) { draw_parchment(stage.paint, rect); });
    bubble_head(tree, bubble);
    // The board stays visible.
    constexpr float most_of_window = 0.3F;
    TextStyle style = plain(bubble.small ? letters::running : letters::sign);
    float line = style.size * letters::line;
    style =
        stage.paint.for_reading(style, line, text, bubble.width - 2 * bubble.padding, stage.height * most_of_window);
    {
        // In the lowest windows the text scrolls; each step starts at its top.
        const auto read = tree.scroll("lesson-said-" + std::to_string(place.step), {.gap = gap::small, .share = 1});
        tree.text(style, text);
        if (!sum.empty()) sum_panel(tree, bubble, sum);
    }
    return bubble_foot(tree);
}

/** The place of the bubble, and the arrow beside it. */
struct PlacedBubble {
    PlacedBox box;
    std::optional<Way> way;
};

/** The arrow goes around the bubble, which is narrower if that helps. */
PlacedBubble place_bubble(Tree& tree, const BubbleSize& bubble, const std::vector<Rect>& holes,
                          const std::optional<Way>& straight) {
    const Stage& stage = tree.stage();
    const auto height = [&](float wide) { return std::min(tree.measure(wide), stage.height - 2 * gap::small); };
    if (!straight) return {place_box(stage.window(), bubble.width, height(bubble.width), holes, straight), straight};
    PlacedBubble best{{}, straight};
    const std::vector<Way> ways = ways_around(*straight, stage.width);
    for (const float wide : {bubble.width, bubble.narrow})
        for (const Way& way : ways) {
            PlacedBox box = place_box(stage.window(), wide, height(wide), holes, way);
            box.cost += (wide < bubble.width ? 60.0F : 0.0F) + (&way == &ways.front() ? 0.0F : 120.0F);
            if (box.cost < best.box.cost) best = {box, way};
        }
    return best;
}

void show_placed(Tree& tree, const PlacedBubble& placed) {
    const Rect& rect = placed.box.rect;
    // If the arrow's end is hidden anyway, the highlight is enough.
    if (placed.way && !rect.inset(-6).contains(placed.way->at(0.94F))) draw_way(tree.stage().paint, *placed.way);
    tree.show(rect);
}

}  // namespace

std::string_view next_words(const LessonPlace& place) {
    const bool end = place.step + 1 == lesson(place.lesson).length();
    const bool last = end && place.lesson + 1 == lesson_count;
    return say(last ? Text::lesson_play : end ? Text::lesson_next_lesson : Text::lesson_next);
}

void show_bubble(Stage& stage, const std::vector<Rect>& holes, const std::optional<Way>& straight) {
    const LessonPlace place = *stage.model.lesson;
    const LessonStep& step = step_of(stage.model);
    const BubbleSize bubble = bubble_size(stage, straight.has_value());
    const std::string sum = step.sum == no_text ? std::string() : words_of(stage, step.sum);
    Tree tree(stage);
    const BubblePressed pressed = declare_bubble(tree, bubble, sum);
    const PlacedBubble placed = place_bubble(tree, bubble, holes, straight);
    const auto lies_on = [&](const Rect& hole) { return placed.box.rect.overlaps(hole); };
    if (!sum.empty() && std::any_of(holes.begin(), holes.end(), lies_on)) {
        // On the smallest screens the sum is left out.
        Tree lower(stage);
        declare_bubble(lower, bubble, {});
        show_placed(lower, place_bubble(lower, bubble, holes, straight));
    } else {
        show_placed(tree, placed);
    }
    if (pressed.back) stage.want(intent::BackStep{});
    if (pressed.leave) stage.want(intent::LeaveLesson{});
    if (!pressed.next) return;
    stage.want(intent::NextStep{});
    if (place.lesson + 1 == lesson_count && place.step + 1 == lesson(place.lesson).length()) play_first_game(stage);
}

}  // namespace tavern::ui
