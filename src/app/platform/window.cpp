#include "app/platform/window.hpp"

#include "app/platform/frames.hpp"

namespace tavern::app {
namespace {

// Runs when an event arrives, also while no frame is due: this is what wakes the page.
int on_event(void* /*unused*/, SDL_Event* event) {
    // SDL posts this one to itself whenever events are polled, which is in every frame.
    if (event->type != SDL_POLLSENTINEL) request_frames(2);
    return 0;
}

}  // namespace

bool Window::open() {
    // Else SDL takes the keys of the whole page, function keys and shortcuts of the browser included.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    // The size is the style sheet's to decide; SDL follows it when its own differs, as 1 x 1 always does.
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
    // SDL keeps the browser from moving a page by a touch when somebody takes this event; nobody here does.
    SDL_EventState(SDL_FINGERDOWN, SDL_IGNORE);
}

}  // namespace tavern::app
