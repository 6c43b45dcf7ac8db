// When to draw. Nothing is drawn while nothing happens: whoever changes what is seen asks for a frame.
#pragma once

namespace tavern::app {

/** Woken: nothing was drawn for a while before this frame. */
using DrawFrame = void (*)(bool woken);

/** Names what draws a frame; to be called once, before the first request. */
void draw_frames_with(DrawFrame draw);

/** Asks for so many frames from now on; requests do not add up. Dear ImGui needs a second frame to settle after input.
 */
void request_frames(int count = 1);

/** Draws the next of the frames asked for at once, without waiting for the browser; nothing where none is. */
void draw_now();

/** While the graphics context is lost nothing can be drawn; what was asked for is drawn when it is back. */
void hold_frames(bool held);

int drawn_frames();
/** Whether nothing is drawn until something happens. */
bool at_rest();

}  // namespace tavern::app
