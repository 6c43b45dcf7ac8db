// The one hash for everything that is compared but not kept. What is kept or played by has its own, which may never
// change: checksums of links and saves, the numbers of deals, the keys that the noise of the levels is drawn from.
#pragma once
#include <cstdint>

namespace tavern {

/** Spreads the bits of a number over all 64: equal numbers give equal results, near ones have nothing in common. */
constexpr std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9U;
    value = (value ^ value >> 27U) * 0x94D049BB133111EBU;
    return value ^ value >> 31U;
}

/** The hash of a sequence with one more value at its end; mixed() makes an evenly spread number of it. */
constexpr std::uint64_t hash_with(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    return hash ^ hash >> 29U;
}

}  // namespace tavern
