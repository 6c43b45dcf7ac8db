// Stable sorting by a whole number: one sort for all lists, where std::stable_sort would be 4 kB of the page in each
// place.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

namespace tavern {

/** The places of these numbers in ascending order; of equal ones the earlier comes first. */
std::vector<std::uint32_t> order_of(const std::vector<std::int64_t>& numbers);

/** Sorts a list by a number of each of its things, the least first; equal ones stay as they were. */
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
