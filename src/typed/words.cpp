#include "typed/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tavern {
namespace {

/** Letters of Latin-1 from À on without their accents; nothing: no letter. */
constexpr std::array<std::string_view, 64> plain{
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e",  "e", "e", "i", "i", "i", "i", "d",  "n", "o", "o", "o", "o",
    "o", "",  "o", "u", "u", "u", "u",  "y", "p", "ss", "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e",
    "i", "i", "i", "i", "d", "n", "o",  "o", "o", "o",  "o", "",  "o", "u", "u", "u", "u",  "y", "p", "y"};

bool is_umlaut(unsigned letter) {
    return letter == 0xE4 || letter == 0xF6 || letter == 0xFC || letter == 0xC4 || letter == 0xD6 || letter == 0xDC;
}

/** With umlauts as two letters: "mueller". */
std::vector<std::string> words_spelt(std::string_view text, bool two_letters) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto next = static_cast<unsigned char>(at + 1 < text.size() ? text[at + 1] : 0);
        if (byte == 0xC3 && next >= 0x80) {
            const unsigned letter = 0xC0U + (next - 0x80U);
            word += plain[letter - 0xC0U];
            if (two_letters && is_umlaut(letter)) word += 'e';
            ++at;
        } else if (byte == 0xC2 || byte == 0xE2) {
            // Signs such as “ and · end a word.
            at += byte == 0xC2 ? 1 : 2;
            end_word();
        } else if (byte >= 'A' && byte <= 'Z') {
            word += static_cast<char>(byte | 0x20U);
        } else if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte >= 0x80) {
            word += static_cast<char>(byte);
        } else {
            end_word();
        }
    }
    end_word();
    return words;
}

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
}

/** Whether the one may be typed for the other: shortened, but for numbers. */
bool stands_for(std::string_view typed, std::string_view word) {
    return is_number(word) || is_number(typed) ? typed == word : word.substr(0, typed.size()) == typed;
}

class Search {
  public:
    Search(const std::vector<Slot>& slots, const std::vector<std::string>& words) : slots_(slots), words_(words) {
        go_on(0, 0, 0, nullptr);
    }
    Match best() const { return best_; }

  private:
    /** The names found so far, the last one first. */
    struct Chosen {
        const TypedName* name;
        const Chosen* before;
    };

    void go_on(std::size_t slot, std::size_t word, int exact, const Chosen* chosen) {
        best_.reached = std::max(best_.reached, word);
        if (word == words_.size()) return note(slot, exact, chosen);
        if (slot == slots_.size()) return;
        for (const TypedName& name : *slots_[slot].names) {
            const Chosen with{&name, chosen};
            for (const std::vector<std::string>& spelling : name.spellings)
                for (std::size_t first = 0; first < spelling.size() && (first == 0 || slots_[slot].anywhere); ++first)
                    take(slot, word, exact, with, spelling, first);
        }
        if (!slots_[slot].needed) go_on(slot + 1, word, exact, chosen);
    }

    /** Takes one or more words of the line for those of a name from the first one on. */
    void take(std::size_t slot, std::size_t word, int exact, const Chosen& chosen, const std::vector<std::string>& name,
              std::size_t first) {
        for (std::size_t count = 0; first + count < name.size() && word + count < words_.size(); ++count) {
            const std::string& typed = words_[word + count];
            if (!stands_for(typed, name[first + count])) return;
            exact += typed == name[first + count] ? 1 : 0;
            go_on(slot + 1, word + count + 1, exact, &chosen);
        }
    }

    void note(std::size_t slot, int exact, const Chosen* chosen) {
        const bool complete = std::none_of(slots_.begin() + static_cast<std::ptrdiff_t>(slot), slots_.end(),
                                           [](const Slot& left) { return left.needed; });
        best_.begun = best_.begun || !complete;
        if (!complete || (best_.complete && best_.exact >= exact)) return;
        best_.complete = true;
        best_.exact = exact;
        best_.sense.clear();
        for (; chosen != nullptr; chosen = chosen->before) best_.sense += chosen->name->shown + "|";
    }

    const std::vector<Slot>& slots_;
    const std::vector<std::string>& words_;
    Match best_;
};

}  // namespace

std::vector<std::string> words_of_text(std::string_view text) {
    return words_spelt(text, false);
}

TypedName typed_name(std::string_view shown) {
    TypedName name{std::string(shown), {words_spelt(shown, false)}};
    if (std::vector<std::string> longer = words_spelt(shown, true); longer != name.spellings.front())
        name.spellings.push_back(std::move(longer));
    return name;
}

namespace {

Slot slot_of(std::vector<TypedName> names, bool anywhere) {
    return {std::make_shared<const std::vector<TypedName>>(std::move(names)), true, anywhere};
}

}  // namespace

Slot word_slot(std::string_view names) {
    std::vector<TypedName> all;
    while (!names.empty()) {
        const std::size_t comma = names.find(", ");
        all.push_back(typed_name(names.substr(0, comma)));
        names.remove_prefix(comma == std::string_view::npos ? names.size() : comma + 2);
    }
    return slot_of(std::move(all), false);
}

Slot name_slot(std::string_view name) {
    return slot_of({typed_name(name)}, true);
}

Slot number_slot(int number) {
    return slot_of({typed_name(std::to_string(number))}, false);
}

Slot either(const Slot& one, const Slot& other) {
    std::vector<TypedName> names = *one.names;
    names.insert(names.end(), other.names->begin(), other.names->end());
    return slot_of(std::move(names), one.anywhere);
}

Slot optional(Slot slot) {
    slot.needed = false;
    return slot;
}

Match match(const std::vector<Slot>& slots, const std::vector<std::string>& words) {
    return Search(slots, words).best();
}

}  // namespace tavern
