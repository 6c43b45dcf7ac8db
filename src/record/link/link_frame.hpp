// Inside of links: the frame of characters around the body, which every version shares.
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

/** Of another version than this one only in tests of what later ones look like. */
std::string framed(const LinkBody& body, char version = link_version);
/** The fragment must not carry anything around it. */
Result<LinkBody> unframed(std::string_view fragment);

// For who looks for a link in what is around it.
bool is_link_character(char character);
/** How long a link is that begins so; nothing while too little of it is there. */
std::optional<std::size_t> said_length(std::string_view beginning);
/** It has the length and the checksum that it says, whatever its version. */
bool is_whole(std::string_view fragment);

}  // namespace tavern
