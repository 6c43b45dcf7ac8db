#include "ui/dialogs/layer.hpp"

namespace tavern::ui {

Layer top_layer(const Model& model, const View& view, Fold fold) {
    if (model.notice.kind > Notice::Kind::toast) return Layer::notice;
    if (view.sheet != Sheet::none) return Layer::sheet;
    if (model.screen == Screen::title)
        return view.screens.new_game && fold != Fold::wide ? Layer::new_game : Layer::screen;
    if (model.curtain) return Layer::screen;
    if (view.screens.summary) return Layer::summary;
    if (model.screen == Screen::table && shows_answer(model.problem)) return Layer::answer;
    // The hint comes back with the tavern that it is about.
    return model.hint_open && (model.history != nullptr || !visits(view)) ? Layer::hint : Layer::screen;
}

bool escapes(const Stage& stage, Layer layer) {
    return stage.touch.input().escape && top_layer(stage) == layer;
}

bool leaves(const Stage& stage, Layer layer) {
    if (escapes(stage, layer)) return true;
    if (!stage.touch.clicked_beside() || top_layer(stage) != layer) return false;
    // Its end is not meant for the layer below.
    stage.touch.let_go();
    return true;
}

}  // namespace tavern::ui
