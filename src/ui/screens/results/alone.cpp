#include "ui/screens/results/alone.hpp"

#include "narration/result.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

int points_of(const State& state) {
    return score(state, 0).total();
}

std::string next_rank(int module, int points) {
    const int rank = alone_rank(module, points);
    if (rank == highest_rank_alone) return std::string(say(Text::alone_highest));
    return say(Text::alone_next, {{"points", alone_target(module, rank + 1) - points}, {"rank", rank_name(rank + 1)}});
}

/** counted: the points belong to a game just finished here, and can be a new best. */
std::string own_best(int points, std::optional<int> before, bool counted) {
    if (counted && before && *before < points) return say(Text::alone_new_best, {{"points", *before}});
    if (before) return say(Text::alone_best, {{"points", *before}});
    return std::string(counted ? say(Text::alone_first) : std::string_view());
}

}  // namespace

bool is_alone(const Stage& stage) {
    return stage.state().setup.players == 1;
}

std::string alone_summary(const Game& game, const OwnBest& best) {
    const State& state = game.state();
    const std::optional<Date> date = date_of_deal(game.record());
    std::string text = next_rank(state.setup.module, points_of(state));
    if (date) text += " " + say(Text::alone_deal_of, {{"date", text_of(*date)}});
    if (game.record().hinted) text += " " + std::string(say(Text::alone_no_best));
    const std::string own = own_best(points_of(state), date ? best.of_deal : best.of_module, best.counted);
    return own.empty() ? text : text + " " + own;
}

void targets(Tree& tree) {
    const State& state = tree.stage().state();
    const int reached = alone_rank(state.setup.module, points_of(state));
    const auto all = tree.open({Role::table, std::string(say(Text::alone_ranks))},
                               {.gap = gap::hair, .width = size::words, .share = 1});
    for (int rank = highest_rank_alone; rank > 0; --rank) {
        const Style style{.flow = Flow::row, .gap = gap::small, .padding = {gap::small, gap::hair}};
        const auto row = tree.open({Role::row, {}}, {});
        const auto box =
            rank == reached
                ? chosen_panel(tree, style)
                : filled_panel(tree, style, rank < reached ? palette::parchment_chosen : palette::parchment_field);
        const ImU32 ink = rank <= reached ? palette::ink : palette::second_ink;
        {
            const auto name = tree.open({Role::row_header, {}}, {.share = 1});
            tree.text(grown(tree, bold(letters::body, ink)), rank_name(rank));
        }
        const auto points = tree.open({Role::cell, {}}, {});
        tree.text(grown(tree, number(letters::name, ink)), std::to_string(alone_target(state.setup.module, rank)));
    }
}

}  // namespace tavern::ui
