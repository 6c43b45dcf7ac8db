#include "ui/flow/tree.hpp"

#include <algorithm>

namespace tavern::ui {

std::size_t Tree::add(Node node) {
    const std::size_t index = nodes_.size();
    if (!open_.empty()) nodes_[open_.back()].children.push_back(index);
    nodes_.push_back(std::move(node));
    return index;
}

Tree::Scope Tree::open(const Style& style, Draw draw) {
    return open(Semantics{}, style, std::move(draw));
}

Tree::Scope Tree::open(Semantics meaning, const Style& style, Draw draw) {
    Node node;
    node.style = style;
    node.meaning = std::move(meaning);
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

void Tree::leaf(const Style& style, Draw draw, Semantics meaning) {
    Node node;
    node.style = style;
    node.draw = std::move(draw);
    node.meaning = std::move(meaning);
    add(std::move(node));
}

void Tree::line(const TextStyle& style, std::string_view text) {
    Node node;
    node.letters = style;
    node.text = text;
    node.meaning.role = Role::text;
    node.one_line = true;
    add(std::move(node));
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
    Node node;
    node.style = style;
    node.style.flow = Flow::grid;
    node.list = List{count, first, &memory};
    open_.push_back(add(std::move(node)));
    const Scope scope(*this);
    for (std::size_t index = first; index < end; ++index) declare(index);
}

void Tree::text(const TextStyle& style, std::string_view text, Align align, float share) {
    Node node;
    node.style.share = share;
    node.letters = style;
    node.text = text;
    node.meaning.role = Role::text;
    node.align = align;
    add(std::move(node));
}

void Tree::heading(const TextStyle& style, std::string_view text, int level, Align align, float share) {
    this->text(style, text, align, share);
    nodes_.back().meaning = {Role::heading, {}, {}, level};
}

}  // namespace tavern::ui
