#include "typed/line.hpp"

#include <algorithm>

#include "narration/outlook.hpp"
#include "narration/refusal.hpp"
#include "record/numbers/sort_by.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

constexpr std::size_t most_choices = 8;  // that are told where a line goes on in many ways

bool is_face(const std::string& word) {
    return word.size() == 1 && word[0] >= '1' && word[0] <= '0' + faces;
}

/** The parts of a line between commas; "1 6 6 brewer" is three parts. */
std::vector<std::vector<std::string>> parts_of(std::string_view line) {
    std::vector<std::vector<std::string>> parts;
    while (!line.empty()) {
        const std::size_t comma = line.find_first_of(",;");
        const std::vector<std::string> words = telling_words(line.substr(0, comma));
        line.remove_prefix(comma == std::string_view::npos ? line.size() : comma + 1);
        if (words.empty()) continue;
        const auto first = std::find_if_not(words.begin(), words.end(), is_face);
        if (first == words.end() || first - words.begin() < 2) {
            parts.push_back(words);
            continue;
        }
        for (auto face = words.begin(); face != first; ++face) {
            parts.push_back({*face});
            parts.back().insert(parts.back().end(), first, words.end());
        }
    }
    return parts;
}

std::string shown(const Slot& slot) {
    return slot.names->front().shown;
}

