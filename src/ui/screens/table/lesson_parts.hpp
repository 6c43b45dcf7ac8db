// The parts of a lesson over the board: a veil with holes around the step's things, an arrow from the die to its space,
// and a bubble with the text, which covers no hole if possible.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "ui/flow/stage.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::ui {

const LessonStep& step_of(const Model& model);

/** The button that goes on from a step that only says something. */
std::string_view next_words(const LessonPlace& place);

/** Joins overlapping holes. */
std::vector<Rect> parted(std::vector<Rect> holes);
/** Darkens the window except for the holes, in bands between their edges. */
void draw_veil(Painter& paint, Rect window, const std::vector<Rect>& holes, float radius);

/** A curved arrow from the die to its space. */
struct Way {
    Point from;
    Point bend;
    Point to;

    Point at(float along) const {
        const float rest = 1 - along;
        return {rest * rest * from.x + 2 * rest * along * bend.x + along * along * to.x,
                rest * rest * from.y + 2 * rest * along * bend.y + along * along * to.y};
    }
};

Way way_between(Rect die, Rect space);
/** The arrow and variants that bend sideways by this width. */
std::vector<Way> ways_around(const Way& way, float width);
/** Dashed. */
void draw_way(Painter& paint, const Way& way);

/** The text and the buttons. The arrow goes around them. */
void show_bubble(Stage& stage, const std::vector<Rect>& holes, const std::optional<Way>& straight);

}  // namespace tavern::ui
