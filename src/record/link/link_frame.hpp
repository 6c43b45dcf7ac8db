// Used by links only: the frame of characters around the body, which all versions share.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/result.hpp"

namespace tavern {

inline constexpr char replay_kind = 'r';
inline constexpr char position_kind = 'p';

struct LinkBody {
    char kind;
    std::vector<std::uint8_t> bytes;
};

inline constexpr char link_version = '1';

/** Only tests pass another version, to see how links of later versions are refused. */
std::string framed(const LinkBody& body, char version = link_version);
/** The fragment must have nothing around it. */
Result<LinkBody> unframed(std::string_view fragment);

// For finding a link in other text.
bool is_link_character(char character);
/** The length of the link that begins so; nothing when the beginning is too short to say. */
std::optional<std::size_t> stated_length(std::string_view beginning);
/** Whether length and checksum are right, whatever the version. */
bool is_whole(std::string_view fragment);

}  // namespace tavern
