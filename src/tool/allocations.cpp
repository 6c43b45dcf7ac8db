#include "tool/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::uint64_t count = 0;

}  // namespace

// The other forms of new and delete call these. The form that does not throw, which std::stable_sort uses, is defined
// because the address sanitizer has one of its own.
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
