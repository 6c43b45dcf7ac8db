#include "typed/line.hpp"

#include <algorithm>

#include "narration/outlook.hpp"
#include "narration/refusal.hpp"
#include "record/numbers/sort_by.hpp"
#include "text/text.hpp"
#include "typed/answers.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_choices = 8;  // that are told where a line goes on in many ways

bool is_face(const std::string& word) {
    return word.size() == 1 && word[0] >= '1' && word[0] <= '0' + faces;
}

/** The parts of a line between commas; "1 6 6 brewer" is three parts, and so is "place 1 6 6 brewer". */
std::vector<std::vector<std::string>> parts_of(std::string_view line) {
    std::vector<std::vector<std::string>> parts;
    while (!line.empty()) {
        const std::size_t comma = line.find_first_of(",;");
        const std::vector<std::string> words = telling_words(line.substr(0, comma));
        line.remove_prefix(comma == std::string_view::npos ? line.size() : comma + 1);
        if (words.empty()) continue;
        const auto begin = words.begin() + (is_face(words.front()) ? 0 : 1);
        const auto end = std::find_if_not(begin, words.end(), is_face);
        if (end == words.end() || end - begin < 2) {
            parts.push_back(words);
            continue;
        }
        for (auto face = begin; face != end; ++face) {
            parts.emplace_back(words.begin(), begin);
            parts.back().push_back(*face);
            parts.back().insert(parts.back().end(), end, words.end());
        }
    }
    return parts;
}

std::string shown(const Slot& slot) {
    return slot.names->front().shown;
}

/** The words of a phrase that are needed. */
std::string words_of(const Phrase& phrase) {
    std::vector<std::string> words;
    for (const Slot& slot : phrase.slots)
        if (slot.needed) words.push_back(shown(slot));
    return in_one_line(words);
}

/** The last word first: verbs also come last, as in "Brauer kaufen". */
std::vector<std::string> turned(std::vector<std::string> words) {
    if (!words.empty()) std::rotate(words.begin(), words.end() - 1, words.end());
    return words;
}

struct Found {
    const Phrase* phrase;
    Match match;
    bool legal;
};

/** The same space, or two tables with the same guest and die. */
bool are_alike(const Player& player, Space one, Space other) {
    if (one == other) return true;
    const auto seat = [&](Space space) { return player.seats[static_cast<std::size_t>(seat_of(space))]; };
    return is_seat(one) && is_seat(other) && seat(one) == seat(other);
}

/** Whether it makes no difference which one the player means: equal guests at several tables or places of the row. */
bool are_alike(const State& state, Action one, Action other) {
    if (one == other) return true;
    if (one.kind() != other.kind()) return false;
    const Player& player = state.players[actor(state).seat];
    switch (one.kind()) {
        case ActionKind::place:
        case ActionKind::serve: return one.face() == other.face() && are_alike(player, one.space(), other.space());
        case ActionKind::move:
            return one.face() == other.face() && are_alike(player, one.space(), other.space()) &&
                   are_alike(player, one.to(), other.to());
        case ActionKind::deny: return are_alike(player, seat_space(one.a()), seat_space(other.a()));
        case ActionKind::recruit: return state.row[one.a()] == state.row[other.a()];
        default: return false;
    }
}

bool mean_the_same(const State& state, const Found& left, const Found& right) {
    const Action* one = left.phrase->action();
    const Action* other = right.phrase->action();
    if (one == nullptr || other == nullptr) return left.phrase->meaning == right.phrase->meaning;
    const bool refused = !left.legal && left.match.sense == right.match.sense;  // any of them gives the reason
    return refused || are_alike(state, *one, *other);
}

template <typename Keep>
void keep_best(std::vector<Found>& found, Keep value) {
    int best = 0;
    bool first = true;
    for (const Found& one : found) {
        if (first || value(one) > best) best = value(one);
        first = false;
    }
    found.erase(std::remove_if(found.begin(), found.end(), [&](const Found& one) { return value(one) < best; }),
                found.end());
}

std::string joined(std::vector<std::string> entries) {
    std::vector<std::string> once;
    for (std::string& entry : entries)
        if (std::find(once.begin(), once.end(), entry) == once.end()) once.push_back(std::move(entry));
    const bool more = once.size() > most_choices;
    if (more) once.resize(most_choices);
    std::string text;
    for (const std::string& entry : once) text += (text.empty() ? "" : ", ") + entry;
    return more ? text + " …" : text;
}

/** One part of a line in a position of the game. */
class PartReader {
  public:
    PartReader(const Game& game, int reader, const State& state)
        : game_(game), reader_(reader), phrases_(phrases_of(game, state, reader)), state_(state) {
        if (actor(state).kind != ActorKind::nobody) legal_actions(state_, legal_);
    }

    TypedLine read(const std::vector<std::string>& words) const {
        const std::vector<Found> found = meanings(words);
        if (!found.empty()) return meant(found);
        std::vector<std::string> goes_on;
        std::size_t reached = 0;
        for (const Phrase& phrase : phrases_) {
            const Match here = match(phrase.slots, words);
            reached = std::max(reached, here.reached);
            if (here.begun && may(phrase)) goes_on.push_back(words_of(phrase));
        }
        if (!goes_on.empty()) return RefusedLine{say(Text::typed_go_on, {{"entries", joined(std::move(goes_on))}})};
        return RefusedLine{say(Text::typed_unknown, {{"word", words[std::min(reached, words.size() - 1)]},
                                                     {"help", shown(spoken_words(Text::typed_question_help))}})};
    }

