#include "narration/result.hpp"

#include <algorithm>

#include "narration/status.hpp"
#include "record/alone.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern {
namespace {

bool is_over(const Game& game) {
    return game.state().phase == Phase::over;
}

const std::string& name_of(const Game& game, std::size_t seat) {
    return shown_innkeeper(game, static_cast<int>(seat)).name;
}

std::string by_source(const Score& score, const Setup& setup) {
    std::vector<std::string> parts;
    for (const ScoreSource& source : sources_of(setup))
        parts.push_back(std::string(say(source.text)) + " " + std::to_string(score.*(source.points)));
    return listed(parts, Text::since_comma);
}

int points_alone(const State& state) {
    return score(state, 0).total();
}

/** A star for each rank, as many full as are reached. */
std::string stars(int rank) {
    std::string all;
    for (int star = 1; star <= highest_rank_alone; ++star) all += star <= rank ? "★" : "☆";
    return all;
}

}  // namespace

std::vector<std::size_t> seats_by_rank(const State& state) {
    std::vector<std::size_t> seats;
    const SeatSet won = winners(state);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) seats.push_back(seat);
    sort_by(seats, [&](std::size_t seat) { return -score(state, static_cast<int>(seat)).total(); });
    sort_by(seats, [&](std::size_t seat) { return won.has(static_cast<int>(seat)) ? 0 : 1; });
    return seats;
}

std::string winner_text(const Game& game) {
    const State& state = game.state();
    if (state.setup.players == 1) {
        const int rank = alone_rank(state.setup.module, score(state, 0).total());
        return say(Text::alone_title, {{"name", name_of(game, 0)}, {"rank", rank_name(rank)}});
    }
    std::vector<std::string> names;
    const SeatSet won = winners(state);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat)
        if (won.has(static_cast<int>(seat))) names.push_back(name_of(game, seat));
    if (names.size() == 1) return say(Text::end_best, {{"name", names.front()}});
    return say(Text::end_shared, {{"names", listed(names)}});
}

std::string tie_text(const Game& game) {
    const State& state = game.state();
    std::vector<Score> scores;
    int most = 0;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        scores.push_back(score(state, seat));
        most = std::max(most, scores.back().total());
    }
    const bool shared = winners(state).size() > 1;
    const auto leads = [most](const Score& score) { return score.total() == most; };
    if (std::count_if(scores.begin(), scores.end(), leads) < 2) return {};
    std::string stored;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        if (!leads(scores[seat])) continue;
        if (!stored.empty()) stored += say(Text::since_comma);
        stored += say(Text::end_stored, {{"name", name_of(game, seat)}, {"count", scores[seat].stored}});
    }
    return say(shared ? Text::end_tie_shared : Text::end_tie, {{"points", most}, {"stored", stored}});
}

std::string game_title(const Game& game) {
    const State& state = game.state();
    return say(is_over(game) ? Text::share_text_over : Text::share_text_round,
               {{"module", state.setup.module}, {"round", std::max<int>(1, state.round)}});
}

std::vector<std::string> points_lines(const Game& game, bool by_source_too) {
    const State& state = game.state();
    std::vector<std::string> lines;
    for (const std::size_t seat : seats_by_rank(state)) {
        const Score points = score(state, static_cast<int>(seat));
        lines.push_back(
            by_source_too ? say(Text::share_text_sources, {{"name", name_of(game, seat)},
                                                           {"points", points.total()},
                                                           {"sources", by_source(points, state.setup)}})
                          : say(Text::share_text_points, {{"name", name_of(game, seat)}, {"points", points.total()}}));
    }
    return lines;
}

std::string game_in_words(const Game& game) {
    std::string words = game_title(game) + "\n" + (is_over(game) ? winner_text(game) : status_heading(game));
    if (const std::string tie = is_over(game) ? tie_text(game) : std::string(); !tie.empty()) words += "\n" + tie;
    for (const std::string& line : points_lines(game, true)) words += "\n" + line;
    return words;
}

std::string_view rank_name(int rank) {
    return say(text_after(Text::alone_rank_0, rank));
}

std::string target_text(const State& state) {
    const int next = std::min(alone_rank(state.setup.module, points_alone(state)) + 1, highest_rank_alone);
    return say(Text::alone_target, {{"points", alone_target(state.setup.module, next)}, {"rank", rank_name(next)}});
}

std::string deal_text(const Record& record) {
    const std::optional<Date> date = date_of_deal(record);
    return date ? std::string(say(Text::title_daily)) + " " + text_of(*date) : std::string();
}

std::string deal_line(const Game& game) {
    const std::optional<Date> date = date_of_deal(game.record());
    if (!date) return {};
    const int points = points_alone(game.state());
    const int rank = alone_rank(game.state().setup.module, points);
    std::string line =
        say(Text::alone_line, {{"date", text_of(*date)}, {"points", points}, {"rank", rank_name(rank)}}) + " " +
        stars(rank);
    if (game.record().hinted) line += " (" + std::string(say(Text::alone_with_hints)) + ")";
    return line;
}

}  // namespace tavern
