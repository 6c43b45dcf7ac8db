// Dear ImGui's SDL2 backend names gamepads and SDL's renderer, and SDL2 its own bitmaps and gestures. This build of
// SDL2 lacks them all. They are never called, so these stubs only satisfy the linker.
#include <SDL.h>

#include <cstdarg>
#include <cstddef>
#include <cstring>

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

// Libraries print messages that players never see, such as font names and errors. The bare pattern is enough, without
// the C library's printf.
int vsnprintf(char* text, std::size_t size, const char* pattern, std::va_list /*values*/) {
    const std::size_t length = std::strlen(pattern);
    if (size > 0) {
        std::strncpy(text, pattern, size - 1);
        text[size - 1] = 0;
    }
    return static_cast<int>(length);
}

// SDL reads the mouse's scale from a text that is never set; this saves the C library's parser of fractions.
double atof(const char* /*text*/) {
    return 1;
}

int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*width*/, int* /*height*/) {
    return -1;
}
}
