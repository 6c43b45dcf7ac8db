// The program without a window: a session behind its interface, touched like a screen.
#pragma once
#include <imgui.h>

#include <string>
#include <vector>

#include "fake_platform.hpp"
#include "look/font_files.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

/** A session behind an interface without a window. */
class Device {
  public:
    Device(float width, float height) : width_(width), height_(height) {
        context_ = ImGui::CreateContext();
        ImGui::SetCurrentContext(context_);
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = ImVec2(width, height);
        io.IniFilename = nullptr;
        interface_.load_fonts(ui::font_files(), ui::text_scale(width, height, 1));
        settle();
    }
    ~Device() { ImGui::DestroyContext(context_); }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    void frame() {
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        interface_.forget(visit.session.take_forgotten());
        ImGui::NewFrame();
        const std::vector<ui::Intent> intents = interface_.frame(visit.session.drawn());
        ImGui::Render();
        for (const ui::Intent& intent : intents) visit.session.handle(intent);
    }
    /** Until everything is drawn that follows. */
    void settle() {
        for (int count = 0; count < 4; ++count) frame();
        for (int count = 0; count < 40 && interface_.wants_frame(); ++count) frame();
    }
    const ui::Target* find(const std::string& id) const {
        for (const ui::Target& target : interface_.targets())
            if (target.id == id) return &target;
        return nullptr;
    }
    bool touch(const std::string& id) {
        const ui::Target* target = find(id);
        if (target == nullptr || !target->enabled) return false;
        touch_at(target->x + target->width / 2, target->y + target->height / 2);
        ImGui::GetIO().AddMousePosEvent(-1000, -1000);
        settle();
        return true;
    }
    /** In CSS pixels; the pointer stays there. */
    void touch_at(float x, float y) {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(x, y);
        frame();
        io.AddMouseButtonEvent(0, true);
        frame();
        io.AddMouseButtonEvent(0, false);
        frame();
    }
    /** The things that may be touched beside the lesson's own buttons. */
    std::vector<ui::Target> lit() const {
        std::vector<ui::Target> lit;
        for (const ui::Target& target : interface_.targets())
            if (target.enabled && target.id.rfind("lesson", 0) != 0 && target.id != "close") lit.push_back(target);
        return lit;
    }
    /** Why the last press came to nothing. */
    const std::string& refusal() const { return interface_.reading().refusal; }
    void press(const std::string& id) { interface_.press(id); }
    void focus(const std::string& id) { interface_.focus(id); }
    const std::string& focused() const { return interface_.focused(); }
    const std::vector<ui::SemanticNode>& semantics() const { return interface_.semantics(); }
    const std::vector<ui::Target>& targets() const { return interface_.targets(); }
    const std::string& prompt() const { return interface_.reading().prompt; }
    bool on_screen(const ui::Target& target) const {
        return target.x > -0.5F && target.y > -0.5F && target.x + target.width <= width_ + 0.5F &&
               target.y + target.height <= height_ + 0.5F;
    }

    Visit visit;

  private:
    float width_;
    float height_;
    ImGuiContext* context_ = nullptr;
    ui::Interface interface_;
};

}  // namespace tavern::app
