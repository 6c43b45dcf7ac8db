// Draws into one ImDrawList in units: the pixels of the mock-ups, multiplied by the layout's unit here and nowhere
// else. Texts may hold pictures: "[beer]" is drawn as icon-beer, "▸" as a small arrow.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/draw/atlas.hpp"
#include "ui/draw/fonts.hpp"
#include "ui/draw/rect.hpp"
#include "ui/draw/theme.hpp"
#include "ui/draw/window.hpp"

namespace tavern::ui {

struct Recorder;

struct TextStyle {
    Typeface face = Typeface::text;
    float size = letters::figure;
    ImU32 color = palette::ink;
    ImU32 shadow = 0;    // drawn one unit below when not 0
    float icon = 1.08F;  // height of a picture in the text by font size
};

enum class Align : unsigned char { left, center, right };

/** Edges and fills of a box. */
struct Box {
    ImU32 fill = 0;
    float radius = 0;
    ImU32 edge = 0;
    float edge_width = size::line;
    ImU32 low_edge = 0;  // a darker foot inside the box, for buttons and table tops
    float low_edge_height = 4;
    float shadow = 0;  // offset of a hard shadow below
};

class Painter {
  public:
    /** Begins a frame. strong: all colours have a contrast of 7 to their ground, rooms are dark, edges thick. The
     * recorder, if any, keeps a copy of the drawing. */
    void begin(ImDrawList* list, const Scale& scale, const Atlas* atlas, Fonts* fonts, bool strong = false,
               Recorder* recorder = nullptr);
    float unit() const { return unit_; }
    /** CSS pixels of one unit of the layout, without the zoom for larger texts. */
    float layout_unit() const { return unit_ / zoom_; }
    float reading() const { return reading_; }
    bool strong() const { return strong_; }
    /** Draws into the same list with a smaller or larger unit. */
    Painter scaled(float factor) const {
        Painter other = *this;
        other.unit_ *= factor;
        return other;
    }
    ImDrawList& list() { return *list_; }
    /** Draws into another list from now on; returns the former one. */
    ImDrawList* draw_into(ImDrawList* list) { return std::exchange(list_, list); }
    /** Units: the drawn size of letters of this style, never below the smallest. */
    float size_of(const TextStyle& style) const;

    // Shapes. A shape with a negative size or an impossible place is not drawn.
    void fill(Rect rect, ImU32 color, float radius = 0);
    /** The ground of the window. A frame is palette::night before it is drawn. */
    void ground(Rect window, ImU32 color);
    /** Rounded at the upper corners only. */
    void fill_top(Rect rect, ImU32 color, float radius);
    void outline(Rect rect, ImU32 color, float width, float radius = 0);
    void dashes(Rect rect, ImU32 color, float width, float radius, float dash = 6, float pause = 4);
    /** Light around a box, of the width spread. */
    void glow(Rect rect, ImU32 color, float radius, float spread);
    void circle(Point center, float radius, ImU32 fill, ImU32 edge = 0, float edge_width = 0);
    /** The part of a circle within a box; cheaper than a clip, which is a draw call of its own. */
    void circle_in(Rect box, Point center, float radius, ImU32 fill);
    void line(Point from, Point to, ImU32 color, float width);
    void triangle(Point a, Point b, Point c, ImU32 color);
    /** Draws shadow, fill, foot and edge. */
    void box(Rect rect, const Box& box);
    /** scrolls: the parts above and below can be scrolled into the box. */
    void clip(Rect rect, bool scrolls = false);
    void unclip();
    /** The next shapes are meant to cover the box, as a drawer does. explains: they explain a thing elsewhere. */
    void lay_over(Rect rect, bool explains = false);

    // Pictures.
    void picture(Rect rect, Picture picture, ImU32 tint = IM_COL32_WHITE);
    /** Fills the box, cut at the lower or right edge. focus: the part of the picture to keep, 0 the upper or left
     * edge. */
    void cover(Rect rect, Picture picture, float radius, ImU32 tint = IM_COL32_WHITE, float focus = 0);
    /** Turned around its centre, degrees. */
    void turned(Rect rect, Picture picture, float degrees, ImU32 tint = IM_COL32_WHITE);

    // Text. Its place is at the middle of the capital letters' height. No font is smaller than 14 CSS pixels of the
    // layout.
    float width(const TextStyle& style, std::string_view text) const;
    /** Returns the width drawn. */
    float text(Point place, const TextStyle& style, std::string_view text, Align align = Align::left);
    /** Turned to run upwards, around its centre. */
    void text_upwards(Point center, const TextStyle& style, std::string_view text);
    /** Broken into lines of the box's width, from its top; returns their number. */
    int paragraph(Rect rect, const TextStyle& style, float line_height, std::string_view text,
                  Align align = Align::left);
    /** The height a paragraph of this width takes. */
    float paragraph_height(float wide, const TextStyle& style, float line_height, std::string_view text) const;
    /** The style for running text: as large as the reader asked for while the paragraph is no higher than most. The
     * line height grows with it. */
    TextStyle for_reading(TextStyle style, float& line_height, std::string_view text, float wide, float most) const;
    /** The first of the two names that fits the width, else the second at a smaller size; never an ellipsis. */
    float name(Point place, const TextStyle& style, std::string_view long_name, std::string_view short_name, float wide,
               Align align = Align::left);
    /** The width of a name when drawn. */
    float name_width(const TextStyle& style, std::string_view name, float wide) const;

  private:
    ImVec2 px(Point point) const { return {point.x * unit_, point.y * unit_}; }
    float run(Point place, const TextStyle& style, std::string_view text, bool draw);
    /** The form of a name to draw; shrinks the style if necessary. */
    std::string fit_name(TextStyle& style, std::string_view long_name, std::string_view short_name, float wide) const;
    /** Plain letters from this place on the baseline. size: of the font's line, in pixels. Returns the width. */
    float letters(Point start, ImFont& font, float size, ImU32 ink, ImU32 shadow, std::string_view text, bool draw);
    void path(Rect rect, float radius);
    /** Draws a box of whole device pixels as a nine-slice of its corner in the font atlas, with a third of the
     * triangles and vertices that Dear ImGui takes. edge: pixels of an outline, 0: filled. False: such a box cannot be
     * drawn so. */
    bool stretched(Rect rect, ImU32 color, float radius, float edge);
    ImU32 filling(ImU32 color) const { return strong_ ? strong_fill(color) : color; }
    /** Line width in pixels. */
    float thick(float width) const { return width * unit_ * (strong_ ? 1.4F : 1.0F); }
    /** Dims rooms and landscapes in strong contrast. */
    ImU32 light_of(Picture picture, ImU32 tint) const;
    void put(Rect rect, Picture picture, ImU32 tint);
    /** The clip in CSS pixels. */
    Rect clipped() const;
    void record_fill(Rect rect, ImU32 color);
    void record_picture(Rect rect, Picture picture);
    void record_text(const TextStyle& style, std::string_view text, int first);

    ImDrawList* list_ = nullptr;
    const Atlas* atlas_ = nullptr;
    Fonts* fonts_ = nullptr;
    Recorder* recorder_ = nullptr;
    float unit_ = 1;
    bool strong_ = false;
    int scrolled_ = 0;  // clips from the scrolling one on, 0: nothing scrolls
    float zoom_ = 1;
    float reading_ = 1;
};

/** Takes the next piece off a text: plain letters, one picture (picture is set) or an arrow. */
struct TextPiece {
    std::string_view letters;
    Picture picture = no_picture;
    bool arrow = false;
};
TextPiece next_piece(std::string_view& rest);

}  // namespace tavern::ui
