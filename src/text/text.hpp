// What a player reads: texts of assets/text in the language chosen, with their values filled in. Which language that is
// is kept here, not handed to each of the hundreds of places that say something: one person reads one screen.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "record/game.hpp"
#include "text/language.hpp"
#include "text/text_keys.hpp"

namespace tavern {

/** Says everything in this language from now on. English is compiled in; of another language the bytes of its file are
 *  needed, made by ci/pack-texts.mjs. Refuses a file that is cut off or made for other texts with a text that says so;
 *  then nothing changes. What say returned before a change is gone. */
std::optional<Text> speak(Language language, std::string file = {});
Language spoken_language();

/** Where the language has no text of its own, English stands in. */
std::string_view say(Text text);
/** The text so many after this one: the texts of an enumeration stand in its order. */
std::string_view say(Text first, std::size_t after);

/** A value for "{name}" in a text. */
struct Value {
    std::string_view name;
    std::string value;
    // Not inline: there are hundreds, and the page is to be small.
    Value(std::string_view place, std::string_view text);
    Value(std::string_view place, const char* text);
    Value(std::string_view place, int number);
    ~Value();
    Value(const Value&) = default;
    Value& operator=(const Value&) = default;
};
std::string say(Text text, std::initializer_list<Value> values);

/** Whether the name of a text is that of a kind and an id: "card_guest_3" of "card" and "guest-3". */
constexpr bool is_text_of(std::string_view name, std::string_view kind, std::string_view id) {
    if (name.size() != kind.size() + 1 + id.size() || name.substr(0, kind.size()) != kind) return false;
    for (std::size_t letter = 0; letter < id.size(); ++letter)
        if (name[kind.size() + 1 + letter] != (id[letter] == '-' ? '_' : id[letter])) return false;
    return true;
}

/** The text for a thing of the components: kind "card", id "guest-3"; -1 when there is none. While compiling only, so
 *  that the names of the texts stay out of the program. */
constexpr int find_text(std::string_view kind, std::string_view id) {
    for (int index = 0; index < text_count; ++index)
        if (is_text_of(text_names[static_cast<std::size_t>(index)], kind, id)) return index;
    return -1;
}

/** A name from elsewhere as it is shown: in brackets stand the game's pictures, which it is not to show. */
std::string without_pictures(std::string name);
/** Whether nothing of a text is seen: blanks, joiners, marks of direction and the like. */
bool is_invisible(std::string_view text);
/** The innkeeper at a seat as players see him: who has no name in the record gets the one of the text table, so that
 *  usual names cost a link nothing and follow the language. */
const Innkeeper& shown_innkeeper(const Game& game, int seat);
std::string_view usual_name(int seat);
std::string_view card_name(Card card);
/** What it does: in play, or at a table. */
std::string card_about(Card card);
/** Where cards lie close together. */
std::string_view short_card_name(Card card);
/** "dishwashers", for tavern cards. */
std::string_view cards_name(Card card);
std::string_view tile_name(Tile tile);
std::string_view upgrade_title(Tile tile);
std::string_view upgrade_about(Tile tile);
std::string_view phase_name(Phase phase);
std::string_view color_name(PlayerColor color);
std::string_view entertainer_name(int entertainer);
/** What a side 1..6 costs and gives, with pictures. */
std::string side_rule(int side);
std::string side_about(int side);
std::string bonus_text(const Bonus& bonus);
/** What the moon brings, in a word or two. */
std::string_view bonus_name(const Bonus& bonus);
/** Where a die lies, for a player: the guest's name or the tile's. */
std::string_view space_name(const Player& player, Space space);
/** A text for those who do not see pictures: "[beer]" becomes "beer". */
std::string spoken(std::string_view text);

}  // namespace tavern
