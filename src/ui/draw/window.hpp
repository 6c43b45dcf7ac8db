// Divides a window among the rooms and sets the size of a unit: pure functions of the window's size in CSS pixels.
#pragma once

namespace tavern::ui {

/** Breakpoints: how the rooms share the window. */
enum class Fold : unsigned char {
    wide,    // tavern and valley side by side
    drawer,  // the valley is a drawer on the right edge
    pages,   // tavern, valley or players, with tabs in the sky bar
    tablet,  // the valley below the tavern
    phone,   // tavern, valley or players, with tabs at the foot
};
Fold fold_of(float width, float height);
/** Whether it is much wider than high, like a phone on its side. Everything then lies in rows. */
bool is_low(float width, float height);
/** Whether the window is in portrait, so that screens have one column. */
constexpr bool upright(Fold fold) {
    return fold == Fold::tablet || fold == Fold::phone;
}
/** Whether tavern, valley and players are pages, one at a time. */
constexpr bool has_pages(Fold fold) {
    return fold == Fold::pages || fold == Fold::phone;
}
constexpr float tight_height = 800;  // units: below it a phone shows seats and tiles one after the other
/** The height of the table's layout in CSS pixels. In much lower windows players scroll. */
float table_height(float width, float height);
/** CSS pixels of one unit: the size of the window, at the height of the table, by the designed size of its fold. */
float unit_of(float width, float height);

/** How a window is drawn with larger texts: as a smaller window, enlarged, like the zoom of browsers. */
struct Scale {
    float zoom = 1;     // limited so that the layout has at least 320 x 480
    float unit = 1;     // CSS pixels of the smaller window times zoom
    float reading = 1;  // the rest of the wish: running text is larger by this factor where there is room
};
/** text_size: per cent, 100 and more. */
Scale scale_of(float width, float height, int text_size);

}  // namespace tavern::ui
