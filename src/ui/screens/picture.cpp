// The caption of a shared picture: title, module, round and points.
#include "narration/result.hpp"
#include "ui/parts/form.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

std::string points_of_all(const Game& game) {
    std::string all;
    for (const std::string& line : points_lines(game, false)) all += (all.empty() ? "" : " · ") + line;
    return all;
}

}  // namespace

void picture_caption(Tree& tree) {
    const Stage& stage = tree.stage();
    const Game& game = *stage.model.game;
    const bool end = stage.model.screen == Screen::end && !stage.view.screens.final_taverns;
    // The end has parchment and a table of points; the table has wood.
    const auto words = tree.open({Role::group, {}}, {.gap = gap::hair});
    // Others get the picture, so its letters keep their size.
    tree.heading(heading(letters::section, end ? palette::ink : palette::parchment), game_title(game), 2,
                 Align::center);
    if (!end) tree.text(plain(letters::body, palette::cream), points_of_all(game), Align::center);
}

}  // namespace tavern::ui
