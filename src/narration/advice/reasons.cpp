// The reason for a suggestion as a sentence.
#include "narration/account_words.hpp"
#include "narration/advice/advice.hpp"
#include "narration/advice/played_turn.hpp"

namespace tavern {
namespace {

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

/** "three sixes", or "three dice" if they differ: the dice of the brewer, as they are served in a turn. */
std::string dice_words(const std::vector<Action>& turn, int count) {
    if (count == 1) return std::string(say(Text::hint_die));
    Face face = 0;
    bool same = true;
    for (const Action action : turn) {
        if (action.kind() != ActionKind::serve || action.space() != Space::brewer) continue;
        same = same && (face == 0 || face == action.face());
        face = action.face();
    }
    const Text dice = same && face == 1 ? Text::hint_ones : same && face == 6 ? Text::hint_sixes : Text::hint_dice;
    return number_word(count) + " " + std::string(say(dice));
}

std::string monastery_reason(const State& before, const Suggestion& suggestion) {
    const int space = suggestion.b;
    const Bonus& bonus = components::monastery_track[static_cast<std::size_t>(space)];
    const bool gives = played(before, suggestion.turn).monastery_bonus;
    return say(
        Text::hint_why_monastery,
        {{"count", suggestion.a}, {"space", space}, {"bonus", gives ? ": " + bonus_text(bonus) : std::string()}});
}

std::string upgrades_reason(const State& before, const Suggestion& suggestion) {
    const int count = suggestion.a;
    const bool nobles = played(before, suggestion.turn).account.upgrade_nobles >= count;
    Text text = count == 1 ? Text::hint_why_upgrade : Text::hint_why_upgrades;
    if (!nobles) text = count == 1 ? Text::hint_why_upgrade_alone : Text::hint_why_upgrades_alone;
    return say(text, {{"count", number_word(count)}, {"tile", tile_name(static_cast<Tile>(suggestion.b))}});
}

std::string own_use_reason(const State& before, const Suggestion& suggestion) {
    const Player& player = before.players[actor(before).seat];
    const auto face = static_cast<Face>(suggestion.a);
    const auto space = static_cast<Space>(suggestion.b);
    const int dishwashers = dishwashers_needed(player, face, space);
    return say(dishwashers > 0 ? Text::hint_why_takes_for_self_with : Text::hint_why_takes_for_self,
               {{"die", face_sign(face)}, {"space", space_name(player, space)}, {"count", dishwashers}});
}

}  // namespace

std::string suggestion_reason(const Game& game, const State& before, const Suggestion& suggestion) {
    const int a = suggestion.a;
    const int b = suggestion.b;
    switch (suggestion.reason) {
        case Reason::upgrades: return upgrades_reason(before, suggestion);
        case Reason::brewer_first:
            return say(Text::hint_why_brewer_first, {{"dice", dice_words(suggestion.turn, a)}, {"beer", b}});
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
        case Reason::monastery: return monastery_reason(before, suggestion);
        case Reason::reputation:
            return say(b != 0 ? Text::hint_why_reputation : Text::hint_why_reputation_steps, {{"count", a}});
        case Reason::buys:
            return say(b > 1 ? Text::hint_why_buys : Text::hint_why_buys_one,
                       {{"card", card_name(static_cast<Card>(a))}, {"count", number_word(b)}});
        case Reason::saves: {
            std::vector<std::string> stores;
            if (a > 0) stores.push_back(amount_text(a, Resource::thalers));
            if (b > 0) stores.push_back(amount_text(b, Resource::beer));
            return say(Text::hint_why_saves, {{"stores", listed(stores)}});
        }
        case Reason::takes_for_self: return own_use_reason(before, suggestion);
        case Reason::denies_others:
            return say(Text::hint_why_denies_others,
                       {{"die", face_sign(suggestion.a)}, {"name", shown_innkeeper(game, b).name}});
        case Reason::nothing: return std::string(say(Text::hint_why_nothing));
        case Reason::better_cards: break;
    }
    return std::string(say(Text::hint_why_better_cards));
}

}  // namespace tavern
