#include "ui/flow/tree.hpp"

#include <algorithm>

namespace tavern::ui {

Tree::Tree(Stage& stage) : stage_(stage) {
    constexpr std::size_t usual = 256;
    nodes_.reserve(usual);
}

Tree::Node& Tree::add(const Style& style) {
    if (!open_.empty()) nodes_[open_.back()].children.push_back(nodes_.size());
    Node& node = nodes_.emplace_back();
    node.style = style;
    return node;
}

Tree::Scope Tree::open_last() {
    open_.push_back(nodes_.size() - 1);
    return Scope(*this);
}

Tree::Scope Tree::open(const Style& style, Draw draw) {
    return open(Semantics{}, style, std::move(draw));
}

Tree::Scope Tree::open(Semantics meaning, const Style& style, Draw draw) {
    leaf(style, std::move(draw), std::move(meaning));
    return open_last();
}

Tree::Scope Tree::scroll(std::string_view id, const Style& style) {
    add(style).scroll = id;
    return open_last();
}

Tree::Scope Tree::control(Control control, const Style& style, Draw draw) {
    Node& node = add(style);
    node.draw = std::move(draw);
    node.control = std::move(control);
    return open_last();
}

void Tree::leaf(const Style& style, Draw draw, Semantics meaning) {
    Node& node = add(style);
    node.draw = std::move(draw);
    node.meaning = std::move(meaning);
}

void Tree::line(const TextStyle& style, std::string_view text) {
    this->text(style, text);
    nodes_.back().one_line = true;
}

void Tree::list(std::string_view id, const Style& style, std::size_t count,
                const std::function<void(std::size_t)>& declare) {
    ListMemory& memory = stage_.scrolling.lists.try_emplace(std::string(id)).first->second;
    if (memory.window != stage_.window() || memory.reading != stage_.paint.reading())
        memory = {stage_.window(), stage_.paint.reading(), {}, 0, 0};
    const bool measured = memory.heights.size() >= count;
    const std::size_t end = measured ? std::min(memory.end, count) : count;
    const std::size_t first = std::min({memory.first, memory.heights.size(), end});
    memory.heights.resize(count);
    Node& node = add(style);
    node.style.flow = Flow::grid;
    node.list = List{count, first, &memory};
    const Scope scope = open_last();
    for (std::size_t index = first; index < end; ++index) declare(index);
}

void Tree::text(const TextStyle& style, std::string_view text, Align align, float share) {
    Node& node = add({.share = share});
    node.letters = style;
    node.text = text;
    node.meaning.role = Role::text;
    node.align = align;
}

void Tree::heading(const TextStyle& style, std::string_view text, int level, Align align, float share) {
    this->text(style, text, align, share);
    nodes_.back().meaning = {Role::heading, {}, {}, level};
}

}  // namespace tavern::ui
