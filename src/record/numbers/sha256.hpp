// SHA-256 (FIPS 180-4): a hash that other programs know as well, so that players can check it.
#pragma once
#include <string>
#include <string_view>

namespace tavern {

/** 64 hexadecimal digits. */
std::string sha256(std::string_view text);

}  // namespace tavern
