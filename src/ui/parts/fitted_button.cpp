#include "ui/parts/fitted_button.hpp"

#include <utility>

namespace tavern::ui {

bool fitted_button(Tree& tree, std::string_view id, const Style& style, const ButtonLook& look, bool enabled,
                   const std::string& label, Tree::Draw over) {
    Stage& stage = tree.stage();
    const Touched touched = stage.touch.state(id, enabled);
    const auto box = tree.control(button_control(id, look, enabled, label), style,
                                  [&stage, look, text = std::string(look.text), below = std::string(look.below),
                                   touched, enabled, over = std::move(over)](const Rect& rect) {
                                      ButtonLook kept = look;
                                      kept.text = text;
                                      kept.below = below;
                                      draw_labelled_button(stage.paint, rect, kept, touched, enabled);
                                      if (over) over(rect);
                                  });
    return touched.clicked;
}

}  // namespace tavern::ui
