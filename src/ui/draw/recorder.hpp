// What a frame says, kept beside the drawing when somebody asks: tests read here whether texts overlap, are cut off
// or are hard to read. In the game nobody asks, and it costs nothing.
#pragma once
#include <imgui.h>

#include <string>
#include <vector>

#include "ui/draw/pictures.hpp"
#include "ui/draw/rect.hpp"

namespace tavern::ui {

/** A text of one line as it was drawn; CSS pixels. */
struct RecordedText {
    std::string text;
    std::string whole;  // what it was cut from where there was no room for all; else empty
    Rect ink;           // around its letters and pictures
    float size = 0;
    ImU32 color = 0;
    Rect clip;      // what is outside was not drawn
    int first = 0;  // its part of the draw list's indices
    int last = 0;
    bool scrolled = false;    // what is outside of the clip can be brought there
    std::string longer = {};  // what it says in fewer words where room is short; else empty
};

/** A box that was filled. */
struct RecordedFill {
    Rect rect;
    ImU32 color = 0;
    int first = 0;  // where it begins in the draw list's indices
};

/** A picture that stands by itself, not in a text; whether it is there to be drawn yet or not. */
struct RecordedPicture {
    Picture picture = no_picture;
    Rect rect;
    Rect clip;
    int first = 0;  // where it begins in the draw list's indices
    bool scrolled = false;
};

struct Recorder {
    std::vector<RecordedText> texts;
    std::vector<RecordedPicture> pictures;
    std::vector<RecordedFill> fills;
    std::vector<Rect> triangles;       // signs made of them, such as the arrow of a button
    std::vector<RecordedFill> layers;  // boxes that are meant to cover what was drawn before
    int explained = -1;                // where the explanation begins that stands beside its thing; -1: there is none
};

}  // namespace tavern::ui
