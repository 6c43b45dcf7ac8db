// A range coder: numbers into as few bytes as their probabilities allow, integers only.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace tavern {

/** Totals of one symbol's frequencies stay below this, which keeps the rounding loss far below one percent. */
inline constexpr std::uint32_t frequency_limit = 1U << 16U;

class RangeEncoder {
  public:
    /** The part [start, start + size) of 0..total-1. */
    void encode(std::uint32_t start, std::uint32_t size, std::uint32_t total);
    /** The bytes, without zeros at the end. Call it once, last. */
    std::vector<std::uint8_t> finish();

  private:
    void carry();

    std::vector<std::uint8_t> bytes_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFU;
};

/** Reads zeros after the end, so any bytes decode to something: whether they are what an encoder makes is seen by
 *  encoding again. */
class RangeDecoder {
  public:
    explicit RangeDecoder(std::span<const std::uint8_t> bytes);
    /** The number in 0..total-1 into whose part the code falls; take must follow with that part. */
    std::uint32_t peek(std::uint32_t total);
    void take(std::uint32_t start, std::uint32_t size);

  private:
    std::uint8_t next();

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFU;
    std::uint32_t unit_ = 1;
};

}  // namespace tavern
