// Searches the rules for words.
#include <algorithm>

#include "ui/screens/rules/rules.hpp"

namespace tavern::ui {
namespace {

char lower(char sign) {
    return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
}

}  // namespace

std::size_t find_word(std::string_view text, std::string_view word) {
    const auto found = std::search(text.begin(), text.end(), word.begin(), word.end(),
                                   [](char one, char other) { return lower(one) == lower(other); });
    return found == text.end() ? std::string_view::npos : static_cast<std::size_t>(found - text.begin());
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
