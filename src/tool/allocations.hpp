// Counts allocations by replacing operator new in the programs that link this file.
#pragma once
#include <cstdint>

namespace tavern {

/** How often operator new has been called since the program began. */
std::uint64_t allocations();

}  // namespace tavern
