#include "record/numbers/sort_by.hpp"

#include <algorithm>

namespace tavern {

std::vector<std::uint32_t> order_of(const std::vector<std::int64_t>& numbers) {
    std::vector<std::pair<std::int64_t, std::uint32_t>> order;
    order.reserve(numbers.size());
    for (const std::int64_t number : numbers) order.emplace_back(number, static_cast<std::uint32_t>(order.size()));
    std::sort(order.begin(), order.end());
    std::vector<std::uint32_t> places;
    places.reserve(order.size());
    for (const auto& numbered : order) places.push_back(numbered.second);
    return places;
}

}  // namespace tavern
