// Registers what can be touched, draws what is seen, and reads what is said, in the order of declaring.
#include <algorithm>

#include "ui/flow/fitted.hpp"
#include "ui/flow/scrolling.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

void Tree::draw(const Node& node, bool visible) {
    const bool draws = visible && node.draw;
    if (node.said.empty()) {
        if (draws) node.draw(node.place);
        return;
    }
    stage_.paint.read(node.said);
    std::vector<std::string>* const words = stage_.paint.read_into(nullptr);
    if (draws) node.draw(node.place);
    stage_.paint.read_into(words);
}

void Tree::show(const Node& node, const Rect& seen) {
    const bool visible = node.place.overlaps(seen);
    if (node.control) {
        const Control& control = *node.control;
        stage_.touch.add(control.id, control.label, node.place, control.enabled, control.chosen, seen);
    }
    draw(node, visible);
    if (!node.text.empty()) {
        if (visible && node.one_line) {
            const Point start{node.place.x, node.place.center().y};
            stage_.paint.text(start, node.letters, fitted(stage_.paint, node.letters, node.text, node.place.width));
        } else if (visible) {
            const TextStyle style = broken(node);
            stage_.paint.paragraph(node.place, style, style.size * letters::line, node.text, node.align);
        } else {
            stage_.paint.read(node.text);
        }
    }
    if (node.list) return show_list(node, seen);
    if (node.scroll.empty()) {
        for (const std::size_t child : node.children) show(nodes_[child], seen);
        return;
    }
    // Edges are drawn around boxes.
    stage_.paint.clip(node.place.inset(-gap::hair), true);
    for (const std::size_t child : node.children) show(nodes_[child], overlap(seen, node.place));
    stage_.paint.unclip();
    draw_thumb(stage_.paint, stage_.scrolling.areas[node.scroll], node.place, node.height);
}

/** Those that are seen, and as many above and below; these are declared in the next frame. */
void Tree::show_list(const Node& node, const Rect& seen) {
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
        show(nodes_[node.children[thing - list.first]], seen);
}

void Tree::show(const Rect& room) {
    measure(room.width);
    scroll_more_where_little_is_left(room.height);
    place(nodes_.front(), {room.x, room.y}, room.height);
    show(nodes_.front(), stage_.window());
}

}  // namespace tavern::ui
