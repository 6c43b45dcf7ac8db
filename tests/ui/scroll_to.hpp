// Scrolling to a thing that lies further up or down on a sheet.
#pragma once
#include <imgui.h>

#include "ui/interface.hpp"

namespace tavern::ui {

/** Turns the wheel above or below the target that find() returns, in the middle of the window, until it is seen. */
template <typename Find, typename Frame>
void scroll_to(const Find& find, const Frame& frame) {
    constexpr int most_turns = 100;
    ImGuiIO& io = ImGui::GetIO();
    const float middle = io.DisplaySize.y / 2;
    for (int turn = 0; turn < most_turns; ++turn) {
        const Target* const target = find();
        if (target == nullptr || target->sight != Sight::none) return;
        const float notch = target->y < middle ? 1 : -1;
        io.AddMousePosEvent(target->x + target->width / 2, middle);
        frame();
        // Once more, so that it is seen whole.
        for (int notches = 0; notches < 2; ++notches) {
            io.AddMouseWheelEvent(0, notch);
            frame();
        }
        // A table is scrolled for the next frame.
        frame();
    }
}

}  // namespace tavern::ui