/** The words of a phrase that are needed. */
std::string words_of(const Phrase& phrase) {
    std::string text;
    for (const Slot& slot : phrase.slots)
        if (slot.needed) text += (text.empty() ? "" : " ") + shown(slot);
    return text;
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

/** Guests of one name at several tables, or one thing by two names. */
bool mean_the_same(const Found& left, const Found& right) {
    const Phrase& a = *left.phrase;
    const Phrase& b = *right.phrase;
    if (left.match.sense == right.match.sense) return true;
    if (a.action || b.action) return a.action == b.action;
    return a.topic == b.topic && a.seat == b.seat && a.card == b.card && a.tile == b.tile;
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

TypedLine refused(std::string text) {
    TypedLine line;
    line.text = std::move(text);
    return line;
}

/** One part of a line in a position of the game. */
class PartReader {
  public:
    PartReader(const Game& game, int reader, const State& state)
        : game_(game), reader_(reader), phrases_(phrases_of(game, state, reader)), state_(state) {
        if (actor(state).kind != ActorKind::nobody) legal_actions(state_, legal_);
    }
    const std::vector<Phrase>& phrases() const { return phrases_; }

    TypedLine read(const std::vector<std::string>& words) const {
        std::vector<Found> found;
        std::vector<std::string> goes_on;
        std::size_t reached = 0;
        const std::vector<std::string> verb_first = turned(words);
        for (const Phrase& phrase : phrases_) {
            Match here = match(phrase.slots, words);
            const bool legal = may(phrase);
            reached = std::max(reached, here.reached);
            if (here.begun && !here.complete && legal) goes_on.push_back(words_of(phrase));
            if (!here.complete) here = match(phrase.slots, verb_first);
            if (here.complete) found.push_back({&phrase, std::move(here), legal});
        }
        if (found.empty() && !goes_on.empty())
            return refused(say(Text::typed_go_on, {{"entries", joined(std::move(goes_on))}}));
        if (found.empty())
            return refused(say(Text::typed_unknown, {{"word", words[std::min(reached, words.size() - 1)]},
                                                     {"help", shown(spoken_words(Text::typed_question_help))}}));
        return meant(std::move(found), static_cast<int>(words.size()));
    }

  private:
    bool may(const Phrase& phrase) const { return !phrase.action || legal_.rank(*phrase.action) >= 0; }

    TypedLine meant(std::vector<Found> found, int words) const {
        keep_best(found, [](const Found& one) { return one.legal ? 1 : 0; });
        keep_best(found, [](const Found& one) { return one.match.exact; });
        // Whole words have the meaning listed first. Shortened words count only if no other entry begins like them.
        if (found.front().match.exact == words) keep_best(found, [](const Found& one) { return -one.phrase->rank; });
        sort_by(found, [](const Found& one) { return one.phrase->rank; });
        const Found& first = found.front();
        std::vector<std::string> senses;
        for (const Found& one : found)
            if (!mean_the_same(first, one)) senses.push_back(words_of(*one.phrase));
        if (!senses.empty()) {
            senses.insert(senses.begin(), words_of(*first.phrase));
            return refused(say(Text::typed_several, {{"entries", joined(std::move(senses))}}));
        }
        TypedLine line;
        line.asked = *first.phrase;
        if (!first.phrase->action && first.phrase->topic != Topic::serve_all) {
            line.kind = TypedLine::Kind::topic;
            return line;
        }
        const Actor now = actor(state_);
        if (now.kind != ActorKind::player || now.seat != reader_)
            return refused(why_not_now(game_, reader_, reader_) + ".");
        if (!first.phrase->action) return serving_all();
        if (!first.legal) return refused(why_not(state_, *first.phrase->action) + ".");
        line.kind = TypedLine::Kind::actions;
        line.actions = {*first.phrase->action};
        return line;
    }

    /** Up to chance or a question. */
    TypedLine serving_all() const {
        TypedLine line;
        State state = state_;
        Effects effects;
        ActionList legal = legal_;
        while (question(state) == Question::serve) {
            legal_actions(state, legal);
            const std::optional<Action> next = next_to_serve(state.players[static_cast<std::size_t>(reader_)], legal);
            if (!next) break;
            line.actions.push_back(*next);
            effects.clear();
            apply_legal(state, *next, effects);
        }
        if (line.actions.empty())
            return refused(question(state) == Question::serve ? std::string(say(Text::refusal_serve_all)) + "."
                                                              : why_not(state_, act::serve(1, Space::monk)) + ".");
        line.kind = TypedLine::Kind::actions;
        return line;
    }

    const Game& game_;
    int reader_;
    std::vector<Phrase> phrases_;
    const State& state_;
    ActionList legal_;
};

std::string line_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

TypedLine read_line(const Game& game, int reader, std::string_view line) {
    TypedLine all;
    State state = game.state();
    Effects effects;
    const std::vector<std::string>* before = nullptr;
    const std::vector<std::vector<std::string>> parts = parts_of(line);
    for (const std::vector<std::string>& part : parts) {
        const Actor now = actor(state);
        // The outcome of chance or of another player's turn is not known yet, nor is the next question.
        const bool apart = before != nullptr && (now.kind != ActorKind::player || now.seat != reader);
        if (apart) return refused(say(Text::typed_apart, {{"entry", line_of(*before)}}));
        TypedLine read = PartReader(game, reader, state).read(part);
        if (read.kind != TypedLine::Kind::actions) {
            if (parts.size() > 1 && read.kind == TypedLine::Kind::topic)
                return refused(say(Text::typed_apart, {{"entry", line_of(before == nullptr ? part : *before)}}));
            if (parts.size() > 1) read.text = line_of(part) + ": " + read.text;
            return read;
        }
        for (const Action action : read.actions) {
            effects.clear();
            apply_legal(state, action, effects);
            all.actions.push_back(action);
        }
        before = &part;
    }
    if (all.actions.empty())
        return refused(say(Text::typed_welcome, {{"help", shown(spoken_words(Text::typed_question_help))},
                                                 {"choices", shown(spoken_words(Text::typed_question_choices))}}));
    all.kind = TypedLine::Kind::actions;
    return all;
}

std::string entry_of(const Game& game, Action action) {
    const State& state = game.state();
    const PartReader reader(game, actor(state).seat, state);
    std::string longest;
    for (const Phrase& phrase : reader.phrases()) {
        if (phrase.action != action) continue;
        longest = words_of(phrase);
        const TypedLine read = reader.read(telling_words(longest));
        if (read.kind == TypedLine::Kind::actions && read.actions.front() == action) return longest;
    }
    return longest;
}

std::vector<std::string> completions(const Game& game, int reader, std::string_view line) {
    std::vector<std::string> lines;
    const std::vector<std::string> words = telling_words(line);
    ActionList legal;
    const Actor now = actor(game.state());
    if (now.kind == ActorKind::player && now.seat == reader) legal_actions(game.state(), legal);
    for (const Phrase& phrase : phrases_of(game, game.state(), reader)) {
        if (phrase.action && legal.rank(*phrase.action) < 0) continue;
        const Match found = match(phrase.slots, words);
        if (!found.begun && !found.complete) continue;
        std::string entry = words_of(phrase);
        if (std::find(lines.begin(), lines.end(), entry) == lines.end()) lines.push_back(std::move(entry));
    }
    return lines;
}

}  // namespace tavern
