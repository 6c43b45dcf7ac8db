// The page's program: opens the canvas and draws when something has happened.
#include <imgui.h>

#include "app/platform/fonts.hpp"
#include "app/platform/frames.hpp"
#include "app/platform/renderer.hpp"
#include "app/platform/window.hpp"

namespace {

app::Window window;

void draw() {
    app::begin_frame(window);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    list.AddRectFilled({24, 24}, {size.x - 24, size.y - 24}, IM_COL32(0x4A, 0x2E, 0x1B, 0xFF), 12);
    if (ImFont* heading = app::heading_font()) {
        list.AddText(heading, 32, {48, 48}, IM_COL32(0xF3, 0xE3, 0xC3, 0xFF), "Taverns of the Deep Valley – “soon…”");
    }
    if (ImFont* text = app::text_font()) {
        list.AddText(text, 16, {48, 96}, IM_COL32(0xF2, 0xB0, 0x4B, 0xFF),
                     "8 evenings · 4 dice · 1 tavern → 0123456789");
    }
    app::end_frame(window);
}

}  // namespace

int main() {
    if (!app::open_window(window)) return 1;
    app::start_renderer(window);
    app::draw_frames_with(draw);
    app::request_frames(3);
    return 0;
}
