#include "rules/state.hpp"

#include <bit>
#include <cstring>

namespace tavern {
namespace {

// Eight counts at a time, the first in the lowest byte. The sums fit into bytes.
static_assert(std::endian::native == std::endian::little);
static_assert(max_own_cards <= 0xFF);
constexpr std::uint64_t ones = 0x0101010101010101ULL;

std::uint64_t word_at(const std::uint8_t* counts, std::size_t index) {
    std::uint64_t word = 0;
    std::memcpy(&word, counts + index * 8, sizeof word);
    return word;
}

}  // namespace

int CardCounts::total() const {
    std::uint64_t sum = 0;
    for (std::size_t index = 0; index < padded / 8; ++index) sum += (word_at(counts_.data(), index) * ones) >> 56U;
    return static_cast<int>(sum);
}

bool CardCounts::empty() const {
    std::uint64_t any = 0;
    for (std::size_t index = 0; index < padded / 8; ++index) any |= word_at(counts_.data(), index);
    return any == 0;
}

Card CardCounts::at(int index) const {
    std::size_t kind = 0;
    while (kind + 8 < padded) {
        const int here = static_cast<int>((word_at(counts_.data(), kind / 8) * ones) >> 56U);
        if (index < here) break;
        index -= here;
        kind += 8;
    }
    // Byte n of the product is the number of cards of the first n + 1 kinds of these eight.
    const std::uint64_t sums = word_at(counts_.data(), kind / 8) * ones;
    for (unsigned bits = 0; bits < 64; bits += 8) kind += static_cast<int>(sums >> bits & 0xFFU) <= index;
    return static_cast<Card>(kind);
}

void CardCounts::take_all(CardCounts& other) {
    for (std::size_t index = 0; index < padded / 8; ++index) {
        const std::uint64_t sum = word_at(counts_.data(), index) + word_at(other.counts_.data(), index);
        std::memcpy(counts_.data() + index * 8, &sum, sizeof sum);
    }
    other.counts_.fill(0);
}

}  // namespace tavern
