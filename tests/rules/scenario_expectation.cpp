#include "scenario_expectation.hpp"

#include <algorithm>

#include "scenario_language.hpp"
#include "scenario_position.hpp"
#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

std::string all_told(const std::vector<Effect>& told) {
    std::vector<std::string> texts;
    for (const Effect& effect : told) texts.push_back(name_of(effect) + source_of(effect));
    return texts.empty() ? "nothing" : join(texts, "; ");
}

/** "Anna gains 3 thalers", with or without its source. */
void expect_told(std::string_view text, const std::vector<Effect>& told) {
    Words words(text);
    const std::string who = words.word("a player");
    if (who != "table") seat_of_player(who);
    if (const std::string verb = words.word("a verb"); !is_effect_verb(verb))
        throw Failure("nobody ever \"" + verb + "\"");
    const bool found = std::any_of(told.begin(), told.end(), [&](const Effect& effect) {
        return name_of(effect) == text || name_of(effect) + source_of(effect) == text;
    });
    if (!found) throw Failure("expected that " + std::string(text) + ", but: " + all_told(told));
}

/** Some effects may be named in part: "gains", "gets noble". Refuses words that describe no effect. */
void expect_not_told(Words& words, const std::vector<Effect>& told) {
    const std::string verb = words.word("a verb");
    if (!is_effect_verb(verb)) throw Failure("nobody ever \"" + verb + "\"");
    std::string what;
    if (!words.empty()) {
        what = words.word("a card or goods");
        if (what != "thalers" && what != "beer" && what != "schnapps") card_of(what);
    }
    words.end();
    for (const Effect& effect : told) {
        Words there(name_of(effect));
        there.word("a player");
        if (there.word("a verb") != verb) continue;
        const std::string rest = " " + there.rest() + " ";
        if (what.empty() || rest.find(" " + what + " ") != std::string::npos)
            throw Failure("expected that nobody " + verb + " " + what + ", but: " + name_of(effect));
    }
}

void expect_refused(std::string_view text, const State& state, Things& happened) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) throw Failure("after the reason stands \":\" and the actions");
    const Refusal reason = refusal_of(trim(text.substr(0, colon)));
    for (const std::string& words : split(text.substr(colon + 1), ';')) {
        const Action action = action_of(words, state);
        State touched = state;
        Effects effects;
        const auto refused = apply(touched, action, effects);
        if (!refused) throw Failure("\"" + words + "\" is legal");
        if (*refused != reason) throw Failure("\"" + words + "\" is refused for another reason: " + name_of(*refused));
        if (touched != state || effects.size() > 0) throw Failure("a refused action changed the position");
        happened.insert("refused " + name_of(reason));
    }
}

std::string all_legal(const State& state) {
    ActionList legal;
    legal_actions(state, legal);
    std::vector<std::string> texts;
    for (const Action action : legal) texts.push_back(name_of(action, state));
    return texts.empty() ? "nothing" : join(texts, "; ");
}

void expect_legal(std::string_view text, const State& state, bool nothing_else) {
    ActionList legal;
    legal_actions(state, legal);
    std::vector<Action> wanted;
    for (const std::string& words : split(text, ';')) {
        wanted.push_back(action_of(words, state));
        if (legal.rank(wanted.back()) < 0)
            throw Failure("\"" + words + "\" is not legal (" + name_of(*refusal(state, wanted.back())) +
                          "); legal is: " + all_legal(state));
    }
    if (nothing_else && static_cast<int>(wanted.size()) != legal.size())
        throw Failure("more is legal: " + all_legal(state));
}

bool comes_from(const Effect& effect, Source source, int detail) {
    return effect.source == source && effect.detail == detail;
}

/** The bonus printed on a component, with its effects or questions. */
void expect_bonus(const Bonus& bonus, Source source, int detail, const State& state, const std::vector<Effect>& told) {
    const auto count = [&](auto matches) { return std::count_if(told.begin(), told.end(), matches); };
    const auto gains = [&](Resource resource) {
        return count([&](const Effect& effect) {
            return effect.kind == EffectKind::gained && comes_from(effect, source, detail) &&
                   effect.a == static_cast<int>(resource) && effect.b == bonus.amount;
        });
    };
    const auto gets = [&](Card card) {
        return count([&](const Effect& effect) {
            return effect.kind == EffectKind::card_gained && comes_from(effect, source, detail) &&
                   effect.a == index_of(card);
        });
    };
    const auto steps = [&](EffectKind kind) {
        return count([&](const Effect& effect) { return effect.kind == kind; });
    };
    const auto anything = count(
        [&](const Effect& effect) { return effect.kind != EffectKind::paid && comes_from(effect, source, detail); });
    bool given = false;
    switch (bonus.kind) {
        case BonusKind::none: given = question(state) == Question::serve && anything == 0; break;
        case BonusKind::thalers: given = gains(Resource::thalers) == 1; break;
        case BonusKind::beer: given = gains(Resource::beer) == 1; break;
        case BonusKind::schnapps: given = gains(Resource::schnapps) == 1; break;
        case BonusKind::card: given = gets(bonus.card) == 1; break;
        case BonusKind::noble: given = gets(Card::noble) == 1; break;
        case BonusKind::monastery: given = steps(EffectKind::monastery_step) == bonus.amount; break;
        case BonusKind::reputation: given = steps(EffectKind::reputation_step) == bonus.amount; break;
        case BonusKind::service_denied: given = question(state) == Question::deny; break;
        case BonusKind::signature: given = question(state) == Question::sign; break;
        case BonusKind::schnapps_or_denied: given = question(state) == Question::schnapps_or_denied; break;
        default: throw Failure("this bonus belongs to the round track");
    }
    if (!given) throw Failure("the bonus was not given as printed; told was: " + all_told(told));
}

