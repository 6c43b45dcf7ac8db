// The layers over a screen. Escape, the browser's way back, keys and presses beside a layer are meant for the topmost
// one alone.
#pragma once
#include "ui/flow/stage.hpp"
#include "ui/parts/view.hpp"

namespace tavern::ui {

/** The lowest first. */
enum class Layer : unsigned char {
    screen,    // the screen itself, and a question over the table, which can be set aside
    hint,      // beside the table or over it
    answer,    // to the problem
    summary,   // behind the curtain
    new_game,  // over the title, where it has no room beside the scene
    sheet,     // a dialog
    notice,    // a question from app
};

Layer top_layer(const Model& model, const View& view, Fold fold);
inline Layer top_layer(const Stage& stage) {
    return top_layer(stage.model, stage.view, stage.fold());
}
/** Whether Escape or the way back is meant for this layer. */
bool escapes(const Stage& stage, Layer layer);
/** The same, or a press beside it. */
bool leaves(const Stage& stage, Layer layer);

}  // namespace tavern::ui
