// Dear ImGui's SDL2 backend names gamepads and SDL's renderer, which this build of SDL2 leaves out: it is asked for
// neither, so these only satisfy the linker.
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

// SDL reads a scale of the mouse's speed from text that nobody writes; the C library's reader of fractions would be
// carried for that alone.
double atof(const char* /*text*/) {
    return 1;
}

int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*width*/, int* /*height*/) {
    return -1;
}
}
