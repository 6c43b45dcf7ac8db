// The targets of a frame: for tests, the keyboard and the accessibility tree.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace tavern::ui {

/** How much of a target is not scrolled away. */
enum class Sight : std::uint8_t { whole, part, none };

/** A control on the screen, for tests, the keyboard and assistive technology. */
struct Target {
    std::string id;     // stable, e.g. "die-4", "space-seat-2", "buy-server", "ready", "tab-1", "menu"
    std::string label;  // name for screen readers
    float x = 0, y = 0, width = 0, height = 0;  // CSS pixels
    bool enabled = true;
    bool chosen = false;  // the selected one of several alternatives
    bool useful = true;   // false: it can be touched, but leads nowhere now; the focus does not go there by itself
    bool closes = false;  // the dialog that it is on; a downward swipe presses it
    int group = 0;        // the options of one choice have the same number; 0: no option
    Sight sight = Sight::whole;  // none: the keyboard and the accessibility tree scroll it into view
    double wait = 0;             // seconds before a new target answers a pointer
};

/** Texts of a screen or its topmost dialog besides its nodes, for screen readers. */
struct Reading {
    bool sheet = false;
    std::string prompt;     // at the table: the question, and its player
    std::string refusal;    // reason why the last press was refused, while shown
    std::string warning;    // loss that a second press on the same button accepts
    std::string announced;  // words that have come up: how much a search has found, an answer's stars, a hint
    // There is more content above or below: wheel, fingers and page keys scroll to it.
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
