// Counts what is taken from the heap, by replacing operator new in the programs that ask.
#pragma once
#include <cstdint>

namespace tavern {

/** How often operator new was called since the program began. */
std::uint64_t allocations();

}  // namespace tavern
