// Widths from above, heights from below.
#include <algorithm>
#include <cmath>

#include "ui/flow/tree.hpp"

namespace tavern::ui {
namespace {

constexpr float rounding = 0.5F;  // units

float widest_word(const Painter& paint, const TextStyle& style, std::string_view text) {
    float widest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        widest = std::max(widest, paint.width(style, text.substr(0, end)));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return widest;
}

}  // namespace

float Tree::wished_width(const Node& node) const {
    if (node.style.width > 0) return node.style.width;
    if (!node.text.empty()) return stage_.paint.width(node.letters, node.text) + rounding;
    float widest = 0;
    float all = 0;
    for (const std::size_t child : node.children) {
        const float wish = nodes_[child].wish;
        widest = std::max(widest, wish);
        all += wish;
    }
    const auto count = static_cast<float>(node.children.size());
    const float gaps = count > 0 ? node.style.gap * (count - 1) : 0;
    const float padding = 2 * node.style.padding.x;
    switch (node.style.flow) {
        case Flow::column:
        case Flow::layers:
        case Flow::places: return widest + padding;
        case Flow::row: return all + gaps + padding;
        case Flow::grid: return std::max(node.style.column, widest) * count + gaps + padding;
    }
    return 0;
}

void Tree::fit_children(Node& node) {
    switch (node.style.flow) {
        case Flow::column:
        case Flow::layers:
            for (const std::size_t child : node.children) fit(nodes_[child], inner_width(node));
            break;
        case Flow::places:
            for (const std::size_t child : node.children) fit(nodes_[child], nodes_[child].style.place.width);
            break;
        case Flow::row: fit_row(node); break;
        case Flow::grid: fit_grid(node); break;
    }
}

float Tree::least_letter_scale(const Node& node) const {
    float least = 1;
    if (!node.text.empty() && !node.one_line) least = broken(node).size / stage_.paint.size_of(node.letters);
    for (const std::size_t child : node.children) least = std::min(least, least_letter_scale(nodes_[child]));
    return least;
}

void Tree::scale_letters(Node& node, float scale) {
    node.letter_scale = scale;
    for (const std::size_t child : node.children) scale_letters(nodes_[child], scale);
}

void Tree::fit(Node& node, float width) {
    node.place.width = std::max(0.0F, width);
    if (node.style.even) scale_letters(node, 1);
    fit_children(node);
    if (const float scale = node.style.even ? least_letter_scale(node) : 1; scale < 1) {
        scale_letters(node, scale);
        fit_children(node);
    }
    if (!node.style.place.empty()) {
        node.height = node.style.place.height;
        return;
    }
    node.height =
        std::max({node.style.height, node.style.shape * node.place.width, height_of(node) + 2 * node.style.padding.y});
}

void Tree::fit_row(Node& node) {
    const float room = inner_width(node);
    const auto fit_line = [&](std::size_t first, std::size_t end, int row) {
        float left = room - node.style.gap * static_cast<float>(end - first - 1);
        float shares = 0;
        for (std::size_t index = first; index < end; ++index) {
            const Node& child = nodes_[node.children[index]];
            left -= child.wish;
            shares += child.style.share;
        }
        // Nodes without a share keep their width if others can grow or shrink.
        const float equal = 1 / static_cast<float>(end - first);
        for (std::size_t index = first; index < end; ++index) {
            Node& child = nodes_[node.children[index]];
            const bool changes = left < 0 || !node.style.centred;
            const float share = !changes ? 0 : shares > 0 ? child.style.share / shares : left < 0 ? equal : 0;
            child.row = row;
            fit(child, std::min(room, child.wish + left * share));
        }
    };
    std::size_t first = 0;
    int row = 0;
    float used = 0;
    for (std::size_t index = 0; index < node.children.size(); ++index) {
        const float wish = nodes_[node.children[index]].wish;
        if (node.style.wraps && index > first && used + node.style.gap + wish > room) {
            fit_line(first, index, row++);
            first = index;
            used = 0;
        }
        used += wish + (index > first ? node.style.gap : 0);
    }
    if (first < node.children.size()) fit_line(first, node.children.size(), row);
}

void Tree::fit_grid(Node& node) {
    const std::size_t count = node.list ? node.list->count : node.children.size();
    if (count == 0) return;
    const float room = inner_width(node);
    const float most = std::floor((room + node.style.gap + rounding) / (node.style.column + node.style.gap));
    const auto fits = static_cast<std::size_t>(std::clamp(most, 1.0F, static_cast<float>(count)));
    // Spreads the children evenly over the rows.
    const std::size_t rows = (count + fits - 1) / fits;
    const std::size_t columns = node.list ? fits : (count + rows - 1) / rows;
    const float width = (room - node.style.gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const std::size_t first = node.list ? node.list->first : 0;
    node.columns = columns;
    for (std::size_t index = 0; index < node.children.size(); ++index) {
        Node& child = nodes_[node.children[index]];
        child.row = static_cast<int>((first + index) / columns);
        fit(child, width);
        if (node.list) node.list->memory->heights[first + index] = child.height;
    }
}

/** The upper edges of a list's rows, and the end of the last row. Each row is as high as its highest entry. */
std::vector<float> Tree::list_rows(const Node& node) {
    const std::vector<float>& heights = node.list->memory->heights;
    std::vector<float> rows{0};
    for (std::size_t index = 0; index < heights.size(); index += node.columns) {
        const std::size_t end = std::min(index + node.columns, heights.size());
        float height = 0;
        for (std::size_t thing = index; thing < end; ++thing) height = std::max(height, heights[thing]);
        rows.push_back(rows.back() + height + node.style.gap);
    }
    return rows;
}

float Tree::height_of(const Node& node) const {
    if (node.one_line) return stage_.paint.size_of(node.letters) * letters::line;
    if (node.list) return std::max(0.0F, list_rows(node).back() - node.style.gap);
    if (!node.text.empty()) {
        const TextStyle style = broken(node);
        return stage_.paint.paragraph_height(node.place.width, style, style.size * letters::line, node.text);
    }
    if (node.style.flow == Flow::places) return 0;
    float height = 0;
    float row_height = 0;
    int row = 0;
    for (const std::size_t index : node.children) {
        const Node& child = nodes_[index];
        if (node.style.flow == Flow::column) {
            // An empty box needs no gap.
            if (child.height > 0) height += child.height + (height > 0 ? node.style.gap : 0);
            continue;
        }
        if (child.row != row) {
            height += row_height + node.style.gap;
            row_height = 0;
            row = child.row;
        }
        row_height = std::max(row_height, child.height);
    }
    return height + row_height;
}

/** The style of a text: its letters shrink if one word is wider than the box, but not below the painter's smallest
 * size. */
TextStyle Tree::broken(const Node& node) const {
    TextStyle style = node.letters;
    style.size = stage_.paint.size_of(style) * node.letter_scale;
    const float widest = widest_word(stage_.paint, style, node.text);
    if (widest > node.place.width + rounding) style.size *= node.place.width / widest;
    style.size = stage_.paint.size_of(style);
    return style;
}

float Tree::measure(float width) {
    Node& root = nodes_.front();
    if (root.place.width == width) return root.height;
    // Children come after their box.
    for (auto node = nodes_.rbegin(); node != nodes_.rend(); ++node) node->wish = wished_width(*node);
    fit(root, width);
    return root.height;
}

}  // namespace tavern::ui
