// Dear ImGui's SDL2 backend names gamepads and SDL's renderer, and SDL2 names its own bitmaps and gestures, all of
// which this build of SDL2 leaves out: nobody asks for them, so these only satisfy the linker.
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

// Cursors are the browser's own, and no bitmap is ever turned into another.
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

// Extensions are asked for by name, and there is none that is needed: the list of all names is 5 kB.
void* eglGetProcAddress(const char* /*name*/) {
    return nullptr;
}

// Libraries print what nobody reads, the name of a font and what is wrong: the pattern does as well, without the C
// library's printer.
int vsnprintf(char* text, std::size_t size, const char* pattern, std::va_list /*values*/) {
    const std::size_t length = std::strlen(pattern);
    if (size > 0) {
        std::strncpy(text, pattern, size - 1);
        text[size - 1] = 0;
    }
    return static_cast<int>(length);
}

// SDL reads a scale of the mouse's speed from text that nobody writes; the C library's reader of fractions would be
// carried for that alone.
double atof(const char* /*text*/) {
    return 1;
}

int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*width*/, int* /*height*/) {
    return -1;
}
}
