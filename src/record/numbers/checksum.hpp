// The checksum of saves.
#pragma once
#include <cstdint>
#include <string_view>

#include "record/numbers/hash.hpp"

namespace tavern {

/** Each step is one to one for a given character, so texts that differ in one character have different checksums. */
constexpr std::uint64_t checksum(std::string_view text) {
    std::uint64_t hash = 0;
    for (const char character : text) hash = mixed(hash ^ static_cast<unsigned char>(character));
    return hash;
}

}  // namespace tavern
