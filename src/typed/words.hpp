// Typed words: cutting a line into words, and finding the slots of a phrase in them.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tavern {

/** The words of a text in small letters without accents: "a Müller!" is "a" and "muller". */
std::vector<std::string> words_of_text(std::string_view text);

/** A name that can be typed, whole or shortened. */
struct TypedName {
    std::string shown;
    std::vector<std::vector<std::string>> spellings;  // "muller", "mueller"
};
TypedName typed_name(std::string_view shown);

/** A place in a phrase for one of several names, the usual one first. Phrases share them: there are hundreds. */
struct Slot {
    std::shared_ptr<const std::vector<TypedName>> names;
    bool needed = true;
    bool anywhere = false;  // a name may begin with any of its words
};
/** Names between commas: "place, put". */
Slot word_slot(std::string_view names);
/** The name of a thing; any of its words is enough. */
Slot name_slot(std::string_view name);
Slot number_slot(int number);
/** A slot for the names of both. */
Slot either(const Slot& one, const Slot& other);
Slot optional(Slot slot);

/** How far a phrase is found in a line. */
struct Match {
    bool complete = false;    // all words are used, and no slot is missing
    bool begun = false;       // all words are used, but slots are missing
    std::size_t reached = 0;  // words that fit
    int exact = 0;            // words that are not shortened
    std::string sense;        // the names meant
};
/** The best of all ways to find the slots in the words, in their order. */
Match match(const std::vector<Slot>& slots, const std::vector<std::string>& words);

}  // namespace tavern
