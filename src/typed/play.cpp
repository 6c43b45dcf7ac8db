#include "typed/play.hpp"

#include <algorithm>
#include <utility>

#include "ai/players.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"

namespace tavern {
namespace {

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

}  // namespace

TypedPlay::TypedPlay(Game game) : game_(std::move(game)), reader_(first_person(game_.record()).value_or(0)) {}

std::vector<std::string> TypedPlay::begin() {
    return go_on();
}

bool TypedPlay::computer_is_asked() const {
    const Actor now = actor(game_.state());
    return now.kind == ActorKind::player && is_computer(game_, now.seat);
}

std::vector<std::string> TypedPlay::go_on() {
    while (computer_is_asked()) {
        const PlayerType type = game_.record().innkeepers[actor(game_.state()).seat].player_type;
        for (const Action action : decide(player_of(type), game_.state(), game_.player_actions()))
            static_cast<void>(game_.act(action));
    }
    const auto hear = [&](bool whole) {
        std::size_t& heard = heard_[static_cast<std::size_t>(reader_)];
        return news_since(game_, std::exchange(heard, game_.steps().size()), reader_, whole);
    };
    std::vector<std::string> lines = hear(true);
    const Actor now = actor(game_.state());
    if (now.kind == ActorKind::player && now.seat != reader_) {
        reader_ = now.seat;
        append(lines, hear(false));
    }
    append(lines, asked_now(game_));
    return lines;
}

std::vector<std::string> TypedPlay::take_back() {
    if (!game_.can_undo()) return {std::string(say(Text::refusal_undo)) + "."};
    do game_.undo();
    while (computer_is_asked() && game_.can_undo());
    for (std::size_t& heard : heard_) heard = std::min(heard, game_.steps().size());
    std::vector<std::string> lines{std::string(say(Text::typed_undone))};
    append(lines, go_on());
    return lines;
}

std::vector<std::string> TypedPlay::repeat() {
    if (!game_.can_redo()) return {std::string(say(Text::refusal_redo)) + "."};
    do game_.redo();
    while (computer_is_asked() && game_.can_redo());
    std::vector<std::string> lines{std::string(say(Text::typed_redone))};
    append(lines, go_on());
    return lines;
}

std::vector<std::string> TypedPlay::answer(const TypedQuestion& asked) {
    switch (asked.topic) {
        case Topic::undo: return take_back();
        case Topic::redo: return repeat();
        case Topic::hint:
        case Topic::why: {
            if (over()) return {std::string(say(Text::refusal_game_over)) + "."};
            const Advice advice = advise(game_.state());
            if (asked.topic == Topic::why) return {why_text(game_, advice)};
            return hint_text(game_, advice);
        }
        default: return answer_to(game_, asked);
    }
}

std::vector<std::string> TypedPlay::enter(std::string_view line) {
    const TypedLine read = read_line(game_, reader_, line);
    if (const auto* refused = std::get_if<RefusedLine>(&read)) return {refused->why};
    if (const auto* asked = std::get_if<TypedQuestion>(&read)) return answer(*asked);
    for (const Action action : std::get<std::vector<Action>>(read)) static_cast<void>(game_.act(action));
    return go_on();
}

}  // namespace tavern
