// Registers what can be touched, draws what is seen, and reads what is said, in the order of declaring.
#include "ui/flow/scrolling.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

void Tree::show(const Node& node, const Rect& seen) {
    const bool visible = node.place.overlaps(seen);
    if (node.control) {
        const Control& control = *node.control;
        stage_.touch.add(control.id, control.label, node.place, control.enabled, control.chosen, seen);
    }
    if (visible && node.draw) node.draw(node.place);
    if (!node.text.empty()) {
        if (visible) {
            const TextStyle style = broken(node);
            stage_.paint.paragraph(node.place, style, style.size * letters::line, node.text, node.align);
        } else {
            stage_.paint.read(node.text);
        }
    }
    if (node.scroll.empty()) {
        for (const std::size_t child : node.children) show(nodes_[child], seen);
        return;
    }
    // Edges are drawn around boxes.
    stage_.paint.clip(node.place.inset(-gap::hair), true);
    for (const std::size_t child : node.children) show(nodes_[child], overlap(seen, node.place));
    stage_.paint.unclip();
    draw_thumb(stage_.paint, stage_.memory.scrolling[node.scroll], node.place, node.height);
}

void Tree::show(const Rect& room) {
    fit(nodes_.front(), room.width);
    place(nodes_.front(), {room.x, room.y}, room.height);
    show(nodes_.front(), stage_.window());
}

}  // namespace tavern::ui
