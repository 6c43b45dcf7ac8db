// Keys that work on every screen, and the situation that the focus depends on.
#include "ui/dialogs/layer.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
void follow_keys(Stage& stage) {
    const char key = stage.touch.input().key;
    if (key == 'M') stage.switch_sound();
    if (key == '/' && can_type(stage)) type_line(stage);
    if (key == 'R' && top_layer(stage) != Layer::notice && !stage.model.curtain) {
        if (stage.view.sheet == Sheet::rules)
            stage.next.sheet = Sheet::none;
        else if (stage.view.sheet == Sheet::none)
            open_sheet(stage, Sheet::rules);
    }
}

Situation situation(const Stage& stage) {
    const Model& model = stage.model;
    const View& view = stage.view;
    Situation now;
    now.game += static_cast<char>(model.screen);
    now.game += static_cast<char>(model.curtain);
    if (model.game != nullptr) {
        const State& state = model.game->state();
        // In the past the focus stays on the button that steps through it.
        if (model.history == nullptr) {
            now.game += static_cast<char>(question(state));
            now.game += static_cast<char>(actor(state).seat);
        }
        now.game += std::to_string(model.game->record().seed.value_or(0));
    }
    const auto add = [&](int part) { now.layers += static_cast<char>(part); };
    add(top_layer(stage) == Layer::notice ? static_cast<int>(model.notice.kind) : 0);
    add(static_cast<int>(view.sheet));
    add(view.screens.new_game ? 1 : 0);
    add(!model.hint_open ? 0 : model.advice ? 2 : 1);
    add(is_answered(model.problem) ? 1 : 0);
    add(model.problem && model.problem->solution ? 1 : 0);
    add(view.screens.summary ? 1 : 0);
    add(number_of(view.hand));
    add(view.stop);
    return now;
}

}  // namespace tavern::ui
