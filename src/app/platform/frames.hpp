// Schedules frames. Nothing is drawn without a change: code that changes the screen requests a frame.
#pragma once

namespace tavern::app {

/** woken: nothing was drawn for a while before this frame. */
using DrawFrame = void (*)(bool woken);

/** Sets the drawing function; call it once, before the first request. */
void draw_frames_with(DrawFrame draw);

/** Requests another frame, of something that moves. */
void request_frame();
/** Requests the frames that a change needs: Dear ImGui settles in a second one. */
void request_frames();

/** Draws the next requested frame at once, without waiting for the browser; does nothing if none is requested. */
void draw_now();

/** While the graphics context is lost, nothing can be drawn; requested frames follow when it is back. */
void hold_frames(bool held);

int drawn_frames();
/** Whether nothing will be drawn until something happens. */
bool at_rest();

}  // namespace tavern::app
