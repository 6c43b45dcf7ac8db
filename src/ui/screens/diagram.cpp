// The diagram of a position: its words in boxes, black on white, for print.
#include "ui/dialogs/form.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** A part of the position, from its heading to the next empty line. */
std::size_t part(Tree& tree, const std::vector<std::string>& lines, std::size_t line) {
    const auto frame = [&paint = tree.stage().paint](const Rect& place) { paint.outline(place, IM_COL32_BLACK, 1); };
    const auto box = tree.open({.gap = gap::hair, .padding = {gap::small, gap::small}}, frame);
    tree.heading(heading(letters::section, IM_COL32_BLACK), lines[line], 2);
    for (++line; line < lines.size() && !lines[line].empty(); ++line)
        tree.text(plain(letters::small, IM_COL32_BLACK), lines[line]);
    return line + 1;
}

}  // namespace

void draw_diagram(Stage& stage) {
    stage.paint.fill(stage.window(), IM_COL32_WHITE);
    Tree tree(stage);
    const std::vector<std::string>& lines = stage.model.position;
    {
        const auto parts = tree.open({.flow = Flow::grid, .gap = gap::small, .column = size::narrow_column});
        for (std::size_t line = 0; line < lines.size();) line = part(tree, lines, line);
    }
    tree.show(stage.window().inset(gap::small));
}

}  // namespace tavern::ui
