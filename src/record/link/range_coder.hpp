// A range coder: writes numbers in as few bytes as their probabilities allow, with integers only.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace tavern {

/** The total of a symbol's frequencies stays below this, so that rounding costs far less than one percent. */
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

/** Reads zeros after the end, so any bytes decode to something. Encoding the result again shows whether an encoder made
 *  them. */
class RangeDecoder {
  public:
    explicit RangeDecoder(std::span<const std::uint8_t> bytes);
    /** The number in 0..total-1 whose part holds the code; take must follow with that part. */
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
