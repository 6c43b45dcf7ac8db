#include "ui/parts/fitted_button.hpp"

#include <utility>

namespace tavern::ui {

bool fitted_button(Tree& tree, std::string_view id, const Style& style, const ButtonLook& look, bool enabled,
                   std::string label, Tree::Draw over) {
    Stage& stage = tree.stage();
    tree.leaf(style,
              [&stage, id = std::string(id), look, text = std::string(look.text), below = std::string(look.below),
               enabled, label = std::move(label), over = std::move(over)](const Rect& rect) {
                  ButtonLook kept = look;
                  kept.text = text;
                  kept.below = below;
                  button(stage, id, rect, kept, enabled, label);
                  if (over) over(rect);
              });
    return stage.touch.state(id, enabled).clicked;
}

}  // namespace tavern::ui
