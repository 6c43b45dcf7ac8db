// Registers targets, draws the visible part and fills the accessibility tree, in the order of declaration.
#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "ui/flow/fitted.hpp"
#include "ui/flow/scrolling.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** Explains the control to pointer and focus; screen readers get the same as a description. */
void Tree::explain(const Control& control, const Rect& place, std::string& description) {
    const bool asked = stage_.touch.state(control.id).explain;
    if (!control.about || !(asked || stage_.describes)) return;
    Explanation about = control.about();
    // A title may be longer than the name: "Innkeeper, a guest for 4 beer".
    if (control.label.find(about.title) == std::string::npos) description = about.title;
    about.lines.erase(std::remove(about.lines.begin(), about.lines.end(), std::string()), about.lines.end());
    for (const std::string& line : about.lines) {
        const bool ends =
            description.empty() || std::string_view(".!?:").find(description.back()) != std::string_view::npos;
        description += (description.empty() ? "" : ends ? " " : ". ") + line;
    }
    if (!asked) return;
    Rect& beside = about.beside;
    if (beside.width <= 0) std::tie(beside.x, beside.width) = std::tie(place.x, place.width);
    if (beside.height <= 0) std::tie(beside.y, beside.height) = std::tie(place.y, place.height);
    stage_.explanation = std::move(about);
}

/** Refuses a press or a drop, with the reason. */
void Tree::refuse(const Control& control, const Rect& place) {
    if (!control.refuses || !stage_.touch.tried(control.id, control.enabled)) return;
    if (std::string words = control.refuses(); !words.empty()) stage_.refused = {std::move(words), place};
}

void Tree::show_text(const Node& node) {
    if (node.one_line) {
        const Point start{node.place.x, node.place.center().y};
        stage_.paint.text(start, node.letters, fitted(stage_.paint, node.letters, node.text, node.place.width));
        return;
    }
    const TextStyle style = broken(node);
    stage_.paint.paragraph(node.place, style, style.size * letters::line, node.text, node.align);
}

void Tree::show_covered(const Node& node, const Rect& seen) {
    if (node.draw && node.place.overlaps(seen)) node.draw(node.place);
    for (const std::size_t child : node.children) show_covered(nodes_[child], seen);
}

/** The tree is shown once, so this moves its texts. silent: a control around the node speaks for it. */
void Tree::show(Node& node, const Rect& seen, bool silent) {
    if (node.style.covered) return show_covered(node, seen);
    const bool visible = node.place.overlaps(seen);
    Semantics& meaning = node.meaning;
    std::string target;
    if (meaning.role == Role::radio_group) radio_group_ = static_cast<int>(stage_.touch.targets().size()) + 1;
    if (node.control) {
        Control& control = *node.control;
        stage_.touch.add({.id = control.id,
                          .label = control.label,
                          .enabled = control.enabled,
                          .chosen = control.chosen,
                          .useful = control.useful,
                          .closes = control.closes,
                          .group = control.role == Role::radio ? radio_group_ : 0},
                         node.place, seen);
        meaning.role = control.role;
        explain(control, node.place, meaning.description);
        refuse(control, node.place);
        meaning.name = std::move(control.label);
        target = std::move(control.id);
    }
    if (visible && node.draw) node.draw(node.place);
    if (!node.text.empty()) {
        if (visible) show_text(node);
        meaning.name = std::move(node.text);
    }
    const bool told = meaning.role != Role::none && !(silent && target.empty());
    // A button cannot contain another one.
    const bool speaks_for_all = node.control.has_value() || meaning.role == Role::image;
    if (told) stage_.semantics.open(std::move(meaning), overlap(node.place, seen), std::move(target));
    if (told && speaks_for_all) stage_.semantics.close();
    show_children(node, seen, silent || speaks_for_all);
    if (told && !speaks_for_all) stage_.semantics.close();
}

void Tree::show_children(const Node& node, const Rect& seen, bool silent) {
    if (node.list) return show_list(node, seen, silent);
    if (node.scroll.empty()) {
        for (const std::size_t child : node.children) show(nodes_[child], seen, silent);
        return;
    }
    // Leaves room for edges around the boxes.
    stage_.paint.clip(node.place.inset(-gap::hair), true);
    for (const std::size_t child : node.children) show(nodes_[child], overlap(seen, node.place), silent);
    stage_.paint.unclip();
    if (node.height <= node.place.height) return;
    const Rect beside_edge = overlap(node.place, stage_.window().inset(gap::middle));
    draw_thumb(stage_.paint, stage_.scrolling.areas[node.scroll], beside_edge, node.height);
}

/** Shows the visible entries, and declares as many above and below in the next frame. */
void Tree::show_list(const Node& node, const Rect& seen, bool silent) {
    const std::vector<float> rows = list_rows(node);
    const auto row_at = [&](float y) {
        const auto after = std::upper_bound(rows.begin() + 1, rows.end(), y - node.place.y);
        return static_cast<std::size_t>(after - rows.begin() - 1);
    };
    const List& list = *node.list;
    const std::size_t declared_end = list.first + node.children.size();
    ListMemory& near = *list.memory;
    near.first = std::min(list.count, row_at(seen.y - seen.height) * node.columns);
    near.end = std::min(list.count, (row_at(seen.bottom() + seen.height) + 1) * node.columns);
    if (near.first < list.first || near.end > declared_end) stage_.touch.go_on();
    for (std::size_t thing = std::max(near.first, list.first); thing < std::min(near.end, declared_end); ++thing)
        show(nodes_[node.children[thing - list.first]], seen, silent);
}

void Tree::show(const Rect& room) {
    measure(room.width);
    scroll_more_where_little_is_left(room.height);
    place(nodes_.front(), {room.x, room.y}, room.height);
    show(nodes_.front(), stage_.window(), false);
}

}  // namespace tavern::ui
