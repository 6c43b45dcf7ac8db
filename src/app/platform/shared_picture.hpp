// A shared picture, which has a size of its own.
#pragma once
#include "app/platform/pictures.hpp"
#include "app/platform/window.hpp"
#include "app/session.hpp"

namespace tavern::app {

/** The screen that the next frame is for: of the picture that is wanted, else the window's. */
Screen next_screen(const Window& window, const ui::Model& model);

/** Paints the frame on the canvas at this size while the page takes the picture; then the canvas is empty, and true
 * says that the window's next frame is due. False if other pictures follow, or if it has to wait for bitmaps of this
 * size; until then the canvas keeps its last frame. */
bool take_picture(const Window& window, const Screen& screen, Session& session, const ui::Interface& interface,
                  const Pictures& pictures);

}  // namespace tavern::app
