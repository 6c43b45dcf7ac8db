// Dear ImGui on SDL2 and WebGL2.
#pragma once

#include "app/platform/window.hpp"

namespace app {

void start_renderer(const Window& window);

// Hands the waiting events to Dear ImGui and begins a frame of it.
void begin_frame(const Window& window);

// Draws what was described since begin_frame.
void end_frame(const Window& window);

}  // namespace app
