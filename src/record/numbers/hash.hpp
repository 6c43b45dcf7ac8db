// Hashing. mixed() may never change: it makes the checksums of links and saves, chance from a seed, the letters of told
// evenings and the noise of the levels. Only hash_with() may change, as its results are compared and not stored.
#pragma once
#include <cstdint>

namespace tavern {

/** Mixes the bits of a number: equal numbers give equal results, near ones results that have nothing in common. */
constexpr std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9U;
    value = (value ^ value >> 27U) * 0x94D049BB133111EBU;
    return value ^ value >> 31U;
}

/** The hash of a sequence to which a value is added; mixed() makes an evenly spread number of it. */
constexpr std::uint64_t hash_with(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    return hash ^ hash >> 29U;
}

}  // namespace tavern
