// Texts for screen readers, with words for pictures.
#include <algorithm>
#include <array>

#include "record/names.hpp"
#include "text/text.hpp"

namespace tavern {
namespace {

constexpr std::string_view word_kind = "word";
constexpr bool is_word(std::string_view name) {
    return name.substr(0, word_kind.size() + 1) == "word_";
}
constexpr std::size_t word_count = [] {
    std::size_t count = 0;
    for (const std::string_view name : text_names) count += is_word(name);
    return count;
}();

struct Word {
    std::string_view name;
    int text;
};
/** The texts that name a picture; no other texts are found by name at run time. */
constexpr auto words = [] {
    std::array<Word, word_count> found{};
    std::size_t next = 0;
    for (int index = 0; index < text_count; ++index)
        if (const std::string_view name = text_names[static_cast<std::size_t>(index)]; is_word(name))
            found[next++] = {name, index};
    return found;
}();

/** The name of a card such as "server" after a number, which may be empty. Nothing when there is no such card. */
std::string name_of_card(std::string_view id, std::string_view number) {
    for (std::size_t index = 0; index < components::cards.size(); ++index) {
        if (components::cards[index].id != id) continue;
        const Card card = static_cast<Card>(index);
        const bool many = is_tavern_card(card) && !number.empty() && number != "1";
        return std::string(many ? cards_name(card) : card_name(card));
    }
    return {};
}

bool is_face(std::string_view picture) {
    return picture.substr(0, 4) == "die-" && picture.back() <= '6';
}

/** "die-white-5" is read as its face; a die in its player's colour with the colour. */
std::string die_of(std::string_view picture) {
    const std::string_view face = picture.substr(picture.size() - 1);
    const std::string_view color_id = picture.substr(4, picture.size() - 6);
    const std::optional<PlayerColor> color = value_of<PlayerColor>(color_id);
    return color ? say(Text::label_own_die, {{"color", color_name(*color)}, {"face", face}}) : std::string(face);
}

/** The word for a picture after a number, which may be empty. A text chooses by {count|one|more}, or by {many|more|one}
 * where a picture without a number counts as one. Nothing for an ornament, or where the name beside it is enough, as
 * with the shape of a player. */
std::string word_of(std::string_view picture, std::string_view number) {
    constexpr std::string_view icon = "icon-";
    constexpr std::string_view card = "card-";
    if (picture.substr(0, icon.size()) == icon) picture.remove_prefix(icon.size());
    for (const Word& word : words)
        if (is_text_of(word.name, word_kind, picture))
            return say(static_cast<Text>(word.text),
                       {{"count", number}, {"many", number.empty() || number == "1" ? 0 : 1}});
    if (is_face(picture)) return die_of(picture);
    if (picture.substr(0, card.size()) == card) return name_of_card(picture.substr(card.size()), number);
    return {};
}

bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}

/** "12" of "+12" or "+12 ", "0,6" of "−0,6". */
std::string_view number_at_end(std::string_view text) {
    constexpr std::string_view no_break = "\u00a0";
    if (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (text.size() > no_break.size() && text.substr(text.size() - no_break.size()) == no_break)
        text.remove_suffix(no_break.size());
    std::size_t begin = text.size();
    const auto goes_on = [&] {
        if (is_digit(text[begin - 1])) return true;
        const bool decimal = text[begin - 1] == '.' || text[begin - 1] == ',';
        return decimal && begin < text.size() && begin > 1 && is_digit(text[begin - 2]);
    };
    while (begin > 0 && goes_on()) --begin;
    return text.substr(begin);
}

/** The next of several amounts, without the blanks before it: "1", "+2" or "−1". Empty: none. */
std::string_view next_amount(std::string_view text) {
    const std::string_view number = number_at_end(text);
    if (number.empty() || text.front() != ' ') return {};
    const std::string_view amount = text.substr(text.find_first_not_of(' '));
    const std::string_view sign = amount.substr(0, static_cast<std::size_t>(number.data() - amount.data()));
    return sign.empty() || sign == "+" || sign == "−" ? amount : std::string_view();
}

bool is_letter(char sign) {
    const char small = static_cast<char>(sign | 0x20);
    return (small >= 'a' && small <= 'z') || static_cast<unsigned char>(sign) >= 0x80;
}

/** Whether two words differ at most in capitals. */
bool same_word(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](char a, char b) {
        return a == b || (is_letter(a) && is_letter(b) && (a | 0x20) == (b | 0x20));
    });
}

