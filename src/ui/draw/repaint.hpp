// What of a drawing has to be painted: the part of the window that the frame before did not show. Painting is most of a
// frame's work where there is no graphics card, and of its electricity where there is one.
#pragma once
#include <imgui.h>

#include <cstdint>
#include <vector>

namespace tavern::ui {

/** In pixels of the window, from its upper left; the right and lower edges are not part of it. */
struct PixelBox {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool empty() const { return right <= left || bottom <= top; }
    friend bool operator==(const PixelBox&, const PixelBox&) = default;
};

/** Triangles of one list that are painted at once. */
struct PaintCall {
    PixelBox box;           // nothing outside of it is painted
    ImTextureID texture{};  // null: the triangles look at none but the letters
    unsigned first = 0;     // of PaintList::indices
    unsigned count = 0;
};

struct PaintList {
    const ImDrawList* list = nullptr;
    std::vector<ImDrawIdx> indices;  // of its vertices, three for a triangle
    std::vector<PaintCall> calls;
};

/** Compares each drawing with the one before it, cell by cell of a grid over the window. */
class Repaint {
  public:
    /** The next drawing is painted whole: what was painted is gone, or a texture holds something else. */
    void forget() { cells_.clear(); }

    /** Finds out what of this drawing has to be painted; valid as long as the drawing is. */
    void prepare(const ImDrawData& drawing);

    /** Outside of it the window looks as it did; empty: all does. */
    const PixelBox& box() const { return box_; }
    /** Paint what belongs into the box, which is to be cleared before; of no meaning where it is empty. */
    const std::vector<PaintList>& lists() const { return lists_; }

  private:
    /** Triangles that share vertices: a letter, a box, a line. */
    struct Shape {
        ImVec2 low;  // units of the drawing
        ImVec2 high;
        const ImDrawIdx* end;

        bool apart(const ImVec2& box_low, const ImVec2& box_high) const {
            return high.x < box_low.x || high.y < box_low.y || low.x > box_high.x || low.y > box_high.y;
        }
    };

    void sum_up(const ImDrawData& drawing);
    void sum_up(const ImDrawList& list, const ImDrawCmd& command);
    PixelBox changed_box(const ImDrawData& drawing) const;
    /** Shape: the list's first one; returns what follows its last. */
    const Shape* collect(const ImDrawList& list, const Shape* shape, float density, PaintList& into) const;

    PixelBox box_;
    std::vector<PaintList> lists_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<std::uint64_t> cells_;  // a sum of what is drawn in each, row by row
    std::vector<std::uint64_t> last_cells_;
    std::vector<Shape> shapes_;  // of the whole drawing
};

}  // namespace tavern::ui
