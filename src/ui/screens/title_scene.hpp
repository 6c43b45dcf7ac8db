// The inn at night, in summer for module 1, behind the title.
#pragma once
#include "ui/flow/stage.hpp"

namespace tavern::ui {

/** The scene, with the inn in the middle where the window shows only a part of it. */
void draw_title_scene(Stage& stage);
/** Whether a wide window shows the sky, where the name of the game stands; a low one shows the inn there. */
bool shows_sky(const Stage& stage);

}  // namespace tavern::ui
