// A screen is described once a frame, as a tree of boxes; measuring, placing, touching, drawing and reading all go
// through this description. Screens declare what is on them and know no coordinate.
//
// First widths go down from the window, then heights come up from the texts that were broken into them, then places go
// down. What does not fit in height scrolls, what is too wide goes on in another row.
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
    row,     // beside each other, in the middle of the row's height
    grid,    // in columns of one width, as many as there is room for
    layers,  // on each other, in the middle of the height
    places,  // each at its own place
};

/** Lengths in units; 0: as the content has it. */
struct Style {
    Flow flow = Flow::column;
    bool wraps = false;      // a row: what does not fit goes on in another row
    bool centred = false;    // a row: what is left over goes to both ends, not to the children
    bool stretches = false;  // a row: its children are as high as it
    bool mirrored = false;   // a row: its children follow each other from right to left, read as ever
    bool sought = false;     // in a scrolled box: this frame brings it into view
    bool kept = false;       // in a scrolled box: it opens there, and follows it as long as it is seen
    float gap = 0;           // between children, and between rows
    Point padding{};         // at each side; above and below
    float width = 0;         // wished for in a row
    float height = 0;        // at least
    float shape = 0;         // its height by its width, of a picture
    float column = 0;        // of a grid: the least width of a column
    float share = 0;  // in a row, of the width that is left over or lacking; in a column, of the height left over
    Rect place{};     // of a child of places: in the window, as the board's geometry has it
};

/** What a pointer, the keyboard and the elements beside the canvas reach. It speaks for the texts that lie in it. */
struct Control {
    std::string id;
    std::string label;  // its name
    bool enabled = true;
    bool chosen = false;
    Role role = Role::button;
    // What it tells a pointer that rests, a finger that stays, the focus and the ear; without one its label. Without a
    // title it tells nothing but what is seen.
    std::function<Explanation()> about = {};
    // Why what was just tried with it comes to nothing, in a few words; empty: it does not.
    std::function<std::string()> refuses = {};
};
/** Of what says all there is to say. */
inline Explanation says_it_all() {
    return {};
}

class Tree {
  public:
    /** Draws behind the children of a box, as large as it. */
    using Draw = std::function<void(const Rect&)>;

    /** A box that takes what is declared until the end of its scope. */
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
    /** The same of what means something: a region, a list, a table. */
    Scope open(Semantics meaning, const Style& style, Draw draw = {});
    /** A box that shows so much of a column as there is room for, in a column that has less height than it wants. */
    Scope scroll(std::string_view id, const Style& style);
    /** A box that can be touched. What happens to it in this frame is known before, see Touch::state. */
    Scope control(Control control, const Style& style, Draw draw = {});
    /** Without a meaning it is an ornament. */
    void leaf(const Style& style, Draw draw, Semantics meaning = {});
    /** One line, shortened where it is too long. */
    void line(const TextStyle& style, std::string_view text);
    /** Things in columns, each as one box. All are declared once, as they are measured so; then only those near to the
     * ones that are seen. */
    void list(std::string_view id, const Style& style, std::size_t count,
              const std::function<void(std::size_t)>& declare);
    /** Broken into as many lines as its width asks for. */
    void text(const TextStyle& style, std::string_view text, Align align = Align::left, float share = 0);
    /** The same of the name of what follows. Level: see Semantics. */
    void heading(const TextStyle& style, std::string_view text, int level, Align align = Align::left, float share = 0);

    Stage& stage() const { return stage_; }
    /** The height that all takes at this width. */
    float measure(float width);
    /** Places, registers and draws it all; once, at the end. */
    void show(const Rect& room);

  private:
    struct List {
        std::size_t count = 0;
        std::size_t first = 0;  // that is declared
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
        std::string scroll;  // its id
        std::optional<List> list;
        std::vector<std::size_t> children;
        int row = 0;              // of the parent's
        std::size_t columns = 1;  // of a grid
        float wish = 0;           // the width it would have in a row
        float height = 0;         // that it takes at the width of its place
        Rect place;
    };

    Node& add(const Style& style);
    /** What is declared now lies in the node that was added last. */
    Scope open_last();
    static float inner_width(const Node& node) { return node.place.width - 2 * node.style.padding.x; }
    // Measuring: tree_measure.cpp
    float wished_width(const Node& node) const;
    void fit(Node& node, float width);
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
    void show_children(const Node& node, const Rect& seen, bool silent);
    void show_list(const Node& node, const Rect& seen, bool silent);

    Stage& stage_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> open_;
};

}  // namespace tavern::ui
