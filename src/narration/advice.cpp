#include "narration/advice.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tavern {
namespace {

bool is_turn(const State& state) {
    const Question asked = question(state);
    return asked == Question::plan || asked == Question::serve;
}

/** "three", or digits for numbers without a word. */
std::string number_word(int number) {
    std::string_view words = say(Text::hint_numbers);
    for (int skipped = 1; skipped < number; ++skipped) {
        const std::size_t space = words.find(' ');
        if (space == std::string_view::npos) return std::to_string(number);
        words.remove_prefix(space + 1);
    }
    return std::string(words.substr(0, words.find(' ')));
}

/** "three sixes", or "three dice" if they differ. */
std::string dice_words(const std::vector<Action>& actions, int count) {
    if (count == 1) return std::string(say(Text::hint_die));
    Face face = 0;
    bool same = true;
    for (const Action action : actions) {
        if (action.kind() != ActionKind::place || action.space() != Space::brewer) continue;
        same = same && (face == 0 || face == action.face());
        face = action.face();
    }
    const Text dice = !same || face == 0                   ? Text::hint_dice
                      : face == components::brewer_dice[0] ? Text::hint_ones
                                                           : Text::hint_sixes;
    return number_word(count) + " " + std::string(say(dice));
}

/** An action other than placing a die, in a few words. */
std::string deed_text(const State& state, const Player& player, Action action) {
    const auto named = [](std::string_view sign, std::string_view name) {
        return std::string(sign) + " " + std::string(name);
    };
    const Setup& setup = state.setup;
    switch (action.kind()) {
        case ActionKind::turn_die: return face_sign(action.a()) + " ▸ " + face_sign(action.b());
        case ActionKind::take_die: return say(Text::hint_take, {{"die", face_sign(action.face())}});
        case ActionKind::upgrade:
        case ActionKind::flip_tile: return named("[upgrade]", tile_name(action.tile()));
        case ActionKind::buy:
            return named("[card-" + std::string(facts(action.card()).id) + "]", card_name(action.card()));
        case ActionKind::recruit: return named("[icon-person]", card_name(state.row[action.a()].guest));
        case ActionKind::recruit_nobles: return std::to_string(action.a()) + "[noble]";
        case ActionKind::counter_guest: return "[counter-guest] ▸ 1[step]";
        case ActionKind::choose_side:
        case ActionKind::entertain: return side_rule(action.a());
        case ActionKind::choose_start_card: return say(Text::start_card_number, {{"number", action.a()}});
        case ActionKind::remove_regular: return std::string(card_name(action.card()));
        case ActionKind::take_bonus: {
            const auto& track = round_track(setup);
            return bonus_text(track[static_cast<std::size_t>(state.round - 1)].options[action.a()]);
        }
        case ActionKind::keep_guests: return std::string(say(Text::button_keep));
        case ActionKind::start_over: return std::string(say(Text::button_start_over));
        case ActionKind::deny: return named("[denied]", card_name(player.seats[action.a()].guest));
        case ActionKind::decline: return std::string(say(Text::answer_decline));
        case ActionKind::take_schnapps: return "[schnapps]";
        case ActionKind::take_denied: return named("[denied]", say(Text::answer_denied));
        case ActionKind::sign: return say(Text::hint_column, {{"column", action.a() + 1}});
        case ActionKind::put_back: return named("[deck-top]", card_name(action.card()));
        case ActionKind::close: return std::string(say(Text::answer_close));
        default: return {};
    }
}

}  // namespace

std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions) {
    const auto seat = static_cast<std::size_t>(actor(before).seat);
    const PlayerColor color = shown_innkeeper(game, static_cast<int>(seat)).color;
    std::vector<std::pair<Space, std::string>> placed;
    std::vector<std::string> parts;
    State state = start_of_turn(before, static_cast<int>(seat));
    Effects effects;
    for (const Action action : actions) {
        go_past_chance(state, effects);
        const Player& player = state.players[seat];
        if (action.kind() == ActionKind::place || action.kind() == ActionKind::move) {
            const bool placing = action.kind() == ActionKind::place;
            const bool own = placing ? !player.white.has(action.face()) : false;
            const Space space = placing ? action.space() : action.to();
            const std::string sign = die_sign(action.face(), own, color);
            const auto there =
                std::find_if(placed.begin(), placed.end(), [&](const auto& at) { return at.first == space; });
            if (there != placed.end())
                there->second += sign;
            else
                placed.emplace_back(space, sign);
        } else if (std::string part = deed_text(state, player, action); !part.empty()) {
            parts.push_back(std::move(part));
        }
        if (apply(state, action, effects)) break;
    }
    for (auto place = placed.rbegin(); place != placed.rend(); ++place)
        parts.insert(parts.begin(),
                     place->second + " ▸ " + std::string(space_name(before.players[seat], place->first)));
    return parts;
}

std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion) {
    if (!is_turn(before)) {
        const std::vector<std::string> deeds = deeds_of(game, before, suggestion.actions);
        return deeds.empty() ? std::string() : deeds.front();
    }
    const auto title =
        static_cast<Text>(static_cast<int>(Text::hint_title_upgrades) + static_cast<int>(suggestion.reason));
    return say(title, {{"a", suggestion.a}});
}

