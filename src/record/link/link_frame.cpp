#include "record/link/link_frame.hpp"

#include <algorithm>
#include <array>

#include "record/link/link.hpp"
#include "record/numbers/hash.hpp"

namespace tavern {
namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t length_at = 2;
constexpr std::size_t checksum_at = 4;
constexpr std::size_t body_at = 9;

constexpr std::array<std::int8_t, 256> digit_values = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t value = 0; value < digits.size(); ++value)
        values[static_cast<unsigned char>(digits[value])] = static_cast<std::int8_t>(value);
    return values;
}();

std::uint32_t digit(char character) {
    return static_cast<std::uint32_t>(digit_values[static_cast<unsigned char>(character)]);
}

std::string digits_of(std::uint32_t value, std::size_t length) {
    std::string text(length, digits[0]);
    for (std::size_t index = length; index > 0; --index, value >>= 6U) text[index - 1] = digits[value & 63U];
    return text;
}

std::uint32_t number_in(std::string_view text) {
    std::uint32_t value = 0;
    for (const char character : text) value = value << 6U | digit(character);
    return value;
}

std::string frame_checksum(char kind, char version, std::string_view body) {
    std::uint64_t hash = static_cast<std::uint64_t>(kind) << 8U | static_cast<std::uint64_t>(version);
    for (const char character : body) hash = mixed(hash * 0x9E3779B97F4A7C15U + static_cast<unsigned char>(character));
    return digits_of(static_cast<std::uint32_t>(hash >> 34U), body_at - checksum_at);
}

std::string base64(const std::vector<std::uint8_t>& bytes) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const std::uint8_t byte : bytes) {
        held = (held & 0x3FU) << 8U | byte;
        for (bits += 8; bits >= 6; bits -= 6) text += digits[held >> (bits - 6) & 63U];
    }
    if (bits > 0) text += digits[held << (6 - bits) & 63U];
    return text;
}

std::vector<std::uint8_t> bytes_of(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char character : text) {
        held = (held & 0xFFU) << 6U | digit(character);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes.push_back(static_cast<std::uint8_t>(held >> bits));
    }
    return bytes;
}

constexpr char sign_of(std::size_t version) {
    return static_cast<char>('0' + version);
}
constexpr char latest_version = sign_of(link_rooms.size());

bool fits(std::string_view fragment, char version) {
    return fragment.substr(checksum_at, body_at - checksum_at) ==
           frame_checksum(fragment[0], version, fragment.substr(body_at));
}

bool fits_known_version(std::string_view fragment) {
    char version = latest_version;
    while (version > '0' && !fits(fragment, version)) --version;
    return version > '0';
}

}  // namespace

std::string framed(const LinkBody& body) {
    const std::string text = base64(body.bytes);
    const char version = sign_of(body.version);
    return std::string{body.kind, version} +
           digits_of(static_cast<std::uint32_t>(body_at + text.size()), checksum_at - length_at) +
           frame_checksum(body.kind, version, text) + text;
}

bool is_link_kind(char character) {
    return character == replay_kind || character == position_kind || character == problem_kind ||
           character == story_kind;
}

bool is_link_character(char character) {
    return digit_values[static_cast<unsigned char>(character)] >= 0;
}

std::optional<std::size_t> stated_length(std::string_view beginning) {
    if (beginning.size() < checksum_at) return std::nullopt;
    return number_in(beginning.substr(length_at, checksum_at - length_at));
}

bool is_whole(std::string_view fragment) {
    return fragment.size() >= body_at && stated_length(fragment) == fragment.size() && fits(fragment, fragment[1]);
}

Result<LinkBody> unframed(std::string_view fragment) {
    if (fragment.size() > link_limit)
        return {Fault::too_long, "a link of this game has at most " + std::to_string(link_limit) + " characters"};
    if (fragment.empty() || !is_link_kind(fragment[0]))
        return {Fault::not_a_link, "it does not begin like a link of this game"};
    if (fragment.size() > 1 && (fragment[1] < '1' || fragment[1] > '9'))
        return {Fault::not_a_link, "it does not begin like a link of this game"};
    if (!std::all_of(fragment.begin(), fragment.end(), is_link_character))
        return {Fault::damaged, "a character that no link has"};
    if (fragment.size() < body_at) return {Fault::truncated, "the beginning is there, the rest is missing"};
    // The content of a later version is unknown here, unless only the version was changed on the way.
    const bool later = fragment[1] > latest_version;
    if (later && !fits_known_version(fragment))
        return {Fault::newer_version, "made by a later version of the game, in format " + std::string(1, fragment[1])};
    const std::size_t length = *stated_length(fragment);
    if (fragment.size() + 1 == length) return {Fault::truncated, "1 character is missing"};
    if (fragment.size() < length)
        return {Fault::truncated, std::to_string(length - fragment.size()) + " characters are missing"};
    if (fragment.size() > length) return {Fault::damaged, "there are more characters than it says"};
    if (later || !fits(fragment, fragment[1])) return {Fault::damaged, "the checksum does not fit"};
    return LinkBody{fragment[0], static_cast<std::size_t>(fragment[1] - '0'), bytes_of(fragment.substr(body_at))};
}

}  // namespace tavern
