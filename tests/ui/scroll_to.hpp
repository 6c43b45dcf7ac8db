// What people do when a thing lies further up or down on a sheet.
#pragma once
#include <imgui.h>

#include "ui/interface.hpp"

namespace tavern::ui {

/** Turns the wheel over the middle of the window until the target that find() returns is seen. */
template <typename Find, typename Frame>
void scroll_to(const Find& find, const Frame& frame) {
    constexpr int most_turns = 100;
    ImGuiIO& io = ImGui::GetIO();
    for (int turn = 0; turn < most_turns; ++turn) {
        const Target* const target = find();
        if (target == nullptr || target->sight != Sight::none) return;
        io.AddMousePosEvent(io.DisplaySize.x / 2, io.DisplaySize.y / 2);
        frame();
        // Once more, so that it is seen whole.
        for (int notch = 0; notch < 2; ++notch) {
            io.AddMouseWheelEvent(0, target->y < io.DisplaySize.y / 2 ? 1 : -1);
            frame();
        }
    }
}

}  // namespace tavern::ui
