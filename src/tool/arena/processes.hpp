// Spreads work over the cores by processes, where the system has them. The build for the page has none.
#pragma once
#include <cstddef>
#include <cstring>
#include <functional>
#include <type_traits>

namespace tavern {

/** How many processes can run at once on this machine. */
int cores();

/** Fills record `number`; false when it cannot be made. */
using MakeRecord = std::function<bool(long number, void* record)>;
/** Receives record `number`; false when no more are wanted. */
using TakeRecord = std::function<bool(long number, const void* record)>;

/**
 * Makes the records 0 .. count-1, of this many bytes each, in several processes and passes them to take in order, so
 * that the result does not depend on the number of processes. False when a record could not be made: then take gets
 * none after it, and make has been called for it in this process.
 */
bool in_processes(int jobs, long count, std::size_t bytes, const MakeRecord& make, const TakeRecord& take);

/** The same for values of plain bytes that can always be made: make(number) returns one, take(value) receives it. */
template <class Make, class Take>
void in_processes(int jobs, long count, const Make& make, const Take& take) {
    using Made = std::invoke_result_t<Make, long>;
    static_assert(std::is_trivially_copyable_v<Made>);
    in_processes(
        jobs, count, sizeof(Made),
        [&make](long number, void* record) {
            const Made made = make(number);
            std::memcpy(record, &made, sizeof made);
            return true;
        },
        [&take](long, const void* record) {
            Made made;
            std::memcpy(&made, record, sizeof made);
            take(made);
            return true;
        });
}

}  // namespace tavern
