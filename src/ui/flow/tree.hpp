// A screen declares itself once a frame as a tree of boxes. Measuring, placing, input, drawing and the accessibility
// tree all use this declaration. Screens declare their content and know no coordinates.
//
// Widths go down from the window first; then heights come up from the wrapped texts; then places go down. Content that
// is too high scrolls; content that is too wide continues in another row.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/flow/stage.hpp"

namespace tavern::ui {

/** How the children of a box follow each other. */
enum class Flow : std::uint8_t {
    column,  // below each other, each as wide as the box
    row,     // beside each other, vertically centred
    grid,    // in columns of equal width, as many as fit
    layers,  // on top of each other, vertically centred
    places,  // each at its own place
};

/** Lengths in units; 0: set by the content. */
struct Style {
    Flow flow = Flow::column;
    bool wraps = false;      // a row: children that do not fit continue in another row
    bool centred = false;    // a row: spare width goes to both ends, not to the children
    bool stretches = false;  // a row: its children are as high as the row
    bool mirrored = false;   // a row: children from right to left; the reading order stays
    bool sought = false;     // in a scrolled box: this frame brings it into view
    bool kept = false;       // in a scrolled box: the box opens here, and follows this child while it is visible
    float gap = 0;           // between children, and between rows
    Point padding{};         // on each side; above and below
    float width = 0;         // preferred, in a row
    float height = 0;        // at least
    float shape = 0;         // height by width of a picture
    float column = 0;        // of a grid: least width of a column
    float share = 0;         // in a row, of the spare or missing width; in a column, of the spare height
    Rect place{};            // of a child of places: in the window, from the board geometry
    bool covered = false;    // by a drawer with a veil: drawn, but neither a target nor read
    bool even = false;       // where one of its texts shrinks, all shrink alike
};

/** A target of pointer, keyboard and accessibility tree. It speaks for the texts within it. */
struct Control {
    std::string id;
    std::string label;  // its accessible name
    bool enabled = true;
    bool chosen = false;
    Role role = Role::button;
    // The explanation for hover, long press, focus and screen readers; by default the label. Without a title there is
    // nothing to explain beyond the visible.
    std::function<Explanation()> about = {};
    // The reason for refusing the action just tried, in a few words; empty: not refused.
    std::function<std::string()> refuses = {};
    bool useful = true;   // as Target::useful
    bool closes = false;  // as Target::closes
};
/** The explanation of a thing that shows all there is to say. */
inline Explanation says_it_all() {
    return {};
}

class Tree {
  public:
    /** Draws behind the children of a box, over its whole area. */
    using Draw = std::function<void(const Rect&)>;

    /** An open box: takes all declarations until the end of its scope. */
    class [[nodiscard]] Scope {
      public:
        explicit Scope(Tree& tree) : tree_(tree) {}
        ~Scope() { tree_.open_.pop_back(); }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

      private:
        Tree& tree_;
    };

    explicit Tree(Stage& stage);

    Scope open(const Style& style, Draw draw = {});
    /** The same with a meaning: a region, a list, a table. */
    Scope open(Semantics meaning, const Style& style, Draw draw = {});
    /** A box that scrolls a column for which there is too little height. */
    Scope scroll(std::string_view id, const Style& style);
    /** A box that is a target. Its state in this frame is known before, see Touch::state. */
    Scope control(Control control, const Style& style, Draw draw = {});
    /** Without a meaning it is an ornament. */
    void leaf(const Style& style, Draw draw, Semantics meaning = {});
    /** One line, shortened to fit. */
    void line(const TextStyle& style, std::string_view text);
    /** Entries in columns, each one box. The first frame declares all of them to measure them; later frames declare
     * only those near the visible part. */
    void list(std::string_view id, const Style& style, std::size_t count,
              const std::function<void(std::size_t)>& declare);
    /** A text wrapped to the width of the box. */
    void text(const TextStyle& style, std::string_view text, Align align = Align::left, float share = 0);
    /** The same as the heading of the following content. level: see Semantics. */
    void heading(const TextStyle& style, std::string_view text, int level, Align align = Align::left, float share = 0);

    Stage& stage() const { return stage_; }
    /** The height of everything at this width. */
    float measure(float width);
    /** Places, registers and draws everything. Call it once, at the end. */
    void show(const Rect& room);

  private:
    struct List {
        std::size_t count = 0;
        std::size_t first = 0;  // first one declared
        ListMemory* memory = nullptr;
    };
    struct Node {
        Style style;
        std::string text;
        TextStyle letters;
        Align align = Align::left;
        Draw draw;
        Semantics meaning;
        std::optional<Control> control;
        bool one_line = false;
        float letter_scale = 1;  // where its letters shrink with others
        std::string scroll;      // its id
        std::optional<List> list;
        std::vector<std::size_t> children;
        int row = 0;              // in the parent
        std::size_t columns = 1;  // of a grid
        float wish = 0;           // preferred width in a row
        float height = 0;         // at the width of its place
        Rect place;
    };

    Node& add(const Style& style);
    /** Later declarations lie in the node added last. */
    Scope open_last();
    static float inner_width(const Node& node) { return node.place.width - 2 * node.style.padding.x; }
    // Measuring: tree_measure.cpp
    float wished_width(const Node& node) const;
    void fit(Node& node, float width);
    void fit_children(Node& node);
    /** The factor by which the texts in a node shrink to fit their boxes. */
    float least_letter_scale(const Node& node) const;
    void scale_letters(Node& node, float scale);
    void fit_row(Node& node);
    void fit_grid(Node& node);
    float height_of(const Node& node) const;
    TextStyle broken(const Node& node) const;
    // Placing: tree_place.cpp
    void place(Node& node, Point corner, float height);
    void place_column(Node& node, Point corner, float height);
    void place_rows(Node& node, Point corner, float height);
    float left_over(const Node& node, std::size_t first, std::size_t end) const;
    void place_list(Node& node, Point corner);
    static std::vector<float> list_rows(const Node& node);
    void scroll_more_where_little_is_left(float height);
    float spare_height(const Node& node) const;
    void place_scroll(Node& node);
    bool has_focus(const Node& node) const;
    const Node* scrolled_by_keys() const;
    void move_down(Node& node, float distance);
    template <typename Wanted>
    const Node* find(const Node& node, const Wanted& wanted) const;
    // Showing: tree_show.cpp
    void explain(const Control& control, const Rect& place, std::string& description);
    void refuse(const Control& control, const Rect& place);
    void show_text(const Node& node);
    void show(Node& node, const Rect& seen, bool silent);
    /** Only the drawing of a node and its children. */
    void show_covered(const Node& node, const Rect& seen);
    void show_children(const Node& node, const Rect& seen, bool silent);
    void show_list(const Node& node, const Rect& seen, bool silent);

    Stage& stage_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> open_;
    int radio_group_ = 0;  // shown last; a number of its own in the frame
};

}  // namespace tavern::ui
