// The inn at night, in summer for module 1, behind the title.
#pragma once
#include "ui/flow/tree.hpp"

namespace tavern::ui {

/** The scene; if the window shows only a part of it, the inn is in the middle. */
void draw_title_scene(Stage& stage);
/** Whether a wide window shows the sky, with the name of the game in it; a low one shows the inn there. */
bool shows_sky(const Stage& stage);
/** The credits on a dark band of this width, readable over snow and meadow alike. The line height equals the loading
 * screen's, whatever the text size. */
void unofficial(Tree& tree, float width);

}  // namespace tavern::ui
