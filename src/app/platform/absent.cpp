// Dear ImGui's SDL2 backend names gamepads and SDL's renderer, and SDL's browser driver converts bitmaps for cursors.
// None of these has a switch, and the download has no room for them. The program never asks for them: the backend reads
// gamepads only with ImGuiConfigFlags_NavEnableGamepad, and the renderer only when it got one; SDL converts bitmaps
// only for icons and cursors with colours. A call stops the program.
#include <SDL.h>

#include <cstdlib>

extern "C" {

SDL_GameController* SDL_GameControllerOpen(int /*device*/) {
    std::abort();
}

Uint8 SDL_GameControllerGetButton(SDL_GameController* /*controller*/, SDL_GameControllerButton /*button*/) {
    std::abort();
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* /*controller*/, SDL_GameControllerAxis /*axis*/) {
    std::abort();
}

SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* /*surface*/, Uint32 /*format*/, Uint32 /*flags*/) {
    std::abort();
}

// SDL calls this for the hints that set the speed of the mouse, which the program never sets. The C library's own reads
// numbers of 128 bits.
double atof(const char* /*text*/) {
    std::abort();
}

// SDL sees gestures of several fingers here; the game sees its own.
int SDL_GestureAddTouch(SDL_TouchID /*touch*/) {
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID /*touch*/) {
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event* /*event*/) {}

void SDL_GestureQuit() {}

int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*width*/, int* /*height*/) {
    std::abort();
}

// EGL gives this answer for a function that it does not offer by name. SDL asks only for extensions and for checks that
// the program does not need. Emscripten's own answer lists every function of OpenGL ES.
void* eglGetProcAddress(const char* /*name*/) {
    return nullptr;
}
}
