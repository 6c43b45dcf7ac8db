// An action of the player or of bad luck, as a line of text, so that a failed walk can be repeated.
#pragma once
#include <cstdio>
#include <optional>
#include <string>

namespace tavern::crawl {

struct Deed {
    enum class Kind : unsigned char {
        start,   // number: position, or -1: the title
        size,    // number, other: the window's width and height
        tap,     // id: pressed and released in the middle of a target, by a mouse
        finger,  // the same by a finger
        twice,   // two taps of a finger, as fast as frames follow
        drag,    // id; number, other: place of the release
        press,   // number, other: a place, with or without a target
        hover,   // id: a mouse rests on it
        mirror,  // id: by the accessibility tree
        key,     // number: of Dear ImGui
        wheel,   // number
        wait,    // number: milliseconds
        luck,    // number: a report of the page, see Luck
    };
    Kind kind = Kind::start;
    std::string id = {};
    int number = 0;
    int other = 0;
};

/** As a line; allocates nothing, as there may be no memory left. */
void print(const Deed& deed, std::FILE* file);
/** Nothing if the line is invalid. */
std::optional<Deed> deed_from(const std::string& line);

}  // namespace tavern::crawl
