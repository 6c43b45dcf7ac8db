// What app is told of a frame: for tests, the keyboard and the elements beside the canvas.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace tavern::ui {

/** How much of a thing is not scrolled away. */
enum class Sight : std::uint8_t { whole, part, none };

/** A thing on the screen that can be touched, for tests, the keyboard and assistive technology. */
struct Target {
    std::string id;     // stable, e.g. "die-4", "space-seat-2", "buy-server", "ready", "tab-1", "menu"
    std::string label;  // what it says to a person who does not see it
    float x = 0, y = 0, width = 0, height = 0;  // CSS pixels
    bool enabled = true;
    bool chosen = false;         // the one of several alternatives that holds
    Sight sight = Sight::whole;  // none: the keyboard and the elements beside the canvas bring it there
    double wait = 0;             // seconds that it must still be seen before it answers a pointer: it has just come
};

/** What a screen, or the sheet on top of it, tells besides its nodes; for those who do not see it. */
struct Reading {
    bool sheet = false;
    std::string prompt;   // at the table: what is asked, and of whom
    std::string refusal;  // why the last press came to nothing, while it is shown
    // There is more above or below than is seen: wheel, fingers and page keys bring it.
    bool more_above = false;
    bool more_below = false;
};

/** Pointer state of one frame, in CSS pixels. */
struct Pointer {
    float x = -1, y = -1;
    bool down = false;
    bool touch = false;
};

}  // namespace tavern::ui
