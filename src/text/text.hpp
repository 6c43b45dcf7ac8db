// Texts of assets/text in the chosen language, with values filled in. The language is global, because one person reads
// one screen and hundreds of places need texts.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "text/language.hpp"
#include "text/text_keys.hpp"

namespace tavern {

/** Changes the language. Needs the bytes of its file, made by ci/pack-texts.mjs, but for English where it is compiled
 * in. Refuses a file that is cut off or belongs to another build: then it returns the reason and changes nothing. A
 * change invalidates the views that say has returned. */
std::optional<Text> speak(Language language, std::string file = {});
/** None before the first file where English is not compiled in. */
std::optional<Language> spoken_language();

/** The text in the chosen language, or in English where the language lacks it. */
std::string_view say(Text text);
/** The text at this distance after another: the texts of an enumeration follow each other in its order. */
constexpr Text text_after(Text first, int after) {
    return static_cast<Text>(static_cast<int>(first) + after);
}
std::string_view say(Text first, std::size_t after);

/** A value for "{name}" in a text. */
struct TextValue {
    std::string_view name;
    std::string value;
    // Not inline, since there are hundreds of uses and the page must stay small.
    TextValue(std::string_view place, std::string_view text);
    TextValue(std::string_view place, const char* text);
    TextValue(std::string_view place, int number);
    ~TextValue();
    TextValue(const TextValue&) = default;
    TextValue& operator=(const TextValue&) = default;
};
std::string say(Text text, std::initializer_list<TextValue> values);

/** Whether the name of a text belongs to a kind and an id: "card_guest_3" to "card" and "guest-3". */
constexpr bool is_text_of(std::string_view name, std::string_view kind, std::string_view id) {
    if (name.size() != kind.size() + 1 + id.size() || name.substr(0, kind.size()) != kind) return false;
    for (std::size_t letter = 0; letter < id.size(); ++letter)
        if (name[kind.size() + 1 + letter] != (id[letter] == '-' ? '_' : id[letter])) return false;
    return true;
}

/** The text of a component, such as kind "card" and id "guest-3"; -1 when there is none. Only at compile time, so that
 * the names of the texts stay out of the program. first: where the search begins, since compilers limit its steps. */
constexpr int find_text(std::string_view kind, std::string_view id, int first = 0) {
    for (int count = 0; count < text_count; ++count) {
        const int index = (first + count) % text_count;
        if (is_text_of(text_names[static_cast<std::size_t>(index)], kind, id)) return index;
    }
    return -1;
}

/** A name or note as players see it: with parentheses in place of brackets, so that it shows no pictures of the game,
 * and without the signs that turn the direction of the words beside it. */
std::string as_shown(std::string written);
/** Whether a text has only invisible characters: blanks, joiners, marks of direction and the like. */
bool is_invisible(std::string_view text);
/** The innkeeper at a seat, with the name that players see. Without a name in the record it is the usual name of the
 * seat, which follows the language and takes no room in links. Valid until the next call for the same seat. */
const Innkeeper& shown_innkeeper(const Game& game, int seat);
std::string_view usual_name(int seat);
std::string_view card_name(Card card);
/** The effect of the card in play or at a table. */
std::string card_about(Card card);
/** A short name for cards that lie close together. */
std::string_view short_card_name(Card card);
/** "dishwashers", for tavern cards. */
std::string_view cards_name(Card card);
/** "1 Server" or "2 servers". */
std::string counted_cards(Card card, int count);
std::string_view tile_name(Tile tile);
/** With its article, as the object of a sentence: "the Hunter", "a server", "the brewer". */
std::string_view the_card(Card card);
std::string_view the_tile(Tile tile);
std::string_view upgrade_title(Tile tile);
/** The effect of an upgrade, which in the last round may come too late. */
std::string_view upgrade_about(const State& state, Tile tile);
/** "Round 3", or "Set-up" for 0, before the first one. */
std::string round_name(int round);
/** "Round 3 of 8", or "Set-up". */
std::string round_of_all(int round);
/** "Planning, round 3 of 8"; before the first round only the phase. */
std::string phase_and_round(Phase phase, int round);
std::string_view phase_name(Phase phase);
std::string_view color_name(PlayerColor color);
std::string_view entertainer_name(int entertainer);
/** Cost and effect of a side 1..6, with pictures. */
std::string side_rule(int side);
std::string side_about(int side);
/** "a, b and c"; last: the word before the last one. */
std::string listed(const std::vector<std::string>& names, Text last = Text::since_and);
/** The price of an upgrade for which this many cards of its staff are returned, 0: none. */
std::string tile_price_about(Tile tile, int given);
/** The names of the cards: "Table, Server". */
std::string card_list(const CardList& list);
/** The gains from a start card, in sentences. cards: the names of the cards it brings; empty: none. */
std::string start_card_gains(const StartCardFacts& card, std::string_view cards);
/** The same for the cards of the game's edition. number: 1 to the number of start cards. */
std::string start_card_about(const Setup& setup, int number);
std::string bonus_text(const Bonus& bonus);
/** Its name and the rule behind it, as a sentence; empty: the name says it all. */
std::string_view bonus_about(const Bonus& bonus);
/** "a counter guest or a Barback card", where the space offers two. */
std::string bonus_text(const RoundSpace& space);
/** A space of the reputation track: its number, or its bonus. */
std::string reputation_name(const Setup& setup, int space);
/** The gains from the next signature in a column of the guest book; empty: none. */
std::string signature_gains(const Player& player, std::size_t column);
/** The prices of the guests of a column of the guest book: "5", "7–8". */
std::string book_price(std::size_t column);
/** The name of a bonus of the round in a word or two. */
std::string_view bonus_name(const Bonus& bonus);
/** The name of the guest or tile of a space. */
std::string_view space_name(const Player& player, Space space);
/** A text for screen readers: "[beer]" becomes "beer". */
std::string spoken(std::string_view text);

}  // namespace tavern
