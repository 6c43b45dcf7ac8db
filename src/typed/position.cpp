#include "typed/position.hpp"

#include <algorithm>
#include <utility>

#include "narration/result.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"

namespace tavern {
namespace {

/** The whole answer as one line. */
void add(std::vector<std::string>& lines, const Game& game, Topic topic, int seat) {
    lines.push_back(in_one_line(answer_to(game, {topic, seat})));
}

}  // namespace

std::vector<std::string> position_in_words(const Game& game) {
    const State& state = game.state();
    std::vector<std::string> lines{game_title(game)};
    if (state.phase == Phase::over)
        lines.push_back(winner_text(game));
    else
        add(lines, game, Topic::round, 0);
    lines.emplace_back();
    lines.emplace_back(say(Text::board_guests));
    for (const GuestPlace& place : state.row)
        if (place.guest != no_card)
            lines.push_back(
                say(Text::about_guest, {{"card", card_name(place.guest)}, {"price", facts(place.guest).price}}) +
                (place.signature ? ". " + std::string(say(Text::about_signature)) : "."));
    lines.push_back(say(Text::about_nobles, {{"count", state.nobles}}));
    for (int seat = 0; seat < state.setup.players; ++seat) {
        lines.emplace_back();
        lines.push_back(
            say(Text::label_tab, {{"name", shown_innkeeper(game, seat).name}, {"points", score(state, seat).total()}}));
        for (const Topic topic : {Topic::innkeeper, Topic::board, Topic::tracks}) add(lines, game, topic, seat);
        if (has_guest_book(state.setup)) add(lines, game, Topic::book, seat);
        const auto& sides = state.players[static_cast<std::size_t>(seat)].sides;
        if (std::any_of(sides.begin(), sides.end(), [](int side) { return side > 0; }))
            add(lines, game, Topic::entertainers, seat);
    }
    return lines;
}

std::string position_text(const Game& game) {
    std::string text;
    for (const std::string& line : position_in_words(game)) text += line + "\n";
    return text;
}

}  // namespace tavern
