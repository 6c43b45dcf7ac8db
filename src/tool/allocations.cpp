#include "tool/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::uint64_t count = 0;

}  // namespace

// The other forms of new and delete lead here; that of std::stable_sort, which does not throw, is said because the
// address sanitizer brings its own.
void* operator new(std::size_t size) {
    ++count;
    void* const memory = std::malloc(size > 0 ? size : 1);
    if (memory == nullptr) std::abort();
    return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return operator new(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace tavern {

std::uint64_t allocations() {
    return count;
}

}  // namespace tavern
