// Shared by the fuzzers. Each is one file with libFuzzer's entry point; ci/fuzz runs them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "record/json.hpp"

namespace tavern::fuzz {

/** Reports a finding if a promise is broken. */
inline void require(bool kept, const char* heuristic) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", heuristic);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/** Whether accepted JSON equals its canonical form: no other value, no unknown field, no extra entry. These may differ:
 * the order of fields, fields left out for their default, and the order of unordered entries (dice, names of a set). */
bool says_the_same(const Json& accepted, const Json& canonical);

}  // namespace tavern::fuzz
