// What the fuzzers share. Each is one file with libFuzzer's entry; ci/fuzz runs them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "record/json.hpp"

namespace tavern::fuzz {

/** Ends the run as a finding when a promise is broken. */
inline void require(bool kept, const char* heuristic) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", heuristic);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/** Whether accepted JSON says nothing that its canonical form does not: no other value, no unknown field, no entry
 * more. Free are the order of fields, fields that may be left out for their default, and the order of entries that have
 * none (dice, names of a set). */
bool says_the_same(const Json& accepted, const Json& canonical);

}  // namespace tavern::fuzz
