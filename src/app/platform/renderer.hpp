// Dear ImGui on SDL2, drawn with WebGL2.
#pragma once
#include <cstddef>

#include "app/platform/window.hpp"
#include "ui/fonts.hpp"

namespace tavern::app {

void start_renderer(const Window& window);

/** Hands the waiting events to Dear ImGui. */
void take_events();

/** The fonts have changed; to be called before a frame begins. */
void remake_font_texture();
/** The frame wrote these for the first time; to be called before its end. */
void put_letters(ui::Rows rows);

/** Woken: nothing was drawn for a while before this frame. */
void begin_frame(bool woken);

/** Draws what ImGui::Render has made ready. */
void end_frame(const Window& window);
/** Of the last frame. */
int draw_calls();

/** A texture for pictures. */
struct SheetSlot {
    std::size_t index;
    std::size_t group;  // sheets of one group are drawn in one call
    int unit;           // which of its group, from 1, see ui::Atlas::set
};
SheetSlot make_sheet(int width, int height);
/** RGBA rows into a box of pixels. */
void put_into_sheet(const SheetSlot& sheet, int x, int y, int width, int height, const void* pixels);
void drop_sheet(const SheetSlot& sheet);

/** The context was lost: everything in it is made anew in the next frame. */
void forget_device_objects();

}  // namespace tavern::app