    /** The shortest words with this meaning alone; if there are none, those that fit it best. */
    std::string entry_of(Action action) const {
        std::string longest;
        for (const Phrase& phrase : phrases_) {
            if (phrase.meaning != Meaning(action)) continue;
            longest = words_of(phrase);
            const std::vector<Found> found = meanings(telling_words(longest));
            if (!found.empty() && found.front().phrase->meaning == phrase.meaning && is_clear(found)) return longest;
        }
        return longest;
    }

  private:
    bool may(const Phrase& phrase) const { return !phrase.action() || legal_.rank(*phrase.action()) >= 0; }

    /** The phrases that fit the words best, the likeliest first. */
    std::vector<Found> meanings(const std::vector<std::string>& words) const {
        std::vector<Found> found;
        const std::vector<std::string> verb_first = turned(words);
        for (const Phrase& phrase : phrases_) {
            Match here = match(phrase.slots, words);
            if (!here.complete) here = match(phrase.slots, verb_first);
            if (here.complete) found.push_back({&phrase, std::move(here), may(phrase)});
        }
        if (found.empty()) return found;
        keep_best(found, [](const Found& one) { return one.legal ? 1 : 0; });
        keep_best(found, [](const Found& one) { return one.match.exact; });
        // Whole words have the meaning listed first. Shortened words count only if no other entry begins like them.
        if (found.front().match.exact == static_cast<int>(words.size()))
            keep_best(found, [](const Found& one) { return -one.phrase->rank; });
        sort_by(found, [](const Found& one) { return one.phrase->rank; });
        return found;
    }

    bool is_clear(const std::vector<Found>& found) const {
        return std::all_of(found.begin(), found.end(),
                           [&](const Found& one) { return mean_the_same(state_, found.front(), one); });
    }

    TypedLine meant(const std::vector<Found>& found) const {
        const Found& first = found.front();
        if (!is_clear(found)) {
            std::vector<std::string> senses;
            senses.reserve(found.size());
            for (const Found& one : found)
                senses.push_back(one.phrase->action() ? entry_of(*one.phrase->action()) : words_of(*one.phrase));
            return RefusedLine{say(Text::typed_several, {{"entries", joined(std::move(senses))}})};
        }
        const Meaning& meaning = first.phrase->meaning;
        if (const auto* asked = std::get_if<TypedQuestion>(&meaning)) return *asked;
        const Actor now = actor(state_);
        if (now.kind != ActorKind::player || now.seat != reader_)
            return RefusedLine{why_not_now(game_, reader_, reader_) + "."};
        const auto* action = std::get_if<Action>(&meaning);
        if (action == nullptr) return serving_all();
        if (!first.legal) return RefusedLine{why_not(state_, *action) + "."};
        return std::vector{*action};
    }

    TypedLine serving_all() const {
        std::vector<Action> actions;
        State state = state_;
        Effects effects;
        ActionList legal = legal_;
        while (question(state) == Question::serve) {
            legal_actions(state, legal);
            const std::optional<Action> next = next_to_serve(state.players[static_cast<std::size_t>(reader_)], legal);
            if (!next) break;
            actions.push_back(*next);
            effects.clear();
            apply_legal(state, *next, effects);
        }
        if (actions.empty())
            return RefusedLine{question(state) == Question::serve ? std::string(say(Text::refusal_serve_all)) + "."
                                                                  : why_not(state_, act::serve(1, Space::monk)) + "."};
        return actions;
    }

    const Game& game_;
    int reader_;
    std::vector<Phrase> phrases_;
    const State& state_;
    ActionList legal_;
};

}  // namespace

TypedLine read_line(const Game& game, int reader, std::string_view line) {
    std::vector<Action> all;
    State state = game.state();
    Effects effects;
    const std::vector<std::string>* before = nullptr;
    const std::vector<std::vector<std::string>> parts = parts_of(line);
    for (const std::vector<std::string>& part : parts) {
        const Actor now = actor(state);
        // The outcome of chance or of another player's turn is not known yet, nor is the next question.
        const bool apart = before != nullptr && (now.kind != ActorKind::player || now.seat != reader);
        if (apart) return RefusedLine{say(Text::typed_apart, {{"entry", in_one_line(*before)}})};
        TypedLine read = PartReader(game, reader, state).read(part);
        const auto* actions = std::get_if<std::vector<Action>>(&read);
        if (actions == nullptr) {
            if (parts.size() == 1) return read;
            if (const auto* refused = std::get_if<RefusedLine>(&read))
                return RefusedLine{in_one_line(part) + ": " + refused->why};
            return RefusedLine{say(Text::typed_apart, {{"entry", in_one_line(before == nullptr ? part : *before)}})};
        }
        for (const Action action : *actions) {
            effects.clear();
            apply_legal(state, action, effects);
            all.push_back(action);
        }
        before = &part;
    }
    if (all.empty())
        return RefusedLine{say(Text::typed_welcome, {{"help", shown(spoken_words(Text::typed_question_help))},
                                                     {"choices", shown(spoken_words(Text::typed_question_choices))}})};
    return all;
}

std::string entry_of(const Game& game, Action action) {
    const State& state = game.state();
    return PartReader(game, actor(state).seat, state).entry_of(action);
}

std::vector<std::string> completions(const Game& game, int reader, std::string_view line) {
    std::vector<std::string> lines;
    const std::vector<std::string> words = telling_words(line);
    ActionList legal;
    const Actor now = actor(game.state());
    if (now.kind == ActorKind::player && now.seat == reader) legal_actions(game.state(), legal);
    for (const Phrase& phrase : phrases_of(game, game.state(), reader)) {
        if (phrase.action() && legal.rank(*phrase.action()) < 0) continue;
        const Match found = match(phrase.slots, words);
        if (!found.begun && !found.complete) continue;
        std::string entry = words_of(phrase);
        if (std::find(lines.begin(), lines.end(), entry) == lines.end()) lines.push_back(std::move(entry));
    }
    return lines;
}

}  // namespace tavern
