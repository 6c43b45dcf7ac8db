// A copy of a frame's texts, boxes and pictures. Tests check it for texts that overlap, are cut off or are hard to
// read. The game records only the frames in which a coach mark looks for a free place.
#pragma once
#include <imgui.h>

#include <string>
#include <vector>

#include "ui/draw/pictures.hpp"
#include "ui/draw/rect.hpp"

namespace tavern::ui {

/** A line of text as drawn; CSS pixels. */
struct RecordedText {
    std::string text;
    std::string whole;  // the full text, if it was cut for lack of room; else empty
    Rect ink;           // around its letters and pictures
    float size = 0;
    ImU32 color = 0;
    Rect clip;      // nothing outside was drawn
    int first = 0;  // start of its indices in the draw list
    int last = 0;
    bool scrolled = false;    // scrolling can bring the clipped part into view
    std::string longer = {};  // the longer form, if the line is a short one for lack of room; else empty
};

/** A filled box. */
struct RecordedFill {
    Rect rect;
    ImU32 color = 0;
    int first = 0;  // start of its indices in the draw list
};

/** A picture outside of texts, whether it is loaded or not. */
struct RecordedPicture {
    Picture picture = no_picture;
    Rect rect;
    Rect clip;
    int first = 0;  // start of its indices in the draw list
    bool scrolled = false;
};

struct Recorder {
    std::vector<RecordedText> texts;
    std::vector<RecordedPicture> pictures;
    std::vector<RecordedFill> fills;
    std::vector<Rect> triangles;       // signs made of triangles, such as the arrow of a button
    std::vector<RecordedFill> layers;  // boxes meant to cover earlier shapes
    int explained = -1;                // start of the explanation beside its thing; -1: none
};

}  // namespace tavern::ui
