// Finds the part of the window that must be painted: where a frame differs from the one before. Painting is most of a
// frame's work without a graphics card, and most of its electricity with one.
#pragma once
#include <imgui.h>

#include <cstdint>
#include <vector>

namespace tavern::ui {

/** In pixels from the upper left of the window; the right and lower edges are exclusive. */
struct PixelBox {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool empty() const { return right <= left || bottom <= top; }
    friend bool operator==(const PixelBox&, const PixelBox&) = default;
};

/** Triangles of one list to paint at once. */
struct PaintCall {
    PixelBox box;           // the clip
    ImTextureID texture{};  // null: the triangles use only the font atlas
    unsigned first = 0;     // of PaintList::indices
    unsigned count = 0;
};

struct PaintList {
    const ImDrawList* list = nullptr;
    std::vector<ImDrawIdx> indices;  // into its vertices, three for a triangle
    std::vector<PaintCall> calls;
};

/** Compares each drawing with the one before it, cell by cell of a grid over the window. */
class Repaint {
  public:
    /** Paints the next drawing whole, since the canvas was lost or a texture changed. */
    void forget() { cells_.clear(); }

    /** Finds the part of this drawing to paint; valid as long as the drawing. */
    void prepare(const ImDrawData& drawing);

    /** The part of the window to paint; empty: the window is unchanged. */
    const PixelBox& box() const { return box_; }
    /** The triangles within the box, which must be cleared first; meaningless when the box is empty. */
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
    /** shape: the list's first one; returns the end of its shapes. */
    const Shape* collect(const ImDrawList& list, const Shape* shape, float density, PaintList& into) const;

    PixelBox box_;
    std::vector<PaintList> lists_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<std::uint64_t> cells_;  // a hash of each cell's shapes, row by row
    std::vector<std::uint64_t> last_cells_;
    std::vector<Shape> shapes_;  // of the whole drawing
};

}  // namespace tavern::ui
