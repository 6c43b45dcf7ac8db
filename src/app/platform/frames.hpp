// When to draw. Nothing is drawn while nothing happens: whoever changes what is seen asks for a frame.
#pragma once

namespace app {

using DrawFrame = void (*)();

// Names what draws a frame; to be called once, before the first request.
void draw_frames_with(DrawFrame draw);

// Asks for so many frames from now on; requests do not add up. Dear ImGui needs a second frame to settle after input.
void request_frames(int count = 1);

}  // namespace app