void expect_bonus_of(Words& words, const State& state, const std::vector<Effect>& told) {
    if (words.take("monastery")) {
        const int space = words.number("a space");
        words.end();
        if (space > components::monastery_length) throw Failure("the monastery track has no such space");
        return expect_bonus(components::monastery_track.at(static_cast<std::size_t>(space)), Source::monastery, space,
                            state, told);
    }
    if (words.take("reputation")) {
        const int space = words.number("a space");
        words.end();
        if (space < 1 || space > reputation_length(state.setup)) throw Failure("the track has no such space");
        return expect_bonus(reputation_at(state.setup, space).bonus, Source::reputation, space, state, told);
    }
    if (words.take("book")) {
        const int column = column_of(words.word("a column"));
        const int row = words.number("a row") - 1;
        words.end();
        if (row < 0 || row >= components::book_rows) throw Failure("the guest book has no such row");
        const Bonus& bonus =
            components::guest_book.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
        return expect_bonus(bonus, Source::guest_book, row * components::book_columns + column, state, told);
    }
    const Card guest = card_of(words.word("a guest"));
    words.end();
    expect_bonus(facts(guest).bonus, Source::guest, index_of(guest), state, told);
}

/** The card's points for its owner. */
void expect_value(Words& words, const State& state, Things& happened) {
    const Card card = card_of(words.word("a card"));
    const int wanted = words.number("points");
    words.end();
    State with_card = state;
    with_card.players[0].discard.add(card);
    const int value = score(with_card, 0).total() - score(state, 0).total();
    if (value != wanted)
        throw Failure(name_of(card) + " is worth " + std::to_string(value) + ", not " + std::to_string(wanted));
    happened.insert("worth " + name_of(card));
}

void expect_winners(std::string_view text, const State& state) {
    SeatSet wanted;
    for (const std::string& name : split(text, ',')) wanted.add(seat_of_player(name));
    if (wanted == winners(state)) return;
    std::vector<std::string> names;
    for (int seat = 0; seat < state.setup.players; ++seat)
        if (winners(state).has(seat)) names.push_back(player_name(seat));
    throw Failure("the winners are: " + join(names, ", "));
}

/** "Anna is asked deny", "chance is asked roll-own". */
void expect_asked(const std::string& who, Words& words, const State& state) {
    words.expect("asked");
    const std::string wanted = words.word("a question");
    words.end();
    const auto& names = question_names();
    if (std::find(names.begin(), names.end(), wanted) == names.end()) throw Failure("nobody asks \"" + wanted + "\"");
    const Actor actual = actor(state);
    const std::string answers = actual.kind == ActorKind::chance ? "chance" : player_name(actual.seat);
    if (answers != who || name_of(question(state)) != wanted)
        throw Failure(answers + " is asked " + name_of(question(state)));
}

}  // namespace

void expect(std::string_view text, const State& state, const std::vector<Effect>& told, Things& happened) {
    Words words(text);
    if (words.take("that")) return expect_told(words.rest(), told);
    if (words.take("nobody")) return expect_not_told(words, told);
    if (words.take("refused")) return expect_refused(words.rest(), state, happened);
    if (words.take("legal:")) return expect_legal(words.rest(), state, false);
    if (words.take("only:")) return expect_legal(words.rest(), state, true);
    if (words.take("bonus")) {
        words.expect("of");
        return expect_bonus_of(words, state, told);
    }
    if (words.take("worth")) return expect_value(words, state, happened);
    if (words.take("winners")) return expect_winners(words.rest(), state);
    if (words.take("phase")) {
        const std::string wanted = words.word("a phase");
        words.end();
        if (phase_of(wanted) != state.phase) throw Failure("the phase is " + name_of(state.phase));
        return;
    }
    Words first(text);
    const std::string who = first.word("the expectation");
    if (first.take("is")) {
        if (who != "chance") seat_of_player(who);
        return expect_asked(who, first, state);
    }
    if (!is_position_line(text)) throw Failure("nobody can expect \"" + std::string(text) + "\"");
    expect_position(state, text);
}

}  // namespace tavern::scenario
