// The caption of a shared picture: title, module, round, points, and the dice of the player to act.
#include "narration/outlook.hpp"
#include "narration/result.hpp"
#include "text/signs.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** The dice that a player has to choose from and in hand, where the player is to act. */
std::string dice_to_play(const Game& game, std::size_t seat) {
    const Actor next = actor(game.state());
    if (next.kind != ActorKind::player || next.seat != seat) return {};
    const Player& player = game.state().players[seat];
    std::string dice;
    for (const Face face : faces_of(player.coaster)) dice += face_sign(face);
    if (!dice.empty()) dice += " · ";
    for (const HandDie& die : dice_in_hand(player))
        dice += die_sign(die.face, die.own, game.record().innkeepers[seat].color);
    return dice.empty() ? dice : " " + dice;
}

std::string points_of_all(const Game& game) {
    const std::vector<std::size_t> seats = seats_by_rank(game.state());
    const std::vector<std::string> lines = points_lines(game, false);
    std::string all;
    for (std::size_t rank = 0; rank < seats.size(); ++rank)
        all += (all.empty() ? "" : " · ") + lines[rank] + dice_to_play(game, seats[rank]);
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
