#include "ui/screens/screens.hpp"

#include "ui/screens/table/history.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {

void follow_model(Stage& stage, View& view) {
    follow_moment(stage, view);
    if (stage.model.screen != Screen::end) view.screens.final_taverns = false;
    if (stage.model.screen != Screen::title && stage.model.game != nullptr) follow_game(stage, view);
}

void draw_screen(Stage& stage) {
    const Model& model = stage.model;
    if (model.pictured == PictureKind::diagram) return draw_diagram(stage);
    const ScreensView& screens = stage.view.screens;
    const float curtain = stage.memory.flights.curtain(model.curtain);
    const bool title = model.screen == Screen::title || model.game == nullptr;
    stage.memory.flights.open_title(title);
    if (title) {
        draw_title(stage);
    } else if (model.curtain) {
        if (curtain < 1) {
            draw_table(stage);
            stage.touch.modal();
            stage.semantics.clear();
        }
        const Moved falls(stage.paint, (curtain - 1) * stage.height);
        draw_curtain(stage);
    } else if (model.screen == Screen::review) {
        draw_review(stage);
    } else if (model.screen == Screen::end && !screens.final_taverns) {
        draw_end(stage);
    } else {
        draw_table(stage);
        draw_summary(stage);
        draw_way_back(stage);
        if (shows_answer(model.problem) && model.screen == Screen::table) draw_answer(stage);
        if (curtain > 0) {
            const Moved rises(stage.paint, (curtain - 1) * stage.height);
            draw_cloth(stage);
        }
    }
    for (const DrawnSheet& drawn : drawn_sheets)
        if (drawn.sheet == stage.view.sheet) drawn.draw(stage);
    draw_notice(stage);
}

}  // namespace tavern::ui
