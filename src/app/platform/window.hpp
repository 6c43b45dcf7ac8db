// The canvas as a window of SDL2.
#pragma once

#include <SDL.h>

namespace tavern::app {

/** The canvas in CSS pixels, and the number of device pixels in one: text and pictures are rasterised for it. */
struct Screen {
    float width = 0;
    float height = 0;
    float density = 1;
    friend bool operator==(const Screen&, const Screen&) = default;
};

class Window {
  public:
    /** Opens the page's canvas as a window; false if the browser has no WebGL2. */
    bool open();
    SDL_Window* handle() const { return handle_; }
    SDL_GLContext context() const { return context_; }
    Screen screen() const;

  private:
    SDL_Window* handle_ = nullptr;
    SDL_GLContext context_ = nullptr;
};

/** From now on touches may scroll the page around: SDL claims none. */
void share_touches();

}  // namespace tavern::app