std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion) {
    const int a = suggestion.a;
    const int b = suggestion.b;
    switch (suggestion.reason) {
        case Reason::upgrades:
            return say(a == 1 ? Text::hint_why_upgrade : Text::hint_why_upgrades,
                       {{"count", number_word(a)}, {"tile", tile_name(static_cast<Tile>(b))}});
        case Reason::brewer_first:
            return say(Text::hint_why_brewer_first, {{"dice", dice_words(suggestion.actions, a)}, {"beer", b}});
        case Reason::cashbox_first: return say(Text::hint_why_cashbox_first, {{"thalers", b}});
        case Reason::nobles:
            return say(Text::hint_why_nobles,
                       {{"nobles", a == 1 ? std::string(say(Text::bonus_noble))
                                          : say(Text::ask_nobles_many, {{"count", number_word(a)}})},
                        {"points", a * facts(Card::noble).points}});
        case Reason::recruits: {
            const CardFacts& guest = facts(static_cast<Card>(a));
            return say(
                Text::hint_why_recruits,
                {{"card", card_name(static_cast<Card>(a))}, {"thalers", guest.thalers}, {"points", guest.points}});
        }
        case Reason::monastery: {
            const Bonus& bonus =
                components::monastery_track[static_cast<std::size_t>(std::min(b, components::monastery_length))];
            const std::string brings = bonus.kind == BonusKind::none ? std::string() : ": " + bonus_text(bonus);
            return say(Text::hint_why_monastery, {{"count", a}, {"space", b}, {"bonus", brings}});
        }
        case Reason::reputation: return say(Text::hint_why_reputation, {{"count", a}});
        case Reason::buys:
            return say(b > 1 ? Text::hint_why_buys : Text::hint_why_buys_one,
                       {{"card", card_name(static_cast<Card>(a))}, {"count", number_word(b)}});
        case Reason::saves: return say(Text::hint_why_saves, {{"thalers", a}, {"beer", b}});
        case Reason::takes_for_self:
            return say(Text::hint_why_takes_for_self,
                       {{"die", face_sign(suggestion.a)},
                        {"space", space_name(before.players[actor(before).seat], static_cast<Space>(b))}});
        case Reason::denies_others:
            return say(Text::hint_why_denies_others,
                       {{"die", face_sign(suggestion.a)}, {"name", shown_innkeeper(game, b).name}});
        case Reason::comes_to_the_same:
            return say(Text::hint_why_comes_to_the_same,
                       {{"die", face_sign(suggestion.a)}, {"other", face_sign(suggestion.b)}});
        case Reason::nothing: return std::string(say(Text::hint_why_nothing));
        case Reason::better_cards: break;
    }
    return std::string(say(Text::hint_why_better_cards));
}

std::string gains_text(const State& before, const Suggestion& suggestion) {
    std::string text;
    if (!is_turn(before)) return text;
    const Player& player = before.players[actor(before).seat];
    const auto add = [&](int count, std::string_view sign, std::string_view plus) {
        if (count != 0)
            text += (text.empty() ? "" : "  ") + std::string(plus) + std::to_string(count) + std::string(sign);
    };
    add(player.thalers + suggestion.thalers, "[thaler]", "");
    add(player.beer + suggestion.beer, "[beer]", "");
    add(suggestion.reputation, "[reputation]", "+");
    add(suggestion.monastery, "[step]", "+");
    return text;
}

std::string difference_text(const std::vector<std::string>& deeds, const std::vector<std::string>& other,
                            std::string_view number) {
    const auto missing_in = [](const std::vector<std::string>& known, const std::vector<std::string>& listed) {
        std::string text;
        for (const std::string& deed : listed)
            if (std::find(known.begin(), known.end(), deed) == known.end()) text += (text.empty() ? "" : ", ") + deed;
        return text;
    };
    if (const std::string more = missing_in(other, deeds); !more.empty())
        return say(Text::hint_why_like_but, {{"number", number}, {"deeds", more}});
    if (const std::string less = missing_in(deeds, other); !less.empty())
        return say(Text::hint_why_like_without, {{"number", number}, {"deeds", less}});
    return {};
}

namespace {

int tenths_of(Value value) {
    return (std::max(value, 0) + 5) / 10;
}

}  // namespace

std::string points_text(Value value) {
    const int tenths = tenths_of(value);
    return say(Text::review_decimal, {{"whole", tenths / 10}, {"tenths", tenths % 10}});
}

std::vector<SuggestionWords> words_of(const Game& game, const State& before, const Advice& advice) {
    std::vector<SuggestionWords> all;
    const bool turn = is_turn(before);
    for (const Suggestion& suggestion : advice.suggestions) {
        // Gains also come from serving, which the lines of a plan do not mention.
        SuggestionWords words{suggestion_title(game, before, suggestion),
                              {},
                              {},
                              gains_text(before, suggestion),
                              suggestion_reason(game, before, suggestion)};
        if (!words.gains.empty()) words.gains = say(Text::hint_gains, {{"gains", words.gains}});
        if (turn) words.deeds = deeds_of(game, before, suggestion.turn);
        // Two suggestions with the same reason show their difference.
        for (std::size_t other = 0; other < all.size() && turn; ++other)
            if (all[other].title == words.title && all[other].why == words.why)
                words.why = difference_text(words.deeds, all[other].deeds, std::to_string(other + 1));
        const Value less = advice.suggestions.front().value - suggestion.value;
        words.right = all.empty()            ? std::string(say(Text::hint_best))
                      : tenths_of(less) == 0 ? std::string(say(Text::hint_equal))
                                             : "−" + points_text(less) + " [points]";
        all.push_back(std::move(words));
    }
    // A part common to all answers says nothing about one of them.
    const std::string nothing = suggestion_reason(game, before, Suggestion{});
    if (std::all_of(all.begin(), all.end(), [&](const SuggestionWords& words) { return words.why == nothing; }))
        for (SuggestionWords& words : all) words.why.clear();
    return all;
}

}  // namespace tavern
