#include "record/link/range_coder.hpp"

#include <algorithm>

namespace tavern {
namespace {

constexpr std::uint32_t smallest_range = 1U << 24U;

}  // namespace

void RangeEncoder::carry() {
    if (low_ >> 32U == 0) return;
    low_ &= 0xFFFFFFFFU;
    for (std::size_t index = bytes_.size(); index > 0; --index)
        if (++bytes_[index - 1] != 0) return;
}

void RangeEncoder::encode(std::uint32_t start, std::uint32_t size, std::uint32_t total) {
    const std::uint32_t unit = range_ / total;
    low_ += std::uint64_t{unit} * start;
    range_ = unit * size;
    carry();
    while (range_ < smallest_range) {
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24U));
        low_ = low_ << 8U & 0xFFFFFFFFU;
        range_ <<= 8U;
    }
}

std::vector<std::uint8_t> RangeEncoder::finish() {
    // The number in the last range that ends with the most zeros.
    unsigned zeros = 32;
    std::uint64_t number = 0;
    do {
        --zeros;
        number = (low_ + (std::uint64_t{1} << zeros) - 1) >> zeros << zeros;
    } while (number >= low_ + range_);
    low_ = number;
    carry();
    for (unsigned shift = 32; shift > 0; shift -= 8) bytes_.push_back(static_cast<std::uint8_t>(low_ >> (shift - 8U)));
    while (!bytes_.empty() && bytes_.back() == 0) bytes_.pop_back();
    return std::move(bytes_);
}

RangeDecoder::RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
    for (int byte = 0; byte < 4; ++byte) code_ = code_ << 8U | next();
}

std::uint8_t RangeDecoder::next() {
    return at_ < bytes_.size() ? bytes_[at_++] : std::uint8_t{0};
}

std::uint32_t RangeDecoder::peek(std::uint32_t total) {
    unit_ = range_ / total;
    return std::min(code_ / unit_, total - 1);
}

void RangeDecoder::take(std::uint32_t start, std::uint32_t size) {
    code_ -= unit_ * start;
    range_ = unit_ * size;
    while (range_ < smallest_range) {
        code_ = code_ << 8U | next();
        range_ <<= 8U;
    }
}

}  // namespace tavern
