// The canvas as a window of SDL2.
#pragma once

#include <SDL.h>

namespace app {

struct Window {
    SDL_Window* handle = nullptr;
    SDL_GLContext context = nullptr;
};

// Makes a window of the page's canvas; false when the browser offers no WebGL2.
bool open_window(Window& window);

// Device pixels per CSS pixel: text and pictures are rasterised for it.
float pixel_ratio(const Window& window);

}  // namespace app
