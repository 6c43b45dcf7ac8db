#include "narration/advice/advice.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "ai/turn/start_of_turn.hpp"
#include "narration/account_words.hpp"
#include "narration/advice/played_turn.hpp"

namespace tavern {
namespace {

bool is_turn(const State& state) {
    const Question asked = question(state);
    return asked == Question::plan || asked == Question::serve;
}

/** Regulars of both kinds have one name, so their dice tell them apart. */
std::string guest_name(Card guest) {
    const bool regular = guest == Card::regular_1 || guest == Card::regular_2;
    return std::string(card_name(guest)) + (regular ? " " + face_sign(facts(guest).pips) : "");
}

/** Where a die goes: the tile, or the guest. */
std::string place_name(const Player& player, Space space) {
    if (!is_seat(space)) return std::string(space_name(player, space));
    const Card guest = player.seats[static_cast<std::size_t>(seat_of(space))].guest;
    return guest == no_card ? std::string(space_name(player, space)) : guest_name(guest);
}

/** An action that places no die, in a few words. */
std::string deed_text(const State& state, const Player& player, Action action) {
    const auto named = [](std::string_view sign, std::string_view name) {
        return std::string(sign) + " " + std::string(name);
    };
    const Setup& setup = state.setup;
    switch (action.kind()) {
        case ActionKind::turn_die: return face_sign(action.a()) + " ▸ " + face_sign(action.b());
        case ActionKind::take_die: return say(Text::hint_take, {{"die", face_sign(action.face())}});
        case ActionKind::upgrade:
            if (action.b() > 0)
                return named("[upgrade]",
                             say(Text::hint_returns, {{"tile", tile_name(action.tile())},
                                                      {"cards", cards_text({action.b(), facts(action.tile()).card})}}));
            [[fallthrough]];
        case ActionKind::flip_tile: return named("[upgrade]", tile_name(action.tile()));
        case ActionKind::buy:
            return named("[card-" + std::string(facts(action.card()).id) + "]", card_name(action.card()));
        case ActionKind::recruit: return named("[icon-person]", card_name(state.row[action.a()].guest));
        case ActionKind::recruit_nobles: return std::to_string(action.a()) + "[noble]";
        case ActionKind::counter_guest: return "[counter-guest] ▸ 1[step]";
        case ActionKind::bard: return "[card-bard] ▸ 1[reputation]";
        case ActionKind::choose_side:
        case ActionKind::entertain: return side_rule(action.a());
        case ActionKind::choose_start_card: return say(Text::start_card_number, {{"number", action.a()}});
        case ActionKind::remove_regular: return say(Text::hint_remove, {{"card", guest_name(action.card())}});
        case ActionKind::take_bonus: return bonus_text(round_space(setup, state.round).options[action.a()]);
        case ActionKind::keep_guests: return std::string(say(Text::button_keep));
        case ActionKind::start_over: return std::string(say(Text::button_start_over));
        case ActionKind::deny: return named("[denied]", guest_name(player.seats[action.a()].guest));
        case ActionKind::decline: return std::string(say(Text::answer_decline));
        case ActionKind::take_schnapps: return say(Text::answer_schnapps, {{"count", 1}});
        case ActionKind::take_denied: return named("[denied]", say(Text::answer_denied));
        case ActionKind::sign: return say(Text::hint_column, {{"price", book_price(action.a())}});
        case ActionKind::put_back: return named("[deck-top]", card_name(action.card()));
        case ActionKind::close: return std::string(say(Text::answer_close));
        default: return {};
    }
}

/** The guest of the plan that a player who serves first could recruit before. */
std::optional<Card> may_be_gone(const State& before, const std::vector<Action>& turn) {
    if (question(before) != Question::plan || before.setup.planning != Planning::together ||
        seat_in_turn(before, 0) == actor(before).seat)
        return std::nullopt;
    for (const Action action : turn) {
        if (action.kind() != ActionKind::recruit) continue;
        const Card guest = before.row[action.a()].guest;
        const auto same = std::count_if(before.row.begin(), before.row.end(),
                                        [&](const auto& place) { return place.guest == guest; });
        // The 3-beer guests are a stack.
        if (action.a() > 0 && same == 1) return guest;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> deeds_of(const Game& game, const State& before, const std::vector<Action>& actions) {
    const auto seat = static_cast<std::size_t>(actor(before).seat);
    const PlayerColor color = shown_innkeeper(game, static_cast<int>(seat)).color;
    std::vector<std::pair<Space, std::string>> placed;
    std::vector<std::string> parts;
    bool chooses_denied = false;  // the action before
    State state = start_of_turn(before, static_cast<int>(seat));
    Effects effects;
    for (const Action action : actions) {
        effects.clear();
        go_past_chance(state, effects);
        std::string part = deed_text(state, state.players[seat], action);
        // The guest sent away says that service is denied.
        if (action.kind() == ActionKind::deny && chooses_denied) parts.pop_back();
        chooses_denied = action.kind() == ActionKind::take_denied;
        if (!part.empty()) parts.push_back(std::move(part));
        if (apply(state, action, effects)) break;
        for (const Effect& effect : effects) {
            if (effect.kind != EffectKind::die_placed && effect.kind != EffectKind::die_moved) continue;
            const auto space = static_cast<Space>(effect.kind == EffectKind::die_placed ? effect.b : effect.c);
            const std::string sign = die_sign(effect.a, is_own_die(effect), color);
            const auto there =
                std::find_if(placed.begin(), placed.end(), [&](const auto& at) { return at.first == space; });
            if (there != placed.end())
                there->second += sign;
            else
                placed.emplace_back(space, sign);
        }
    }
    for (auto place = placed.rbegin(); place != placed.rend(); ++place)
        parts.insert(parts.begin(), place->second + " ▸ " + place_name(before.players[seat], place->first));
    return parts;
}

std::string suggestion_title(const Game& game, const State& before, const Suggestion& suggestion) {
    if (!is_turn(before)) {
        const std::vector<std::string> deeds = deeds_of(game, before, suggestion.actions);
        return deeds.empty() ? std::string() : deeds.front();
    }
    return plan_title(suggestion.reason, played(before, suggestion.turn).account);
}

namespace {

std::string gains_of(const PlayedTurn& turn) {
    std::string text;
    const auto tell = [&](const std::string& part) { text += (text.empty() || part.empty() ? "" : "  ") + part; };
    // All money at hand; of the other goods the change, since a spent one would look like a gain.
    for (const Resource resource : {Resource::thalers, Resource::beer}) {
        const int all = turn.before.of(resource) + turn.account.store(resource).gained;
        if (all > 0) tell(amount_text(all, resource));
    }
    for (const Resource resource : {Resource::schnapps, Resource::counter_guests}) {
        const StoreAccount& store = turn.account.store(resource);
        tell(sign_text(store.gained - store.paid, resource_sign(resource)));
    }
    tell(sign_text(turn.account.reputation_steps, "[reputation]"));
    tell(sign_text(turn.account.monastery_steps, "[step]"));
    std::vector<Card> cards = turn.account.given;
    std::sort(cards.begin(), cards.end());
    for (auto card = cards.begin(); card != cards.end(); card = std::upper_bound(card, cards.end(), *card))
        tell(sign_text(static_cast<int>(std::count(card, cards.end(), *card)),
                       *card == Card::noble ? "[noble]" : "[card-" + std::string(facts(*card).id) + "]"));
    return text;
}

std::string left_of(const PlayedTurn& turn) {
    if (!turn.account.ended) return {};
    std::string text;
    std::vector<std::string> lost;
    for (const Resource resource : all_resources) {
        const StoreAccount& store = turn.account.store(resource);
        if (const int kept = turn.before.of(resource) + store.change(); kept > 0)
            text += amount_text(kept, resource) + "  ";
        if (store.lost > 0) lost.push_back(amount_text(store.lost, resource));
    }
    text += std::to_string(turn.before.points + turn.account.points.total()) + "[points]";
    text = say(Text::hint_left, {{"stores", text}});
    return lost.empty() ? text : text + ". " + say(Text::prompt_end_loses, {{"what", listed(lost)}});
}

int tenths_of(Value value) {
    return (std::max(value, 0) + 5) / 10;
}

/** As it is told, in tenths of a point. */
Value rounded(Value change) {
    return (change < 0 ? -10 : 10) * tenths_of(std::abs(change));
}

/** Empty if there is no difference to tell. */
std::string against_best_text(const Game& game, const State& before, const DieDifference& die) {
    const Value own = rounded(die.own);
    // Of the rounded ones, so that both add up to the loss beside them.
    const Value others = own - rounded(die.lead);
    if (own == 0 && others == 0) return {};
    if (before.setup.players > 2)
        return say(Text::hint_against_best_of_many, {{"own", signed_points(own)}, {"others", signed_points(others)}});
    return say(Text::hint_against_best, {{"own", signed_points(own)},
                                         {"other", signed_points(others)},
                                         {"name", shown_innkeeper(game, 1 - actor(before).seat).name}});
}

}  // namespace

std::string gains_text(const Game& game, const State& before, const Suggestion& suggestion) {
    if (suggestion.difference) return against_best_text(game, before, *suggestion.difference);
    return suggestion.turn.empty() ? std::string() : gains_of(played(before, suggestion.turn));
}

std::string unless_text(const State& before, const Suggestion& suggestion) {
    const std::optional<Card> guest = may_be_gone(before, suggestion.turn);
    return guest ? say(Text::hint_unless, {{"card", card_name(*guest)}}) : std::string();
}

std::vector<std::string> other_dice(const Game& game, const State& before, const Advice& advice) {
    std::vector<std::string> lines;
    for (const DieDifference& die : advice.dice) {
        const Action take(ActionKind::take_die, die.face);
        const bool suggested = std::any_of(advice.suggestions.begin(), advice.suggestions.end(),
                                           [&](const Suggestion& one) { return one.actions.front() == take; });
        if (suggested) continue;
        const std::string difference = against_best_text(game, before, die);
        lines.push_back(face_sign(die.face) + " " +
                        (difference.empty() ? std::string(say(Text::hint_equal)) : difference));
    }
    return lines;
}

std::vector<std::string> only_here(const std::vector<std::string>& deeds, std::vector<std::string> other) {
    std::vector<std::string> missing;
    for (const std::string& deed : deeds) {
        const auto same = std::find(other.begin(), other.end(), deed);
        if (same == other.end())
            missing.push_back(deed);
        else
            other.erase(same);  // an action done twice must match two
    }
    return missing;
}

std::string difference_text(const std::vector<std::string>& own, const std::vector<std::string>& like,
                            std::string_view number) {
    if (const std::string more = listed(only_here(own, like), Text::since_comma); !more.empty())
        return say(Text::hint_why_like_but, {{"number", number}, {"deeds", more}});
    if (const std::string less = listed(only_here(like, own), Text::since_comma); !less.empty())
        return say(Text::hint_why_like_without, {{"number", number}, {"deeds", less}});
    return {};
}

std::string points_text(Value value) {
    const int tenths = tenths_of(value);
    return say(Text::review_decimal, {{"whole", tenths / 10}, {"tenths", tenths % 10}});
}

std::string signed_points(Value value) {
    return (value < 0 ? "−" : value > 0 ? "+" : "") + points_text(std::abs(value));
}

std::vector<SuggestionWords> words_of(const Game& game, const State& before, const Advice& advice) {
    std::vector<SuggestionWords> all;
    const bool turn = is_turn(before);
    for (const Suggestion& suggestion : advice.suggestions) {
        SuggestionWords words;
        words.title = suggestion_title(game, before, suggestion);
        words.why = suggestion_reason(game, before, suggestion);
        if (turn) {
            words.deeds = deeds_of(game, before, suggestion.turn);
            // Gains also come from serving, which the lines of a plan do not mention.
            const PlayedTurn brings = played(before, suggestion.turn);
            if (const std::string gains = gains_of(brings); !gains.empty())
                words.gains = say(Text::hint_gains, {{"gains", gains}});
            words.left = left_of(brings);
        }
        for (const DieDifference& die : advice.dice)
            if (suggestion.actions.front() == Action(ActionKind::take_die, die.face))
                words.gains = against_best_text(game, before, die);
        // Two suggestions with the same reason show their difference.
        for (std::size_t other = 0; other < all.size() && turn; ++other)
            if (all[other].title == words.title && all[other].why == words.why)
                words.why = difference_text(words.deeds, all[other].deeds, std::to_string(other + 1));
        const Value less = advice.suggestions.front().value - suggestion.value;
        words.loses = tenths_of(less) > 0;
        words.right = words.loses ? "−" + points_text(less) + " [points]"
                                  : std::string(say(all.empty() ? Text::hint_best : Text::hint_equal));
        all.push_back(std::move(words));
    }
    // A part common to all answers says nothing about one of them, nor does that of a die without a use yet.
    const std::string nothing = suggestion_reason(game, before, Suggestion{});
    const auto says_nothing = [&](const SuggestionWords& words) { return words.why == nothing; };
    const bool none = std::all_of(all.begin(), all.end(), says_nothing);
    for (SuggestionWords& words : all)
        if (none || (!advice.dice.empty() && says_nothing(words))) words.why.clear();
    for (std::size_t index = 0; index < all.size(); ++index)
        if (const std::string unless = unless_text(before, advice.suggestions[index]); !unless.empty())
            all[index].why += (all[index].why.empty() ? "" : " ") + unless;
    return all;
}

}  // namespace tavern
