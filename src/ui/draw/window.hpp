// How a window is shared, and how large a unit is in it: pure functions of its size in CSS pixels.
#pragma once

namespace tavern::ui {

/** How the rooms share the window. */
enum class Fold : unsigned char {
    wide,    // tavern and valley side by side
    drawer,  // the valley is a drawer on the right edge
    pages,   // tavern or valley, with a switch in the sky bar
    tablet,  // the valley below the tavern
    phone,   // tavern, valley or players, with tabs at the foot
};
Fold fold_of(float width, float height);
/** Whether it is much wider than high, so that everything lies in rows: a phone on its side. */
bool is_low(float width, float height);
/** Whether the window is held upright, so that screens stand in one column. */
constexpr bool upright(Fold fold) {
    return fold == Fold::tablet || fold == Fold::phone;
}
constexpr float tight_height = 800;  // units: below it a phone shows seats and tiles one after the other
/** CSS pixels: as high as the table is laid out. Where the window is much lower, it is looked at in parts. */
float table_height(float width, float height);
/** CSS pixels of one unit: the window, as high as the table, by the size that its fold was drawn for. */
float unit_of(float width, float height);

/** How a window is drawn where texts are to be larger: as a smaller one, enlarged, as browsers zoom. */
struct Scale {
    float zoom = 1;     // never so large that less than 320 x 480 were left to lay out
    float unit = 1;     // CSS pixels, of the smaller window times zoom
    float reading = 1;  // what is left of the wish: text to be read is larger by this where there is room
};
/** Text size in per cent, 100 and more. */
Scale scale_of(float width, float height, int text_size);

}  // namespace tavern::ui
