#include "scenario_language.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "scenario_words.hpp"

namespace tavern::scenario {
namespace {

const RoundSpace& round_space(const State& state) {
    const auto index = static_cast<std::size_t>(std::clamp<int>(state.round, 1, components::rounds) - 1);
    return state.setup.module == 1 ? components::summer_track[index] : components::winter_track[index];
}

std::string name_of_bonus(const Bonus& bonus) {
    switch (bonus.kind) {
        case BonusKind::card: return name_of(bonus.card);
        case BonusKind::own_die: return "own-die";
        case BonusKind::counter_guest: return "counter-guest";
        case BonusKind::free_upgrade: return "free-upgrade";
        default: return "entertainer";
    }
}

Roll read_roll(Words& words) {
    Roll roll;
    while (!words.empty()) {
        const int face = words.number("a face");
        if (face < 1 || face > faces || roll.size() == 4) throw Failure("a roll has at most four dice from 1 to 6");
        roll.add(static_cast<Face>(face));
    }
    return roll;
}

unsigned read_number(Words& words, std::string_view what) {
    return static_cast<unsigned>(words.number(what));
}

Action read_take(Words& words, const State& state) {
    if (words.next_is_number()) return Action(ActionKind::take_die, read_number(words, "a face"));
    const std::string what = words.word("the bonus to take");
    if (what == "schnapps") return act::of(ActionKind::take_schnapps);
    if (what == "denied") return act::of(ActionKind::take_denied);
    const RoundSpace& space = round_space(state);
    for (unsigned option = 0; option < space.count; ++option)
        if (name_of_bonus(space.options[option]) == what) return Action(ActionKind::take_bonus, option);
    throw Failure("the round track does not offer \"" + what + "\" in round " + std::to_string(state.round));
}

Action read_recruit(Words& words, const State& state) {
    if (words.take("nobles")) return Action(ActionKind::recruit_nobles, read_number(words, "how many"));
    const std::string what = words.word("a guest");
    if (what.substr(0, 6) == "place-")
        return Action(ActionKind::recruit, static_cast<unsigned>(number_of(what.substr(6), "the place")));
    const Card guest = card_of(what);
    for (unsigned place = 0; place < state.row.size(); ++place)
        if (state.row[place].guest == guest) return Action(ActionKind::recruit, place);
    throw Failure(what + " is not in the row");
}

Action read_upgrade(Words& words) {
    const Tile tile = tile_of(words.word("a tile"));
    return act::upgrade(tile, words.take("giving") ? read_number(words, "how many cards") : 0U);
}

Face read_face(Words& words) {
    return static_cast<Face>(words.number("a face"));
}

Action read_on_space(ActionKind kind, Words& words) {
    const Face face = read_face(words);
    words.expect("on");
    return Action(kind, face, static_cast<unsigned>(space_of(words.word("a space"))));
}

Action read_move(Words& words) {
    const Face face = read_face(words);
    words.expect("from");
    const Space from = space_of(words.word("a space"));
    words.expect("to");
    return act::move(face, from, space_of(words.word("a space")));
}

Action read_turn(Words& words) {
    const Face from = read_face(words);
    words.expect("to");
    return Action(ActionKind::turn_die, from, read_face(words));
}

Action read_show(Words& words) {
    const unsigned a = read_number(words, "a start card");
    const unsigned b = read_number(words, "a start card");
    return Action(ActionKind::show_start_cards, a, b, read_number(words, "a start card"));
}

Action of_card(ActionKind kind, Words& words) {
    return Action(kind, index_of(card_of(words.word("a card"))));
}

using Reader = std::function<Action(Words&, const State&)>;

/** Readers by first word. */
const std::map<std::string, Reader, std::less<>>& readers() {
    const auto plain = [](ActionKind kind) { return [kind](Words&, const State&) { return act::of(kind); }; };
    static const std::map<std::string, Reader, std::less<>> table{
        {"show", [](Words& words, const State&) { return read_show(words); }},
        {"open", [](Words& words, const State&) { return of_card(ActionKind::open_guest, words); }},
        {"draw", [](Words& words, const State&) { return of_card(ActionKind::draw_card, words); }},
        {"roll", [](Words& words, const State&) { return act::roll(read_roll(words)); }},
        {"choose",
         [](Words& words, const State&) {
             words.expect("start-card");
             return Action(ActionKind::choose_start_card, read_number(words, "its number"));
         }},
        {"remove", [](Words& words, const State&) { return of_card(ActionKind::remove_regular, words); }},
        {"take", read_take},
        {"keep",
         [](Words& words, const State&) {
             if (words.take("guests")) return act::of(ActionKind::keep_guests);
             return Action(ActionKind::choose_side, static_cast<unsigned>(side_of(words.word("a side"))));
         }},
        {"flip", [](Words& words,
                    const State&) { return Action(ActionKind::flip_tile, index_of(tile_of(words.word("a tile")))); }},
        {"start",
         [](Words& words, const State&) {
             words.expect("over");
             return act::of(ActionKind::start_over);
         }},
        {"turn", [](Words& words, const State&) { return read_turn(words); }},
        {"place", [](Words& words, const State&) { return read_on_space(ActionKind::place, words); }},
        {"ready", plain(ActionKind::ready)},
        {"serve", [](Words& words, const State&) { return read_on_space(ActionKind::serve, words); }},
        {"move", [](Words& words, const State&) { return read_move(words); }},
        {"barbacks", plain(ActionKind::barbacks)},
        {"buy", [](Words& words, const State&) { return of_card(ActionKind::buy, words); }},
        {"upgrade", [](Words& words, const State&) { return read_upgrade(words); }},
        {"recruit", read_recruit},
        {"counter-guest", plain(ActionKind::counter_guest)},
        {"bard", plain(ActionKind::bard)},
        {"entertain",
         [](Words& words, const State&) {
             return Action(ActionKind::entertain, static_cast<unsigned>(side_of(words.word("a side"))));
         }},
        {"end",
         [](Words& words, const State&) {
             words.expect("turn");
             return act::of(ActionKind::end_turn);
         }},
        {"deny",
         [](Words& words, const State&) {
             const Space space = space_of(words.word("a seat"));
             if (!is_seat(space)) throw Failure("only a seat can be denied service");
             return Action(ActionKind::deny, static_cast<unsigned>(seat_of(space)));
         }},
        {"decline", plain(ActionKind::decline)},
        {"sign",
         [](Words& words, const State&) {
             return Action(ActionKind::sign, static_cast<unsigned>(column_of(words.word("a column"))));
         }},
        {"put",
         [](Words& words, const State&) {
             words.expect("back");
             return of_card(ActionKind::put_back, words);
         }},
        {"close", plain(ActionKind::close)},
    };
    return table;
}

const std::vector<std::string> action_names{"show_start_cards",
                                            "open_guest",
                                            "draw_card",
                                            "roll",
                                            "choose_start_card",
                                            "remove_regular",
                                            "take_bonus",
                                            "choose_side",
                                            "flip_tile",
                                            "keep_guests",
                                            "start_over",
                                            "take_die",
                                            "turn_die",
                                            "place",
                                            "ready",
                                            "serve",
                                            "move",
                                            "barbacks",
                                            "buy",
                                            "upgrade",
                                            "recruit",
                                            "recruit_nobles",
                                            "counter_guest",
                                            "bard",
                                            "entertain",
                                            "end_turn",
                                            "deny",
                                            "decline",
                                            "take_schnapps",
                                            "take_denied",
                                            "sign",
                                            "put_back",
                                            "close"};

std::string on_space(Action action) {
    return std::to_string(action.face()) + " on " + name_of(action.space());
}

std::string roll_text(Roll roll) {
    std::string text;
    for (int index = 0; index < roll.size(); ++index) text += " " + std::to_string(roll.at(index));
    return text;
}

}  // namespace

Action action_of(std::string_view text, const State& state) {
    Words words(text);
    const std::string verb = words.word("an action");
    const auto reader = readers().find(verb);
    if (reader == readers().end()) throw Failure("no action begins with \"" + verb + "\"");
    const Action action = reader->second(words, state);
    words.end();
    return action;
}

std::string name_of(ActionKind kind) {
    return action_names.at(static_cast<std::size_t>(kind));
}

std::string name_of(Action action, const State& state) {
    const std::string a = std::to_string(action.a());
    switch (action.kind()) {
        case ActionKind::show_start_cards:
            return "show " + a + " " + std::to_string(action.b()) + " " + std::to_string(action.c());
        case ActionKind::open_guest: return "open " + name_of(action.card());
        case ActionKind::draw_card: return "draw " + name_of(action.card());
        case ActionKind::roll: return "roll" + roll_text(action.rolled());
        case ActionKind::choose_start_card: return "choose start-card " + a;
        case ActionKind::remove_regular: return "remove " + name_of(action.card());
        case ActionKind::take_bonus: return "take " + name_of_bonus(round_space(state).options[action.a()]);
        case ActionKind::choose_side: return "keep " + side_name(action.a());
        case ActionKind::flip_tile: return "flip " + name_of(action.tile());
        case ActionKind::keep_guests: return "keep guests";
        case ActionKind::start_over: return "start over";
        case ActionKind::take_die: return "take " + a;
        case ActionKind::turn_die: return "turn " + a + " to " + std::to_string(action.b());
        case ActionKind::place: return "place " + on_space(action);
        case ActionKind::serve: return "serve " + on_space(action);
        case ActionKind::move: return "move " + a + " from " + name_of(action.space()) + " to " + name_of(action.to());
        case ActionKind::buy: return "buy " + name_of(action.card());
        case ActionKind::upgrade:
            return "upgrade " + name_of(action.tile()) +
                   (action.b() > 0 ? " giving " + std::to_string(action.b()) : std::string());
        case ActionKind::recruit: return "recruit " + name_of(state.row.at(action.a()).guest);
        case ActionKind::recruit_nobles: return "recruit nobles " + a;
        case ActionKind::counter_guest: return "counter-guest";
        case ActionKind::entertain: return "entertain " + side_name(action.a());
        case ActionKind::end_turn: return "end turn";
        case ActionKind::deny: return "deny seat-" + std::to_string(action.a() + 1);
        case ActionKind::take_schnapps: return "take schnapps";
        case ActionKind::take_denied: return "take denied";
        case ActionKind::sign: return "sign " + column_name(action.a());
        case ActionKind::put_back: return "put back " + name_of(action.card());
        default: return name_of(action.kind());
    }
}

namespace {

/** The verb of each effect, in the order of the enum. */
const std::vector<std::string> verbs{"begins", "enters",   "gains",   "pays",      "loses", "gets",     "misses",
                                     "draws",  "shuffles", "removes", "returns",   "puts",  "discards", "opens",
                                     "stays",  "shows",    "chooses", "rolls",     "takes", "passes",   "places",
                                     "moves",  "turns",    "serves",  "gives",     "walks", "steps",    "upgrades",
                                     "keeps",  "signs",    "wastes",  "completes", "is",    "ends",     "closes"};

std::string goods(const Effect& effect) {
    static const std::vector<std::string> names{"thalers", "beer", "schnapps", "counter-guests"};
    return std::to_string(effect.b) + " " + names.at(effect.a);
}

std::string with_dishwashers(const Effect& effect) {
    return effect.c > 0 ? " with dishwashers " + std::to_string(effect.c) : std::string();
}

std::string operands_of(const Effect& effect) {
    const std::string a = std::to_string(effect.a);
    const auto card = [&] { return name_of(static_cast<Card>(effect.a)); };
    const auto space = [&] { return name_of(static_cast<Space>(effect.b)); };
    switch (effect.kind) {
        case EffectKind::evening_begins: return "evening " + a;
        case EffectKind::phase_begins: return name_of(static_cast<Phase>(effect.a));
        case EffectKind::gained:
        case EffectKind::paid:
        case EffectKind::lost: return goods(effect);
        case EffectKind::card_gained:
        case EffectKind::card_lost: return card();
        case EffectKind::card_drawn: return card() + (effect.b == 0xFF ? std::string() : " to " + space());
        case EffectKind::deck_shuffled:
        case EffectKind::cards_discarded: return a + " cards";
        case EffectKind::card_removed:
            return card() + " from " + (effect.b == 0xFF ? std::string("deck") : name_of(seat_space(effect.b)));
        case EffectKind::cards_returned: return card() + " x" + std::to_string(effect.b);
        case EffectKind::card_put_back: return "back " + card();
        case EffectKind::guest_opened:
            return card() + " at place-" + std::to_string(effect.b) + (effect.c != 0 ? " signed" : "");
        case EffectKind::place_empty: return "empty place-" + std::to_string(effect.b);
        case EffectKind::start_cards_shown:
            return "start-cards " + a + " " + std::to_string(effect.b) + " " + std::to_string(effect.c);
        case EffectKind::start_card_chosen: return "start-card " + a;
        case EffectKind::dice_rolled:
            return (effect.a == 1 ? "own" : "white") +
                   roll_text(Roll(static_cast<std::uint16_t>(effect.b << 8U | effect.c)));
        case EffectKind::die_taken: return a;
        case EffectKind::coasters_passed: return "coasters";
        case EffectKind::die_placed:
        case EffectKind::die_served: return a + " on " + space() + with_dishwashers(effect);
        case EffectKind::die_moved: return a + " from " + space() + " to " + name_of(static_cast<Space>(effect.c));
        case EffectKind::die_turned: return a + " to " + std::to_string(effect.b);
        case EffectKind::dice_given_back: return "back " + a + " dice";
        case EffectKind::monastery_step: return "from " + a + " to " + std::to_string(effect.b);
        case EffectKind::reputation_step: return "from " + a + " to " + std::to_string(effect.b);
        case EffectKind::tile_upgraded: return name_of(static_cast<Tile>(effect.a));
        case EffectKind::side_chosen: return side_name(effect.a);
        case EffectKind::signature_gained: return column_name(effect.a) + " row " + std::to_string(effect.b + 1);
        case EffectKind::signature_lost:
            return "signature" + (effect.a == 0xFF ? std::string() : " " + column_name(effect.a));
        case EffectKind::row_completed: return "row " + std::to_string(effect.a + 1);
        case EffectKind::plan_ready: return "ready";
        case EffectKind::turn_ended: return "turn";
        case EffectKind::game_over: return "game";
    }
    return {};
}

}  // namespace

bool is_effect_verb(std::string_view verb) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

std::string name_of(const Effect& effect) {
    const std::string who = effect.player < max_players ? player_name(effect.player) : "table";
    return who + " " + verbs.at(static_cast<std::size_t>(effect.kind)) + " " + operands_of(effect);
}

std::string source_of(const Effect& effect) {
    const std::string detail = std::to_string(effect.detail);
    switch (effect.source) {
        case Source::none: return {};
        case Source::round_track: return " from round-track";
        case Source::start_card: return " from start-card " + detail;
        case Source::space: return " from " + name_of(static_cast<Space>(effect.detail));
        case Source::barbacks: return " from barbacks";
        case Source::guest: return " from " + name_of(static_cast<Card>(effect.detail));
        case Source::monastery: return " from monastery " + detail;
        case Source::reputation: return " from reputation " + detail;
        case Source::guest_book:
            // A full row gives the row, a space its row and column.
            return " from guest-book";
        case Source::entertainer: return " from " + side_name(effect.detail);
        case Source::purchase: return " from supply";
        case Source::upgrade: return " from upgrade " + name_of(static_cast<Tile>(effect.detail));
        case Source::limit: return " from limit";
    }
    return {};
}

std::string name_of(EffectKind kind) {
    return verbs.at(static_cast<std::size_t>(kind));
}

}  // namespace tavern::scenario
