#include "listener.hpp"

#include <imgui.h>

#include <algorithm>

#include "look/font_files.hpp"

namespace tavern::app {
namespace {

constexpr float width = 1280;
constexpr float height = 720;

using ui::Role;

bool contains_others(Role role) {
    switch (role) {
        case Role::region:
        case Role::group:
        case Role::radio_group:
        case Role::tab_list:
        case Role::list:
        case Role::table: return true;
        default: return false;
    }
}

std::string joined(const std::string& outer, const std::string& inner) {
    return inner.empty() ? outer : outer.empty() ? inner : outer + ", " + inner;
}

}  // namespace

std::string Spoken::line() const {
    std::string words = name;
    if (!description.empty()) words += ". " + description;
    if (heading) words += " (heading)";
    if (control) words += unavailable ? " (button, unavailable)" : chosen ? " (button, chosen)" : " (button)";
    return words;
}

Listener::Listener(Visit& visit) : visit_(visit), context_(ImGui::CreateContext()), tree_(visit.platform) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(width, height);
    io.IniFilename = nullptr;
    interface_.load_fonts(ui::font_files(), ui::text_scale(width, height, 1));
    visit_.session.media_preferences("en-GB", true, false);
}

Listener::~Listener() {
    ImGui::DestroyContext(context_);
}

bool Listener::frame() {
    interface_.forget(visit_.session.take_forgotten());
    ImGui::GetIO().DeltaTime = 0.1F;
    ImGui::NewFrame();
    const std::vector<ui::Intent> intents = interface_.frame(visit_.model());
    ImGui::Render();
    for (const ui::Intent& intent : intents) visit_.session.handle(intent);
    const bool goes_on = !intents.empty() || interface_.wants_frame();
    if (intents.empty()) tree_.show(interface_, visit_.model(), !goes_on);
    return goes_on;
}

void Listener::rest() {
    frame();
    while (frame()) {
    }
    frame();
    read();
}

void Listener::wait() {
    rest();
    while (visit_.wait_a_step()) rest();
}

void Listener::enter() {
    interface_.focus(visit_.platform.tree.targets.front().id);
    wait();
}

void Listener::press(std::size_t element) {
    interface_.focus(ids_[element]);
    frame();
    interface_.press(ids_[element]);
    wait();
}

void Listener::add(Spoken spoken, const std::string& id) {
    page_.elements.push_back(std::move(spoken));
    ids_.push_back(id);
}

void Listener::read() {
    const TreeContent& tree = visit_.platform.tree;
    page_ = {};
    ids_.clear();
    add({.name = tree.heading, .heading = true});
    add({.name = tree.status_button, .control = true});
    add({.name = tree.status});
    std::vector<std::string> groups(tree.nodes.size());
    for (std::size_t index = 0; index < tree.nodes.size(); ++index) {
        const SemanticNode& node = tree.nodes[index];
        groups[index] = node.parent < 0 ? std::string() : groups[static_cast<std::size_t>(node.parent)];
        const std::string name = node.name.value_or("");
        const std::string description = node.description.value_or("");
        if (node.target) {
            read_target(*node.target, description, groups[index]);
        } else if (contains_others(node.role)) {
            const bool heads_itself = index + 1 < tree.nodes.size() && tree.nodes[index + 1].role == Role::heading &&
                                      tree.nodes[index + 1].name == node.name;
            if (node.role == Role::region && !heads_itself)
                add({.name = name, .group = groups[index], .heading = true});
            groups[index] = joined(groups[index], name);
        } else if (!name.empty()) {
            add({name, description, groups[index], false, node.role == Role::heading});
        }
    }
}

void Listener::read_target(const std::string& id, const std::string& description, const std::string& group) {
    const TreeContent& tree = visit_.platform.tree;
    const auto target =
        std::find_if(tree.targets.begin(), tree.targets.end(), [&](const Target& one) { return one.id == id; });
    if (target == tree.targets.end()) return;
    const bool control = target->enabled || target->chosen;
    if (control && id == tree.focus) page_.focus = static_cast<int>(page_.elements.size());
    add({target->label, description, group, control, false, !target->enabled, target->chosen}, id);
}

}  // namespace tavern::app
