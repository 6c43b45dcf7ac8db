#include "app/platform/window.hpp"

#include "app/platform/frames.hpp"

namespace tavern::app {
namespace {

// Runs at every event, even while no frame is due: this wakes the page.
int on_event(void* /*unused*/, SDL_Event* event) {
    // SDL posts this one to itself at every poll, which is in every frame.
    if (event->type != SDL_POLLSENTINEL) request_frames();
    return 0;
}

}  // namespace

bool Window::open() {
    // By default SDL takes the keys of the whole page, including function keys and browser shortcuts.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    // The style sheet decides the size; SDL follows if its own differs, and 1 x 1 always does.
    handle_ = SDL_CreateWindow("", 0, 0, 1, 1, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (handle_ == nullptr) return false;
    context_ = SDL_GL_CreateContext(handle_);
    if (context_ == nullptr) return false;
    SDL_AddEventWatch(on_event, nullptr);
    return true;
}

Screen Window::screen() const {
    int width = 0;
    int height = 0;
    int pixels = 0;
    SDL_GetWindowSize(handle_, &width, &height);
    SDL_GL_GetDrawableSize(handle_, &pixels, nullptr);
    Screen screen{static_cast<float>(width), static_cast<float>(height), 1};
    if (width > 0 && pixels > 0) screen.density = static_cast<float>(pixels) / static_cast<float>(width);
    return screen;
}

void share_touches() {
    // If a program handles these events, SDL keeps touches from scrolling the page; this one ignores them.
    SDL_EventState(SDL_FINGERDOWN, SDL_IGNORE);
}

}  // namespace tavern::app
