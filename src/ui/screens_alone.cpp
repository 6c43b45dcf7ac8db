#include "ui/screens_alone.hpp"

#include <algorithm>

#include "ui/screens_parts.hpp"

namespace tavern::ui {
namespace {

int points_of(const State& state) {
    return score(state, 0).total();
}

int target(int module, int rank) {
    return alone_targets[static_cast<std::size_t>(module - 1)][static_cast<std::size_t>(rank - 1)];
}

std::string next_rank(int module, int points) {
    const int rank = alone_rank(module, points);
    if (rank == alone_ranks) return std::string(say(Text::alone_highest));
    return say(Text::alone_next, {{"points", target(module, rank + 1) - points}, {"rank", rank_name(rank + 1)}});
}

/** Counted: the points are of a game that has just ended here, and can be a new best. */
std::string own_best(int points, std::optional<int> before, bool counted) {
    if (counted && before && *before < points) return say(Text::alone_new_best, {{"points", *before}});
    if (before) return say(Text::alone_best, {{"points", *before}});
    return std::string(counted ? say(Text::alone_first) : std::string_view());
}

}  // namespace

bool is_alone(const Stage& stage) {
    return stage.state().setup.players == 1;
}

std::string_view rank_name(int rank) {
    return say(static_cast<Text>(static_cast<int>(Text::alone_rank_0) + rank));
}

std::string alone_summary(const Game& game, const OwnBest& best) {
    const State& state = game.state();
    const std::optional<Date> date = date_of_deal(game.record());
    std::string text = next_rank(state.setup.module, points_of(state));
    if (date) text += " " + say(Text::alone_deal_of, {{"date", text_of(*date)}});
    const std::string own = own_best(points_of(state), date ? best.of_deal : best.of_module, best.counted);
    return own.empty() ? text : text + " " + own;
}

void draw_targets(Stage& stage, Rect rect) {
    Painter& paint = stage.paint;
    const int module = stage.state().setup.module;
    const int reached = alone_rank(module, points_of(stage.state()));
    const float pitch = rect.height / alone_ranks;
    for (int rank = alone_ranks; rank > 0; --rank) {
        const Rect row{rect.x, rect.y + pitch * static_cast<float>(alone_ranks - rank), rect.width, pitch - 4};
        paint.fill(row, rank <= reached ? parchment_chosen : parchment_field, 9);
        paint.outline(row, rank == reached ? palette::candle : parchment_line, rank == reached ? 2.0F : 1.0F, 9);
        const ImU32 ink = rank <= reached ? palette::ink : palette::second_ink;
        const float margin = row.width < 110 ? 4.0F : row.width < 200 ? 6.0F : 12.0F;
        const float room = row.width - 2 * margin;
        const bool beside = paint.width(bold(0), rank_name(rank)) <= room - 34;
        // Without room beside each other the points stand below the name.
        const float apart = beside ? 0.0F : std::min(9.0F, row.height / 4);
        paint.name({row.x + margin, row.center().y - apart}, bold(15.5F, ink), rank_name(rank), rank_name(rank),
                   beside ? room - 34 : room);
        paint.text({row.right() - margin, row.center().y + apart}, number(beside ? 17.0F : 15.0F, ink),
                   std::to_string(target(module, rank)), Align::right);
    }
}

}  // namespace tavern::ui
