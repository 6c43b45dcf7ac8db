#include "ui/flow/tree.hpp"

namespace tavern::ui {

std::size_t Tree::add(Node node) {
    const std::size_t index = nodes_.size();
    if (!open_.empty()) nodes_[open_.back()].children.push_back(index);
    nodes_.push_back(std::move(node));
    return index;
}

Tree::Scope Tree::open(const Style& style, Draw draw) {
    Node node;
    node.style = style;
    node.draw = std::move(draw);
    open_.push_back(add(std::move(node)));
    return Scope(*this);
}

Tree::Scope Tree::scroll(std::string_view id, const Style& style) {
    Node node;
    node.style = style;
    node.scroll = id;
    open_.push_back(add(std::move(node)));
    return Scope(*this);
}

Tree::Scope Tree::control(Control control, const Style& style, Draw draw) {
    Node node;
    node.style = style;
    node.draw = std::move(draw);
    node.control = std::move(control);
    open_.push_back(add(std::move(node)));
    return Scope(*this);
}

void Tree::leaf(const Style& style, Draw draw) {
    Node node;
    node.style = style;
    node.draw = std::move(draw);
    add(std::move(node));
}

void Tree::text(const TextStyle& style, std::string_view text, Align align, float share) {
    Node node;
    node.style.share = share;
    node.letters = style;
    node.text = text;
    node.align = align;
    add(std::move(node));
}

}  // namespace tavern::ui
