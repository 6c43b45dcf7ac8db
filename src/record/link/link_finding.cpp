#include "record/link/link_finding.hpp"

#include <algorithm>
#include <cstdint>

#include "record/link/link.hpp"
#include "record/link/link_frame.hpp"

namespace tavern {
namespace {

constexpr std::string_view moment_field = "&at=";
constexpr std::string_view line_field = "&line=";
constexpr std::string_view turn_field = "&turn";
constexpr std::string_view hints_field = "&hints";
constexpr std::size_t longest_number = 6;  // digits

// How many characters one link may be spread over, and how many are read, since a text may have many beginnings.
constexpr std::size_t widest_spread = 8000;
constexpr std::size_t most_read = 1'000'000;

// A link of this length has both capital and small letters.
constexpr std::size_t surely_both_cases = 16;

constexpr bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}
constexpr bool is_capital(char sign) {
    return sign >= 'A' && sign <= 'Z';
}
constexpr bool is_small(char sign) {
    return sign >= 'a' && sign <= 'z';
}
constexpr char as_small(char sign) {
    return is_capital(sign) ? static_cast<char>(sign | 0x20) : sign;
}
constexpr bool is_blank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n';
}

int hexadecimal_digit(char sign) {
    if (is_digit(sign)) return sign - '0';
    const char small = as_small(sign);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

std::string without_percents(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t index = 0; index < text.size(); ++index) {
        const int high = text[index] == '%' && index + 2 < text.size() ? hexadecimal_digit(text[index + 1]) : -1;
        const int low = high >= 0 ? hexadecimal_digit(text[index + 2]) : -1;
        plain += low < 0 ? text[index] : static_cast<char>(high * 16 + low);
        if (low >= 0) index += 2;
    }
    return plain;
}

/** The text without the escapes of addresses and HTML, and without invisible characters such as zero-width spaces and
 * soft hyphens. */
std::string plain_text(std::string_view text) {
    static constexpr std::string_view escaped_and = "amp;";
    std::string decoded(text);
    // Each program on the way may have escaped the text once more.
    for (int times = 0; times < 3 && decoded.find('%') != std::string::npos; ++times)
        decoded = without_percents(decoded);
    std::string plain;
    plain.reserve(decoded.size());
    for (std::size_t index = 0; index < decoded.size(); ++index) {
        const char sign = decoded[index];
        if ((sign > ' ' && sign <= '~') || is_blank(sign)) plain += sign;
        while (sign == '&' && decoded.compare(index + 1, escaped_and.size(), escaped_and) == 0)
            index += escaped_and.size();
    }
    return plain;
}

/** Whether the text begins like a link of any version, perhaps with a character between kind and version. */
bool begins(std::string_view text) {
    if (text.empty() || !is_link_kind(text[0])) return false;
    text = text.substr(1, 8);
    const auto version = std::find_if(text.begin(), text.end(), is_link_character);
    return version != text.end() && *version >= '1' && *version <= '9';
}

/** The link that begins the text, without the characters put into it, and where it ends. */
struct Spread {
    std::string link;
    std::size_t end = 0;
};
std::optional<Spread> whole_link(std::string_view text) {
    std::string link;
    std::size_t length = link_limit;
    text = text.substr(0, widest_spread);
    std::size_t end = 0;
    for (; end < text.size() && link.size() < length; ++end) {
        if (!is_link_character(text[end])) continue;
        link += text[end];
        if (const auto stated = stated_length(link)) length = std::min(*stated, link_limit);
    }
    if (!is_whole(link)) return std::nullopt;
    return Spread{std::move(link), end};
}

/** Whether the field stands there. A longer name is that of another one. */
bool has_field(std::string_view behind, std::string_view field) {
    for (std::size_t at = behind.find(field); at != std::string_view::npos; at = behind.find(field, at + 1)) {
        const std::size_t end = at + field.size();
        if (end == behind.size() || !is_link_character(behind[end])) return true;
    }
    return false;
}

