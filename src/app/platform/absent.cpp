// Dear ImGui's SDL2 backend names gamepads and SDL's renderer, and SDL2 its own bitmaps and gestures. This build of
// SDL2 lacks them all. They are never called, so these stubs only satisfy the linker.
#include <SDL.h>

extern "C" {

SDL_GameController* SDL_GameControllerOpen(int /*device*/) {
    return nullptr;
}

Uint8 SDL_GameControllerGetButton(SDL_GameController* /*controller*/, SDL_GameControllerButton /*button*/) {
    return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* /*controller*/, SDL_GameControllerAxis /*axis*/) {
    return 0;
}

// The browser has its own cursors, and bitmaps are never converted.
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* /*surface*/, Uint32 /*format*/, Uint32 /*flags*/) {
    return nullptr;
}

int SDL_GestureAddTouch(SDL_TouchID /*touch*/) {
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID /*touch*/) {
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event* /*event*/) {}

void SDL_GestureQuit() {}

// Extensions are requested by name, and none is needed: the list of all names takes 5 kB.
void* eglGetProcAddress(const char* /*name*/) {
    return nullptr;
}

int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*width*/, int* /*height*/) {
    return -1;
}
}
