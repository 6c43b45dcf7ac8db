// Stable sorting by a whole number. All lists share this sort, because each use of std::stable_sort would add 4 kB to
// the page.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

namespace tavern {

/** The indexes of the numbers in ascending order of the numbers; equal ones keep their order. */
std::vector<std::uint32_t> order_of(const std::vector<std::int64_t>& numbers);

/** Sorts a list by a number of each entry, the least first; equal ones keep their order. */
template <class Thing, class NumberOf>
void sort_by(std::vector<Thing>& list, const NumberOf& number_of) {
    std::vector<std::int64_t> numbers;
    numbers.reserve(list.size());
    for (const Thing& thing : list) numbers.push_back(number_of(thing));
    std::vector<Thing> sorted;
    sorted.reserve(list.size());
    for (const std::uint32_t index : order_of(numbers)) sorted.push_back(std::move(list[index]));
    list.swap(sorted);
}

}  // namespace tavern
