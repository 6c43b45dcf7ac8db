// Dear ImGui on SDL2 and WebGL2.
#pragma once

#include "app/platform/window.hpp"

namespace tavern::app {

void start_renderer(const Window& window);

/** Hands the waiting events to Dear ImGui. */
void take_events();

/** The fonts have changed; to be called before a frame begins. */
void remake_font_texture();

/** Woken: nothing was drawn for a while before this frame. */
void begin_frame(bool woken);

/** Draws what was described since begin_frame. */
void end_frame(const Window& window);

/** The context was lost: everything in it is made anew in the next frame. */
void forget_device_objects();

}  // namespace tavern::app
