#include "ui/dialogs/entry.hpp"

#include <string>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {

bool text_entry(Tree& tree, const TextEntry& entry) {
    Stage& stage = tree.stage();
    const Touched touched = stage.touch.state(entry.id);
    const TextStyle style = grown(tree, plain(letters::name));
    const std::string written(entry.text.empty() ? entry.hint : entry.text);
    const bool says_it = entry.label.find(written) != std::string_view::npos;
    const auto about = [written = says_it ? std::string() : written] { return Explanation{{}, {written}}; };
    const auto field =
        tree.control({std::string(entry.id), std::string(entry.label), true, false, Role::field, about},
                     {.height = stage.finger(), .share = 1}, [&stage, entry, style, touched](const Rect& rect) {
                         draw_text_field(stage.paint, rect, entry.text, entry.hint, style, touched);
                     });
    return touched.clicked;
}

bool picture_button(Tree& tree, std::string_view id, const ButtonLook& look, std::string_view label, bool enabled) {
    Stage& stage = tree.stage();
    const Touched touched = stage.touch.state(id, enabled);
    const auto about = [label = std::string(label), more = std::string(look.about)] {
        return Explanation{label, {more}};
    };
    const auto refuses = [words = look.refuses] { return words; };
    const auto box = tree.control(
        {std::string(id), std::string(label), enabled, look.chosen, Role::button, about, refuses},
        {.width = stage.finger(), .height = stage.finger()}, [&stage, look, touched, enabled](const Rect& rect) {
            const Rect inner = draw_button(stage.paint, rect, look, touched, enabled);
            stage.paint.picture(square(inner.center(), size::icon), look.picture,
                                enabled ? IM_COL32_WHITE : palette::idle_picture);
            if (touched.focused) draw_focus(stage.paint, rect.inset(-gap::hair), radius::panel);
        });
    return touched.clicked;
}

}  // namespace tavern::ui
