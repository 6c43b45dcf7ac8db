#include "ui/dialogs/sheet.hpp"

#include <algorithm>

namespace tavern::ui {

void show_parts(Stage& stage, std::string_view scroll, SheetLook look, const Part& head, const Part& content,
                const Part& foot) {
    Tree tree(stage);
    {
        const auto all = tree.open({.gap = gap::middle});
        head(tree);
        {
            const auto body = tree.scroll(scroll, {.gap = gap::middle, .share = 1});
            content(tree);
        }
        if (foot) foot(tree);
    }
    const float outer = std::min(look.width, stage.width - 2 * gap::small);
    const Rect inner = sheet_inside({0, 0, outer, outer});
    look.height = look.full ? stage.height : tree.measure(inner.width) + outer - inner.height;
    tree.show(sheet(stage, look));
}

}  // namespace tavern::ui
