#include "app/platform/shared_picture.hpp"

#include <emscripten/html5.h>

#include "app/platform/frames.hpp"
#include "app/platform/renderer.hpp"

namespace tavern::app {

Screen next_screen(const Window& window, const ui::Model& model) {
    if (!model.pictured) return window.screen();
    const ui::PictureSize size = ui::size_of(*model.pictured, model.game->state().setup.players);
    return {static_cast<float>(size.width), static_cast<float>(size.height), size.density};
}

bool take_picture(const Window& window, const Screen& screen, Session& session, const ui::Interface& interface,
                  const Pictures& pictures) {
    if (interface.wants_frame()) request_frame();
    // Either way the next frame paints everything.
    paint_whole_window();
    if (interface.wants_frame() || pictures.missing() > 0) return false;
    constexpr const char* canvas = "#canvas";
    int width = 0;
    int height = 0;
    emscripten_get_canvas_element_size(canvas, &width, &height);
    emscripten_set_canvas_element_size(canvas, static_cast<int>(screen.width * screen.density),
                                       static_cast<int>(screen.height * screen.density));
    end_frame(window);
    session.picture_taken();
    emscripten_set_canvas_element_size(canvas, width, height);
    return !session.drawn().pictured;
}

}  // namespace tavern::app
