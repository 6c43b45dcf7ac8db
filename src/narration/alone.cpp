#include "narration/alone.hpp"

#include <algorithm>

#include "text/text.hpp"

namespace tavern {
namespace {

int points_of(const State& state) {
    return score(state, 0).total();
}

/** A star for each rank, as many full as are reached. */
std::string stars(int rank) {
    std::string all;
    for (int star = 1; star <= alone_ranks; ++star) all += star <= rank ? "★" : "☆";
    return all;
}

}  // namespace

std::string_view rank_name(int rank) {
    return say(static_cast<Text>(static_cast<int>(Text::alone_rank_0) + rank));
}

std::string target_text(const State& state) {
    const int next = std::min(alone_rank(state.setup.module, points_of(state)) + 1, alone_ranks);
    return say(Text::alone_target, {{"points", alone_target(state.setup.module, next)}, {"rank", rank_name(next)}});
}

std::string deal_text(const Record& record) {
    const std::optional<Date> date = date_of_deal(record);
    return date ? std::string(say(Text::title_daily)) + " " + text_of(*date) : std::string();
}

std::string deal_line(const Game& game, bool hinted) {
    const std::optional<Date> date = date_of_deal(game.record());
    if (!date) return {};
    const int points = points_of(game.state());
    const int rank = alone_rank(game.state().setup.module, points);
    std::string line =
        say(Text::alone_line, {{"date", text_of(*date)}, {"points", points}, {"rank", rank_name(rank)}}) + " " +
        stars(rank);
    if (hinted) line += " (" + std::string(say(Text::alone_with_hints)) + ")";
    return line;
}

}  // namespace tavern