bool ends_with_word(std::string_view text, std::string_view word) {
    if (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (text.size() < word.size() || !same_word(text.substr(text.size() - word.size()), word)) return false;
    return text.size() == word.size() || !is_letter(text[text.size() - word.size() - 1]);
}

bool begins_with_word(std::string_view text, std::string_view word) {
    if (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    if (text.size() < word.size() || !same_word(text.substr(0, word.size()), word)) return false;
    return text.size() == word.size() || !is_letter(text[word.size()]);
}

/** An arrow between numbers is read as "to", others as a colon, and a gap as a comma; no full stop follows a question
 * mark. */
std::string punctuated(std::string text) {
    constexpr std::string_view gap = "  ";
    for (std::size_t at = text.find(gap); at != std::string::npos; at = text.find(gap, at))
        if (at > 0 && is_letter(text[at - 1]))
            text.replace(at, gap.size(), ", ");
        else
            text.erase(at, 1);
    constexpr std::string_view arrow = "▸";
    for (std::size_t at = text.find(arrow); at != std::string::npos; at = text.find(arrow, at)) {
        const std::size_t begin = at - (at > 0 && text[at - 1] == ' ' ? 1 : 0);
        std::size_t end = at + arrow.size();
        if (end < text.size() && text[end] == ' ') ++end;
        if (begin > 0 && is_digit(text[begin - 1]) && end < text.size() && is_digit(text[end])) {
            text.replace(begin, end - begin, say(Text::since_to));
            continue;
        }
        text.replace(at, arrow.size(), at + arrow.size() < text.size() && text[at + arrow.size()] != ' ' ? ": " : ":");
        if (at > 0 && text[at - 1] == ' ') text.erase(at - 1, 1);
    }
    for (const std::string_view twice : {"?.", "!."})
        for (std::size_t at = text.find(twice); at != std::string::npos; at = text.find(twice, at))
            if (text.substr(at, 4) == std::string(twice) + "..")
                at += twice.size();
            else
                text.erase(at + 1, 1);
    return text;
}

}  // namespace

std::string spoken(std::string_view text) {
    std::string result;
    bool after_picture = false;
    bool after_amount = false;
    while (!text.empty()) {
        const std::size_t open = text.find('[');
        const std::string_view before = text.substr(0, open);
        const bool lists = after_amount && open != std::string_view::npos;
        if (const std::string_view amount = lists ? next_amount(before) : std::string_view(); !amount.empty())
            (result += ", ") += amount;
        else
            result += before;
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find(']', open);
        if (close == std::string_view::npos) break;
        const std::string_view picture = text.substr(open + 1, close - open - 1);
        const std::string_view number = number_at_end(before);
        const std::string word = word_of(picture, number);
        text.remove_prefix(close + 1);
        // A sign beside its own name: "a noble [noble]", "[card-server] Server".
        const bool named =
            !is_face(picture) && (begins_with_word(text, word) || (!before.empty() && ends_with_word(result, word)));
        if (word.empty() || named) {
            const bool word_follows = !text.empty() && (is_letter(text.front()) || is_digit(text.front()));
            if (result.empty() || result.back() == ' ') {
                if (!text.empty() && text.front() == ' ')
                    text.remove_prefix(1);
                else if (!result.empty() && !word_follows)
                    result.pop_back();
            }
            continue;
        }
        // Adjacent pictures would be read as one number or word.
        if (after_picture && before.empty()) result += ", ";
        if (!number.empty() && result.back() >= '0' && result.back() <= '9') result += ' ';
        result += word;
        after_picture = true;
        after_amount = !number.empty();
    }
    return punctuated(std::move(result));
}

}  // namespace tavern
