// Dear ImGui on SDL2, drawn with WebGL2.
#pragma once
#include <cstdint>

#include "app/platform/window.hpp"
#include "ui/draw/fonts.hpp"

namespace tavern::app {

void start_renderer(const Window& window);

/** Hands the waiting events to Dear ImGui. */
void take_events();
/** Whether input is left for the next frame: of what comes fast Dear ImGui hands out one press a frame. */
bool input_waits();

/** The fonts have changed; to be called before a frame begins. */
void remake_font_texture();
/** The frame wrote these for the first time; to be called before its end. */
void put_letters(ui::Rows rows);

/** Woken: nothing was drawn for a while before this frame. */
void begin_frame(bool woken);

/** Finds out what of the frame has to be painted. */
void prepare_frame();

/** Paints it. */
void end_frame(const Window& window);
/** Of the last frame. */
int draw_calls();

/** What was painted is gone. */
void paint_whole_window();

/** Textures for pictures, all of one size, which are drawn together: what ui::Texture::id says, and their number from 1
 * is the unit in ui::Atlas::set. */
enum class Sheets : std::uintptr_t {};
Sheets make_sheets(int width, int height, int count);
/** RGBA rows into a box of pixels; sheet: from 0. */
void put_into_sheet(Sheets sheets, int sheet, int x, int y, int width, int height, const void* pixels);
void drop_sheets(Sheets sheets);

/** The context was lost: everything in it is made anew in the next frame. */
void forget_device_objects();

}  // namespace tavern::app
