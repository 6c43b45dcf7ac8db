// Work spread over the processor's cores by processes, where the system has them; the page's build does it alone.
#pragma once
#include <cstddef>
#include <functional>

namespace tavern {

/** How many processes can run at once on this machine. */
int cores();

/** Fills record `number`; false when it cannot be made. */
using MakeRecord = std::function<bool(long number, void* record)>;
/** Sees record `number`; false when no more are wanted. */
using TakeRecord = std::function<bool(long number, const void* record)>;

/**
 * Makes the records 0 .. count-1, each of this many bytes and copied as bytes, in so many processes, and hands them
 * over in order. So what is taken, and where it ends, does not depend on the number of processes. False when a record
 * could not be made; none after it is handed over, and make has been called for it in this process.
 */
bool in_processes(int jobs, long count, std::size_t bytes, const MakeRecord& make, const TakeRecord& take);

}  // namespace tavern