/** The number behind the field; empty without the field, or without a number. */
std::optional<std::size_t> number_behind(std::string_view behind, std::string_view field) {
    const std::size_t at = behind.find(field);
    if (at == std::string_view::npos) return std::nullopt;
    behind = behind.substr(at + field.size(), longest_number);
    if (behind.empty() || !is_digit(behind[0])) return std::nullopt;
    std::size_t number = 0;
    for (std::size_t index = 0; index < behind.size() && is_digit(behind[index]); ++index)
        number = number * 10 + static_cast<std::size_t>(behind[index] - '0');
    return number;
}

Result<FoundLink> with_fields(std::string link, std::string_view behind) {
    behind = behind.substr(
        0, static_cast<std::size_t>(std::find_if(behind.begin(), behind.end(), is_blank) - behind.begin()));
    FoundLink found{.link = std::move(link), .moment = {}};
    const bool is_replay = found.link[0] == replay_kind || found.link[0] == story_kind;
    found.to_next = !is_replay && has_field(behind, turn_field);
    found.hinted = has_field(behind, hints_field);
    if (!is_replay) return found;
    found.line = number_behind(behind, line_field).value_or(0);
    found.moment = number_behind(behind, moment_field);
    if (!found.moment && behind.find(moment_field) != std::string_view::npos)
        return {Fault::damaged, "behind &at= there is no number of a moment"};
    return found;
}

/** The text up to the next blank or field, as far as it can belong to a link; at most this many characters. */
std::string word_of_link(std::string_view text, std::size_t most) {
    std::string word;
    for (const char sign : text.substr(0, widest_spread)) {
        if (is_blank(sign) || sign == '&' || word.size() == most) break;
        if (is_link_character(sign)) word += sign;
    }
    return word;
}

/** Whether a link may be meant to begin there: after a number sign, at the beginning, or as a word of its own. */
bool is_meant(std::string_view text, std::size_t at) {
    if (!is_link_kind(as_small(text[at]))) return false;
    const std::string beginning = word_of_link(text.substr(at, 2 * surely_both_cases), surely_both_cases);
    if (beginning.size() < 2 || beginning[1] < '1' || beginning[1] > '9') return false;
    if (at == 0 || text[at - 1] == '#') return true;
    return !is_link_character(text[at - 1]) && beginning.size() == surely_both_cases;
}

Error fault_of(std::string_view text) {
    const std::string word = word_of_link(text, widest_spread);
    if (word.size() >= surely_both_cases) {
        if (std::none_of(word.begin(), word.end(), is_capital))
            return {Fault::damaged, "its capital letters have become small ones"};
        if (std::none_of(word.begin(), word.end(), is_small))
            return {Fault::damaged, "its small letters have become capitals"};
    }
    const auto body = unframed(word);
    return body ? Error{Fault::damaged, "it is not in one piece"} : body.error();
}

}  // namespace

Result<FoundLink> find_link(std::string_view text) {
    const std::string plain = plain_text(text);
    std::optional<std::size_t> meant;
    std::size_t read = 0;
    for (std::size_t at = plain.size(); at-- > 0 && read < most_read;) {
        const std::string_view here = std::string_view(plain).substr(at);
        if (begins(here)) {
            if (auto spread = whole_link(here)) return with_fields(std::move(spread->link), here.substr(spread->end));
            read += std::min(here.size(), widest_spread);
        }
        if (!meant && is_meant(plain, at)) meant = at;
    }
    if (meant) return fault_of(std::string_view(plain).substr(*meant));
    return {Fault::not_a_link, "it does not begin like a link of this game"};
}

std::string with_moment(std::string_view replay_link, std::size_t moment) {
    return std::string(replay_link) + std::string(moment_field) + std::to_string(moment);
}

std::string with_line(std::string_view story_link, std::size_t line) {
    return std::string(story_link) + std::string(line_field) + std::to_string(line);
}

std::string to_next_player(std::string_view position_link) {
    return std::string(position_link) + std::string(turn_field);
}

std::string with_hints(std::string_view link) {
    return std::string(link) + std::string(hints_field);
}

}  // namespace tavern
