// Painting only the changes gives the same window as painting everything.
#include "ui/draw/repaint.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <random>
#include <vector>

#include "look/rasterizer.hpp"
#include "scene.hpp"

using namespace tavern;
using namespace tavern::ui;

namespace {

/** In units, slightly to the right and below, so that it is cut to just these pixels again. */
ImVec4 clip_of(const PixelBox& box, float density) {
    const auto place = [density](int pixel) { return (static_cast<float>(pixel) + 0.25F) / density; };
    return {place(box.left), place(box.top), place(box.right), place(box.bottom)};
}

/** A window that keeps its pixels. */
class Window {
  public:
    void paint(const ImDrawData& drawing) {
        repaint_.prepare(drawing);
        if (repaint_.box().empty()) return;
        const look::Image painted = look::rasterize(painted_part(drawing));
        if (image_.pixels.size() != painted.pixels.size()) image_ = painted;
        const PixelBox& box = repaint_.box();
        const int right = std::min(box.right, image_.width);
        for (int y = box.top; y < std::min(box.bottom, image_.height); ++y) {
            const auto at = [&](int x) { return static_cast<std::ptrdiff_t>((y * image_.width + x) * 4); };
            std::copy(painted.pixels.begin() + at(box.left), painted.pixels.begin() + at(right),
                      image_.pixels.begin() + at(box.left));
        }
    }
    Repaint& repaint() { return repaint_; }
    const look::Image& image() const { return image_; }

  private:
    ImDrawData painted_part(const ImDrawData& drawing) {
        lists_.clear();
        ImDrawData part;
        part.DisplaySize = drawing.DisplaySize;
        part.FramebufferScale = drawing.FramebufferScale;
        for (const PaintList& from : repaint_.lists()) {
            lists_.emplace_back(from.list->CloneOutput());
            ImDrawList& list = *lists_.back();
            list.CmdBuffer.clear();
            list.IdxBuffer.clear();
            for (const ImDrawIdx index : from.indices) list.IdxBuffer.push_back(index);
            for (const PaintCall& call : from.calls) {
                ImDrawCmd command;
                command.ClipRect = clip_of(call.box, drawing.FramebufferScale.x);
                command.TextureId = call.texture;
                command.IdxOffset = call.first;
                command.ElemCount = call.count;
                list.CmdBuffer.push_back(command);
            }
            part.CmdLists.push_back(&list);
        }
        part.CmdListsCount = part.CmdLists.Size;
        return part;
    }

    Repaint repaint_;
    look::Image image_;
    std::vector<std::unique_ptr<ImDrawList>> lists_;
};

int differing_pixels(const look::Image& one, const look::Image& other) {
    int count = 0;
    for (std::size_t at = 0; at < one.pixels.size(); at += 4)
        count += std::equal(&one.pixels[at], &one.pixels[at] + 4, &other.pixels[at]) ? 0 : 1;
    return count;
}

long area(const PixelBox& box) {
    return box.empty() ? 0 : static_cast<long>(box.right - box.left) * (box.bottom - box.top);
}

}  // namespace

TEST_CASE("a window that repaints its changes looks as one that is painted anew") {
    struct Shown {
        const char* options;
        float density;
    };
    for (const Shown& shown : {Shown{"module=5 players=4 round=6 phase=planning full=8", 1.25F},
                               Shown{"screen=title", 1.5F}, Shown{"module=1 round=3", 1.0F}}) {
        INFO("density " << shown.density << ", " << shown.options);
        look::Scene scene(look::Options(shown.options), 700, 480, shown.density);
        Window window;
        window.paint(scene.drawing());
        std::minstd_rand chance(7);
        int in_part = 0;
        for (int step = 0; step < 60; ++step) {
            const std::vector<Target>& targets = scene.targets();
            const Target& target = targets[chance() % targets.size()];
            ImGuiIO& io = ImGui::GetIO();
            io.AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
            if (step % 4 == 1) io.AddMouseButtonEvent(0, true);
            if (step % 4 == 2) io.AddMouseButtonEvent(0, false);
            scene.pass(step % 8 == 7 ? 1.0F : 0.04F);
            window.paint(scene.drawing());
            const long painted = area(window.repaint().box());
            in_part += painted > 0 && painted < 200L * 480 ? 1 : 0;
            REQUIRE(differing_pixels(window.image(), scene.image()) == 0);
        }
        // Otherwise the test shows nothing.
        CHECK(in_part > 0);
    }
}

TEST_CASE("nothing is painted when nothing changes, and all of it when the painting is gone") {
    look::Scene scene(look::Options("module=1 round=3"), 700, 480);
    for (int frame = 0; frame < 30; ++frame) scene.pass(0.5F);
    Repaint repaint;
    const PixelBox window{0, 0, 700, 480};
    repaint.prepare(scene.drawing());
    CHECK(repaint.box() == window);
    scene.pass(0.02F);
    repaint.prepare(scene.drawing());
    CHECK(repaint.box().empty());
    repaint.forget();
    repaint.prepare(scene.drawing());
    CHECK(repaint.box() == window);
}

TEST_CASE("in a window without any size nothing is painted") {
    const look::Scene scene(look::Options("module=1 round=3"), 700, 480);
    ImDrawData drawing = scene.drawing();
    drawing.DisplaySize = ImVec2(0, 0);
    Repaint repaint;
    repaint.prepare(drawing);
    CHECK(repaint.box().empty());
}
