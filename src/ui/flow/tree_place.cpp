// Places from above, shifted by the scroll position in scrolled boxes.
#include <algorithm>
#include <utility>

#include "ui/flow/scrolling.hpp"
#include "ui/flow/tree.hpp"

namespace tavern::ui {

void Tree::place(Node& node, Point corner, float height) {
    node.place = {corner.x, corner.y, node.place.width, height};
    const Point inner{corner.x + node.style.padding.x, corner.y + node.style.padding.y};
    const float inner_height = height - 2 * node.style.padding.y;
    if (!node.scroll.empty())
        place_scroll(node);
    else if (node.list)
        place_list(node, inner);
    else if (node.style.flow == Flow::column)
        place_column(node, inner, inner_height);
    else if (node.style.flow == Flow::places)
        for (const std::size_t child : node.children) {
            const Rect& own = nodes_[child].style.place;
            place(nodes_[child], {own.x, own.y}, own.height);
        }
    else
        place_rows(node, inner, inner_height);
}

void Tree::place_column(Node& node, Point corner, float height) {
    if (node.children.empty()) return;
    // This includes boxes that are higher than their content.
    float left = height - height_of(node);
    float shares = 0;
    for (const std::size_t child : node.children) shares += nodes_[child].style.share;
    for (const std::size_t index : node.children) {
        Node& child = nodes_[index];
        float own = child.height;
        if (left > 0 && shares > 0) own += left * child.style.share / shares;
        if (left < 0) {
            const float spared = std::min(-left, spare_height(child));
            own -= spared;
            left += spared;
        }
        place(child, corner, own);
        if (child.height > 0) corner.y += own + node.style.gap;
    }
}

/** The height that a box can lose: scrolled boxes can lose all of theirs, and the boxes around them as much. */
float Tree::spare_height(const Node& node) const {
    if (!node.scroll.empty()) return node.height;
    float all = 0;
    float least = 0;
    for (const std::size_t index : node.children) {
        const Node& child = nodes_[index];
        const float spare = spare_height(child);
        all += spare;
        least = std::max(least, child.height - spare);
    }
    if (node.style.flow == Flow::column) return all;
    return node.style.stretches ? std::max(0.0F, node.height - 2 * node.style.padding.y - least) : 0;
}

/** The spare width of a row. */
float Tree::left_over(const Node& node, std::size_t first, std::size_t end) const {
    float left = inner_width(node) - node.style.gap * static_cast<float>(end - first - 1);
    for (std::size_t index = first; index < end; ++index) left -= nodes_[node.children[index]].place.width;
    return left;
}

void Tree::place_rows(Node& node, Point corner, float height) {
    const bool stretches = node.style.flow == Flow::grid || node.style.stretches;
    const bool layers = node.style.flow == Flow::layers;
    std::size_t first = 0;
    while (first < node.children.size()) {
        std::size_t end = first;
        float row_height = 0;
        for (; end < node.children.size() && nodes_[node.children[end]].row == nodes_[node.children[first]].row; ++end)
            row_height = std::max(row_height, nodes_[node.children[end]].height);
        // A single row gets the full height.
        if (first == 0 && end == node.children.size()) row_height = stretches ? height : std::max(row_height, height);
        float x = corner.x + (node.style.centred ? left_over(node, first, end) / 2 : 0);
        for (std::size_t index = first; index < end; ++index) {
            Node& child = nodes_[node.children[index]];
            const float own = stretches ? row_height : child.height;
            const float from = node.style.mirrored ? 2 * corner.x + inner_width(node) - x - child.place.width : x;
            place(child, {from, corner.y + (row_height - own) / 2}, own);
            if (!layers) x += child.place.width + node.style.gap;
        }
        corner.y += row_height + node.style.gap;
        first = end;
    }
}

void Tree::place_list(Node& node, Point corner) {
    const std::vector<float> rows = list_rows(node);
    for (std::size_t index = 0; index < node.children.size(); ++index) {
        Node& child = nodes_[node.children[index]];
        const auto row = static_cast<std::size_t>(child.row);
        const auto column = static_cast<float>((node.list->first + index) % node.columns);
        const float x = corner.x + column * (child.place.width + node.style.gap);
        place(child, {x, corner.y + rows[row]}, rows[row + 1] - rows[row] - node.style.gap);
    }
}

/** If the content around a scrolled box leaves too little height for it, the content above scrolls as well, so that the
 * buttons below stay in sight; if that is not enough, everything scrolls. */
void Tree::scroll_more_where_little_is_left(float height) {
    constexpr float least_share = 0.5F;
    Node& root = nodes_.front();
    const auto scrolled = std::find_if(root.children.begin(), root.children.end(),
                                       [&](std::size_t child) { return !nodes_[child].scroll.empty(); });
    if (scrolled == root.children.end()) return;
    Node& box = nodes_[*scrolled];
    const auto little_is_left = [&] {
        const float left = height - (root.height - box.height);
        return box.height > left && left < least_share * height;
    };
    if (!little_is_left()) return;
    box.children.insert(box.children.begin(), root.children.begin(), scrolled);
    root.children.erase(root.children.begin(), scrolled);
    for (Node* node : {&box, &root}) node->height = height_of(*node) + 2 * node->style.padding.y;
    if (little_is_left()) root.scroll = std::exchange(box.scroll, {});
}

template <typename Wanted>
const Tree::Node* Tree::find(const Node& node, const Wanted& wanted) const {
    if (wanted(node)) return &node;
    for (const std::size_t child : node.children)
        if (const Node* const found = find(nodes_[child], wanted)) return found;
    return nullptr;
}

bool Tree::has_focus(const Node& node) const {
    const std::string& focus = stage_.touch.focused();
    return !focus.empty() && node.control && node.control->id == focus;
}

/** The scrolled box that keys move: the one with the focus, else the one under the pointer, else the last. */
const Tree::Node* Tree::scrolled_by_keys() const {
    const Node* chosen = nullptr;
    bool pointed_at = false;
    for (const Node& node : nodes_) {
        if (node.scroll.empty()) continue;
        if (find(node, [this](const Node& one) { return has_focus(one); }) != nullptr) return &node;
        const auto before = stage_.scrolling.areas.find(node.scroll);
        const bool pointed =
            before != stage_.scrolling.areas.end() && before->second.view.contains(stage_.touch.pointer());
        if (pointed || !pointed_at) chosen = &node;
        pointed_at = pointed_at || pointed;
    }
    return chosen;
}

void Tree::place_scroll(Node& node) {
    const Rect view = node.place;
    place_column(node, {view.x + node.style.padding.x, view.y + node.style.padding.y},
                 std::max(node.height, view.height) - 2 * node.style.padding.y);
    const auto place_of = [&](const auto& wanted) {
        const Node* const found = find(node, wanted);
        return found != nullptr ? std::optional(found->place) : std::nullopt;
    };
    Scroll& scroll = stage_.scrolling.areas[node.scroll];
    follow(
        scroll, stage_.touch, motion_of(stage_.model) != Motion::instant,
        {view, node.height, scrolled_by_keys() == &node, place_of([this](const Node& one) { return has_focus(one); }),
         place_of([](const Node& one) { return one.style.sought; }),
         place_of([](const Node& one) { return one.style.kept; })});
    for (const std::size_t child : node.children) move_down(nodes_[child], -scroll.offset);
}

void Tree::move_down(Node& node, float distance) {
    node.place.y += distance;
    for (const std::size_t child : node.children) move_down(nodes_[child], distance);
}

}  // namespace tavern::ui
