#include "app/platform/frames.hpp"

#include <emscripten/html5.h>

#include <algorithm>

namespace tavern::app {
namespace {

DrawFrame draw_frame = nullptr;
int frames_wanted = 0;
int frames_drawn = 0;
bool callback_pending = false;
bool frames_held = false;
bool woken = true;

EM_BOOL on_animation_frame(double /*time*/, void* /*unused*/) {
    callback_pending = false;
    draw_now();
    return EM_FALSE;
}

// The browser calls back only while frames are requested, so an idle page costs nothing.
void schedule() {
    if (callback_pending || frames_held || frames_wanted <= 0 || draw_frame == nullptr) return;
    callback_pending = true;
    emscripten_request_animation_frame(on_animation_frame, nullptr);
}

}  // namespace

void draw_frames_with(DrawFrame draw) {
    draw_frame = draw;
}

void request_frame() {
    frames_wanted = std::max(frames_wanted, 1);
    schedule();
}

void request_frames() {
    frames_wanted = std::max(frames_wanted, 2);
    schedule();
}

void draw_now() {
    if (frames_held || frames_wanted <= 0 || draw_frame == nullptr) return;
    --frames_wanted;
    draw_frame(woken);
    ++frames_drawn;
    woken = frames_wanted <= 0;
    schedule();
}

void hold_frames(bool held) {
    woken = true;
    frames_held = held;
    schedule();
}

int drawn_frames() {
    return frames_drawn;
}

bool at_rest() {
    return frames_wanted <= 0;
}

}  // namespace tavern::app
