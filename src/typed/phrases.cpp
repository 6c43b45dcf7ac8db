#include "typed/phrases.hpp"

#include <algorithm>
#include <utility>

#include "narration/outlook.hpp"
#include "text/text.hpp"

namespace tavern {

Slot spoken_words(Text text) {
    return word_slot(say(text));
}

std::vector<std::string> telling_words(std::string_view line) {
    std::vector<std::string> words = words_of_text(line);
    const Slot fillers = spoken_words(Text::typed_word_fillers);
    const auto says_nothing = [&](const std::string& word) {
        return std::any_of(fillers.names->begin(), fillers.names->end(), [&](const TypedName& name) {
            return std::any_of(name.spellings.begin(), name.spellings.end(),
                               [&](const std::vector<std::string>& spelling) { return spelling.front() == word; });
        });
    };
    words.erase(std::remove_if(words.begin(), words.end(), says_nothing), words.end());
    return words;
}

namespace {

using Slots = std::vector<Slot>;

Slots operator+(Slots first, const Slots& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

class Phrases {
  public:
    Phrases(const Game& game, const State& state, int reader) : game_(game), state_(state), reader_(reader) {
        const Actor now = actor(state_);
        if (now.kind == ActorKind::player) {
            player_ = &state_.players[now.seat];
            asked_ = question(state_);
            add_dice();
            add_trades();
            add_turn();
            add_answers();
        }
        add_topics();
    }
    std::vector<Phrase> list;

  private:
    void add(Slots slots, const Meaning& meaning, int rank = 0) { list.push_back({std::move(slots), meaning, rank}); }

    /** A card by its name alone, or as in a sentence. */
    static Slot card_slot(Card card) { return either(name_slot(card_name(card)), name_slot(the_card(card))); }

    /** A verb that may be left out where its question is asked. */
    Slot verb(Text text, Question question) const {
        return question == asked_ ? optional(spoken_words(text)) : spoken_words(text);
    }

    /** The ways to name a space: by its guest, and by its table. */
    std::vector<Slots> spaces_named(Space space) const {
        if (!is_seat(space)) return {{name_slot(tile_name(tile_at(space)))}};
        const Card guest = player_->seats[static_cast<std::size_t>(seat_of(space))].guest;
        const Slots table{name_slot(card_name(Card::table)), number_slot(seat_of(space) + 1)};
        if (guest == no_card) return {table};
        const Slot name = card_slot(guest);
        return {{name}, Slots{name} + table, table};
    }

    std::vector<Space> spaces() const {
        std::vector<Space> all{Space::cashbox, Space::barrel, Space::brewer, Space::monk};
        for (int seat = 0; seat < player_->tables; ++seat) all.push_back(seat_space(seat));
        return all;
    }

    void add_dice() {
        const Slot place = optional(spoken_words(Text::typed_word_place));
        const Slot serve = spoken_words(Text::typed_word_serve);
        const std::vector<PlacedDie> placed = placed_dice(*player_);
        for (const Space space : spaces())
            for (const Slots& named : spaces_named(space)) {
                for (Face face = 1; face <= faces; ++face)
                    add(Slots{place, number_slot(face)} + named, act::place(face, space));
                bool lies = false;
                for (const PlacedDie& die : placed) {
                    if (die.space != space) continue;
                    lies = true;
                    add(Slots{optional(serve), number_slot(die.face)} + named, act::serve(die.face, space), 1);
                    add(Slots{serve} + named, act::serve(die.face, space), 1);
                    add(Slots{serve, number_slot(die.face)} + named, act::serve(die.face, space), 1);
                }
                if (!lies) add(Slots{serve, optional(any_face())} + named, act::serve(1, space), 1);
                add_moves(space, named, placed);
            }
        for (Face from = 1; from <= faces; ++from)
            for (Face to = 1; to <= faces; ++to)
                if (from != to)
                    add({spoken_words(Text::typed_word_turn), number_slot(from), number_slot(to)},
                        Action(ActionKind::turn_die, from, to));
        for (Face face = 1; face <= faces; ++face)
            add({verb(Text::typed_word_take, Question::take_die), number_slot(face)},
                Action(ActionKind::take_die, face));
    }

    static Slot any_face() {
        Slot slot = number_slot(1);
        for (int face = 2; face <= faces; ++face) slot = either(slot, number_slot(face));
        return slot;
    }

    /** To a space, from any or from one that is named. */
    void add_moves(Space to, const Slots& named, const std::vector<PlacedDie>& placed) {
        const Slot move = spoken_words(Text::typed_word_move);
        for (Face face = 1; face <= faces; ++face) {
            bool lies = false;
            for (const PlacedDie& die : placed) {
                if (die.face != face) continue;
                lies = true;
                add(Slots{move, number_slot(face)} + named, act::move(face, die.space, to), 2);
                for (const Slots& from : spaces_named(die.space))
                    add(Slots{move, number_slot(face)} + from + named, act::move(face, die.space, to), 2);
            }
            if (!lies) add(Slots{move, number_slot(face)} + named, act::move(face, to, to), 2);
        }
    }

    void add_trades() {
        const Slot buy = spoken_words(Text::typed_word_buy);
        for (int kind = 0; kind < components::tavern_kinds; ++kind)
            add({buy, card_slot(static_cast<Card>(kind))}, act::buy(static_cast<Card>(kind)));
        for (int kind = 0; kind < components::tile_kinds && asked_ != Question::free_upgrade; ++kind)
            add_upgrade(static_cast<Tile>(kind), buy);
        const Slot recruit = either(spoken_words(Text::typed_word_recruit), buy);
        for (unsigned place = 0; place < state_.row.size(); ++place) {
            const Card guest = state_.row[place].guest;
            if (guest == no_card) continue;
            const Action action(ActionKind::recruit, place);
            add({recruit, card_slot(guest)}, action, 1);
            add({recruit, number_slot(static_cast<int>(place) + 1)}, action, 1);
        }
        const Slot nobles = either(name_slot(card_name(Card::noble)), name_slot(say(Text::board_nobles)));
        for (int number = 1; number <= static_cast<int>(components::nobles_price.size()); ++number) {
            const Slot count = number_slot(number);
            const Action action(ActionKind::recruit_nobles, static_cast<unsigned>(number));
            add({recruit, number == 1 ? optional(count) : count, nobles}, action);
            add({count, nobles}, action);
        }
    }

    void add_upgrade(Tile tile, const Slot& buy) {
        const Slot named = name_slot(tile_name(tile));
        const TileFacts& about = facts(tile);
        const Slot verb = spoken_words(Text::typed_word_upgrade);
        // Where a card has the same name, the card is bought.
        add({about.discount == 0 ? either(verb, buy) : verb, named}, act::upgrade(tile, 0));
        if (about.discount == 0) return;
        for (int given = 1; given <= std::max(1, player_->staff_of(about.card)); ++given)
            add({verb, named, spoken_words(Text::typed_word_returning), number_slot(given)},
                act::upgrade(tile, static_cast<unsigned>(given)));
    }

    void add_turn() {
        const Slot serve = spoken_words(Text::typed_word_serve);
        const Slot all = spoken_words(Text::typed_word_all);
        add({serve, all}, ServeAll{});
        add({all, optional(serve)}, ServeAll{});
        add({spoken_words(Text::typed_word_ready)}, Action(ActionKind::ready));
        add({spoken_words(Text::typed_word_end)}, Action(ActionKind::end_turn));
        add({spoken_words(Text::typed_word_counter_guest), optional(spoken_words(Text::typed_word_counter_guest))},
            Action(ActionKind::counter_guest));
        add({serve, name_slot(cards_name(Card::barback))}, Action(ActionKind::barbacks));
        if (!has_schnapps(state_.setup)) return;
        if (has_reputation(state_.setup)) add({serve, card_slot(Card::bard)}, Action(ActionKind::bard));
        for (int entertainer = 0; entertainer < static_cast<int>(components::entertainers.size()); ++entertainer) {
            const std::uint8_t side = player_->sides[static_cast<std::size_t>(entertainer)];
            add({serve, name_slot(entertainer_name(entertainer))},
                Action(ActionKind::entertain, side > 0 ? side : static_cast<unsigned>(2 * entertainer + 1)));
        }
    }

    void add_answers() {
        switch (asked_) {
            case Question::choose_start_card:
            case Question::round_bonus:
            case Question::choose_side: return add_numbered();
            case Question::sign:
                for (unsigned column = 0; column < components::book_columns; ++column)
                    add({optional(spoken_words(Text::typed_word_sign)), number_slot(static_cast<int>(column) + 1)},
                        Action(ActionKind::sign, column));
                return;
            case Question::remove_regular: return add_cards(ActionKind::remove_regular, Text::typed_word_remove);
            case Question::put_back: return add_cards(ActionKind::put_back, Text::typed_word_back);
            case Question::free_upgrade:
                for (unsigned kind = 0; kind < components::tile_kinds; ++kind)
                    add({optional(spoken_words(Text::typed_word_upgrade)),
                         name_slot(tile_name(static_cast<Tile>(kind)))},
                        Action(ActionKind::flip_tile, kind));
                return;
            case Question::start_over:
                add({spoken_words(Text::typed_word_keep)}, Action(ActionKind::keep_guests));
                add({spoken_words(Text::typed_word_redraw)}, Action(ActionKind::start_over));
                return;
            case Question::deny: return add_denials();
            case Question::schnapps_or_denied:
                add({optional(spoken_words(Text::typed_word_take)), name_slot(say(Text::word_schnapps))},
                    Action(ActionKind::take_schnapps));
                add({optional(spoken_words(Text::typed_word_take)), name_slot(say(Text::word_denied))},
                    Action(ActionKind::take_denied));
                return;
            default: return;
        }
    }

    void add_denials() {
        for (int seat = 0; seat < player_->seated; ++seat)
            for (const Slots& named : spaces_named(seat_space(seat)))
                add(Slots{optional(spoken_words(Text::typed_word_remove))} + named,
                    Action(ActionKind::deny, static_cast<unsigned>(seat)));
        add({spoken_words(Text::typed_word_stay)}, Action(ActionKind::decline));
    }

    /** Cards of which some have the same name: then the die that they want tells them apart. */
    void add_cards(ActionKind kind, Text verb) {
        ActionList legal;
        legal_actions(state_, legal);
        for (const Action action : legal) {
            if (action.kind() != kind) continue;
            const Slot named = card_slot(action.card());
            add({optional(spoken_words(verb)), named}, action);
            if (!is_regular(action.card())) continue;
            const Slot face = number_slot(facts(action.card()).pips);
            add({optional(spoken_words(verb)), named, face}, action);
            add({optional(spoken_words(verb)), face}, action);
        }
        if (kind == ActionKind::put_back) add({spoken_words(Text::typed_word_none)}, Action(ActionKind::close));
    }

    /** Answers that have numbers, and perhaps words. */
    void add_numbered() {
        ActionList legal;
        legal_actions(state_, legal);
        for (int index = 0; index < legal.size(); ++index) {
            const Action action = legal[index];
            const int number = asked_ == Question::choose_start_card ? action.a() : index + 1;
            add({optional(spoken_words(Text::typed_word_choose)), number_slot(number)}, action);
            std::string words;
            if (asked_ == Question::round_bonus)
                words = bonus_text(round_space(state_.setup, state_.round).options[action.a()]);
            if (asked_ == Question::choose_side) words = spoken(side_rule(action.a()));
            if (words.empty()) continue;
            std::string telling;
            for (const std::string& word : telling_words(words)) telling += word + " ";
            add({optional(spoken_words(Text::typed_word_choose)), name_slot(telling)}, action, 1);
        }
    }

    void add_topics() {
        for (int topic = 0; topic < topics_with_words; ++topic) {
            const Slot word = word_slot(say(Text::typed_question_hand, static_cast<std::size_t>(topic)));
            add({word}, TypedQuestion{static_cast<Topic>(topic), reader_}, 3);
            for (int seat = 0; seat < state_.setup.players && static_cast<Topic>(topic) <= Topic::entertainers; ++seat)
                add({word, name_slot(shown_innkeeper(game_, seat).name)},
                    TypedQuestion{static_cast<Topic>(topic), seat}, 3);
        }
        for (int seat = 0; seat < state_.setup.players; ++seat)
            add({name_slot(shown_innkeeper(game_, seat).name)}, TypedQuestion{Topic::innkeeper, seat}, 4);
        for (int kind = 0; kind < components::card_kinds; ++kind) add_thing(static_cast<Card>(kind), std::nullopt);
        for (int kind = 0; kind < components::tile_kinds; ++kind) add_thing(no_card, static_cast<Tile>(kind));
    }

    /** A card with the tile of its name, if there is one. */
    void add_thing(Card card, std::optional<Tile> tile) {
        const std::string_view name = tile ? tile_name(*tile) : card_name(card);
        for (Phrase& phrase : list) {
            auto* same = std::get_if<TypedQuestion>(&phrase.meaning);
            if (same == nullptr || same->topic != Topic::thing || phrase.slots.front().names->front().shown != name)
                continue;
            if (tile) same->tile = tile;
            return;
        }
        add({tile ? name_slot(name) : card_slot(card)}, TypedQuestion{Topic::thing, reader_, card, tile}, 5);
    }

    const Game& game_;
    const State& state_;
    int reader_;
    const Player* player_ = nullptr;
    Question asked_ = Question::nothing;
};

}  // namespace

std::vector<Phrase> phrases_of(const Game& game, const State& state, int reader) {
    return Phrases(game, state, reader).list;
}

}  // namespace tavern
