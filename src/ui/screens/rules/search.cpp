// Searches the rules for words.
#include <algorithm>

#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {
namespace {

/** In lower case, with as many bytes: the letters of English, German and Dutch. */
std::string in_lower_case(std::string_view text) {
    std::string lower(text);
    bool second = false;  // byte of a letter from À to Þ in UTF-8
    for (char& sign : lower) {
        const auto byte = static_cast<unsigned char>(sign);
        if ((sign >= 'A' && sign <= 'Z') || (second && byte >= 0x80 && byte <= 0x9E && byte != 0x97))
            sign = static_cast<char>(byte + 0x20);
        second = byte == 0xC3;
    }
    return lower;
}

}  // namespace

std::size_t find_word(std::string_view text, std::string_view word) {
    return in_lower_case(text).find(in_lower_case(word));
}

std::vector<std::string_view> words_of(std::string_view query) {
    std::vector<std::string_view> words;
    while (!query.empty()) {
        const std::size_t end = std::min(query.find(' '), query.size());
        if (end > 0) words.push_back(query.substr(0, end));
        query.remove_prefix(std::min(end + 1, query.size()));
    }
    return words;
}

std::vector<RulePlace> find_rules(std::string_view query) {
    std::vector<RulePlace> places;
    const std::vector<std::string_view> words = words_of(query);
    if (words.empty()) return places;
    const std::vector<RuleChapter>& chapters = rule_chapters();
    for (std::size_t chapter = 0; chapter < chapters.size(); ++chapter)
        for (std::size_t block = 0; block < chapters[chapter].blocks.size(); ++block) {
            const std::string text = chapters[chapter].name + " " + spoken(chapters[chapter].blocks[block].text);
            const auto says = [&](std::string_view word) { return find_word(text, word) != std::string::npos; };
            if (std::all_of(words.begin(), words.end(), says)) places.push_back({chapter, block});
        }
    return places;
}

}  // namespace tavern::ui
