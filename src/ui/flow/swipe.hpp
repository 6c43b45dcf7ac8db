// What a finger means by its way over the window: the next page or chapter, or the end of a sheet.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/draw/rect.hpp"
#include "ui/model/target.hpp"

namespace tavern::ui {

enum class Swipe : std::uint8_t { none, to_left, to_right, down };

/** Where a swipe may begin, among what can be touched. */
struct SwipeStart {
    bool anywhere = false;  // not on what a finger drags
    bool on_sheet_head = false;
};
/** Under: what lies there, if anything does. Place in CSS pixels. */
SwipeStart swipe_start(const std::vector<Target>& targets, const Target* under, Point place);

/** Of a finger that has moved so far, in CSS pixels, and so many seconds. */
Swipe swipe_of(const SwipeStart& start, Point moved, double seconds);

/** What it leads to among what can be touched; empty: nothing. */
std::string_view reached_by(Swipe swipe, const std::vector<Target>& targets);

}  // namespace tavern::ui
