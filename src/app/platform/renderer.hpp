// Dear ImGui on SDL2, drawn with WebGL2.
#pragma once
#include <cstdint>

#include "app/platform/window.hpp"
#include "ui/draw/fonts.hpp"

namespace tavern::app {

void start_renderer(const Window& window);

/** Passes the waiting events to Dear ImGui. */
void take_events();
/** Whether input is left for the next frame: Dear ImGui handles only one press in each frame. */
bool input_waits();

/** Call it before a frame if the fonts have changed. */
void remake_font_texture();
/** Uploads the glyphs that the frame used for the first time; call it before the end of the frame. */
void put_letters(ui::Rows rows);

/** screen: of this frame. woken: nothing was drawn for a while before it. */
void begin_frame(const Screen& screen, bool woken);

/** Finds the part of the frame to paint. */
void prepare_frame();

/** Paints it. */
void end_frame(const Window& window);
/** In the last frame. */
int draw_calls();

/** The canvas was cleared. */
void paint_whole_window();

/** Textures for pictures, all of one size, drawn together: ui::Texture::id has the array, and ui::Atlas::set the number
 * in it, from 1, as the unit. */
enum class Sheets : std::uintptr_t {};
Sheets make_sheets(int width, int height, int count);
/** Copies RGBA rows into a box of pixels; sheet: from 0. */
void put_into_sheet(Sheets sheets, int sheet, int x, int y, int width, int height, const void* pixels);
void drop_sheets(Sheets sheets);

/** The context was lost: the next frame makes everything anew. */
void forget_device_objects();

}  // namespace tavern::app
