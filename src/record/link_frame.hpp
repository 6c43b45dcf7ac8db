// Inside of links: the frame of characters around the body, which every version shares.
#pragma once
#include <cstdint>
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

}  // namespace tavern
