// What is seen over the board in a lesson: a veil with holes around what is spoken of, an arrow from the die to its
// space, and a bubble with the words, which lies over no hole where it can.
#pragma once
#include <optional>
#include <vector>

#include "ui/flow/stage.hpp"
#include "ui/screens/table/lesson_book.hpp"

namespace tavern::ui {

const LessonStep& step_of(const Model& model);

/** Holes that overlap become one. */
std::vector<Rect> parted(std::vector<Rect> holes);
/** Darkens the window but for the holes, in bands between their edges. */
void draw_veil(Painter& paint, Rect window, const std::vector<Rect>& holes, float radius);

/** A bent line from the die to its space. */
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
/** The way and others that leave it sideways, as far as that. */
std::vector<Way> ways_around(const Way& way, float width);
/** Dashed. */
void draw_way(Painter& paint, const Way& way);

/** What is said, and the ways on. The arrow goes around it. */
void show_bubble(Stage& stage, const std::vector<Rect>& holes, const std::optional<Way>& straight);

}  // namespace tavern::ui
