// One thing that a person or bad luck does, as a line of text: so that a walk that failed can be walked again.
#pragma once
#include <cstdio>
#include <optional>
#include <string>

namespace tavern::crawl {

struct Deed {
    enum class Kind : unsigned char {
        start,   // number: of the position, or -1: at the title
        size,    // number, other: the window's width and height
        tap,     // id: pressed and released in the middle of a target, by a mouse
        finger,  // the same by a finger
        twice,   // two taps of a finger, as fast as frames follow
        drag,    // id; number, other: where it is let go
        press,   // number, other: a place, whatever lies there
        hover,   // id: a mouse rests on it
        mirror,  // id: by the element beside the canvas
        key,     // number: of Dear ImGui
        wheel,   // number
        wait,    // number: milliseconds
        luck,    // number: what the page reports, see Luck
    };
    Kind kind = Kind::start;
    std::string id = {};
    int number = 0;
    int other = 0;
};

/** As a line; takes no memory, as there may be none left. */
void print(const Deed& deed, std::FILE* file);
/** Nothing when the line is none. */
std::optional<Deed> deed_from(const std::string& line);

}  // namespace tavern::crawl
