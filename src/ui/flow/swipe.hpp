// Swipes: to the next page or chapter, or to close a dialog.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

enum class Swipe : std::uint8_t { none, to_left, to_right, down };

/** The kind of place on which a swipe begins. */
struct SwipeStart {
    bool anywhere = false;  // not on the line of moments
    bool on_sheet_head = false;
};
/** under: the target there, if any. place: CSS pixels. */
SwipeStart swipe_start(const std::vector<Target>& targets, const Target* under, Point place);

/** The swipe of a finger that has moved this far, in CSS pixels, in this time. */
Swipe swipe_of(const SwipeStart& start, Point moved, double seconds);

/** The target that a swipe presses; empty: none. */
std::string_view reached_by(Swipe swipe, const std::vector<Target>& targets);

}  // namespace tavern::ui
